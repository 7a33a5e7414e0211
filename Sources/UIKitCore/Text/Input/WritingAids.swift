import Foundation

// Permissions for, and facts about, aids that belong to Apple's systems. No system that this port runs on has these aids,
// so whatever an app permits or forbids holds; the values are kept and given back.

/// How much Writing Tools may do.
public enum UIWritingToolsBehavior: Int, Sendable {
    /// Nothing.
    case none = -1
    /// As the system likes.
    case `default` = 0
    /// Everything, in place.
    case complete = 1
    /// What a panel offers.
    case limited = 2
}

/// What Writing Tools may put into a text.
public struct UIWritingToolsResultOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes options of their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Text without attributes.
    public static let plainText = UIWritingToolsResultOptions(rawValue: 1 << 0)
    /// Text with attributes.
    public static let richText = UIWritingToolsResultOptions(rawValue: 1 << 1)
    /// Lists.
    public static let list = UIWritingToolsResultOptions(rawValue: 1 << 2)
    /// Tables.
    public static let table = UIWritingToolsResultOptions(rawValue: 1 << 3)
}

/// What a password has to be like that a system makes up.
public final class UITextInputPasswordRules: NSObject, Sendable {
    /// The rules in Apple's notation, such as "required: digit; minlength: 8".
    public let passwordRulesDescriptor: String

    /// Makes rules of their notation.
    public init(descriptor passwordRulesDescriptor: String) {
        self.passwordRulesDescriptor = passwordRulesDescriptor
        super.init()
    }
}

/// What a reply is about that a system suggests; an app makes a subclass with the facts. Main actor.
@preconcurrency @MainActor
open class UIConversationContext: NSObject {
    /// A name of the app's for the conversation. Kept without effect: no system suggests replies here.
    open var threadIdentifier: String?
}

/// Whether a field completes sums while they are typed.
public enum UITextMathExpressionCompletionType: Int, Sendable {
    /// As the system likes: here, not.
    case `default` = 0
    /// Never.
    case no = 1
    /// Always.
    case yes = 2
}

/// A view for which a person may dictate by looking at it. Main actor.
@preconcurrency @MainActor
public protocol UILookToDictateCapable: NSObjectProtocol {
    /// Whether the person may. Only Apple Vision Pro sees where one looks.
    var isLookToDictateEnabled: Bool { get set }
}

/// The buttons that a tablet shows above its keyboard. To an app this port is a telephone
/// (`UITraitCollection.userInterfaceIdiom`), and telephones show none; use `inputAccessoryView` there. Main actor.
@preconcurrency @MainActor
open class UITextInputAssistantItem: NSObject {
    /// Whether the person may hide the buttons. Kept without effect: nothing shows them here. True at first.
    open var allowsHidingShortcuts = true
    /// The buttons before the suggested words. Kept without effect: nothing shows them here.
    open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
    /// The buttons after the suggested words. Kept without effect: nothing shows them here.
    open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []
}

/// Buttons that belong together, and one that stands for them where there is no room. Main actor.
@preconcurrency @MainActor
open class UIBarButtonItemGroup: NSObject {
    /// The buttons.
    open var barButtonItems: [UIBarButtonItem]
    /// What stands for them.
    open var representativeItem: UIBarButtonItem?

    /// Makes a group of buttons.
    public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
        self.barButtonItems = barButtonItems
        self.representativeItem = representativeItem
        super.init()
    }
}

/// The values of one field.
struct WritingAids {
    var writingTools = UIWritingToolsBehavior.default
    var results: UIWritingToolsResultOptions = []
    var passwordRules: UITextInputPasswordRules?
    var conversation: UIConversationContext?
    var assistant: UITextInputAssistantItem?
}
