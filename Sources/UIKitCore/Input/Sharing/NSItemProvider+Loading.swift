import Foundation

extension NSItemProvider {
    /// Reasons for a failure to load an item.
    public enum ErrorCode: Int, Error, Sendable {
        /// An unknown reason.
        case unknownError = -1
        /// There is no such representation.
        case itemUnavailableError = -1000
        /// The data does not match its type.
        case unexpectedValueClassError = -1100
        /// No representation can be converted to the requested class.
        case unavailableCoercionError = -1200
    }

    /// Loads the data of a representation.
    ///
    /// - Parameters:
    ///   - typeIdentifier: The requested type; a representation of a conforming type is accepted.
    ///   - completionHandler: Receives the data or an error, before this call returns or later, on the thread that makes the
    ///     representation.
    /// - Returns: The progress.
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

    /// Whether a representation can be converted to an object of a class.
    public func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        aClass.readableTypeIdentifiersForItemProvider.contains { hasItemConformingToTypeIdentifier($0) }
    }

    /// Makes an object of a class from the first representation that the class can read.
    ///
    /// - Parameters:
    ///   - aClass: The class.
    ///   - completionHandler: Receives the object or an error, before this call returns or later, on the thread that makes the
    ///     representation.
    /// - Returns: The progress.
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

    /// Whether a representation can be converted to a value, such as a `String`.
    public func canLoadObject<Value: _ObjectiveCBridgeable & SendableMetatype>(ofClass type: Value.Type) -> Bool
    where Value._ObjectiveCType: NSItemProviderReading {
        canLoadObject(ofClass: Value._ObjectiveCType.self)
    }

    /// Makes a value, such as a `String`, from the first representation that its class can read; see
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
    /// A finished progress, for representations that are loaded at once or report no progress.
    static var finished: Progress {
        let progress = Progress(totalUnitCount: 1)
        progress.completedUnitCount = 1
        return progress
    }
}
