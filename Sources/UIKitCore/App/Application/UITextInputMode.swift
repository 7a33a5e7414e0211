import Foundation

/// A language in which the user types. Main actor.
///
/// The desktop chooses keyboard layout and input method, and GTK does not tell which: here the modes are the user's preferred languages,
/// and they never change while the app runs.
@preconcurrency @MainActor
open class UITextInputMode: NSObject {
    private let language: String

    init(language: String) {
        self.language = language
        super.init()
    }

    /// The modes of the user, the preferred one first.
    open class var activeInputModes: [UITextInputMode] {
        UserLanguages.current.map { UITextInputMode(language: $0) }
    }

    /// The language as a BCP 47 tag, such as "de-AT".
    open var primaryLanguage: String? { language }

    /// The name of the notification about a change of the mode. Never posted; see ``UITextInputMode``.
    public nonisolated class var currentInputModeDidChangeNotification: NSNotification.Name {
        NSNotification.Name("UITextInputCurrentInputModeDidChangeNotification")
    }

    /// Whether the other object is a mode of the same language.
    open override func isEqual(_ object: Any?) -> Bool { (object as? UITextInputMode)?.language == language }

    /// A hash that is the same for equal modes.
    open override var hash: Int { language.hashValue }
}
