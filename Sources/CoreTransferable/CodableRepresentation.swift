public import Combine
public import Foundation
public import UniformTypeIdentifiers

/// A representation as encoded data.
public struct CodableRepresentation<Item, Encoder, Decoder>: TransferRepresentation, PrimitiveRepresentation
where
    Item: Transferable & Codable, Encoder: TopLevelEncoder & Sendable, Encoder.Output == Data,
    Decoder: TopLevelDecoder & Sendable, Decoder.Input == Data
{
    let entries: [TransferEntry<Item>]

    /// Makes a representation with an encoder and a decoder.
    ///
    /// - Parameters:
    ///   - contentType: The type of the data.
    ///   - encoder: Encodes values.
    ///   - decoder: Decodes values.
    public init(contentType: UTType, encoder: Encoder, decoder: Decoder) {
        entries = [
            TransferEntry(
                contentType: contentType,
                exporter: { .data(try encoder.encode($0)) },
                importer: { try decoder.decode(Item.self, from: $0.data()) }
            )
        ]
    }

    /// Makes a representation as JSON.
    ///
    /// - Parameter contentType: The type of the data.
    public init(contentType: UTType) where Encoder == JSONEncoder, Decoder == JSONDecoder {
        self.init(contentType: contentType, encoder: JSONEncoder(), decoder: JSONDecoder())
    }
}
