import Foundation

/// A menu element that sends a selector along the responder chain. Menus and keys disable a command that no responder performs.
///
/// Main actor.
open class UICommand: UIMenuElement {
    /// The title of the element.
    open override var title: String {
        get { super.title }
        set { super.title = newValue }
    }

    /// The image of the element.
    open override var image: UIImage? {
        get { super.image }
        set { super.image = newValue }
    }

    /// A longer title for an overview of all commands. Kept without effect: there is no such overview.
    open var discoverabilityTitle: String?

    /// The attributes of the command. A disabled command is not performed.
    open var attributes: UIMenuElement.Attributes

    /// The state of the command, such as on or off.
    open var state: UIMenuElement.State

    /// The selector of a method with up to one argument: the command. Nil for a key command with a `UIAction`.
    let selector: Selector?

    /// The selector of the method. Traps for a key command that was made with a `UIAction`.
    open var action: Selector {
        guard let selector else { trap("UICommand.action was read, but this command performs a UIAction.") }
        return selector
    }

    /// Data of the app for the command, such as the value to set.
    public let propertyList: Any?

    /// Variants of the command for modifier keys. Kept without effect: menus do not follow the modifier keys.
    public let alternates: [UICommandAlternate]

    init(
        title: String,
        image: UIImage?,
        selector: Selector?,
        propertyList: Any? = nil,
        alternates: [UICommandAlternate] = [],
        discoverabilityTitle: String?,
        attributes: UIMenuElement.Attributes,
        state: UIMenuElement.State
    ) {
        self.selector = selector
        self.propertyList = propertyList
        self.alternates = alternates
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        super.init(title: title, image: image)
    }

    /// Makes a command.
    ///
    /// - Parameters:
    ///   - title: The title in a menu.
    ///   - image: The image in a menu.
    ///   - action: The selector of a method with up to one argument: the command.
    ///   - propertyList: Data of the app for the command.
    ///   - alternates: Variants for modifier keys.
    ///   - discoverabilityTitle: A longer title.
    ///   - attributes: The attributes in a menu.
    ///   - state: The state, such as on or off.
    public convenience init(
        title: String = "",
        image: UIImage? = nil,
        action: Selector,
        propertyList: Any? = nil,
        alternates: [UICommandAlternate] = [],
        discoverabilityTitle: String? = nil,
        attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off
    ) {
        self.init(
            title: title,
            image: image,
            selector: action,
            propertyList: propertyList,
            alternates: alternates,
            discoverabilityTitle: discoverabilityTitle,
            attributes: attributes,
            state: state
        )
    }

    /// Lets the responder that performs the command update it. Returns whether the command can be performed: a responder performs
    /// it, or it has a `UIAction`, and it is not disabled.
    func validate() -> Bool {
        if let selector {
            let message = ActionMessage(action: selector, sender: self, event: nil)
            guard let target = message.targetInChain else { return false }
            (target as? UIResponder)?.validate(self)
        }
        return !attributes.contains(.disabled)
    }

    /// Sends the selector to the first object in the responder chain that performs it.
    func perform() {
        if let selector { ActionMessage(action: selector, sender: self, event: nil).send(to: nil) }
    }
}

/// A variant of a ``UICommand`` for modifier keys.
///
/// Main actor.
@preconcurrency @MainActor
open class UICommandAlternate: NSObject {
    /// The title.
    public let title: String

    /// The selector of the method.
    public let action: Selector

    /// The modifier keys.
    public let modifierFlags: UIKeyModifierFlags

    /// Makes a variant.
    public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
        self.title = title
        self.action = action
        self.modifierFlags = modifierFlags
        super.init()
    }
}
