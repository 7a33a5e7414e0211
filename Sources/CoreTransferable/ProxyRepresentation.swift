import UIKitCore

/// Transfers a value as one of another transferable type, such as a contact as a string.
///
/// All representations of the other type are used, except those that the closures do not permit.
public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>: TransferRepresentation,
    PrimitiveRepresentation
{
    let entries: [TransferEntry<Item>]

    /// Makes a representation that can be exported and imported.
    ///
    /// - Parameters:
    ///   - exporting: Converts a value to the other, on any thread.
    ///   - importing: Converts the other to a value, on any thread.
    public init(
        exporting: @escaping @Sendable (Item) async throws -> ProxyRepresentation,
        importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item
    ) {
        entries = Self.entries(exporting: exporting, importing: importing)
    }

    /// Makes a representation that can only be exported.
    ///
    /// - Parameter exporting: Converts a value to the other, on any thread.
    public init(exporting: @escaping @Sendable (Item) async throws -> ProxyRepresentation) {
        entries = Self.entries(exporting: exporting, importing: nil)
    }

    /// Makes a representation that can only be imported.
    ///
    /// - Parameter importing: Converts the other to a value, on any thread.
    public init(importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item) {
        entries = Self.entries(exporting: nil, importing: importing)
    }

    private static func entries(
        exporting: (@Sendable (Item) async throws -> ProxyRepresentation)?,
        importing: (@Sendable (ProxyRepresentation) async throws -> Item)?
    ) -> [TransferEntry<Item>] {
        ProxyRepresentation.transferEntries.compactMap { entry in
            var converted = TransferEntry<Item>(
                contentType: entry.contentType,
                isFile: entry.isFile,
                opensInPlace: entry.opensInPlace,
                visibility: entry.visibility
            )
            if let exporting, let exporter = entry.exporter {
                converted.exporter = { item in
                    let proxy = try await exporting(item)
                    guard entry.condition(proxy) else { throw NSItemProvider.ErrorCode.itemUnavailableError }
                    return try await exporter(proxy)
                }
            }
            if let importing, let importer = entry.importer {
                converted.importer = { try await importing(importer($0)) }
            }
            return converted.exporter == nil && converted.importer == nil ? nil : converted
        }
    }
}
