"""Commands that compile, measure, train and experiment."""
