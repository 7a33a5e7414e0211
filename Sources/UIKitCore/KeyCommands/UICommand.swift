import Foundation

/// A menu element that does something along the responder chain. Its only kind here is ``UIKeyCommand``, for there are no
/// selectors on Linux; what stands in a menu alone is a ``UIAction``.
///
/// Main actor.
open class UICommand: UIMenuElement {
    /// What is written on the element.
    open override var title: String {
        get { super.title }
        set { super.title = newValue }
    }

    /// What is drawn on the element.
    open override var image: UIImage? {
        get { super.image }
        set { super.image = newValue }
    }

    /// A longer title for an overview of all commands. Kept without effect: there is no such overview.
    open var discoverabilityTitle: String?

    /// How the command is offered. A disabled one is not performed.
    open var attributes: UIMenuElement.Attributes

    /// Whether the command is shown as switched on.
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

    /// Not on Linux, where there are no selectors.
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
