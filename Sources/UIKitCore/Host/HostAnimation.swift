import Foundation

/// The way of views to where a block of animations put them.
///
/// The views have their new frames and alpha values already: a host that animates shows them as far from there as
/// ``Change`` says, and then nearer and nearer. Animations of one view add up, so that one that begins while another is
/// on its way begins where the view is seen.
@_spi(Host)
@MainActor
public final class HostAnimation {
    /// How fast the views are on their way.
    public enum Timing: Hashable, Sendable {
        /// A curve, for the whole duration.
        case curve(UIView.AnimationCurve)
        /// As on a spring: how much of the swing is damped, 1 being all of it, and the speed at the beginning, in whole
        /// ways a second.
        case spring(damping: CGFloat, velocity: CGFloat)
    }

    /// What one view has behind it.
    public struct Change {
        /// The view; the app may let it go meanwhile.
        public private(set) weak var view: UIView?
        /// The old frame less the new one, both without transforms, in points: of origins and of sizes.
        public internal(set) var origin = CGPoint.zero
        /// The old size less the new one, in points.
        public internal(set) var size = CGSize.zero
        /// The old alpha less the new one.
        public internal(set) var alpha: CGFloat = 0
        /// The parts of the old transform less those of the new one; nil where it stayed.
        public internal(set) var transform: TransformParts?

        init(view: UIView) { self.view = view }

        var isNone: Bool { origin == .zero && size == .zero && alpha == 0 && transform == nil }
    }

    /// How long the way takes, in seconds.
    public let duration: TimeInterval
    /// How long the views stay where they were before that, in seconds.
    public let delay: TimeInterval
    /// How fast the views are on their way.
    public let timing: Timing
    /// Whether the views can be touched on their way.
    public let allowsUserInteraction: Bool
    /// What changes, each view once.
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

    /// Told by the host, once: the views have arrived, or (not finished) will not, because they left the screen.
    public func end(finished: Bool) {
        let body = whenOver
        whenOver = nil
        body?(finished)
    }

    func begin(on host: any ApplicationHost) {
        self.host = host
        host.animate(self)
    }

    /// Ends it where it is, without a word to whoever waits for its end. The views are where they will be.
    ///
    /// - Returns: How much of the way was behind.
    func stop() -> CGFloat {
        guard whenOver != nil else { return 1 }
        whenOver = nil
        return host?.stop(self) ?? 1
    }

    // MARK: Noting what changes

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

    /// Forgets what nobody could see.
    func dropUnseen() {
        changes.removeAll { $0.isNone || $0.view?.window == nil }
    }
}
