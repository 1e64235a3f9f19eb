"""The cards of Radlands, as data and steps: importing this lays all of them out."""
