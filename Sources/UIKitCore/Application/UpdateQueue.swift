import Foundation

/// The views that changed since the last turn of the main loop, in the order of their change.
@MainActor
final class UpdateQueue {
    private weak var host: (any ApplicationHost)?
    private var views: [UIView] = []
    private var isRequested = false
    private var followers: [() -> Void] = []

    init(host: any ApplicationHost) {
        self.host = host
    }

    /// Asks the host for an update, once a turn.
    func request() {
        guard !isRequested else { return }
        isRequested = true
        host?.requestUpdate()
    }

    func add(_ view: UIView) {
        views.append(view)
        request()
    }

    /// Calls a closure once, when the next update has been shown.
    func afterPass(_ body: @escaping () -> Void) {
        followers.append(body)
        request()
    }

    /// An update has been shown.
    func endPass() {
        let bodies = followers
        followers = []
        for body in bodies { body() }
    }

    /// Whether anything waits to be laid out or shown.
    var isEmpty: Bool { !isRequested && views.isEmpty }

    /// The views that wait, for a message that names them.
    var waiting: [UIView] { views }

    /// A turn ends: further changes ask for another update.
    func beginPass() {
        isRequested = false
    }

    /// The dirty views that are still in a window, which are clean from here on.
    func take() -> [UIView] {
        let taken = views.filter { $0.isDirty && $0.window != nil }
        for view in views { view.isDirty = false }
        views.removeAll()
        return taken
    }
}
