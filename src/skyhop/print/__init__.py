"""Print output: drawings as PDF pages in true size, PNG pictures, or films."""
