public import Foundation
public import UniformTypeIdentifiers

/// A representation as data, made and read by closures.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation, PrimitiveRepresentation {
    let entries: [TransferEntry<Item>]

    /// Makes a representation that can be exported and imported.
    ///
    /// - Parameters:
    ///   - contentType: The type of the data.
    ///   - exporting: Makes the data, on any thread.
    ///   - importing: Makes a value from data, which may come from a different program, on any thread.
    public init(
        contentType: UTType,
        exporting: @escaping @Sendable (Item) async throws -> Data,
        importing: @escaping @Sendable (Data) async throws -> Item
    ) {
        entries = [
            TransferEntry(
                contentType: contentType,
                exporter: { .data(try await exporting($0)) },
                importer: { try await importing($0.data()) }
            )
        ]
    }

    /// Makes a representation that can only be exported.
    ///
    /// - Parameters:
    ///   - exportedContentType: The type of the data.
    ///   - exporting: Makes the data, on any thread.
    public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) {
        entries = [TransferEntry(contentType: exportedContentType, exporter: { .data(try await exporting($0)) })]
    }

    /// Makes a representation that can only be imported.
    ///
    /// - Parameters:
    ///   - importedContentType: The type of the data.
    ///   - importing: Makes a value from data, which may come from a different program, on any thread.
    public init(importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item) {
        entries = [TransferEntry(contentType: importedContentType, importer: { try await importing($0.data()) })]
    }
}
