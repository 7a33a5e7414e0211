import Foundation

/// Base class of the generators of haptic feedback.
///
/// Feedback needs a device that vibrates, such as a Linux phone or handheld with the service feedbackd. On other machines the generators
/// are without effect, as they are on iPads and on phones with haptics turned off. Main actor.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject, UIInteraction {
    /// The view that the feedback is about. Weak reference.
    open private(set) weak var view: UIView?

    /// Creates a generator.
    public override init() {
        super.init()
    }

    /// Creates a generator for a view, and adds it to the view's interactions.
    public convenience init(view: UIView) {
        self.init()
        view.addInteraction(self)
    }

    /// Called before the generator is added to a view's interactions, or removed from them.
    open func willMove(to view: UIView?) {}

    /// Called after the generator was added to a view's interactions, or removed from them. An override calls `super`.
    open func didMove(to view: UIView?) { self.view = view }

    /// Prepares for feedback within the next seconds. Kept without effect: the service needs no preparation.
    open func prepare() {}

    func play(_ name: String, _ pulses: [HostHaptic.Pulse]) {
        UIApplication.current?.host.play(HostHaptic(name, pulses))
    }
}

/// Haptic feedback for a collision of views; see ``UIFeedbackGenerator``. Main actor.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// The mass of the colliding views.
    public enum FeedbackStyle: Int, Sendable {
        /// Small or light.
        case light = 0
        /// Medium.
        case medium = 1
        /// Large or heavy.
        case heavy = 2
        /// Soft.
        case soft = 3
        /// Rigid.
        case rigid = 4

        /// The strength and the length in milliseconds of a collision.
        fileprivate var pulse: (name: String, strength: Double, milliseconds: Int) {
            switch self {
            case .light: ("light impact", 0.4, 10)
            case .medium: ("medium impact", 0.7, 15)
            case .heavy: ("heavy impact", 1, 25)
            case .soft: ("soft impact", 0.3, 30)
            case .rigid: ("rigid impact", 0.9, 8)
            }
        }
    }

    private let style: FeedbackStyle

    /// Creates a generator of the medium style.
    public override init() {
        style = .medium
        super.init()
    }

    /// Creates a generator of a style.
    public init(style: FeedbackStyle) {
        self.style = style
        super.init()
    }

    /// Creates a generator of a style for a view.
    public convenience init(style: FeedbackStyle, view: UIView) {
        self.init(style: style)
        view.addInteraction(self)
    }

    /// Generates feedback.
    open func impactOccurred() { impactOccurred(intensity: 1) }

    /// Generates feedback of an intensity from 0 to 1. Values outside are limited.
    open func impactOccurred(intensity: CGFloat) {
        let pulse = style.pulse
        let intensity = intensity.isNaN ? 0 : min(max(intensity, 0), 1)
        guard intensity > 0 else { return }
        play(pulse.name, [HostHaptic.Pulse(pulse.strength * intensity, pulse.milliseconds)])
    }

    /// Generates feedback for a collision at a point of the view. The point has no effect: no machine vibrates at a point.
    open func impactOccurred(at location: CGPoint) { impactOccurred() }

    /// Generates feedback of an intensity for a collision at a point of the view; see ``impactOccurred(at:)``.
    open func impactOccurred(intensity: CGFloat, at location: CGPoint) { impactOccurred(intensity: intensity) }
}

/// Haptic feedback for a changing selection; see ``UIFeedbackGenerator``. Main actor.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// Generates feedback.
    open func selectionChanged() { play("selection", [HostHaptic.Pulse(0.3, 8)]) }

    /// Generates feedback for a change at a point of the view. The point has no effect: no machine vibrates at a point.
    open func selectionChanged(at location: CGPoint) { selectionChanged() }
}

/// Haptic feedback for the result of a task; see ``UIFeedbackGenerator``. Main actor.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// The result of a task.
    public enum FeedbackType: Int, Sendable {
        /// The task succeeded.
        case success = 0
        /// The task produced a warning.
        case warning = 1
        /// The task failed.
        case error = 2

        /// The strengths of the parts, with pauses between them.
        fileprivate var pulses: (name: String, strengths: [Double]) {
            switch self {
            case .success: ("success", [0.5, 0.8])
            case .warning: ("warning", [0.8, 0.5])
            case .error: ("error", [0.8, 0.8, 1])
            }
        }
    }

    /// Generates feedback.
    open func notificationOccurred(_ notificationType: FeedbackType) {
        let parts = notificationType.pulses
        let pulses = parts.strengths.map { [HostHaptic.Pulse($0, 30)] }.joined(separator: [HostHaptic.Pulse(0, 90)])
        play(parts.name, Array(pulses))
    }

    /// Generates feedback for a result at a point of the view. The point has no effect: no machine vibrates at a point.
    open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) {
        notificationOccurred(notificationType)
    }
}
