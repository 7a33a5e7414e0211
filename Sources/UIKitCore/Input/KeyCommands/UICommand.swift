import Foundation

/// A menu element that performs an action along the responder chain. Its only subclass here is ``UIKeyCommand``, because Linux
/// has no selectors. For elements that appear only in menus, use ``UIAction``.
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

    init(
        title: String,
        image: UIImage?,
        discoverabilityTitle: String?,
        attributes: UIMenuElement.Attributes,
        state: UIMenuElement.State
    ) {
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        super.init(title: title, image: image)
    }

    /// Unavailable: there are no selectors on Linux.
    @available(*, unavailable, message: "There are no selectors on Linux: use a UIAction.")
    public convenience init(
        title: String = "",
        image: UIImage? = nil,
        action: Selector,
        propertyList: Any? = nil,
        alternates: [Any] = [],
        discoverabilityTitle: String? = nil,
        attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off
    ) { trap("There are no selectors on Linux.") }
}
