import Foundation

/// A key, with others held down, that does something; also a menu element, which shows the keys.
///
/// Commands come from `UIResponder.keyCommands` of the first responder and of those after it in the chain. Main actor.
/// iOS 7.0.
open class UIKeyCommand: UICommand {
    /// The character that the key types, or one of the names below. iOS 7.0.
    public let input: String?

    /// The keys that are held down meanwhile, exactly. `command` is Control on Linux. iOS 7.0.
    public let modifierFlags: UIKeyModifierFlags

    /// Whether the command goes before what the first responder does with the key: text, arrows in a list. False unless
    /// set. iOS 15.0.
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

    /// The arrow up. iOS 7.0.
    nonisolated public static let inputUpArrow = "UIKeyInputUpArrow"
    /// The arrow down. iOS 7.0.
    nonisolated public static let inputDownArrow = "UIKeyInputDownArrow"
    /// The arrow to the left. iOS 7.0.
    nonisolated public static let inputLeftArrow = "UIKeyInputLeftArrow"
    /// The arrow to the right. iOS 7.0.
    nonisolated public static let inputRightArrow = "UIKeyInputRightArrow"
    /// Escape. iOS 7.0.
    nonisolated public static let inputEscape = "UIKeyInputEscape"
    /// Page up. iOS 8.0.
    nonisolated public static let inputPageUp = "UIKeyInputPageUp"
    /// Page down. iOS 8.0.
    nonisolated public static let inputPageDown = "UIKeyInputPageDown"
    /// Home. iOS 13.4.
    nonisolated public static let inputHome = "UIKeyInputHome"
    /// End. iOS 13.4.
    nonisolated public static let inputEnd = "UIKeyInputEnd"
    /// Delete, which removes what is behind the caret. iOS 15.0.
    nonisolated public static let inputDelete = "UIKeyInputDelete"
    /// F1. iOS 13.4.
    nonisolated public static let f1 = "UIKeyInputF1"
    /// F2. iOS 13.4.
    nonisolated public static let f2 = "UIKeyInputF2"
    /// F3. iOS 13.4.
    nonisolated public static let f3 = "UIKeyInputF3"
    /// F4. iOS 13.4.
    nonisolated public static let f4 = "UIKeyInputF4"
    /// F5. iOS 13.4.
    nonisolated public static let f5 = "UIKeyInputF5"
    /// F6. iOS 13.4.
    nonisolated public static let f6 = "UIKeyInputF6"
    /// F7. iOS 13.4.
    nonisolated public static let f7 = "UIKeyInputF7"
    /// F8. iOS 13.4.
    nonisolated public static let f8 = "UIKeyInputF8"
    /// F9. iOS 13.4.
    nonisolated public static let f9 = "UIKeyInputF9"
    /// F10. iOS 13.4.
    nonisolated public static let f10 = "UIKeyInputF10"
    /// F11. iOS 13.4.
    nonisolated public static let f11 = "UIKeyInputF11"
    /// F12. iOS 13.4.
    nonisolated public static let f12 = "UIKeyInputF12"
}
