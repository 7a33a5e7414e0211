import CoreTransferable
import Foundation
import UniformTypeIdentifiers

/// A value of an app, as in tutorials: JSON, otherwise its title.
struct Recipe: Codable, Equatable, Sendable, Transferable {
    static let soup = Recipe(title: "Soup", minutes: 20)

    var title: String
    var minutes: Int

    static var transferRepresentation: some TransferRepresentation {
        CodableRepresentation(contentType: .json)
        ProxyRepresentation(exporting: \.title)
    }
}

/// A value with conditions and a suggested file name.
struct Note: Sendable, Transferable {
    var text: String
    var isSecret: Bool

    static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(exportedContentType: .utf8PlainText) { note in Data(note.text.utf8) }
            .exportingCondition { !$0.isSecret }
            .exportingCondition { !$0.text.isEmpty }
            .suggestedFileName { "\($0.text).txt" }
    }
}

/// A value with a representation for this program.
struct Draft: Codable, Sendable, Transferable {
    var text: String

    static var transferRepresentation: some TransferRepresentation {
        CodableRepresentation(contentType: .json).visibility(.ownProcess)
        ProxyRepresentation(exporting: \.text)
    }
}

/// A value with a representation of its own kind.
struct Tag: Sendable, Transferable {
    var name: String

    static var transferRepresentation: some TransferRepresentation { TagRepresentation() }
}

struct TagRepresentation: TransferRepresentation {
    typealias Item = Tag

    var body: some TransferRepresentation {
        ProxyRepresentation(exporting: \.name, importing: Tag.init(name:))
    }
}

/// A value that is transferred as a file.
struct Recording: Sendable, Transferable {
    struct Empty: Error {}

    var contents: String
    var mayOpen: Bool
    /// The file from which the value was imported.
    var source: ReceivedTransferredFile?

    static var transferRepresentation: some TransferRepresentation {
        FileRepresentation(contentType: .plainText, shouldAttemptToOpenInPlace: true) { recording in
            guard !recording.contents.isEmpty else { throw Empty() }
            let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).txt")
            try Data(recording.contents.utf8).write(to: url)
            return SentTransferredFile(url, allowAccessingOriginalFile: recording.mayOpen)
        } importing: { received in
            let contents = try String(contentsOf: received.file, encoding: .utf8)
            return Recording(contents: contents, mayOpen: received.isOriginalFile, source: received)
        }
    }
}

/// A value whose export ends when it is cancelled.
struct Endless: Sendable, Transferable {
    /// Called when the export begins.
    var begins: @Sendable () -> Void

    static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(exportedContentType: .plainText) { endless in
            endless.begins()
            try await Task.sleep(for: .seconds(3600))
            return Data()
        }
    }
}
