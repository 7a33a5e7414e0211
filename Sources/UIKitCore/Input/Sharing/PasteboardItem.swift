import Foundation

/// An item on the pasteboard or in a drag, with the object that it was made from in this program.
@MainActor
struct PasteboardItem {
    var provider: NSItemProvider
    var localObject: Any?

    init(_ provider: NSItemProvider, localObject: Any? = nil) {
        self.provider = provider
        self.localObject = localObject
    }

    init(text: String) {
        self.init(NSItemProvider(object: text as NSString))
    }
}

/// Collects texts that may arrive in any order and on any thread.
@MainActor
final class TextCollector {
    private var texts: [String?]
    private var missing: Int
    private let completion: ([String]) -> Void

    /// Loads the texts of providers, and calls a closure on the main actor once all are loaded: before this method returns if all
    /// load at once. Providers without text are skipped.
    ///
    /// - Parameter isForOthers: Whether to include only texts that other programs may see.
    static func collect(
        from providers: [NSItemProvider],
        forOthers isForOthers: Bool,
        _ completion: @escaping ([String]) -> Void
    ) {
        let collector = TextCollector(count: providers.count, completion)
        if providers.isEmpty { return completion([]) }
        for (index, provider) in providers.enumerated() {
            guard provider.canLoadObject(ofClass: NSString.self), !isForOthers || provider.showsTextToOthers else {
                collector.take(nil, at: index)
                continue
            }
            let call = PendingCall()
            provider.loadObject(ofClass: String.self) { text, _ in
                call.answer { collector.take(text, at: index) }
            }
            call.didReturn()
        }
    }

    private init(count: Int, _ completion: @escaping ([String]) -> Void) {
        texts = Array(repeating: nil, count: count)
        missing = count
        self.completion = completion
    }

    private func take(_ text: String?, at index: Int) {
        texts[index] = text
        missing -= 1
        if missing == 0 { completion(texts.compactMap { $0 }) }
    }
}

extension NSItemProvider {
    /// Whether other programs may see the text.
    fileprivate var showsTextToOthers: Bool {
        NSString.readableTypeIdentifiersForItemProvider.lazy.compactMap { self.representation(conformingTo: $0) }
            .first?.visibility == .all
    }
}

/// A call on the main actor that may be answered before it returns, or later from any thread. It compares threads because the
/// main actor's thread is unknown: Dispatch's main queue need not stay on the first thread.
final class PendingCall: @unchecked Sendable {
    private let lock = NSLock()
    private let thread = pthread_self()
    private var isInside = true

    func didReturn() {
        lock.withLock { isInside = false }
    }

    /// Calls a closure at once if this is inside the call, otherwise asynchronously.
    func answer(_ body: @escaping @MainActor @Sendable () -> Void) {
        if lock.withLock({ isInside && pthread_equal(thread, pthread_self()) != 0 }) {
            MainActor.assumeIsolated(body)
        } else {
            Task { @MainActor in body() }
        }
    }
}
