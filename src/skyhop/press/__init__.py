"""Paper: drawings become PDF pages at their true size, or PNG pictures, by typst."""
