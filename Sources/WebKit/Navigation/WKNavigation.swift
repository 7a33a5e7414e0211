import Foundation

/// A load of a page, which identifies related calls of a delegate. Must be used on the main actor.
@preconcurrency @MainActor
open class WKNavigation: NSObject {
    /// Whether the delegate was notified of the start.
    var isStarted = false
    /// Whether content of the page was received.
    var isCommitted = false

    override nonisolated init() {
        super.init()
    }
}
