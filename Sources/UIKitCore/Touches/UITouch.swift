import Foundation

/// A finger on the screen, or a pointer with a button down, from its coming to its going.
///
/// Main actor.
@preconcurrency @MainActor
open class UITouch: NSObject {
    /// When the touch last changed, in seconds since the app began.
    open internal(set) var timestamp: TimeInterval

    /// What the touch does at present.
    open internal(set) var phase = Phase.began

    /// How many taps in a row this one makes, at about the same place.
    open internal(set) var tapCount = 1

    /// What touches.
    public let type: TouchType

    /// The window in which the touch began.
    open internal(set) weak var window: UIWindow?

    /// The view in which the touch began; it stays the same when the finger leaves it.
    open internal(set) var view: UIView?

    /// The recognizers that were given the touch.
    open var gestureRecognizers: [UIGestureRecognizer]? { recognizers }

    /// Where the touch is, and where it was before it last moved, in the window's coordinates.
    var point: CGPoint
    var previousPoint: CGPoint
    var recognizers: [UIGestureRecognizer] = []

    /// Which button of the pointer it was.
    let buttons: UIEvent.ButtonMask
    /// Whether a widget of the host's answers to the press by itself, so that the control under it has nothing to do.
    let isOnWidget: Bool
    /// How much of the touch its view knows.
    var delivery = Delivery.none
    /// What waits until recognizers have decided.
    var held: [(phase: Phase, event: UIEvent)] = []
    /// Whether a view, or a recognizer, answered to the touch.
    var wasUsed: Bool { wasUsedByView || wasRecognized }
    var wasUsedByView = false
    var wasRecognized = false
    /// Told once, when a recognizer takes the touch away from its view.
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

    /// Where the touch is, in the coordinates of a view, or of the window for nil.
    open func location(in view: UIView?) -> CGPoint { view?.convert(point, from: nil) ?? point }

    /// Where the touch was before it last moved, in the coordinates of a view, or of the window for nil.
    open func previousLocation(in view: UIView?) -> CGPoint { view?.convert(previousPoint, from: nil) ?? previousPoint }

    /// What a touch does.
    public enum Phase: Int, Sendable {
        /// It came.
        case began = 0
        /// It moved.
        case moved = 1
        /// It stayed while others moved.
        case stationary = 2
        /// It was lifted.
        case ended = 3
        /// The system took it away.
        case cancelled = 4
        /// A pointer came over the window.
        case regionEntered = 5
        /// A pointer moved without a button down.
        case regionMoved = 6
        /// A pointer left the window.
        case regionExited = 7
    }

    /// What touches.
    public enum TouchType: Int, Sendable {
        /// A finger on the screen.
        case direct = 0
        /// A finger elsewhere, as on a remote control.
        case indirect = 1
        /// A pen.
        case pencil = 2
        /// A pointer, such as a mouse's.
        case indirectPointer = 3

        /// The name that pens had first.
        public static var stylus: TouchType { .pencil }
    }
}
