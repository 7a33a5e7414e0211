import Foundation

/// The animation of views to the positions that an animation block set.
///
/// The views already have their new frames and alpha values. A host that animates shows them displaced by ``Change`` at the
/// start and reduces the displacement to zero. Animations of one view are additive, so that one that begins during another
/// starts at the visible position.
@_spi(Host)
@preconcurrency @MainActor
public final class HostAnimation {
    /// The speed of the animation over time.
    public enum Timing: Hashable, Sendable {
        /// A curve for the whole duration.
        case curve(UIView.AnimationCurve)
        /// Spring motion with a damping ratio, where 1 has no oscillation, and an initial speed in total distances per second.
        case spring(damping: CGFloat, velocity: CGFloat)
    }

    /// The displacement of one view at the start.
    public struct Change {
        /// The view. Weak reference.
        public private(set) weak var view: UIView?
        /// The difference of the origins, old minus new, both without transforms, in points.
        public internal(set) var origin = CGPoint.zero
        /// The difference of the sizes, old minus new, in points.
        public internal(set) var size = CGSize.zero
        /// The difference of the alpha values, old minus new.
        public internal(set) var alpha: CGFloat = 0
        /// The difference of the decomposed transforms, old minus new; nil if unchanged.
        public internal(set) var transform: TransformParts?

        init(view: UIView) { self.view = view }

        var isNone: Bool { origin == .zero && size == .zero && alpha == 0 && transform == nil }
    }

    /// The duration in seconds.
    public let duration: TimeInterval
    /// The delay before the animation, in seconds.
    public let delay: TimeInterval
    /// The speed of the animation over time.
    public let timing: Timing
    /// Whether the views receive touches during the animation.
    public let allowsUserInteraction: Bool
    /// The changes, one per view.
    public private(set) var changes: [Change] = []

    private var whenOver: ((Bool) -> Void)?
    private weak var host: (any ApplicationHost)?

    init(
        duration: TimeInterval,
        delay: TimeInterval = 0,
        timing: Timing,
        allowsUserInteraction: Bool = false,
        whenOver: @escaping (Bool) -> Void
    ) {
        self.duration = AnimationEnds.seconds(duration)
        self.delay = AnimationEnds.seconds(delay)
        self.timing = timing
        self.allowsUserInteraction = allowsUserInteraction
        self.whenOver = whenOver
    }

    /// Called by the host, once. `finished` is false if the views left the screen before the end.
    public func end(finished: Bool) {
        let body = whenOver
        whenOver = nil
        body?(finished)
    }

    func begin(on host: any ApplicationHost) {
        self.host = host
        host.animate(self)
    }

    /// Stops the animation in place without calling its completion. The views have their final values.
    ///
    /// - Returns: The completed fraction.
    func stop() -> CGFloat {
        guard whenOver != nil else { return 1 }
        whenOver = nil
        return host?.stop(self) ?? 1
    }

    // MARK: Recording changes

    func note(_ view: UIView, from old: CGRect, to new: CGRect) {
        let index = index(of: view)
        changes[index].origin.x += old.minX - new.minX
        changes[index].origin.y += old.minY - new.minY
        changes[index].size.width += old.width - new.width
        changes[index].size.height += old.height - new.height
    }

    func note(_ view: UIView, alphaFrom old: CGFloat, to new: CGFloat) {
        changes[index(of: view)].alpha += old - new
    }

    func note(_ view: UIView, transformFrom old: CGAffineTransform, to new: CGAffineTransform) {
        let index = index(of: view)
        let way = TransformParts.way(from: new, to: old)
        changes[index].transform = (changes[index].transform ?? .none).adding(way, times: 1)
    }

    private func index(of view: UIView) -> Int {
        if let index = changes.firstIndex(where: { $0.view === view }) { return index }
        changes.append(Change(view: view))
        return changes.count - 1
    }

    /// Removes changes of views that are not in a window, and empty changes.
    func dropUnseen() {
        changes.removeAll { $0.isNone || $0.view?.window == nil }
    }
}
