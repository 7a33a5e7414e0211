// The modules above use `trap` and the escaping of messages as package members.
@_exported import TextEscaping
