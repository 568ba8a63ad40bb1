"""What is seen and said of Magus."""
