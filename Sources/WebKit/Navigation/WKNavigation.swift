import Foundation

/// One load of a page, by which the calls of a delegate belong together. Main actor.
@preconcurrency @MainActor
open class WKNavigation: NSObject {
    /// Whether the delegate was told of its beginning.
    var isStarted = false
    /// Whether some of the page has come.
    var isCommitted = false

    override nonisolated init() {
        super.init()
    }
}
