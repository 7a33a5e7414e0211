extension Package {
    /// The command with which the user can install the package in a shell. For copying only.
    ///
    /// - Parameter nativeArchitecture: The architecture without qualifier; see `LoadReport.nativeArchitecture`.
    func installCommand(nativeArchitecture: String) -> String {
        let isForeign = id.architecture != nativeArchitecture
        return "sudo apt install " + Self.shellQuoted(isForeign ? "\(name):\(id.architecture)" : name)
    }

    /// Quotes a word of a shell command if necessary. Names in records are safe, but packages can also come from stored data.
    private static func shellQuoted(_ word: String) -> String {
        let isSafe = word.utf8.allSatisfy { byte in
            byte.isASCIILetter || byte.isASCIIDigit || "+-._:".utf8.contains(byte)
        }
        return isSafe && !word.isEmpty ? word : "'\(word.replacing("'", with: "'\\''"))'"
    }
}
