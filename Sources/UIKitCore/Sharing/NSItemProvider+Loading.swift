import Foundation

extension NSItemProvider {
    /// Why something could not be loaded.
    public enum ErrorCode: Int, Error, Sendable {
        /// For a reason that nobody gave.
        case unknownError = -1
        /// There is no such representation.
        case itemUnavailableError = -1000
        /// The data is not what its kind promises.
        case unexpectedValueClassError = -1100
        /// No representation can become what is wanted.
        case unavailableCoercionError = -1200
    }

    /// Loads the data of a representation.
    ///
    /// - Parameters:
    ///   - typeIdentifier: The kind of data; a representation of a kind that is a case of it will do.
    ///   - completionHandler: Told the data, or why there is none: before this call returns, or later, on whatever
    ///     thread the representation is made.
    /// - Returns: How far it is.
    @discardableResult
    public func loadDataRepresentation(
        forTypeIdentifier typeIdentifier: String,
        completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
        guard let representation = representation(conformingTo: typeIdentifier) else {
            completionHandler(nil, ErrorCode.itemUnavailableError)
            return Progress.finished
        }
        return representation.load(completionHandler) ?? Progress.finished
    }

    /// Whether there is a representation from which an object of a class can be made.
    public func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        aClass.readableTypeIdentifiersForItemProvider.contains { hasItemConformingToTypeIdentifier($0) }
    }

    /// Makes an object of a class of the first representation that it can read.
    ///
    /// - Parameters:
    ///   - aClass: The class.
    ///   - completionHandler: Told the object, or why there is none: before this call returns, or later, on whatever
    ///     thread the representation is made.
    /// - Returns: How far it is.
    @discardableResult
    public func loadObject(
        ofClass aClass: any NSItemProviderReading.Type,
        completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
    ) -> Progress {
        let readable = aClass.readableTypeIdentifiersForItemProvider
        guard let representation = readable.lazy.compactMap({ self.representation(conformingTo: $0) }).first else {
            completionHandler(nil, ErrorCode.unavailableCoercionError)
            return Progress.finished
        }
        let type = representation.typeIdentifier
        let progress = representation.load { data, error in
            guard let data else { return completionHandler(nil, error ?? ErrorCode.unknownError) }
            do {
                completionHandler(try aClass.object(withItemProviderData: data, typeIdentifier: type), nil)
            } catch {
                completionHandler(nil, error)
            }
        }
        return progress ?? Progress.finished
    }

    /// Whether there is a representation from which a value, such as a `String`, can be made.
    public func canLoadObject<Value: _ObjectiveCBridgeable & SendableMetatype>(ofClass type: Value.Type) -> Bool
    where Value._ObjectiveCType: NSItemProviderReading {
        canLoadObject(ofClass: Value._ObjectiveCType.self)
    }

    /// Makes a value, such as a `String`, of the first representation that it can be read from; see
    /// ``loadObject(ofClass:completionHandler:)-(NSItemProviderReading.Type,_)``.
    @discardableResult
    public func loadObject<Value: _ObjectiveCBridgeable & SendableMetatype>(
        ofClass type: Value.Type,
        completionHandler: @escaping @Sendable (Value?, (any Error)?) -> Void
    ) -> Progress where Value._ObjectiveCType: NSItemProviderReading {
        loadObject(ofClass: Value._ObjectiveCType.self) { object, error in
            var value: Value?
            if let object = object as? Value._ObjectiveCType {
                _ = Value._conditionallyBridgeFromObjectiveC(object, result: &value)
            }
            completionHandler(value, error)
        }
    }
}

extension Progress {
    /// The progress of what is done already, or does not say.
    fileprivate static var finished: Progress {
        let progress = Progress(totalUnitCount: 1)
        progress.completedUnitCount = 1
        return progress
    }
}
