/// An exception of the folder: no target compiles this file.
let unfinished: MissingType = nothing
