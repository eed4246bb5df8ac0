"""Tests in a real browser. The folder is a package, so fixtures can last as long as its tests."""
