import Foundation

/// A file that is deleted with its object.
final class TemporaryFile {
    let path: String
    private let folder: URL

    init(_ content: Data, name: String = "records.txt") throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("typeahead-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appendingPathComponent(name)
        try content.write(to: file)
        path = file.path
    }

    convenience init(_ text: String, name: String = "records.txt") throws {
        try self.init(Data(text.utf8), name: name)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// Cities with letters that users rarely type, such as "ã".
    static func cities() throws -> TemporaryFile {
        try TemporaryFile("São Paulo\nPaulínia\nBerlin\nWest Berlin\nNew York\nYork\nOldenburg\nÎle-de-France\n")
    }

    /// Towns with columns.
    static func towns() throws -> TemporaryFile {
        try TemporaryFile(
            """
            name\tcountry\tcontinent
            São Paulo\tBrazil\tSouth America
            Brazil Lake\tCanada\tNorth America
            Paris\tFrance\tEurope
            Paris\tUnited States\tNorth America
            Tokyo\tJapan\tAsia

            """,
            name: "towns.tsv"
        )
    }
}
