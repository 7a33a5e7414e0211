import Foundation

// Settings for writing aids of Apple's systems. These aids do not exist on Linux, so the values are only stored and returned.

/// The permitted extent of Writing Tools.
public enum UIWritingToolsBehavior: Int, Sendable {
    /// None.
    case none = -1
    /// The system default.
    case `default` = 0
    /// Full, with changes in place.
    case complete = 1
    /// Limited, in a panel.
    case limited = 2
}

/// The permitted results of Writing Tools.
public struct UIWritingToolsResultOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes a set from its bits.
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

/// The rules for passwords that a system generates.
public final class UITextInputPasswordRules: NSObject, Sendable {
    /// The rules in Apple's notation, such as "required: digit; minlength: 8".
    public let passwordRulesDescriptor: String

    /// Makes rules from their notation.
    public init(descriptor passwordRulesDescriptor: String) {
        self.passwordRulesDescriptor = passwordRulesDescriptor
        super.init()
    }
}

/// The context of suggested replies; apps provide it in a subclass. Main actor.
@preconcurrency @MainActor
open class UIConversationContext: NSObject {
    /// The app's identifier of the conversation. Kept without effect: no system suggests replies here.
    open var threadIdentifier: String?
}

/// Whether arithmetic expressions are completed while typing.
public enum UITextMathExpressionCompletionType: Int, Sendable {
    /// The system default, which is off here.
    case `default` = 0
    /// Never.
    case no = 1
    /// Always.
    case yes = 2
}

/// A view that supports dictation by looking at it. Main actor.
@preconcurrency @MainActor
public protocol UILookToDictateCapable: NSObjectProtocol {
    /// Whether it is enabled. Only Apple Vision Pro tracks the user's gaze.
    var isLookToDictateEnabled: Bool { get set }
}

/// The buttons above the keyboard of a tablet. For apps, this port is a phone (`UITraitCollection.userInterfaceIdiom`), which
/// shows no such buttons; use `inputAccessoryView` instead. Main actor.
@preconcurrency @MainActor
open class UITextInputAssistantItem: NSObject {
    /// Whether the user may hide the buttons. Kept without effect: they are not shown here. Default: true.
    open var allowsHidingShortcuts = true
    /// The buttons before the suggested words. Kept without effect: they are not shown here.
    open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
    /// The buttons after the suggested words. Kept without effect: they are not shown here.
    open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []
}

/// The settings of one field.
struct WritingAids {
    var writingTools = UIWritingToolsBehavior.default
    var results: UIWritingToolsResultOptions = []
    var passwordRules: UITextInputPasswordRules?
    var conversation: UIConversationContext?
    var assistant: UITextInputAssistantItem?
}
