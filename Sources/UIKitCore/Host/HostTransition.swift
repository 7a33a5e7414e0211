import Foundation

/// The way from one screen to another.
@_spi(Host)
public struct HostTransition {
    /// How the screens move.
    public enum Motion: String, Sendable {
        /// The next screen comes from the trailing edge.
        case push
        /// The screen leaves at the trailing edge, and bares the one before.
        case pop
        /// A screen comes from the bottom.
        case cover
        /// A screen leaves at the bottom.
        case uncover
        /// One screen fades into the other.
        case dissolve
    }

    /// How the screens move.
    public let motion: Motion
    /// The view in which they do.
    public let container: UIView
    /// The view that leaves, or nil when that is all that the container holds.
    public let leaving: UIView?
    /// Whether what comes or goes hides what is behind.
    public let isOpaque: Bool
    /// How long the way takes, in seconds; nil for as long as the host's own take.
    public let duration: TimeInterval?
    /// Called by the host when the way is at its end, or when it shows none.
    public let end: @MainActor () -> Void

    init(
        _ motion: Motion,
        in container: UIView,
        leaving: UIView? = nil,
        isOpaque: Bool = true,
        duration: TimeInterval? = nil,
        end: @escaping @MainActor () -> Void = {}
    ) {
        self.motion = motion
        self.container = container
        self.leaving = leaving
        self.isOpaque = isOpaque
        self.duration = duration
        self.end = end
    }
}

extension UIView {
    /// Has the host show the way to what this view is about to hold. The view is in a window, and still as it was.
    func animate(
        _ motion: HostTransition.Motion,
        leaving: UIView? = nil,
        isOpaque: Bool = true,
        beside coordinator: TransitionCoordinator? = nil
    ) {
        let end: @MainActor () -> Void = { coordinator?.hostDidEnd() }
        let transition = HostTransition(motion, in: self, leaving: leaving, isOpaque: isOpaque, end: end)
        guard let host = window?.windowScene?.host else { return end() }
        host.animate(transition)
    }
}
