public import Foundation
public import UniformTypeIdentifiers

/// A file to which a value was exported.
public struct SentTransferredFile: Sendable {
    /// The file.
    public let file: URL
    /// Whether receivers may open this file and not a copy.
    public let allowAccessingOriginalFile: Bool

    /// Makes the description of a file.
    ///
    /// - Parameters:
    ///   - file: The file. It must exist until it has been copied.
    ///   - allowAccessingOriginalFile: Whether receivers may open this file and not a copy. Default: false.
    public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
        self.file = file
        self.allowAccessingOriginalFile = allowAccessingOriginalFile
    }
}

/// A file from which a value is imported.
public struct ReceivedTransferredFile: Sendable {
    /// The file. A copy exists only while the value is imported.
    public let file: URL
    /// Whether this is the sender's file and not a copy.
    public let isOriginalFile: Bool
}

/// A representation as a file, written and read by closures. For large values.
public struct FileRepresentation<Item: Transferable>: TransferRepresentation, PrimitiveRepresentation {
    let entries: [TransferEntry<Item>]

    /// Makes a representation that can be exported and imported.
    ///
    /// - Parameters:
    ///   - contentType: The type of the file.
    ///   - shouldAttemptToOpenInPlace: Whether to import from the sender's file if the sender permits it. Default: false.
    ///   - exporting: Writes the file, on any thread.
    ///   - importing: Makes a value from a file, which may come from a different program, on any thread.
    public init(
        contentType: UTType,
        shouldAttemptToOpenInPlace: Bool = false,
        exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
        importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) {
        entries = [
            TransferEntry(
                contentType: contentType,
                exporter: Self.exporter(exporting),
                importer: Self.importer(contentType, importing),
                isFile: true,
                opensInPlace: shouldAttemptToOpenInPlace
            )
        ]
    }

    /// Makes a representation that can only be exported.
    ///
    /// - Parameters:
    ///   - exportedContentType: The type of the file.
    ///   - shouldAllowToOpenInPlace: Whether receivers may open the file and not a copy, if the closure permits it, too. Default: false.
    ///   - exporting: Writes the file, on any thread.
    public init(
        exportedContentType: UTType,
        shouldAllowToOpenInPlace: Bool = false,
        exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
    ) {
        entries = [
            TransferEntry(
                contentType: exportedContentType,
                exporter: Self.exporter { item in
                    let sent = try await exporting(item)
                    let mayOpen = shouldAllowToOpenInPlace && sent.allowAccessingOriginalFile
                    return SentTransferredFile(sent.file, allowAccessingOriginalFile: mayOpen)
                },
                isFile: true
            )
        ]
    }

    /// Makes a representation that can only be imported.
    ///
    /// - Parameters:
    ///   - importedContentType: The type of the file.
    ///   - shouldAttemptToOpenInPlace: Whether to import from the sender's file if the sender permits it. Default: false.
    ///   - importing: Makes a value from a file, which may come from a different program, on any thread.
    public init(
        importedContentType: UTType,
        shouldAttemptToOpenInPlace: Bool = false,
        importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) {
        entries = [
            TransferEntry(
                contentType: importedContentType,
                importer: Self.importer(importedContentType, importing),
                isFile: true,
                opensInPlace: shouldAttemptToOpenInPlace
            )
        ]
    }

    private static func exporter(
        _ exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
    ) -> TransferEntry<Item>.Exporter {
        { item in
            let sent = try await exporting(item)
            return .file(ReceivedTransferredFile(file: sent.file, isOriginalFile: sent.allowAccessingOriginalFile))
        }
    }

    /// Passes data to the closure as a temporary file.
    private static func importer(
        _ contentType: UTType,
        _ importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) -> TransferEntry<Item>.Importer {
        { content in
            switch content {
            case .file(let file):
                return try await importing(file)
            case .data(let data):
                let folder = try TemporaryFolder()
                defer { folder.remove() }
                let url = folder.file(of: contentType)
                try data.write(to: url)
                return try await importing(ReceivedTransferredFile(file: url, isOriginalFile: false))
            }
        }
    }
}
