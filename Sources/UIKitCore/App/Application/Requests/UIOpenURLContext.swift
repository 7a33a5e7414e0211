import Foundation

/// An address or file that another program asked the app to open. Main actor.
@preconcurrency @MainActor
open class UIOpenURLContext: NSObject {
    /// The address. That of a file begins with `file:`.
    public let url: URL

    /// Further information.
    public let options: UIScene.OpenURLOptions

    init(url: URL) {
        self.url = url
        options = UIScene.OpenURLOptions(openInPlace: url.isFileURL)
    }
}

extension UIScene {
    /// Information about an address to open. Main actor.
    @preconcurrency @MainActor
    open class OpenURLOptions: NSObject {
        /// The bundle identifier of the program that sent the address. Nil: a desktop does not tell.
        open var sourceApplication: String? { nil }

        /// Data of the program that sent the address. Nil: a desktop transfers none.
        open var annotation: Any? { nil }

        /// Whether the file may be opened where it is. True for files; an app that needs a copy makes one.
        public let openInPlace: Bool

        init(openInPlace: Bool) {
            self.openInPlace = openInPlace
        }
    }

    /// Options for opening an address in another program. Main actor.
    @preconcurrency @MainActor
    open class OpenExternalURLOptions: NSObject {
        /// Whether the address is only opened if an installed app other than the browser handles it. Desktops open web addresses in
        /// the browser, so that nothing is opened if it is true. Default: false.
        open var universalLinksOnly = false

        /// Creates options with the default values.
        public override init() { super.init() }
    }
}

extension UIApplication {
    /// The keys of the options with which the app is asked to open an address.
    public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Creates a key with a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The bundle identifier of the program that sent the address. Never present: a desktop does not tell.
        public static let sourceApplication = OpenURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey"
        )
        /// Data of the program that sent the address. Never present: a desktop transfers none.
        public static let annotation = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
        /// Whether the file may be opened where it is: true for files.
        public static let openInPlace = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
    }
}

extension UIApplication.LaunchOptionsKey {
    /// The address or file with which the app was started.
    public static let url = UIApplication.LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    /// A dictionary with the type of the activity with which the app was started.
    public static let userActivityDictionary = UIApplication.LaunchOptionsKey(
        rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey"
    )
    /// The type of the activity, in the dictionary of ``userActivityDictionary``.
    public static let userActivityType = UIApplication.LaunchOptionsKey(
        rawValue: "UIApplicationLaunchOptionsUserActivityTypeKey"
    )
    /// The quick action with which the app was started.
    public static let shortcutItem = UIApplication.LaunchOptionsKey(
        rawValue: "UIApplicationLaunchOptionsShortcutItemKey"
    )
}

extension UIApplication.OpenExternalURLOptionsKey {
    /// Whether the address is only opened if an installed app other than the browser handles it. Desktops open web addresses in the
    /// browser, so that nothing is opened if the value is true.
    public static let universalLinksOnly = UIApplication.OpenExternalURLOptionsKey(
        rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly"
    )
}
