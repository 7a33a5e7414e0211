import Foundation

extension UINavigationItem {
    /// The arrangement of a navigation bar.
    public enum ItemStyle: Int, Sendable {
        /// The title in the middle. Items of groups in the centre are in a menu.
        case navigator = 0
        /// The title at the leading edge, and the groups of the centre in the middle, as in browsers.
        case browser = 1
        /// As `browser`, for the title of a document.
        case editor = 2
    }
}

/// The groups of a navigation item.
struct NavigationItemGroups {
    var leading: [UIBarButtonItemGroup] = []
    var center: [UIBarButtonItemGroup] = []
    var trailing: [UIBarButtonItemGroup] = []
    var pinned: UIBarButtonItemGroup?

    /// Returns groups, or a group of single items without groups.
    @MainActor
    static func groups(_ groups: [UIBarButtonItemGroup], of items: [UIBarButtonItem]?) -> [UIBarButtonItemGroup] {
        guard groups.isEmpty, let items, !items.isEmpty else { return groups }
        return [UIBarButtonItemGroup(barButtonItems: items, representativeItem: nil)]
    }

    var all: [UIBarButtonItemGroup] { leading + center + trailing + [pinned].compactMap { $0 } }
}

/// The document of a screen, for the menu of its title. Main actor.
@preconcurrency @MainActor
open class UIDocumentProperties: NSObject {
    /// The address of the document.
    let url: URL

    /// Returns the share sheet that the menu of the title opens; nil for a menu without sharing. Default: nil.
    open var activityViewControllerProvider: (() -> UIActivityViewController)?

    /// Creates properties of a document, whose file name is shown in the menu.
    public init(url: URL) {
        self.url = url
        super.init()
    }
}

/// Methods for a title that the user changes. Every member except the first is optional. Main actor.
@preconcurrency @MainActor
public protocol UINavigationItemRenameDelegate: NSObjectProtocol {
    /// Called after the user changed the title. The item has the new title.
    func navigationItem(_ navigationItem: UINavigationItem, didEndRenamingWith title: String)

    /// Returns whether the user may change the title now.
    func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool

    /// Returns the text to edit and its selected range.
    func navigationItem(
        _ navigationItem: UINavigationItem,
        willBeginRenamingWith suggestedTitle: String,
        selectedRange: Range<String.Index>
    ) -> (String, Range<String.Index>)

    /// Returns whether the title is valid. If it is not, the user edits it again.
    func navigationItem(_ navigationItem: UINavigationItem, shouldEndRenamingWith title: String) -> Bool
}

extension UINavigationItemRenameDelegate {
    /// Returns true.
    public func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool { true }
    /// Returns the arguments.
    public func navigationItem(
        _ navigationItem: UINavigationItem,
        willBeginRenamingWith suggestedTitle: String,
        selectedRange: Range<String.Index>
    ) -> (String, Range<String.Index>) { (suggestedTitle, selectedRange) }
    /// Returns true.
    public func navigationItem(_ navigationItem: UINavigationItem, shouldEndRenamingWith title: String) -> Bool { true }
}
