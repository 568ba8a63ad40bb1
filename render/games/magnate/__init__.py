"""What is seen and said of Magnate."""
