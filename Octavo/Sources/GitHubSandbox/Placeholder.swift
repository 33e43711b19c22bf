// Replaced soon.
