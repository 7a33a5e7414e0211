import Foundation

/// A view above the tab bar of a tab bar controller, such as the controls of a player. Main actor.
///
/// It has the width of the bar and the height that the content view or its constraints request, at least 44 points. While the bar
/// is minimized, it is beside it; the trait `tabAccessoryEnvironment` tells the difference.
@preconcurrency @MainActor
open class UITabAccessory: NSObject {
    /// The content.
    public let contentView: UIView

    /// Creates an accessory.
    public init(contentView: UIView) {
        self.contentView = contentView
        super.init()
    }

    /// The place of an accessory.
    public enum Environment: Int, Sendable {
        /// Unknown: the traits are not those of a view.
        case unspecified = 0
        /// Not in an accessory.
        case none = 1
        /// Above the tab bar, or at the bottom of a controller without visible bar.
        case regular = 2
        /// Beside the minimized tab bar.
        case inline = 3
    }
}

/// The trait for the place of an accessory.
public struct UITraitTabAccessoryEnvironment: UITraitDefinition {
    /// Unspecified.
    public static let defaultValue = UITabAccessory.Environment.unspecified
}

extension UITraitCollection {
    /// The place of the accessory that contains the view; unspecified outside accessories.
    public var tabAccessoryEnvironment: UITabAccessory.Environment { self[UITraitTabAccessoryEnvironment.self] }

    /// Makes a collection with a place of an accessory.
    public convenience init(tabAccessoryEnvironment: UITabAccessory.Environment) {
        self.init { $0.tabAccessoryEnvironment = tabAccessoryEnvironment }
    }
}

extension UIMutableTraits {
    /// The place of the accessory that contains the view.
    public var tabAccessoryEnvironment: UITabAccessory.Environment {
        get { self[UITraitTabAccessoryEnvironment.self] }
        set { self[UITraitTabAccessoryEnvironment.self] = newValue }
    }
}
