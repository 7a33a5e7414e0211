import Foundation

/// A tab with tabs inside. The sidebar shows them as a section or as an outline; the tab bar shows the group as one tab.
///
/// The selection of a group is one of its tabs, or the group itself if it has a view controller. Main actor.
@preconcurrency @MainActor
open class UITabGroup: UITab {
    /// The tabs inside. Traps if two have the same identifier. Default: none.
    open var children: [UITab] {
        get { storedChildren }
        set { replaceChildren(with: newValue) }
    }

    /// The selected tab of ``children``; nil if none is. Assigning a tab that is not among them traps. Without a selection, the group
    /// shows its own view controller.
    open var selectedChild: UITab? {
        get { storedSelectedChild }
        set { select(child: newValue) }
    }

    /// The identifier of the child that the user selects with the group while ``selectedChild`` is nil. Nil: a group with a view
    /// controller of its own is selected itself, and another one selects its first child. Default: nil.
    open var defaultChildIdentifier: String?

    /// The identifiers of ``children`` in display order. Other children follow; other identifiers are ignored. Default: empty.
    open var displayOrderIdentifiers: [String] = [] {
        didSet { if displayOrderIdentifiers != oldValue { sidebarContentDidChange() } }
    }

    /// Whether the user can reorder the children while editing the sidebar. The delegate is notified. Default: false.
    open var allowsReordering = false { didSet { if allowsReordering != oldValue { sidebarContentDidChange() } } }

    /// The children in the order of ``displayOrderIdentifiers``.
    open var displayOrder: [UITab] { sortedChildren }

    /// A navigation controller whose stack is the path to the selected tab: the view controllers of the group and of the selected
    /// tabs inside, as far as they have one. Groups inside a group with such a controller do not use their own. When the user returns
    /// to an earlier screen, its tab becomes the selected one, without a call of the delegate. Default: nil.
    open var managingNavigationController: UINavigationController? {
        didSet {
            guard managingNavigationController !== oldValue else { return }
            oldValue?.managingGroup = nil
            managingNavigationController?.managingGroup = self
            tabBarController?.selectionDidChange(in: self)
        }
    }

    /// Actions that the sidebar shows after the children. Default: none.
    open var sidebarActions: [UIAction] = [] { didSet { sidebarContentDidChange() } }

    /// The appearance of the group in the sidebar. Default: automatic.
    open var sidebarAppearance = SidebarAppearance.automatic {
        didSet { if sidebarAppearance != oldValue { sidebarContentDidChange() } }
    }

    var storedChildren: [UITab] = []
    var storedSelectedChild: UITab?
    /// The controllers on the managed stack, with the tabs that they belong to.
    var managedLevels: [(tab: UITab, controllers: [UIViewController])] = []
    /// Whether the group itself changes the managed stack.
    var isUpdatingStack = false

    /// Creates a group.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - image: The image.
    ///   - identifier: The identifier, unique among all tabs of the controller.
    ///   - children: The tabs inside.
    ///   - viewControllerProvider: Creates the controller of the group itself, once. Nil for a group that only contains others.
    public init(
        title: String,
        image: UIImage?,
        identifier: String,
        children: [UITab],
        viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        super.init(title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider)
        replaceChildren(with: children)
    }

    /// Returns the tab inside with an identifier, at any depth. Nil if there is none.
    open func tab(forIdentifier identifier: String) -> UITab? {
        withTabsInside.dropFirst().first { $0.identifier == identifier }
    }

    /// The appearance of a group in the sidebar.
    public enum SidebarAppearance: Int, Sendable {
        /// A root group is a section; a group in a group is a row with an outline.
        case automatic = 0
        /// Only the children, between the rows beside the group.
        case inline = 1
        /// A section of the sidebar.
        case rootSection = 2
    }

    override var managedNavigation: UINavigationController? { managingNavigationController }

    override var tabsInside: [UITab] { sortedChildren }

    override var selectedLeaf: UITab { storedSelectedChild?.selectedLeaf ?? self }

    override var leafOnSelection: UITab { (storedSelectedChild ?? defaultChild)?.leafOnSelection ?? self }

    override func selectInside(_ tab: UITab?) { storedSelectedChild = tab }
}
