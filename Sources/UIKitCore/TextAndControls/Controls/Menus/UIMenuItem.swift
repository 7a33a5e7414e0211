import Foundation

/// An item of the app in the edit menu; see ``UIMenuController/menuItems``.
///
/// Main actor.
@preconcurrency @MainActor
open class UIMenuItem: NSObject {
    /// The title.
    open var title: String

    /// The selector of a method with up to one argument, which receives the ``UIMenuController``.
    open var action: Selector

    /// Makes an item.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - action: The selector of a method of the first responder, or of a responder after it in the chain.
    public init(title: String, action: Selector) {
        self.title = title
        self.action = action
        super.init()
    }
}
