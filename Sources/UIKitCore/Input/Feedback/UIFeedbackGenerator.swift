import Foundation

/// Base class of the generators of haptic feedback.
///
/// Feedback needs a device that vibrates. Desktops have none: all generators are without effect, as they are on iPads and on
/// phones with haptics turned off. Main actor.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
    /// Creates a generator.
    public override init() {
        super.init()
    }

    /// Creates a generator for a view.
    public convenience init(view: UIView) {
        self.init()
    }

    /// Prepares for feedback within the next seconds. No effect without a device that vibrates.
    open func prepare() {}
}

/// Haptic feedback for a collision of views. No effect on desktops; see ``UIFeedbackGenerator``. Main actor.
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
    }

    /// Creates a generator of the medium style.
    public override init() {
        super.init()
    }

    /// Creates a generator of a style.
    public init(style: FeedbackStyle) {
        super.init()
    }

    /// Creates a generator of a style for a view.
    public convenience init(style: FeedbackStyle, view: UIView) {
        self.init(style: style)
    }

    /// Generates feedback. No effect without a device that vibrates.
    open func impactOccurred() {}

    /// Generates feedback of an intensity from 0 to 1. No effect without a device that vibrates.
    open func impactOccurred(intensity: CGFloat) {}

    /// Generates feedback for a collision at a point of the view. No effect without a device that vibrates.
    open func impactOccurred(at location: CGPoint) {}

    /// Generates feedback of an intensity for a collision at a point of the view. No effect without a device that vibrates.
    open func impactOccurred(intensity: CGFloat, at location: CGPoint) {}
}

/// Haptic feedback for a changing selection. No effect on desktops; see ``UIFeedbackGenerator``. Main actor.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// Generates feedback. No effect without a device that vibrates.
    open func selectionChanged() {}

    /// Generates feedback for a change at a point of the view. No effect without a device that vibrates.
    open func selectionChanged(at location: CGPoint) {}
}

/// Haptic feedback for the result of a task. No effect on desktops; see ``UIFeedbackGenerator``. Main actor.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// The result of a task.
    public enum FeedbackType: Int, Sendable {
        /// The task succeeded.
        case success = 0
        /// The task produced a warning.
        case warning = 1
        /// The task failed.
        case error = 2
    }

    /// Generates feedback. No effect without a device that vibrates.
    open func notificationOccurred(_ notificationType: FeedbackType) {}

    /// Generates feedback for a result at a point of the view. No effect without a device that vibrates.
    open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) {}
}
