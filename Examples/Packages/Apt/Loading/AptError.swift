/// An error while packages are read.
///
/// The texts quote paths and the output of programs, which may contain control characters. Escape them before they reach a terminal.
enum AptError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The machine has no apt. The user can open a file instead.
    case notInstalled(program: String)
    /// A compressed file needs `apt-helper`, which the machine lacks.
    case noDecompressor(file: String, program: String)
    /// The content of a file is compressed, but its name does not tell the method, which `apt-helper` needs.
    case compressedWithoutExtension(file: String, extension: String)
    case notAFile(String)
    case cannotRead(file: String, reason: String)
    case cannotStart(program: String, reason: String)
    /// A program ended with an error.
    ///
    /// - Parameters:
    ///   - command: The program with its arguments.
    ///   - ending: The exit status or signal, as a sentence without full stop.
    ///   - message: The end of its standard error.
    case programFailed(command: String, ending: String, message: String)
    /// The package is not installed, or dpkg has no list of its files.
    case noFileList(package: String)

    var description: String {
        switch self {
        case .notInstalled(let program):
            "\(program) is missing: this machine has no apt. Open a file of packages instead."
        case .noDecompressor(let file, let program):
            "\(file) is compressed, and \(program), which decompresses it, is missing. Decompress the file first."
        case .compressedWithoutExtension(let file, let fileExtension):
            "\(file) is compressed. Rename it so that its name ends with '.\(fileExtension)'."
        case .notAFile(let file): "\(file) is not a file. Choose a file of packages."
        case .cannotRead(let file, let reason): "\(file) cannot be read: \(reason)."
        case .cannotStart(let program, let reason): "\(program) cannot be started: \(reason)."
        case .programFailed(let command, let ending, let message):
            message.isEmpty ? "'\(command)' \(ending)." : "'\(command)' \(ending): \(message)"
        case .noFileList(let package):
            "dpkg has no list of the files of '\(package)'. Only installed packages have one."
        }
    }
}
