"""What is generated for the page and the documents."""
