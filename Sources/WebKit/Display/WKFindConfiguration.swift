import Foundation

/// The options of a search in a page. Must be used on the main actor.
@preconcurrency @MainActor
open class WKFindConfiguration: NSObject, NSCopying {
    /// Makes the default configuration.
    public override nonisolated init() {
        super.init()
    }

    /// Whether to search towards the beginning. Default: false.
    open var backwards = false
    /// Whether case matters. Default: false.
    open var caseSensitive = false
    /// Whether to continue at the other end of the page. Default: true.
    open var wraps = true

    /// Returns a copy.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any {
        let copy = WKFindConfiguration()
        MainActor.assumeIsolated {
            copy.backwards = backwards
            copy.caseSensitive = caseSensitive
            copy.wraps = wraps
        }
        return copy
    }
}

/// The result of a search in a page. Must be used on the main actor.
@preconcurrency @MainActor
open class WKFindResult: NSObject {
    /// Whether the text was found, and is now selected.
    open var matchFound: Bool { isFound }

    private let isFound: Bool

    init(isFound: Bool) {
        self.isFound = isFound
        super.init()
    }
}

extension WKWebView {
    /// Selects the next occurrence of a text after the selection, and scrolls to it. It needs rendered pages; without them nothing is
    /// found.
    ///
    /// - Parameters:
    ///   - string: The text. An empty one is not found.
    ///   - configuration: The options.
    ///   - completionHandler: Receives the result in a later turn.
    public func find(
        _ string: String,
        configuration: WKFindConfiguration = WKFindConfiguration(),
        completionHandler: @escaping @MainActor (WKFindResult) -> Void
    ) {
        guard let renderer, !string.isEmpty else {
            return PageEngines.later { completionHandler(WKFindResult(isFound: false)) }
        }
        renderer.find(string, configuration, keepsMarks: false) { completionHandler(WKFindResult(isFound: $0 > 0)) }
    }

    /// The asynchronous variant.
    public func find(_ string: String, configuration: WKFindConfiguration = WKFindConfiguration()) async throws
        -> WKFindResult
    {
        await withCheckedContinuation { continuation in
            find(string, configuration: configuration) { continuation.resume(returning: $0) }
        }
    }
}
