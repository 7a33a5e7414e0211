import Foundation

/// Something on its way through the pasteboard or under the pointer, and the object that it was taken from in this
/// program.
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

/// Collects texts that may come one after the other, in any order and on any thread.
@MainActor
final class TextCollector {
    private var texts: [String?]
    private var missing: Int
    private let completion: ([String]) -> Void

    /// Asks providers for their text, and calls a closure on the main actor once all have answered: before this returns
    /// if they answer at once. A provider without text is left out.
    ///
    /// - Parameter isForOthers: Whether only what other programs may see counts.
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

/// A call on the main actor that may be answered before it returns, or later from anywhere. Which thread is the main
/// actor's cannot be asked: Dispatch's main queue need not stay on the first one.
final class PendingCall: @unchecked Sendable {
    private let lock = NSLock()
    private let thread = pthread_self()
    private var isInside = true

    func didReturn() {
        lock.withLock { isInside = false }
    }

    /// Calls a closure before returning, when this is still inside the call, and otherwise soon.
    func answer(_ body: @escaping @MainActor @Sendable () -> Void) {
        if lock.withLock({ isInside && pthread_equal(thread, pthread_self()) != 0 }) {
            MainActor.assumeIsolated(body)
        } else {
            Task { @MainActor in body() }
        }
    }
}
