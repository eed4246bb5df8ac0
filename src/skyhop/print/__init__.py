"""Print output: drawings as PDF pages in true size, posters, PNG pictures, or films."""
