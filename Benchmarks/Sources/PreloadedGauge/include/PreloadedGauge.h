// The library has no functions: it starts by itself.
