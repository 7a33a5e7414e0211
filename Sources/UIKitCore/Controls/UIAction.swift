import Foundation

/// The closure of a ``UIAction``; it receives the action.
public typealias UIActionHandler = (UIAction) -> Void

/// A closure with a name and a look: what a control does, and what is written on it.
///
/// Main actor.
open class UIAction: UIMenuElement {
    /// Tells one action from another: a control keeps one action of an identifier for an event.
    public let identifier: Identifier

    /// What is written on what shows the action. A button takes it over when the action becomes its primary action;
    /// later changes do not reach it.
    open override var title: String {
        get { super.title }
        set { super.title = newValue }
    }

    /// What is drawn on what shows the action. A button takes it over when the action becomes its primary action; later
    /// changes do not reach it.
    open override var image: UIImage? {
        get { super.image }
        set { super.image = newValue }
    }

    /// A second line under the title in menus.
    open override var subtitle: String? {
        get { super.subtitle }
        set { super.subtitle = newValue }
    }

    /// What is drawn on the action in a menu while it is switched on; nil for ``image``.
    open var selectedImage: UIImage?

    /// A longer title for an overview of all commands. Kept without effect: there is no such overview.
    open var discoverabilityTitle: String?

    /// How the action is offered where actions are listed. Controls do not look at it: a disabled control is one whose
    /// `isEnabled` is false.
    open var attributes: UIMenuElement.Attributes

    /// Whether the action is shown as switched on where actions are listed. Controls do not look at it.
    open var state: UIMenuElement.State

    /// What the action is performed for, while it is performed: the control or the bar button item.
    open private(set) var sender: Any?

    private let handler: UIActionHandler
    private static var unnamed = 0

    /// Makes an action.
    ///
    /// - Parameters:
    ///   - title: What is written on it.
    ///   - subtitle: A second line under the title, in a menu.
    ///   - image: What is drawn on it.
    ///   - selectedImage: What is drawn on it in a menu while it is switched on.
    ///   - identifier: Tells it from other actions; nil for one that no other action has.
    ///   - discoverabilityTitle: A longer title.
    ///   - attributes: How it is offered.
    ///   - state: Whether it is switched on.
    ///   - handler: What it does. It is kept as long as the action: capture the controller weakly.
    public init(
        title: String = "",
        subtitle: String? = nil,
        image: UIImage? = nil,
        selectedImage: UIImage? = nil,
        identifier: Identifier? = nil,
        discoverabilityTitle: String? = nil,
        attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off,
        handler: @escaping UIActionHandler
    ) {
        if identifier == nil { UIAction.unnamed += 1 }
        self.identifier = identifier ?? Identifier("unnamed.\(UIAction.unnamed)")
        self.attributes = attributes
        self.state = state
        self.handler = handler
        self.selectedImage = selectedImage
        self.discoverabilityTitle = discoverabilityTitle
        super.init(title: title, image: image)
        super.subtitle = subtitle
    }

    /// Calls the closure for a control or an item.
    func perform(sender: Any?) {
        self.sender = sender
        handler(self)
        self.sender = nil
    }

    /// The name of an action.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Makes an identifier of its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Makes an identifier of its name.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }
}
