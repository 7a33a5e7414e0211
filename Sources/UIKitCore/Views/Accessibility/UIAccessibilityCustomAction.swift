import Foundation

/// An action of an element besides its activation, such as "Delete" of a message, that assistive technology offers by name.
///
/// In windows, the actions of an element are buttons inside it on the accessibility bus, and entries of the menu that the menu key and
/// Shift+F10 open. Main actor.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
    /// The type of ``actionHandler``. Returns whether the action succeeded.
    public typealias Handler = (_ customAction: UIAccessibilityCustomAction) -> Bool

    /// The name that is spoken and shown. Setting it removes the attributes of ``attributedName``.
    open var name: String {
        get { attributedName.string }
        set { attributedName = NSAttributedString(string: newValue) }
    }

    /// The name with attributes. Speech ignores them.
    open var attributedName: NSAttributedString

    /// The image of the action in a menu.
    open var image: UIImage?

    /// The closure that performs the action. If there is none, the selector is sent to the target.
    open var actionHandler: Handler?

    /// The target of the selector. Weak reference.
    open weak var target: AnyObject?

    private let storedSelector: Selector?

    /// The selector of a method with up to one argument: the action. It may return whether the action succeeded.
    ///
    /// Traps for an action that was made with a closure.
    open var selector: Selector {
        guard let storedSelector else {
            trap("UIAccessibilityCustomAction.selector was read, but the action '\(name)' has a closure.")
        }
        return storedSelector
    }

    /// Makes an action with a target.
    ///
    /// - Parameters:
    ///   - name: The name.
    ///   - target: The target. Weak reference.
    ///   - selector: The selector of a method with up to one argument.
    public init(name: String, target: Any?, selector: Selector) {
        attributedName = NSAttributedString(string: name)
        self.target = target.flatMap { ClassObject.object(for: $0) }
        storedSelector = selector
        super.init()
    }

    /// Makes an action with a target and an image.
    public init(name: String, image: UIImage?, target: Any?, selector: Selector) {
        attributedName = NSAttributedString(string: name)
        self.image = image
        self.target = target.flatMap { ClassObject.object(for: $0) }
        storedSelector = selector
        super.init()
    }

    /// Makes an action with an attributed name and a target.
    public init(attributedName: NSAttributedString, target: Any?, selector: Selector) {
        self.attributedName = attributedName
        self.target = target.flatMap { ClassObject.object(for: $0) }
        storedSelector = selector
        super.init()
    }

    /// Makes an action with an attributed name, a target and an image.
    public init(attributedName: NSAttributedString, image: UIImage?, target: Any?, selector: Selector) {
        self.attributedName = attributedName
        self.image = image
        self.target = target.flatMap { ClassObject.object(for: $0) }
        storedSelector = selector
        super.init()
    }

    /// Makes an action with a closure.
    ///
    /// - Parameters:
    ///   - name: The name.
    ///   - actionHandler: Performs the action, and returns whether it succeeded. The action retains it.
    public init(name: String, actionHandler: @escaping Handler) {
        attributedName = NSAttributedString(string: name)
        storedSelector = nil
        super.init()
        self.actionHandler = actionHandler
    }

    /// Makes an action with a closure and an image.
    public init(name: String, image: UIImage?, actionHandler: @escaping Handler) {
        attributedName = NSAttributedString(string: name)
        self.image = image
        storedSelector = nil
        super.init()
        self.actionHandler = actionHandler
    }

    /// Makes an action with an attributed name and a closure.
    public init(attributedName: NSAttributedString, actionHandler: @escaping Handler) {
        self.attributedName = attributedName
        storedSelector = nil
        super.init()
        self.actionHandler = actionHandler
    }

    /// Makes an action with an attributed name, a closure and an image.
    public init(attributedName: NSAttributedString, image: UIImage?, actionHandler: @escaping Handler) {
        self.attributedName = attributedName
        self.image = image
        storedSelector = nil
        super.init()
        self.actionHandler = actionHandler
    }

    /// Performs the action for the user.
    ///
    /// - Returns: Whether it succeeded. A method without a result succeeds.
    @_spi(Host)
    @discardableResult
    public func userChose() -> Bool {
        if let actionHandler { return actionHandler(self) }
        guard let storedSelector, let target else { return false }
        return storedSelector.send(to: target, self) as? Bool ?? true
    }
}
