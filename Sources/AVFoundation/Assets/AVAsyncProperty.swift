import CoreMedia
import Foundation
import MediaPlayback

/// A property that must be loaded, of any object.
open class AVAnyAsyncProperty: @unchecked Sendable {
    init() {}
}

/// A property that must be loaded, with a value of any type.
open class AVPartialAsyncProperty<Root>: AVAnyAsyncProperty, @unchecked Sendable {}

/// A property that must be loaded before it is read, such as `.duration` in `asset.load(.duration)`.
public final class AVAsyncProperty<Root, Value>: AVPartialAsyncProperty<Root>, @unchecked Sendable {
    /// Whether a property is loaded.
    public enum Status {
        /// Nothing was loaded.
        case notYetLoaded
        /// It is being loaded.
        case loading
        /// It is loaded.
        case loaded(Value)
        /// It cannot be loaded.
        case failed(NSError)
    }

    let read: @Sendable (Root, MediaInformation) throws -> Value

    init(_ read: @escaping @Sendable (Root, MediaInformation) throws -> Value) {
        self.read = read
        super.init()
    }
}

/// An object with properties that must be loaded.
public protocol AVAsynchronousKeyValueLoading: AnyObject, Sendable {
    /// Reads the media. Called on any thread.
    func mediaLoader() -> AVAssetMediaLoader
}

/// Reads the media of an asset, for ``AVAsynchronousKeyValueLoading``.
public struct AVAssetMediaLoader: Sendable {
    let loader: AssetLoader
}

extension AVAsynchronousKeyValueLoading {
    /// Loads a property.
    ///
    /// - Returns: The value.
    /// - Throws: An ``AVError`` if the media cannot be read.
    public func load<Value>(_ property: AVAsyncProperty<Self, Value>) async throws -> Value {
        try property.read(self, await mediaLoader().loader.load())
    }

    /// Loads several properties at once.
    ///
    /// - Returns: The values, in the order of the properties.
    /// - Throws: An ``AVError`` if the media cannot be read.
    public func load<First, Second, each Other>(
        _ first: AVAsyncProperty<Self, First>,
        _ second: AVAsyncProperty<Self, Second>,
        _ others: repeat AVAsyncProperty<Self, each Other>
    ) async throws -> (First, Second, repeat each Other) {
        let information = try await mediaLoader().loader.load()
        return (
            try first.read(self, information), try second.read(self, information),
            repeat try (each others).read(self, information)
        )
    }

    /// Returns whether a property is loaded, without loading it.
    public func status<Value>(of property: AVAsyncProperty<Self, Value>) -> AVAsyncProperty<Self, Value>.Status {
        let loader = mediaLoader().loader
        guard let answer = loader.answer else { return loader.isLoading ? .loading : .notYetLoaded }
        do {
            return .loaded(try property.read(self, loader.information(answer)))
        } catch {
            return .failed(error as NSError)
        }
    }
}
