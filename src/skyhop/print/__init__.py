"""Paper and pictures: drawings become PDF pages at their true size, PNG pictures, or films."""
