import Foundation

/// An encoder of whole values, for ``Publisher/encode(encoder:)``.
public protocol TopLevelEncoder {
    /// The encoded form.
    associatedtype Output

    /// Encodes a value.
    func encode<T: Encodable>(_ value: T) throws -> Output
}

/// A decoder of whole values, for ``Publisher/decode(type:decoder:)``.
public protocol TopLevelDecoder {
    /// The encoded form.
    associatedtype Input

    /// Decodes a value.
    func decode<T: Decodable>(_ type: T.Type, from input: Input) throws -> T
}

extension JSONEncoder: TopLevelEncoder {}

extension JSONDecoder: TopLevelDecoder {}

extension PropertyListEncoder: TopLevelEncoder {}

extension PropertyListDecoder: TopLevelDecoder {}
