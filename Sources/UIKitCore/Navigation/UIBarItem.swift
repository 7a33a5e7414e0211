import Foundation

/// What bar button items and tab items have in common. Main actor.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
    /// The words on the item.
    open var title: String? {
        didSet {
            noteAppearance("title", \UIBarItem.title, title)
            if title != oldValue { itemDidChange() }
        }
    }

    /// The picture on the item, shown instead of the title.
    open var image: UIImage? { didSet { if image !== oldValue { itemDidChange() } } }

    /// Whether the item answers.
    open var isEnabled = true { didSet { if isEnabled != oldValue { itemDidChange() } } }

    /// A number by which the app finds the item again.
    open var tag = 0

    /// The name that is spoken; the title when it was not set.
    open var accessibilityLabel: String? { didSet { itemDidChange() } }

    private(set) var titleAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

    /// Makes an item that shows nothing.
    public override init() {
        super.init()
    }

    /// Draws the title with attributes in a state: `normal`, which stands in for the others, `disabled`, or `selected` for
    /// a tab. Nil takes them back.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        titleAttributes[state] = attributes
        noteAppearance("titleTextAttributes-\(state.rawValue)") { (item: UIBarItem) in
            item.setTitleTextAttributes(attributes, for: state)
        }
        itemDidChange()
    }

    /// The attributes that were set for a state.
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        titleAttributes[state]
    }

    /// The title as the app wants it drawn in a state; nil where it set no attributes.
    func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
        let attributes = (titleAttributes[.normal] ?? [:]).merging(titleAttributes[state] ?? [:]) { $1 }
        guard let title, !attributes.isEmpty else { return nil }
        return NSAttributedString(string: title, attributes: attributes)
    }

    var proxyState = ProxyState()

    private var watchers: [ObjectIdentifier: () -> Void] = [:]

    /// Has a bar told after what the item shows changed, as long as that bar is.
    func addWatcher(_ bar: AnyObject, _ tell: @escaping () -> Void) { watchers[ObjectIdentifier(bar)] = tell }

    func removeWatcher(_ bar: AnyObject) { watchers[ObjectIdentifier(bar)] = nil }

    func itemDidChange() {
        // A bar that gives the item the look of its class shows it anyway.
        guard !proxyState.isApplying else { return }
        for tell in Array(watchers.values) { tell() }
    }
}
