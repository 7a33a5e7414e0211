/// The help texts.
enum Usage {
    static let synopsis = "Usage: searchlight rewrite [-D NAME]... [--simulator] FILE|FOLDER... --output FOLDER"

    static let help = """
        \(synopsis)

        Rewrites the Swift files of an iOS app's module so that they compile with Searchlight's UIKit. Name all files of the module in
        one call, because the files refer to each other. The result of each file is at the same path inside the output folder:
        relative to the named FOLDER, or with its file name only. Files that do not change are copied. Lines keep their numbers.

        Prints the places that need a change by hand to standard error, as FILE:LINE: REASON.

            -D NAME          define a name for #if
            --simulator      targetEnvironment(simulator) is true
            --output FOLDER  the folder for the results; is created

        Exit status: 0 if all files were written, 1 if a file cannot be read or written, 2 for wrong arguments.
        """
}
