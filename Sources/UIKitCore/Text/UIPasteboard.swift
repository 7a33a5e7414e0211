import Foundation

/// The clipboard that all programs share, as far as text is concerned.
///
/// There is no count of changes: other programs change the clipboard without telling. Main actor. iOS 3.0.
@MainActor
open class UIPasteboard: NSObject {
    /// The clipboard of the system. Its members trap when the program started no app. iOS 3.0.
    public class var general: UIPasteboard { shared }

    private static let shared = UIPasteboard()

    private override init() {
        super.init()
    }

    /// The text on the clipboard, or nil when it holds none. Assigning nil empties it. iOS 3.0.
    open var string: String? {
        get { UIApplication.shared.host.clipboardText }
        set { UIApplication.shared.host.clipboardText = newValue }
    }

    /// Whether there is text on the clipboard. iOS 10.0.
    open var hasStrings: Bool { string != nil }
}
