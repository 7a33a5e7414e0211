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

    /// The container, if it is a responder.
    open override var next: UIResponder? { container as? UIResponder }

    private var isElement = true
    private var label: String?
    private var value: String?
    private var hint: String?
    private var traits = UIAccessibilityTraits.none
    private var identifier: String?
    private var elements: [Any]?

    /// Whether assistive technology reaches the element. Default: true. If false, it reaches the ``accessibilityElements`` instead.
    open var isAccessibilityElement: Bool {
        get { accessibilityExtras?.blocks.isElement?() ?? isElement }
        set {
            isElement = newValue
            accessibilityDidChange()
        }
    }

    /// The accessible name.
    open var accessibilityLabel: String? {
        get { accessibilityExtras?.blocks.label?() ?? label }
        set {
            label = newValue
            accessibilityExtras?.attributedLabel = nil
            accessibilityDidChange()
        }
    }

    /// The accessible value, spoken after the name.
    open var accessibilityValue: String? {
        get { accessibilityExtras?.blocks.value?() ?? value }
        set {
            value = newValue
            accessibilityExtras?.attributedValue = nil
            accessibilityDidChange()
        }
    }

    /// The result of activation, spoken last.
    open var accessibilityHint: String? {
        get { accessibilityExtras?.blocks.hint?() ?? hint }
        set {
            hint = newValue
            accessibilityExtras?.attributedHint = nil
            accessibilityDidChange()
        }
    }

    /// ``accessibilityLabel`` with attributes. Each of the two replaces the other. Speech ignores the attributes.
    open var accessibilityAttributedLabel: NSAttributedString? {
        get { accessibilityExtras?.attributedLabel ?? accessibilityLabel.map { NSAttributedString(string: $0) } }
        set {
            accessibilityLabel = newValue?.string
            changeAccessibility { $0.attributedLabel = newValue }
        }
    }

    /// ``accessibilityValue`` with attributes. Each of the two replaces the other. Speech ignores the attributes.
    open var accessibilityAttributedValue: NSAttributedString? {
        get { accessibilityExtras?.attributedValue ?? accessibilityValue.map { NSAttributedString(string: $0) } }
        set {
            accessibilityValue = newValue?.string
            changeAccessibility { $0.attributedValue = newValue }
        }
    }

    /// ``accessibilityHint`` with attributes. Each of the two replaces the other. Speech ignores the attributes.
    open var accessibilityAttributedHint: NSAttributedString? {
        get { accessibilityExtras?.attributedHint ?? accessibilityHint.map { NSAttributedString(string: $0) } }
        set {
            accessibilityHint = newValue?.string
            changeAccessibility { $0.attributedHint = newValue }
        }
    }

    /// The kind and state. Default: none, which is static text.
    open var accessibilityTraits: UIAccessibilityTraits {
        get { accessibilityExtras?.blocks.traits?() ?? traits }
        set {
            traits = newValue
            accessibilityDidChange()
        }
    }

    /// An identifier for tests. Never spoken.
    open var accessibilityIdentifier: String? {
        get { accessibilityExtras?.blocks.identifier?() ?? identifier }
        set { identifier = newValue }
    }

    /// The elements in this one, in reading order. They are reached if ``isAccessibilityElement`` is false. Views in the list are
    /// ignored: list them in their superview.
    open var accessibilityElements: [Any]? {
        get { accessibilityExtras?.blocks.elements?() ?? elements }
        set {
            elements = newValue
            accessibilityDidChange()
        }
    }

    /// The number of ``accessibilityElements``.
    open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }

    /// Returns one of the ``accessibilityElements``; nil for an index without element.
    open func accessibilityElement(at index: Int) -> Any? {
        accessibilityElements.flatMap { $0.indices.contains(index) ? $0[index] : nil }
    }

    /// Returns the index of one of the ``accessibilityElements``; `NSNotFound` for other objects.
    open func index(ofAccessibilityElement element: Any) -> Int {
        accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
    }

    /// The frame in the coordinates of the container, in points. It moves with the container. Zero if ``accessibilityFrame`` was
    /// assigned.
    open var accessibilityFrameInContainerSpace: CGRect {
        get { frameInContainer }
        set {
            frameInContainer = newValue
            frameOnScreen = nil
            accessibilityDidChange()
        }
    }

    /// The frame on the screen, in points. Assigning it fixes the frame, even if the container moves.
    open var accessibilityFrame: CGRect {
        get {
            if let frameOnScreen { return frameOnScreen }
            if frameInContainer == .zero, let path = accessibilityPath { return path.bounds }
            guard let view = containerView, let window = view.window else { return frameInContainer }
            let origin = (container as? UIAccessibilityElement)?.frameInContainer.origin ?? .zero
            return view.convert(frameInContainer.offsetBy(dx: origin.x, dy: origin.y), to: nil)
                .offsetBy(dx: window.frame.minX, dy: window.frame.minY)
        }
        set {
            frameOnScreen = newValue
            frameInContainer = .zero
            accessibilityDidChange()
        }
    }

    /// The point on the screen where activation touches the view. Default: the centre of ``accessibilityFrame``.
    open var accessibilityActivationPoint: CGPoint {
        get { accessibilityExtras?.activationPoint ?? accessibilityFrame.centre }
        set { changeAccessibility { $0.activationPoint = newValue } }
    }

    override func accessibilityDidChange() { containerView?.setNeedsDisplay() }

    /// The view that contains the element, directly or inside other elements.
    private var containerView: UIView? {
        (container as? UIView) ?? (container as? UIAccessibilityElement)?.containerView
    }
}

/// Members for hosts.
extension UIAccessibilityElement {
    /// The role, derived from the traits.
    @_spi(Host)
    public var accessibleRole: ViewRole {
        ViewRole(of: accessibilityTraits) ?? .text
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

    /// Activates the element for assistive technology: calls ``UIResponder/accessibilityActivate()``, then touches the view.
    ///
    /// - Returns: Whether it was handled.
    @_spi(Host)
    @discardableResult
    public func userActivated(in view: UIView) -> Bool {
        guard accessibilityRespondsToUserInteraction else { return false }
        return accessibilityActivate() || view.tapForAssistiveTechnology(at: accessibilityActivationPoint)
    }
}
