import Foundation
import UniformTypeIdentifiers

/// The data of a drag for different programs, besides its text.
extension DragSession {
    private static let addresses = "text/uri-list"

    /// The media types of the representations that all programs may read, other than plain text.
    @_spi(Host)
    public var mediaTypes: [String] {
        guard !isRestrictedToDraggingApplication else { return [] }
        var types: [String] = []
        for identifier in items.flatMap(\.itemProvider.typesForOthers) {
            if let type = Self.mediaType(of: identifier), !types.contains(type) { types.append(type) }
        }
        return types
    }

    private static func mediaType(of identifier: String) -> String? {
        if TypeIdentifier.conforms(identifier, to: UTType.url.identifier) { return addresses }
        if identifier == TypeIdentifier.utf8PlainText { return nil }
        return DroppedTypes.mediaType(of: identifier)
    }

    /// Loads the data of a media type: that of the first item that has it, or the addresses of all items.
    @_spi(Host)
    public func loadData(ofMediaType type: String, completion: @escaping @MainActor (Data?) -> Void) {
        var sources: [(NSItemProvider, String)] = []
        for provider in items.map(\.itemProvider) {
            let identifier = provider.typesForOthers.first { Self.mediaType(of: $0) == type }
            if let identifier { sources.append((provider, identifier)) }
        }
        if type != Self.addresses { sources = Array(sources.prefix(1)) }
        guard !sources.isEmpty else { return completion(nil) }
        let parts = Parts(count: sources.count) { parts in
            guard type == Self.addresses else { return completion(parts.first ?? nil) }
            let lines = parts.compactMap { $0 }.flatMap { $0 + Data("\r\n".utf8) }
            completion(lines.isEmpty ? nil : Data(lines))
        }
        for (index, (provider, identifier)) in sources.enumerated() {
            let call = PendingCall()
            provider.loadDataRepresentation(forTypeIdentifier: identifier) { data, _ in
                call.answer { parts.take(data, at: index) }
            }
            call.didReturn()
        }
    }

    /// Collects data that arrives in any order.
    @MainActor
    private final class Parts {
        private var parts: [Data?]
        private var missing: Int
        private let completion: @MainActor ([Data?]) -> Void

        init(count: Int, _ completion: @escaping @MainActor ([Data?]) -> Void) {
            parts = Array(repeating: nil, count: count)
            missing = count
            self.completion = completion
        }

        func take(_ data: Data?, at index: Int) {
            parts[index] = data
            missing -= 1
            if missing == 0 { completion(parts) }
        }
    }
}

extension NSItemProvider {
    /// The types of the representations that all programs may read.
    fileprivate var typesForOthers: [String] {
        registeredTypeIdentifiers.filter { representation(conformingTo: $0)?.visibility == .all }
    }
}
