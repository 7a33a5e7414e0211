import Foundation

/// A key, with others held down, that does something; also a menu element, which shows the keys.
///
/// Commands come from `UIResponder.keyCommands` of the first responder and of those after it in the chain. Main actor.
open class UIKeyCommand: UICommand {
    /// The character that the key types, or one of the names below.
    public let input: String?

    /// The keys that are held down meanwhile, exactly. `command` is Control on Linux.
    public let modifierFlags: UIKeyModifierFlags

    /// Whether the command goes before what the first responder does with the key: text, arrows in a list. False unless
    /// set.
    open var wantsPriorityOverSystemBehavior = false

    private let primaryAction: UIAction

    /// Makes a command. Its action's title, picture and look are taken over where none are given, and its sender is the
    /// command.
    ///
    /// This one is ours: UIKit takes a selector.
    ///
    /// - Parameters:
    ///   - title: What is written on it in a menu.
    ///   - image: What is drawn on it in a menu.
    ///   - input: The character that the key types, or a name such as ``inputEscape``.
    ///   - modifierFlags: The keys that are held down meanwhile.
    ///   - discoverabilityTitle: A longer title.
    ///   - attributes: How it is offered.
    ///   - state: Whether it is switched on.
    ///   - primaryAction: What it does.
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
            discoverabilityTitle: discoverabilityTitle ?? primaryAction.discoverabilityTitle,
            attributes: attributes.union(primaryAction.attributes),
            state: state == .off ? primaryAction.state : state
        )
    }

    /// Not on Linux, where there are no selectors.
    @available(
        *,
        unavailable,
        message: "There are no selectors on Linux: use init(input:modifierFlags:primaryAction:) with a UIAction."
    )
    public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
        trap("There are no selectors on Linux.")
    }

    /// Not on Linux, where there are no selectors.
    @available(
        *,
        unavailable,
        message: "There are no selectors on Linux: use init(input:modifierFlags:discoverabilityTitle:primaryAction:)."
    )
    public convenience init(
        input: String,
        modifierFlags: UIKeyModifierFlags,
        action: Selector,
        discoverabilityTitle: String
    ) { trap("There are no selectors on Linux.") }

    /// Not on Linux, where there are no selectors.
    @available(
        *,
        unavailable,
        message: "There are no selectors on Linux: use init(title:image:input:modifierFlags:primaryAction:)."
    )
    public convenience init(
        title: String = "",
        image: UIImage? = nil,
        action: Selector,
        input: String,
        modifierFlags: UIKeyModifierFlags = [],
        propertyList: Any? = nil,
        alternates: [Any] = [],
        discoverabilityTitle: String? = nil,
        attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off
    ) { trap("There are no selectors on Linux.") }

    /// Does what the command is for.
    func perform() { primaryAction.perform(sender: self) }

    /// The arrow up.
    nonisolated public static let inputUpArrow = "UIKeyInputUpArrow"
    /// The arrow down.
    nonisolated public static let inputDownArrow = "UIKeyInputDownArrow"
    /// The arrow to the left.
    nonisolated public static let inputLeftArrow = "UIKeyInputLeftArrow"
    /// The arrow to the right.
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
    /// Delete, which removes what is behind the caret.
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
