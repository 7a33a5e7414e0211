import Foundation

/// A finger on the screen, or a pointer with a pressed button, from touch down to release.
///
/// Main actor.
@preconcurrency @MainActor
open class UITouch: NSObject {
    /// The time of the last change, in seconds since the app started.
    open internal(set) var timestamp: TimeInterval

    /// The current phase of the touch.
    open internal(set) var phase = Phase.began

    /// The number of consecutive taps at about the same location.
    open internal(set) var tapCount = 1

    /// The type of the touch.
    public let type: TouchType

    /// The window in which the touch began.
    open internal(set) weak var window: UIWindow?

    /// The view in which the touch began. It stays the same when the finger leaves the view.
    open internal(set) var view: UIView?

    /// The recognizers that received the touch.
    open var gestureRecognizers: [UIGestureRecognizer]? { recognizers }

    /// The current and previous location, in the window's coordinates.
    var point: CGPoint
    var previousPoint: CGPoint
    var recognizers: [UIGestureRecognizer] = []

    /// The pointer buttons of the touch.
    let buttons: UIEvent.ButtonMask
    /// Whether a widget of the host handles the press natively, so that the control under it does nothing.
    let isOnWidget: Bool
    /// The progress of the delivery to the view.
    var delivery = Delivery.none
    /// Events held back until recognizers have decided.
    var held: [(phase: Phase, event: UIEvent)] = []
    /// Whether a view or recognizer handled the touch.
    var wasUsed: Bool { wasUsedByView || wasRecognized }
    package var wasUsedByView = false
    var wasRecognized = false
    /// Called when a recognizer cancels the touch for its view.
    var whenTaken: () -> Void = {}

    enum Delivery {
        case none, begun, over
    }

    init(
        at point: CGPoint,
        on view: UIView,
        type: TouchType,
        buttons: UIEvent.ButtonMask,
        isOnWidget: Bool,
        timestamp: TimeInterval
    ) {
        self.point = point
        previousPoint = point
        self.view = view
        window = view.window
        self.type = type
        self.buttons = buttons
        self.isOnWidget = isOnWidget
        self.timestamp = timestamp
    }

    /// The location of the touch, in the coordinates of a view; nil means the window.
    open func location(in view: UIView?) -> CGPoint { view?.convert(point, from: nil) ?? point }

    /// The previous location of the touch, in the coordinates of a view; nil means the window.
    open func previousLocation(in view: UIView?) -> CGPoint { view?.convert(previousPoint, from: nil) ?? previousPoint }

    /// Phases of a touch.
    public enum Phase: Int, Sendable {
        /// The touch began.
        case began = 0
        /// The touch moved.
        case moved = 1
        /// The touch did not move while others did.
        case stationary = 2
        /// The finger was lifted.
        case ended = 3
        /// The system cancelled the touch.
        case cancelled = 4
        /// A pointer entered the window.
        case regionEntered = 5
        /// A pointer moved without a pressed button.
        case regionMoved = 6
        /// A pointer left the window.
        case regionExited = 7
    }

    /// Types of touches.
    public enum TouchType: Int, Sendable {
        /// A finger on the screen.
        case direct = 0
        /// A finger on a different surface, such as a remote control.
        case indirect = 1
        /// A pen.
        case pencil = 2
        /// A pointer, such as a mouse.
        case indirectPointer = 3

        /// The former name of ``pencil``.
        public static var stylus: TouchType { .pencil }
    }
}
