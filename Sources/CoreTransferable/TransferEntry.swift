import Foundation
import UIKitCore
import UniformTypeIdentifiers

/// The content of an exported or imported representation.
enum TransferContent: Sendable {
    case data(Data)
    case file(ReceivedTransferredFile)

    /// The data, or the contents of the file.
    func data() throws -> Data {
        switch self {
        case .data(let data): data
        case .file(let file): try Data(contentsOf: file.file)
        }
    }

    /// The file. Throws for data.
    func file() throws -> ReceivedTransferredFile {
        guard case .file(let file) = self else { throw NSItemProvider.ErrorCode.itemUnavailableError }
        return file
    }
}

/// A single representation: its content type, and how it is exported and imported.
struct TransferEntry<Item>: Sendable {
    typealias Exporter = @Sendable (Item) async throws -> TransferContent
    typealias Importer = @Sendable (TransferContent) async throws -> Item

    var contentType: UTType
    /// Nil if values cannot be exported.
    var exporter: Exporter?
    /// Nil if values cannot be imported.
    var importer: Importer?
    /// Whether the content is a file and not data.
    var isFile = false
    /// Whether an imported file is opened in its place if possible.
    var opensInPlace = false
    var visibility = TransferRepresentationVisibility.all
    var suggestedFileName: (@Sendable (Item) -> String?)?
    var condition: @Sendable (Item) -> Bool = { _ in true }

    func exporting(_ item: Item) async throws -> TransferContent {
        guard let exporter else { throw NSItemProvider.ErrorCode.itemUnavailableError }
        return try await exporter(item)
    }

    func importing(_ content: TransferContent) async throws -> Item {
        guard let importer else { throw NSItemProvider.ErrorCode.unavailableCoercionError }
        return try await importer(content)
    }

    /// The entries of a representation, those of its body if it is not of this module. Empty if its items are of a different type.
    static func entries<Representation: TransferRepresentation>(of representation: Representation) -> [TransferEntry<
        Item
    >] {
        if let primitive = representation as? any PrimitiveRepresentation<Item> { return primitive.entries }
        if Representation.Body.self == Never.self { return [] }
        return entries(of: representation.body)
    }
}

/// A representation of this module, which has entries and no body.
protocol PrimitiveRepresentation<Item> {
    associatedtype Item
    var entries: [TransferEntry<Item>] { get }
}
