public import Foundation
import UIKitCore
public import UniformTypeIdentifiers

/// A value that can be copied, pasted, dragged and shared, in representations that it describes.
///
/// ```swift
/// struct Recipe: Codable, Transferable {
///     var title: String
///
///     static var transferRepresentation: some TransferRepresentation {
///         CodableRepresentation(contentType: .json)
///         ProxyRepresentation(exporting: \.title)
///     }
/// }
/// ```
public protocol Transferable: SendableMetatype {
    /// The representations of the type.
    associatedtype Representation: TransferRepresentation

    /// The representations, the best first.
    @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

extension Transferable {
    /// The representations as one list, without their nesting.
    static var transferEntries: [TransferEntry<Self>] {
        TransferEntry<Self>.entries(of: transferRepresentation)
    }

    /// Makes a value from data.
    ///
    /// - Parameters:
    ///   - data: The data. It may come from a different program.
    ///   - contentType: The type of the data, or nil to use the first representation that can be imported from data. Default: nil.
    /// - Throws: `NSItemProvider.ErrorCode.unavailableCoercionError` if no representation can be imported from this type, or the error
    ///   of the representation.
    public init(importing data: Data, contentType: UTType? = nil) async throws {
        self = try await Self.importEntry(of: contentType).importing(.data(data))
    }

    /// Makes a value from a file.
    ///
    /// - Parameters:
    ///   - url: The file. It is not changed.
    ///   - contentType: The type of the file, or nil for the type of its filename extension. Default: nil.
    /// - Throws: `NSItemProvider.ErrorCode.unavailableCoercionError` if no representation can be imported from this type, or the error
    ///   of the representation or of reading the file.
    public init(importing url: URL, contentType: UTType? = nil) async throws {
        let type = contentType ?? UTType(filenameExtension: url.pathExtension)
        let file = ReceivedTransferredFile(file: url, isOriginalFile: true)
        self = try await Self.importEntry(of: type).importing(.file(file))
    }

    /// The value as data.
    ///
    /// - Parameter contentType: The type of the data, or nil for the first representation. Default: nil.
    /// - Throws: `NSItemProvider.ErrorCode.itemUnavailableError` if there is no representation of this type, or the error of the
    ///   representation.
    public func exported(as contentType: UTType? = nil) async throws -> Data {
        try await exportEntry(of: contentType).exporting(self).data()
    }

    /// The types in which this value can be exported, the best first.
    ///
    /// - Parameter visibility: Leaves out representations that these programs cannot read. Default: all programs.
    public func exportedContentTypes(_ visibility: TransferRepresentationVisibility = .all) -> [UTType] {
        exportEntries.filter { $0.visibility.includes(visibility) }.map(\.contentType).withoutDuplicates
    }

    /// The types from which values can be imported, the best first.
    public static func importedContentTypes() -> [UTType] {
        transferEntries.filter { $0.importer != nil }.map(\.contentType).withoutDuplicates
    }

    /// The name for a file of this value: that of the first representation of a type that suggests one, or nil.
    ///
    /// - Parameter contentType: The type, or nil for any. Default: nil.
    public func suggestedFilename(for contentType: UTType? = nil) -> String? {
        exportEntries.lazy.filter { entry in contentType.map { entry.contentType.conforms(to: $0) } ?? true }
            .compactMap { $0.suggestedFileName?(self) }.first
    }

    /// The entries that can be exported and whose conditions this value meets.
    var exportEntries: [TransferEntry<Self>] {
        Self.transferEntries.filter { $0.exporter != nil && $0.condition(self) }
    }

    private func exportEntry(of contentType: UTType?) throws -> TransferEntry<Self> {
        let entries = exportEntries
        guard let contentType else {
            guard let first = entries.first else { throw NSItemProvider.ErrorCode.itemUnavailableError }
            return first
        }
        let exact = entries.first { $0.contentType == contentType }
        guard let entry = exact ?? entries.first(where: { $0.contentType.conforms(to: contentType) }) else {
            throw NSItemProvider.ErrorCode.itemUnavailableError
        }
        return entry
    }

    private static func importEntry(of contentType: UTType?) throws -> TransferEntry<Self> {
        let entries = transferEntries.filter { $0.importer != nil }
        guard let contentType else {
            guard let first = entries.first else { throw NSItemProvider.ErrorCode.unavailableCoercionError }
            return first
        }
        let exact = entries.first { $0.contentType == contentType }
        guard let entry = exact ?? entries.first(where: { contentType.conforms(to: $0.contentType) }) else {
            throw NSItemProvider.ErrorCode.unavailableCoercionError
        }
        return entry
    }
}

extension [UTType] {
    /// The types in their order, each once.
    fileprivate var withoutDuplicates: [UTType] {
        var seen: Set<UTType> = []
        return filter { seen.insert($0).inserted }
    }
}
