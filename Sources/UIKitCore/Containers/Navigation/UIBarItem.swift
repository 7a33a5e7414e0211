import Foundation

/// The common base class of bar button items and tab bar items. Main actor.
@preconcurrency @MainActor
open class UIBarItem: NSObject, UIAccessibilityIdentification {
    /// The title of the item.
    open var title: String? {
        willSet { willChangeValue(forKey: "title") }
        didSet {
            noteAppearance("title", \UIBarItem.title, title)
            if title != oldValue { itemDidChange() }
            didChangeValue(forKey: "title")
        }
    }

    /// The image of the item, shown instead of the title.
    open var image: UIImage? { didSet { if image !== oldValue { itemDidChange() } } }

    /// Insets of the image in the place where the bar shows it, in points. Opposite values at opposite edges move the image. A
    /// window's title bar shows its items as the desktop does, without these insets.
    open var imageInsets: UIEdgeInsets = .zero { didSet { if imageInsets != oldValue { itemDidChange() } } }

    /// The image of the item in the low bars of a phone in landscape orientation. Kept without effect: bars on desktops have one
    /// height, in which ``image`` is shown.
    open var landscapeImagePhone: UIImage?

    /// The insets of ``landscapeImagePhone``. Kept without effect, as that image.
    open var landscapeImagePhoneInsets: UIEdgeInsets = .zero

    /// Whether the item is enabled.
    open var isEnabled = true {
        willSet { willChangeValue(forKey: "enabled") }
        didSet {
            if isEnabled != oldValue { itemDidChange() }
            didChangeValue(forKey: "enabled")
        }
    }

    /// A number that identifies the item in the app.
    open var tag = 0

    /// The accessible name. Default: the title.
    open var accessibilityLabel: String? { didSet { itemDidChange() } }

    /// An identifier for tests. Never spoken. The item's view in a bar has the same identifier.
    open var accessibilityIdentifier: String? { didSet { if accessibilityIdentifier != oldValue { itemDidChange() } } }

    private(set) var titleAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

    /// Creates an empty item.
    public override init() {
        super.init()
    }

    /// Sets the text attributes of the title for a state: `normal`, the fallback for the others, `disabled`, or `selected`
    /// for a tab. Nil removes them.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        titleAttributes[state] = attributes
        noteAppearance("titleTextAttributes-\(state.rawValue)") { (item: UIBarItem) in
            item.setTitleTextAttributes(attributes, for: state)
        }
        itemDidChange()
    }

    /// Returns the text attributes set for a state.
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        titleAttributes[state]
    }

    /// Returns the title with the app's text attributes for a state. Nil if there are none.
    func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
        let attributes = (titleAttributes[.normal] ?? [:]).merging(titleAttributes[state] ?? [:]) { $1 }
        guard let title, !attributes.isEmpty else { return nil }
        return NSAttributedString(string: title, attributes: attributes)
    }

    package var proxyState = ProxyState()

    private var watchers: [ObjectIdentifier: () -> Void] = [:]

    /// Adds a closure that is called after the item's appearance changes, until ``removeWatcher(_:)`` with the same bar.
    func addWatcher(_ bar: AnyObject, _ tell: @escaping () -> Void) { watchers[ObjectIdentifier(bar)] = tell }

    func removeWatcher(_ bar: AnyObject) { watchers[ObjectIdentifier(bar)] = nil }

    func itemDidChange() {
        // Changes by the appearance proxy come from a bar that updates the item anyway.
        guard !proxyState.isApplying else { return }
        for tell in Array(watchers.values) { tell() }
    }
}
