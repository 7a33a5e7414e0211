import Foundation

/// The closure of a ``UIAction``; it receives the action.
public typealias UIActionHandler = (UIAction) -> Void

/// A closure with a title, an image and an identifier, for controls and menus.
///
/// Main actor.
open class UIAction: UIMenuElement {
    /// Identifies the action: a control has at most one action with the same identifier for an event.
    public let identifier: Identifier

    /// The title. A button copies it when the action becomes its primary action; later changes do not affect the button.
    open override var title: String {
        get { super.title }
        set { super.title = newValue }
    }

    /// The image. A button copies it when the action becomes its primary action; later changes do not affect the button.
    open override var image: UIImage? {
        get { super.image }
        set { super.image = newValue }
    }

    /// A second line under the title in menus.
    open override var subtitle: String? {
        get { super.subtitle }
        set { super.subtitle = newValue }
    }

    /// The image in a menu while the action is on; nil for ``image``.
    open var selectedImage: UIImage?

    /// A longer title for an overview of all commands. Kept without effect: there is no such overview.
    open var discoverabilityTitle: String?

    /// The attributes in menus. Controls ignore them: to disable a control, set its `isEnabled` to false.
    open var attributes: UIMenuElement.Attributes

    /// The state in menus. Controls ignore it.
    open var state: UIMenuElement.State

    /// The control or bar button item that performs the action; nil unless it is being performed.
    open private(set) var sender: Any?

    private let handler: UIActionHandler
    private static var unnamed = 0

    /// Makes an action.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - subtitle: The second line in a menu.
    ///   - image: The image.
    ///   - selectedImage: The image in a menu while the action is on.
    ///   - identifier: Identifies the action; nil generates a unique identifier.
    ///   - discoverabilityTitle: A longer title.
    ///   - attributes: The attributes in menus.
    ///   - state: The state in menus.
    ///   - handler: The closure to call. The action retains it: capture the controller weakly.
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

    /// Calls the closure with the given sender.
    func perform(sender: Any?) {
        self.sender = sender
        handler(self)
        self.sender = nil
    }

    /// The identifier of an action.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The string.
        public let rawValue: String
        /// Makes an identifier from a string.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Makes an identifier from a string.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }
}
