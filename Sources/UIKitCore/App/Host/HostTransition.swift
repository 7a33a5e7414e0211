import Foundation

/// A transition between two screens.
@_spi(Host)
public struct HostTransition {
    /// The kinds of motion.
    public enum Motion: String, Sendable {
        /// The next screen moves in from the trailing edge.
        case push
        /// The screen moves out at the trailing edge and reveals the previous one.
        case pop
        /// A screen moves in from the bottom.
        case cover
        /// A screen moves out at the bottom.
        case uncover
        /// The new content pushes the previous one out, in ``HostTransition/direction``.
        case slide
        /// The new content moves over the previous one, in ``HostTransition/direction``.
        case moveIn
        /// The previous content moves away, in ``HostTransition/direction``.
        case reveal
        /// One screen fades into the other.
        case dissolve
        /// The screen turns around its vertical axis, and its other side shows the next screen. The left side comes forward.
        case flipFromLeft
        /// As ``flipFromLeft``, but the right side comes forward.
        case flipFromRight
        /// The screen turns around its horizontal axis. The top comes forward.
        case flipFromTop
        /// As ``flipFromTop``, but the bottom comes forward.
        case flipFromBottom
        /// The previous content turns up over its top edge like a page, and shows the next one.
        case curlUp
        /// The next content comes down over its top edge, and covers the previous one.
        case curlDown
    }

    /// The motion.
    public let motion: Motion
    /// The view that contains the screens.
    public let container: UIView
    /// The view that leaves; nil for the whole content of the container.
    public let leaving: UIView?
    /// Whether the moving screen hides what is behind it.
    public let isOpaque: Bool
    /// The duration in seconds; nil for the host's default.
    public let duration: TimeInterval?
    /// The direction of `slide`, `moveIn` and `reveal`: a unit vector.
    public let direction: CGVector
    /// The speed over time; nil for the host's default.
    public let timing: HostAnimation.Timing?
    /// The progress at the begin and the end, from 0 to 1.
    public let progress: (from: CGFloat, to: CGFloat)

    /// Returns the progress at a fraction of the duration.
    public func progress(at fraction: CGFloat) -> CGFloat {
        let part = timing?.progress(at: fraction, duration: duration ?? 0) ?? fraction
        return progress.from + (progress.to - progress.from) * part
    }

    /// Called by the host at the end of the transition, or immediately if it shows none.
    public let end: @MainActor () -> Void

    init(
        _ motion: Motion,
        in container: UIView,
        leaving: UIView? = nil,
        isOpaque: Bool = true,
        duration: TimeInterval? = nil,
        direction: CGVector = .zero,
        timing: HostAnimation.Timing? = nil,
        progress: (from: CGFloat, to: CGFloat) = (0, 1),
        end: @escaping @MainActor () -> Void = {}
    ) {
        self.motion = motion
        self.container = container
        self.leaving = leaving
        self.isOpaque = isOpaque
        self.duration = duration
        self.direction = direction
        self.timing = timing
        self.progress = progress
        self.end = end
    }
}

extension UIView {
    /// Starts a transition to new content on the host. Call it before the content changes, while the view is in a window.
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
