import Foundation

/// The dirty views since the last update, in the order of their changes.
@MainActor
final class UpdateQueue {
    private weak var host: (any ApplicationHost)?
    private var views: [UIView] = []
    private var isRequested = false
    private var followers: [() -> Void] = []

    init(host: any ApplicationHost) {
        self.host = host
    }

    /// Requests an update from the host, once per turn.
    func request() {
        guard !isRequested else { return }
        isRequested = true
        host?.requestUpdate()
    }

    func add(_ view: UIView) {
        views.append(view)
        request()
    }

    /// Calls a closure once after the next update.
    func afterPass(_ body: @escaping () -> Void) {
        followers.append(body)
        request()
    }

    /// Called after an update.
    func endPass() {
        let bodies = followers
        followers = []
        for body in bodies { body() }
    }

    /// Whether no view waits for layout or display.
    var isEmpty: Bool { !isRequested && views.isEmpty }

    /// The waiting views, for messages.
    var waiting: [UIView] { views }

    /// Called at the beginning of an update. Later changes request the next update.
    func beginPass() {
        isRequested = false
    }

    /// Removes all views from the queue and clears their dirty state. Returns the dirty views in windows.
    func take() -> [UIView] {
        let taken = views.filter { $0.isDirty && $0.window != nil }
        for view in views { view.isDirty = false }
        views.removeAll()
        return taken
    }
}
