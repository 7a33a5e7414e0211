import Foundation

/// An open menu: a view in front of all content of the window, or of the sheet that contains its button.
///
/// Hosts with native menus show ``items`` in one; on other hosts the items are views beside the button. A window has at most one
/// open menu.
@_spi(Host)
public final class PresentedMenu: UIView, WindowOverlay {
    /// The button that opened the menu, or the view that it belongs to. Weak reference.
    public private(set) weak var source: UIView?

    /// The part of the source beside which the menu opens; nil for the whole source.
    public private(set) var anchor: CGRect?

    /// Whether the menu is above its source, and its first element at the bottom.
    public private(set) var isUpsideDown = false

    /// Called when the menu closes. It must call its parameter to close the menu, and may do work before and after.
    var willClose: ((_ close: () -> Void) -> Void)?

    /// Called when the user chooses the preview. It must call its parameter to close the menu, and may do work before and after.
    var willCommit: ((_ close: () -> Void) -> Void)?

    /// The preview above the items; nil for none.
    public private(set) var preview: MenuPreview?

    /// Called with the chosen action or command, before it is performed.
    var willPerform: ((UIMenuElement) -> Void)?

    /// Called after the frame of the items changed.
    var frameDidChange: (() -> Void)?

    /// Whether the menu contains commands of the first responder, so that it closes when that changes.
    var belongsToFirstResponder = false

    /// The frame of the items in the window, if the host has no native menus.
    var panelFrame: CGRect { panel.convert(panel.bounds, to: nil) }

    /// The items of the innermost open menu.
    public private(set) var items: [MenuItem] = []

    private var path: [UIMenu]
    private let order: UIContextMenuConfiguration.ElementOrder
    private weak var host: (any ApplicationHost)?
    /// The window in which the menu is open, even while it is in a sheet that was removed.
    private weak var openWindow: UIWindow?
    private let panel = UIScrollView()
    private var lines: [MenuLine] = []

    /// The views of the items, for hosts that show no menus of their own.
    public var itemViews: [UIView] { lines }
    /// The elements of deferred elements, and those that were requested. The menu retains both.
    private var provided: [ObjectIdentifier: [UIMenuElement]] = [:]
    private var requested: Set<ObjectIdentifier> = []

    private static let width: CGFloat = 240
    private static var lineHeight: CGFloat { ControlMetrics.current.menuItemHeight }
    private static let margin: CGFloat = 8

    private init(
        _ menu: UIMenu,
        of source: UIView,
        at anchor: CGRect?,
        order: UIContextMenuConfiguration.ElementOrder
    ) {
        path = [menu]
        self.order = order
        self.source = source
        self.anchor = anchor
        super.init(frame: .zero)
        addSubview(panel)
    }

    required init?(coder: NSCoder) {
        return nil
    }

    // MARK: Opening and closing

    /// Opens the menu of a view in a window. Closes a menu that is already open there.
    @discardableResult
    package static func open(
        _ menu: UIMenu,
        of source: UIView,
        at anchor: CGRect? = nil,
        order: UIContextMenuConfiguration.ElementOrder = .automatic,
        preview: UIViewController? = nil
    ) -> PresentedMenu? {
        guard let window = source.window, let host = window.windowScene?.host else { return nil }
        window.openMenu?.close()
        let holder = source.overlayHolder ?? window
        let presented = PresentedMenu(menu, of: source, at: anchor, order: order)
        presented.frame = holder.bounds
        presented.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        presented.host = host
        holder.addSubview(presented)
        presented.openWindow = window
        window.overlays.add(presented)
        if let preview { presented.show(preview) }
        presented.reload()
        return presented
    }

    /// Shows the view of a controller above the items.
    private func show(_ controller: UIViewController) {
        let preview = MenuPreview(controller, in: self)
        self.preview = preview
        // The preview is read before the items.
        insertSubview(preview, belowSubview: panel)
        preview.begin()
    }

    /// Performs the preview action, and closes the menu.
    public func userChosePreview() {
        guard host != nil, preview != nil else { return }
        let commit = willCommit ?? { $0() }
        willCommit = nil
        commit { close() }
    }

    /// Replaces the open menu.
    func replace(_ block: (UIMenu) -> UIMenu) {
        guard let menu = path.last else { return }
        path[path.count - 1] = block(menu)
        reload()
    }

    /// Moves the menu to a different part of the source.
    func move(to anchor: CGRect) {
        self.anchor = anchor
        setNeedsLayout()
        host?.show(self)
    }

    /// Closes the menu. Does nothing if it is closed.
    func close() {
        guard let host else { return }
        self.host = nil
        openWindow?.overlays.remove(self)
        let willClose = willClose ?? { $0() }
        self.willClose = nil
        willClose {
            preview?.end()
            removeFromSuperview()
            host.hide(self)
        }
    }

    /// Closes the menu if its source was removed. Otherwise its own layout places it.
    func followAnchor() {
        if source?.window == nil || window == nil { close() }
    }

    func firstResponderDidChange() {
        if belongsToFirstResponder { close() }
    }

    /// Closes the menu after the user dismissed it.
    public func userClosed() {
        close()
    }

    // MARK: Choosing

    /// Chooses the item at an index. A submenu replaces the items; an action is performed after the menu is closed.
    public func userChose(_ index: Int) {
        guard items.indices.contains(index), items[index].isEnabled else { return }
        switch items[index].effect {
        case .none: return
        case .perform(let perform):
            let (source, item) = (source, items[index])
            close()
            if let element = item.element {
                item.selectionMenu?.select(element)
                willPerform?(element)
            }
            perform(source)
        case .open(let menu):
            path.append(menu)
            reload()
        case .back:
            path.removeLast()
            reload()
        }
    }

    /// Goes back to the parent menu, or closes the menu.
    public func userWentBack() {
        if path.count > 1 {
            path.removeLast()
            reload()
        } else {
            close()
        }
    }

    func handleEscape() -> Bool {
        userWentBack()
        return true
    }

    /// The menu of a selected text stays open beside the text that the user edits.
    var takesKeys: Bool { !belongsToFirstResponder }

    /// Requests the elements of the deferred elements in a menu, and shows them as they arrive.
    private func loadDeferredElements(in children: [UIMenuElement]) {
        for child in children {
            if let menu = child as? UIMenu, menu.options.contains(.displayInline) {
                loadDeferredElements(in: menu.children)
            }
            guard let deferred = child as? UIDeferredMenuElement else { continue }
            if let elements = provided[ObjectIdentifier(deferred)] ?? deferred.keptElements {
                // Provided elements may be deferred, too.
                loadDeferredElements(in: elements)
                continue
            }
            guard requested.insert(ObjectIdentifier(deferred)).inserted else { continue }
            deferred.load { [weak self] elements in
                guard let self, host != nil else { return }
                provided[ObjectIdentifier(deferred)] = elements
                reload()
            }
        }
    }

    private func reload() {
        guard let menu = path.last else { return }
        loadDeferredElements(in: menu.children)
        let selectionMenu = path.first { $0.options.contains(.singleSelection) }
        items = MenuItem.items(
            of: menu,
            isOutermost: path.count == 1,
            selectionMenu: selectionMenu,
            provided: { [unowned self] in provided[ObjectIdentifier($0)] ?? $0.keptElements }
        )
        isUpsideDown = order == .priority && place?.isBelow == false
        if isUpsideDown {
            items = MenuItem.items(
                of: menu.reversed(provided: { [unowned self] in provided[ObjectIdentifier($0)] ?? $0.keptElements }),
                isOutermost: path.count == 1,
                selectionMenu: selectionMenu
            )
        }
        for line in lines { line.removeFromSuperview() }
        lines = items.indices.map { MenuLine(items[$0], at: $0, in: self) }
        for line in lines { panel.addSubview(line) }
        panel.contentOffset = .zero
        setNeedsLayout()
        host?.show(self)
    }

    // MARK: Showing

    /// The frame of the source, the space below and above it, and whether the menu is below: if it fits there, or if there is not more
    /// space above. Nil without a source.
    private var place: (anchor: CGRect, below: CGFloat, above: CGFloat, isBelow: Bool)? {
        guard let source else { return nil }
        let anchor =
            window?.windowScene?.host?.titleBarFrame(of: source)
            ?? source.convert(self.anchor ?? source.bounds, to: self)
        let below = bounds.height - anchor.maxY - PresentedMenu.margin
        let above = anchor.minY - PresentedMenu.margin
        let wanted = CGFloat(items.count) * PresentedMenu.lineHeight + previewHeight
        return (anchor, below, above, below >= wanted || below >= above)
    }

    /// The height of the preview and of the distance to the items.
    private var previewHeight: CGFloat { preview.map { $0.size(in: bounds.size).height + PresentedMenu.margin } ?? 0 }

    /// Places the items below the button, or above it if there is more space. The preview is above the items.
    public override func layoutSubviews() {
        super.layoutSubviews()
        guard let source, let (anchor, below, above, isBelow) = place else { return }
        let wanted = CGFloat(lines.count) * PresentedMenu.lineHeight
        let room = (isBelow ? below : above) - previewHeight
        let height = min(wanted, max(room, PresentedMenu.lineHeight))
        let width = min(PresentedMenu.width, max(0, bounds.width - 2 * PresentedMenu.margin))
        let isMirrored = source.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let left = isMirrored ? anchor.maxX - width : anchor.minX
        let oldFrame = panelFrame
        panel.frame = CGRect(
            x: max(PresentedMenu.margin, min(left, bounds.width - PresentedMenu.margin - width)),
            y: isBelow ? anchor.maxY + previewHeight : anchor.minY - height,
            width: width,
            height: height
        )
        if let preview {
            let size = preview.size(in: bounds.size)
            let left = isMirrored ? panel.frame.maxX - size.width : panel.frame.minX
            // A preview that is higher than the room stays in the window, even over its source.
            preview.frame = CGRect(
                x: max(PresentedMenu.margin, min(left, bounds.width - PresentedMenu.margin - size.width)),
                y: max(0, panel.frame.minY - previewHeight),
                width: size.width,
                height: size.height
            )
        }
        for (index, line) in lines.enumerated() {
            line.frame = CGRect(
                x: 0,
                y: CGFloat(index) * PresentedMenu.lineHeight,
                width: width,
                height: PresentedMenu.lineHeight
            )
        }
        panel.contentSize = CGSize(width: width, height: wanted)
        if panelFrame != oldFrame { frameDidChange?() }
    }

    @_spi(Host)
    public override var floatingFrame: CGRect? { panel.frame }

    /// The accessibility role of a menu. Its label is that of the source.
    public override var accessibleRole: ViewRole { .menu }

    @_spi(UIKitModules)
    public override var defaultAccessibilityLabel: String? { source?.accessibilityLabel }
}

extension UIWindow {
    /// The open menu.
    var openMenu: PresentedMenu? { overlays.all.lazy.compactMap { $0 as? PresentedMenu }.first }
}

/// The view of a menu item, for hosts without native menus.
private final class MenuLine: UIControl {
    private let item: MenuItem
    private let index: Int
    private weak var menu: PresentedMenu?

    init(_ item: MenuItem, at index: Int, in menu: PresentedMenu) {
        self.item = item
        self.index = index
        self.menu = menu
        super.init(frame: .zero)
        isEnabled = item.isEnabled
    }

    required init?(coder: NSCoder) {
        return nil
    }

    override var keepsTaps: Bool { true }

    override func respondToTap() {
        menu?.userChose(index)
    }

    override var accessibleRole: ViewRole { item.isTitle ? .text : .menuItem }
    override var defaultAccessibilityLabel: String? { item.title }
    override var defaultAccessibilityValue: String? { item.value }
    override var stateDescriptions: [String] { item.isTitle ? [] : super.stateDescriptions }
}
