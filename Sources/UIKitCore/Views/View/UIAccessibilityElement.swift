import Foundation

/// A part of a view that assistive technology treats as an element, although it is no view: for example, one bar of a chart.
///
/// List the elements in ``UIView/accessibilityElements`` of their view. They have no effect on touches: activating an element touches
/// the view at ``accessibilityActivationPoint``, unless ``accessibilityActivate()`` handles it. After a change of an element that is
/// already on the screen, the app posts `UIAccessibility.Notification.layoutChanged`. Main actor.
open class UIAccessibilityElement: UIResponder, UIAccessibilityIdentification {
    /// Makes an element.
    ///
    /// - Parameter container: The view that contains the element. Weak reference.
    public init(accessibilityContainer container: Any) {
        super.init()
        accessibilityContainer = container
    }

    /// The view, or the element, that contains the element. Weak reference: objects that are not retained elsewhere become nil.
    open var accessibilityContainer: Any? {
        get { container }
        set { container = newValue.map { $0 as AnyObject } }
    }

    private weak var container: AnyObject?
    private var frameInContainer = CGRect.zero
    private var frameOnScreen: CGRect?
    private var activationPoint: CGPoint?

    /// The container, if it is a responder.
    open override var next: UIResponder? { container as? UIResponder }

    /// Whether assistive technology reaches the element. Default: true.
    open var isAccessibilityElement = true { didSet { didChange() } }

    /// The accessible name.
    open var accessibilityLabel: String? { didSet { didChange() } }

    /// The accessible value, spoken after the name.
    open var accessibilityValue: String? { didSet { didChange() } }

    /// The result of activation, spoken last.
    open var accessibilityHint: String? { didSet { didChange() } }

    /// The kind and state. Default: none, which is static text.
    open var accessibilityTraits = UIAccessibilityTraits.none { didSet { didChange() } }

    /// An identifier for tests. Never spoken.
    open var accessibilityIdentifier: String?

    /// The frame in the coordinates of the container, in points. It moves with the container. Zero if ``accessibilityFrame`` was
    /// assigned.
    open var accessibilityFrameInContainerSpace: CGRect {
        get { frameInContainer }
        set {
            frameInContainer = newValue
            frameOnScreen = nil
            didChange()
        }
    }

    /// The frame on the screen, in points. Assigning it fixes the frame, even if the container moves.
    open var accessibilityFrame: CGRect {
        get {
            if let frameOnScreen { return frameOnScreen }
            guard let view = containerView, let window = view.window else { return frameInContainer }
            let origin = (container as? UIAccessibilityElement)?.frameInContainer.origin ?? .zero
            return view.convert(frameInContainer.offsetBy(dx: origin.x, dy: origin.y), to: nil)
                .offsetBy(dx: window.frame.minX, dy: window.frame.minY)
        }
        set {
            frameOnScreen = newValue
            frameInContainer = .zero
            didChange()
        }
    }

    /// The point on the screen where activation touches the view. Default: the centre of ``accessibilityFrame``.
    open var accessibilityActivationPoint: CGPoint {
        get { activationPoint ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY) }
        set { activationPoint = newValue }
    }

    /// Called when assistive technology activates the element. Returns whether it was handled. Default: false, so that the view is
    /// touched.
    open func accessibilityActivate() -> Bool { false }

    private func didChange() { containerView?.setNeedsDisplay() }

    /// The view that contains the element, directly or inside other elements.
    private var containerView: UIView? {
        (container as? UIView) ?? (container as? UIAccessibilityElement)?.containerView
    }
}

/// Members for hosts.
extension UIAccessibilityElement {
    /// The role, derived from the traits.
    @_spi(Host)
    public var role: ViewRole {
        if !accessibilityTraits.isDisjoint(with: [.button, .link]) { return .button }
        if accessibilityTraits.contains(.image) { return .image }
        return accessibilityTraits.contains(.header) ? .heading : .text
    }

    /// The states, in the order of those of views.
    @_spi(Host)
    public var stateDescriptions: [String] {
        (accessibilityTraits.contains(.selected) ? ["selected"] : [])
            + (accessibilityTraits.contains(.notEnabled) ? ["disabled"] : [])
    }

    /// The frame in the window of a view.
    @_spi(Host)
    public func frame(inWindowOf view: UIView) -> CGRect {
        let origin = view.window?.frame.origin ?? .zero
        return accessibilityFrame.offsetBy(dx: -origin.x, dy: -origin.y)
    }

    /// Activates the element for assistive technology.
    @_spi(Host)
    public func userActivated(in view: UIView) {
        guard !accessibilityActivate(), let window = view.window else { return }
        let point = accessibilityActivationPoint
        let place = CGPoint(x: point.x - window.frame.minX, y: point.y - window.frame.minY)
        if let hit = window.hitTest(place, with: nil) { window.userTapped(hit, at: place) }
    }

    /// The text that is spoken when assistive technology reaches the element.
    var spokenDescription: String {
        [accessibilityLabel, accessibilityValue, accessibilityHint].compactMap { $0 }.filter { !$0.isEmpty }
            .joined(separator: ", ")
    }
}
