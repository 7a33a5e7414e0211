import Foundation
import ProjectChecking

/// `searchlight library-names`, which the installation calls: makes the table of the names that the library declares.
struct LibraryNamesCommand {
    private let folder: String

    init(_ arguments: [String]) throws {
        guard arguments.count == 1, let folder = arguments.first, !folder.hasPrefix("-") else {
            throw UsageError(message: "library-names needs the folder with the output of 'swift symbolgraph-extract'.")
        }
        self.folder = folder
    }

    func run() throws {
        guard let files = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
            throw FileError(path: folder, problem: "cannot be read.")
        }
        var names = LibraryNames()
        for file in files.sorted() where file.hasSuffix(".symbols.json") {
            let path = folder + "/" + file
            do {
                try names.add(symbolGraph: try Data(contentsOf: URL(fileURLWithPath: path)))
            } catch {
                throw FileError(path: path, problem: "is not a symbol graph.")
            }
        }
        FileHandle.standardOutput.write(Data(names.text.utf8))
    }
}
