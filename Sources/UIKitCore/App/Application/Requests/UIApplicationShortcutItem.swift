import Foundation

/// A quick action: an entry in the menu of the app's icon. Main actor.
///
/// On a desktop the entries of this menu are the desktop actions in the app's desktop file. The name of the action for an item is its
/// type with each character other than letters, digits and hyphens replaced by a hyphen. The desktop starts an action with
/// `org.freedesktop.Application.ActivateAction`, or with the command line option `--quick-action=TYPE`.
@preconcurrency @MainActor
open class UIApplicationShortcutItem: NSObject {
    /// The type, by which the app recognizes the item.
    open fileprivate(set) var type: String

    /// The title.
    open fileprivate(set) var localizedTitle: String

    /// The subtitle. Nil for none.
    open fileprivate(set) var localizedSubtitle: String?

    /// The icon. Nil for none.
    open fileprivate(set) var icon: UIApplicationShortcutIcon?

    /// Further information for the app.
    open fileprivate(set) var userInfo: [String: any NSSecureCoding]?

    /// The content that the item is about, by which a scene is chosen.
    open fileprivate(set) var targetContentIdentifier: Any?

    /// Creates an item.
    public init(
        type: String,
        localizedTitle: String,
        localizedSubtitle: String?,
        icon: UIApplicationShortcutIcon?,
        userInfo: [String: any NSSecureCoding]? = nil
    ) {
        self.type = type
        self.localizedTitle = localizedTitle
        self.localizedSubtitle = localizedSubtitle
        self.icon = icon
        self.userInfo = userInfo
    }

    /// Creates an item without subtitle and icon.
    public convenience init(type: String, localizedTitle: String) {
        self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
    }

    /// The name of the desktop action that performs the item.
    @_spi(Host)
    public var actionName: String {
        String(type.unicodeScalars.map { Self.isAllowed($0) ? Character($0) : "-" })
    }

    private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "a"..."z", "A"..."Z", "0"..."9", "-": true
        default: false
        }
    }

    func isNamed(_ name: String) -> Bool { type == name || actionName == name }
}

/// A quick action that can be changed. Main actor.
open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem {
    /// The type, by which the app recognizes the item.
    open override var type: String {
        get { super.type }
        set { super.type = newValue }
    }

    /// The title.
    open override var localizedTitle: String {
        get { super.localizedTitle }
        set { super.localizedTitle = newValue }
    }

    /// The subtitle.
    open override var localizedSubtitle: String? {
        get { super.localizedSubtitle }
        set { super.localizedSubtitle = newValue }
    }

    /// The icon.
    open override var icon: UIApplicationShortcutIcon? {
        get { super.icon }
        set { super.icon = newValue }
    }

    /// Further information for the app.
    open override var userInfo: [String: any NSSecureCoding]? {
        get { super.userInfo }
        set { super.userInfo = newValue }
    }

    /// The content that the item is about.
    open override var targetContentIdentifier: Any? {
        get { super.targetContentIdentifier }
        set { super.targetContentIdentifier = newValue }
    }
}

/// The icon of a quick action. Main actor.
///
/// Desktops show the icon that the desktop file names, so the icon here is information for the app only.
@preconcurrency @MainActor
open class UIApplicationShortcutIcon: NSObject {
    /// The name of the symbol or image.
    let name: String
    private let isSystem: Bool

    /// Creates an icon from an image of the app.
    public convenience init(templateImageName: String) { self.init(name: templateImageName, isSystem: false) }

    /// Creates an icon from a system symbol.
    public convenience init(systemImageName: String) { self.init(name: systemImageName, isSystem: true) }

    private init(name: String, isSystem: Bool) {
        self.name = name
        self.isSystem = isSystem
    }
}
