import Foundation

/// A key with modifiers that performs an action; also a menu element, which shows the keys.
///
/// Commands come from `UIResponder.keyCommands` of the first responder and of the responders after it in the chain. Main actor.
open class UIKeyCommand: UICommand {
    /// The character that the key types, or one of the constants below.
    public let input: String?

    /// The modifier keys; exactly these must be held down. `command` is Control on Linux.
    public let modifierFlags: UIKeyModifierFlags

    /// Whether the command precedes the first responder's own handling of the key, such as text input or arrow keys in a list.
    /// Default: false.
    open var wantsPriorityOverSystemBehavior = false

    /// The action of a command without a selector.
    private let primaryAction: UIAction?

    /// Makes a command. The title, image, discoverability title and state of its action are used where the parameters have none;
    /// the attributes of both are combined. The action's sender is the command.
    ///
    /// This initializer is an addition: UIKit's takes a selector.
    ///
    /// - Parameters:
    ///   - title: The title in a menu.
    ///   - image: The image in a menu.
    ///   - input: The character that the key types, or a constant such as ``inputEscape``.
    ///   - modifierFlags: The modifier keys.
    ///   - discoverabilityTitle: A longer title.
    ///   - attributes: The attributes in a menu.
    ///   - state: The state, such as on or off.
    ///   - primaryAction: The action to perform.
    public init(
        title: String = "",
        image: UIImage? = nil,
        input: String,
        modifierFlags: UIKeyModifierFlags = [],
        discoverabilityTitle: String? = nil,
        attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off,
        primaryAction: UIAction
    ) {
        self.input = input
        self.modifierFlags = modifierFlags
        self.primaryAction = primaryAction
        super.init(
            title: title.isEmpty ? primaryAction.title : title,
            image: image ?? primaryAction.image,
            selector: nil,
            discoverabilityTitle: discoverabilityTitle ?? primaryAction.discoverabilityTitle,
            attributes: attributes.union(primaryAction.attributes),
            state: state == .off ? primaryAction.state : state
        )
    }

    private init(
        title: String,
        image: UIImage?,
        selector: Selector,
        input: String,
        modifierFlags: UIKeyModifierFlags,
        propertyList: Any?,
        alternates: [UICommandAlternate],
        discoverabilityTitle: String?,
        attributes: UIMenuElement.Attributes,
        state: UIMenuElement.State
    ) {
        self.input = input
        self.modifierFlags = modifierFlags
        primaryAction = nil
        super.init(
            title: title,
            image: image,
            selector: selector,
            propertyList: propertyList,
            alternates: alternates,
            discoverabilityTitle: discoverabilityTitle,
            attributes: attributes,
            state: state
        )
    }

    /// Makes a command that sends a selector to the first object in the responder chain that performs it.
    ///
    /// - Parameters:
    ///   - title: The title in a menu.
    ///   - image: The image in a menu.
    ///   - action: The selector of a method with up to one argument: the command.
    ///   - input: The character that the key types, or a constant such as ``inputEscape``.
    ///   - modifierFlags: The modifier keys.
    ///   - propertyList: Data of the app for the command.
    ///   - alternates: Variants for modifier keys.
    ///   - discoverabilityTitle: A longer title.
    ///   - attributes: The attributes in a menu.
    ///   - state: The state, such as on or off.
    public convenience init(
        title: String = "",
        image: UIImage? = nil,
        action: Selector,
        input: String,
        modifierFlags: UIKeyModifierFlags = [],
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
            input: input,
            modifierFlags: modifierFlags,
            propertyList: propertyList,
            alternates: alternates,
            discoverabilityTitle: discoverabilityTitle,
            attributes: attributes,
            state: state
        )
    }

    /// Makes a command that sends a selector to the first object in the responder chain that performs it.
    ///
    /// - Parameters:
    ///   - input: The character that the key types, or a constant such as ``inputEscape``.
    ///   - modifierFlags: The modifier keys.
    ///   - action: The selector of a method with up to one argument: the command.
    public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
        self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
    }

    /// Makes a command with a title for an overview of all commands. It sends a selector to the first object in the responder
    /// chain that performs it.
    ///
    /// - Parameters:
    ///   - input: The character that the key types, or a constant such as ``inputEscape``.
    ///   - modifierFlags: The modifier keys.
    ///   - action: The selector of a method with up to one argument: the command.
    ///   - discoverabilityTitle: The title.
    public convenience init(
        input: String,
        modifierFlags: UIKeyModifierFlags,
        action: Selector,
        discoverabilityTitle: String
    ) {
        self.init(
            action: action,
            input: input,
            modifierFlags: modifierFlags,
            discoverabilityTitle: discoverabilityTitle
        )
    }

    /// Performs the action, or sends the selector along the responder chain.
    override func perform() {
        if let primaryAction { primaryAction.perform(sender: self) } else { super.perform() }
    }

    /// The up arrow key.
    nonisolated public static let inputUpArrow = "UIKeyInputUpArrow"
    /// The down arrow key.
    nonisolated public static let inputDownArrow = "UIKeyInputDownArrow"
    /// The left arrow key.
    nonisolated public static let inputLeftArrow = "UIKeyInputLeftArrow"
    /// The right arrow key.
    nonisolated public static let inputRightArrow = "UIKeyInputRightArrow"
    /// Escape.
    nonisolated public static let inputEscape = "UIKeyInputEscape"
    /// Page up.
    nonisolated public static let inputPageUp = "UIKeyInputPageUp"
    /// Page down.
    nonisolated public static let inputPageDown = "UIKeyInputPageDown"
    /// Home.
    nonisolated public static let inputHome = "UIKeyInputHome"
    /// End.
    nonisolated public static let inputEnd = "UIKeyInputEnd"
    /// Forward delete, which removes the character after the caret.
    nonisolated public static let inputDelete = "UIKeyInputDelete"
    /// F1.
    nonisolated public static let f1 = "UIKeyInputF1"
    /// F2.
    nonisolated public static let f2 = "UIKeyInputF2"
    /// F3.
    nonisolated public static let f3 = "UIKeyInputF3"
    /// F4.
    nonisolated public static let f4 = "UIKeyInputF4"
    /// F5.
    nonisolated public static let f5 = "UIKeyInputF5"
    /// F6.
    nonisolated public static let f6 = "UIKeyInputF6"
    /// F7.
    nonisolated public static let f7 = "UIKeyInputF7"
    /// F8.
    nonisolated public static let f8 = "UIKeyInputF8"
    /// F9.
    nonisolated public static let f9 = "UIKeyInputF9"
    /// F10.
    nonisolated public static let f10 = "UIKeyInputF10"
    /// F11.
    nonisolated public static let f11 = "UIKeyInputF11"
    /// F12.
    nonisolated public static let f12 = "UIKeyInputF12"
}
