import Foundation

/// The content of a row in the sidebar of a tab bar controller: a tab, or an action of a group. Main actor.
@preconcurrency @MainActor
open class UITabSidebarItem: NSObject, @MainActor NSCopying {
    /// The tab or action.
    public let content: Content

    /// The state of the row.
    open internal(set) var configurationState = UICellConfigurationState(traitCollection: UITraitCollection())

    /// The content of the row. Default: the title, image and subtitle of a tab, or the title and image of an action.
    open var contentConfiguration: any UIContentConfiguration {
        get { ownContent ?? defaultContentConfiguration() }
        set { ownContent = newValue }
    }

    /// The background of the row. Default: that of a row in a sidebar.
    open var backgroundConfiguration: UIBackgroundConfiguration {
        get { ownBackground ?? defaultBackgroundConfiguration() }
        set { ownBackground = newValue }
    }

    /// Whether the app set a background.
    var hasOwnBackground: Bool { ownBackground != nil }

    private var ownContent: (any UIContentConfiguration)?
    private var ownBackground: UIBackgroundConfiguration?

    /// Creates an item with the default content.
    public init(request: Request) {
        content = request.content
        super.init()
    }

    /// Returns an item with the same content.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UITabSidebarItem(request: Request(content))
        copy.configurationState = configurationState
        (copy.ownContent, copy.ownBackground) = (ownContent, ownBackground)
        return copy
    }

    /// Returns the default content for the current tab or action.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        var configuration = UIListContentConfiguration.sidebarCell()
        switch content {
        case .tab(let tab):
            if tab.subtitle != nil { configuration = .sidebarSubtitleCell() }
            configuration.text = tab.title
            configuration.secondaryText = tab.subtitle
            configuration.image = tab.image
            if !tab.isEnabled { configuration.textProperties.color = .tertiaryLabel }
        case .action(let action):
            configuration.text = action.title
            configuration.image = action.image
            if action.attributes.contains(.disabled) { configuration.textProperties.color = .tertiaryLabel }
        }
        return configuration
    }

    /// Returns the default background.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listSidebarCell() }

    /// The tab or action of a row.
    @MainActor
    public enum Content {
        /// A tab.
        case tab(UITab)
        /// An action of a group.
        case action(UIAction)

        var object: AnyObject {
            switch self {
            case .tab(let tab): tab
            case .action(let action): action
            }
        }

        var tab: UITab? { if case .tab(let tab) = self { tab } else { nil } }
    }

    /// The request of an item for a tab or action. Main actor.
    @preconcurrency @MainActor
    open class Request: NSObject {
        /// The tab or action.
        public let content: Content

        init(_ content: Content) {
            self.content = content
            super.init()
        }
    }
}
