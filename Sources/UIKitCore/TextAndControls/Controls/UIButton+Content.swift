import Foundation

/// The content that the app set for each state of a button.
struct ButtonContent {
    var titles: [UIControl.State: String] = [:]
    var attributedTitles: [UIControl.State: NSAttributedString] = [:]
    var titleColors: [UIControl.State: UIColor] = [:]
    var titleShadowColors: [UIControl.State: UIColor] = [:]
    var images: [UIControl.State: UIImage] = [:]
    var backgroundImages: [UIControl.State: UIImage] = [:]
    var symbolConfigurations: [UIControl.State: UIImage.SymbolConfiguration] = [:]
}

extension UIControl.State: CustomStringConvertible {
    /// The names of the states, for logs.
    public var description: String {
        let names = [(UIControl.State.highlighted, "highlighted"), (.disabled, "disabled"), (.selected, "selected")]
        let found = names.filter { contains($0.0) }.map(\.1)
        return found.isEmpty ? "normal" : found.joined(separator: ", ")
    }
}

extension UIButton {
    /// Types of buttons.
    public enum ButtonType: Int, Sendable {
        /// White text and no other defaults, for fully customized buttons.
        case custom = 0
        /// Text and images in the tint colour.
        case system = 1
        /// An "i" in a circle.
        case detailDisclosure = 2
        /// An "i" in a circle.
        case infoLight = 3
        /// An "i" in a circle.
        case infoDark = 4
        /// A plus sign in a circle.
        case contactAdd = 5
        /// A cross, to close something.
        case close = 7

        var symbolName: String? {
            switch self {
            case .custom, .system: nil
            case .detailDisclosure, .infoLight, .infoDark: "info.circle"
            case .contactAdd: "plus.circle"
            case .close: "xmark"
            }
        }
    }

    /// Updates the configuration of a button for its state.
    public typealias ConfigurationUpdateHandler = (UIButton) -> Void

    /// The title in a state, or that of `normal` if the state has none.
    public func title(for state: State) -> String? {
        content.titles[state] ?? content.titles[.normal]
    }

    /// The attributed title in a state, or that of `normal` if the state has none.
    public func attributedTitle(for state: State) -> NSAttributedString? {
        content.attributedTitles[state] ?? content.attributedTitles[.normal]
    }

    /// The colour of the title in a state. Default: the tint, or white for a custom button.
    public func titleColor(for state: State) -> UIColor? {
        if let color = content.titleColors[state] { return color }
        if state.contains(.disabled), buttonType != .custom { return .tertiaryLabel }
        return content.titleColors[.normal] ?? (buttonType == .custom ? .white : tintColor)
    }

    /// The colour of the title's shadow in a state, or that of `normal` if the state has none.
    public func titleShadowColor(for state: State) -> UIColor? {
        content.titleShadowColors[state] ?? content.titleShadowColors[.normal]
    }

    /// The colour of the title's shadow in the current state.
    public var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }

    /// The image in a state, or that of `normal` if the state has none.
    public func image(for state: State) -> UIImage? {
        content.images[state] ?? content.images[.normal]
    }

    /// The background image in a state, or that of `normal` if the state has none.
    public func backgroundImage(for state: State) -> UIImage? {
        content.backgroundImages[state] ?? content.backgroundImages[.normal]
    }

    /// The background image in the current state.
    public var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

    /// The title in the current state.
    public var currentTitle: String? { title(for: state) }

    /// The attributed title in the current state.
    public var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }

    /// The colour of the title in the current state.
    public var currentTitleColor: UIColor { titleColor(for: state) ?? .white }

    /// The image in the current state.
    public var currentImage: UIImage? { image(for: state) }

    /// The symbol configuration for the image in the current state.
    public var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        content.symbolConfigurations[state] ?? content.symbolConfigurations[.normal]
    }
}
