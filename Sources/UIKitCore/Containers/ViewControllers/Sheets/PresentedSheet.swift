import Foundation

/// The container of a presented sheet: a view in front of all other content of the window. It blocks touches on the content
/// behind it.
///
/// It contains presentations with the styles `pageSheet` and `formSheet`. A host that opens a separate window for the sheet
/// sets its size. Otherwise the sheet fills the window that it belongs to.
@_spi(Host)
public final class PresentedSheet: UIView {
    /// The controller presented in the sheet.
    public private(set) weak var controller: UIViewController?

    /// The style: `pageSheet` or `formSheet`.
    public let style: UIModalPresentationStyle

    /// The size in points of the sheet's own window. Nil if the sheet fills the window that it belongs to.
    public var ownSize: CGSize? { didSet { if ownSize != oldValue { superview?.setNeedsLayout() } } }

    init(for controller: UIViewController, style: UIModalPresentationStyle) {
        self.controller = controller
        self.style = style
        super.init(frame: .zero)
        override { $0.userInterfaceLevel = .elevated }
    }

    /// The superview whose other subviews this presentation dims.
    private weak var dimmedHolder: UIView?

    override var dimsTintBehind: Bool { true }

    /// Dims the tint colours behind, or restores them.
    public override func didMoveToSuperview() {
        super.didMoveToSuperview()
        dimmedHolder?.updateTintBehind()
        dimmedHolder = superview
        superview?.updateTintBehind()
    }

    required init?(coder: NSCoder) {
        return nil
    }

    /// Gives the sheet its own size, or that of the window.
    override func place(asLayerOf window: UIView) {
        let size = ownSize ?? window.bounds.size
        let isShown = controller?.standIn.appearance == .appeared && superview != nil
        if ownSize != nil, isShown, size != bounds.size, let controller {
            var traits = window.traitCollection.traits
            show(size, in: &traits)
            transition([controller], to: size, traits: UITraitCollection(traits: traits)) { take(size) }
        } else {
            take(size)
        }
        setNeedsLayout()
    }

    /// Sets the sheet's size, and the traits if the sheet has a window of its own.
    private func take(_ size: CGSize) {
        frame = CGRect(origin: .zero, size: size)
        guard ownSize != nil else { return }
        override { show(size, in: &$0) }
    }

    private func show(_ size: CGSize, in traits: inout Traits) {
        traits.horizontalSizeClass = .unspecified
        UIWindow.sizeClasses(of: size, in: &traits)
    }

    /// Called when the controller requests a different size.
    func contentSizeDidChange() {
        wantsNewSize = true
        setNeedsDisplay()
        window?.requestUpdate()
    }

    /// Whether the controller requested a different size since the last call of ``wantedSize(usual:room:)``.
    public private(set) var wantsNewSize = false

    /// Returns the size in points that a separate window for the sheet should have.
    ///
    /// - Parameters:
    ///   - usual: The default size of such a sheet.
    ///   - room: The available size.
    public func wantedSize(usual: CGSize, room: CGSize) -> CGSize {
        wantsNewSize = false
        var size = usual
        let asked = controller?.askedContentSize ?? .zero
        if style == .formSheet {
            if asked.width > 0 { size.width = asked.width }
            if asked.height > 0 { size.height = asked.height }
        }
        if let detents = controller?.sheetSettings, !detents.isLargeOnly,
            let height = detents.currentDetent(in: room.height)?.height
        {
            size.height = height
        }
        return CGSize(width: min(size.width, room.width), height: min(size.height, room.height))
    }

    /// Lays out the controller's view, and popovers over it, to fill the sheet.
    public override func layoutSubviews() {
        super.layoutSubviews()
        for subview in subviews { subview.place(asLayerOf: self) }
        window?.placeInputViews(in: self)
    }

    /// Called when the user dismisses the sheet. The app may refuse.
    ///
    /// - Returns: Whether the sheet was dismissed.
    @discardableResult
    public func userDismissed() -> Bool {
        controller?.dismissByUser() ?? false
    }

    /// The accessibility role. The accessible name of a sheet comes from its content.
    public override var accessibleRole: ViewRole { .dialog }

    override var holdsOverlays: Bool { true }

    /// True: content behind a sheet is not accessible.
    public override var coversWhatIsBehind: Bool { true }

    /// Whether the sheet shows an alert, which has its fitting size and no title bar.
    public var isAlert: Bool { controller is UIAlertController }

    /// Returns the size in points of an alert in the available space. Nil for other sheets, whose size the host chooses.
    public func alertSize(in room: CGSize) -> CGSize? {
        (controller as? UIAlertController)?.alertView?.fittingSize(in: room)
    }

    /// The button with the initial focus in an alert without text fields: the button that the return key activates.
    public var defaultButton: UIButton? {
        guard let alert = controller as? UIAlertController, alert.textFields == nil else { return nil }
        return alert.alertView?.buttons.first { $0.action === alert.returnAction }
    }

    @_spi(UIKitModules)
    public override var defaultAccessibilityLabel: String? {
        if let alert = controller as? UIAlertController { return alert.title ?? alert.message }
        let top = (controller as? UINavigationController)?.topViewController ?? controller
        return top?.navigationItem.title
    }
}

extension UIViewController {
    /// Shows the sheet of this presented controller. Does nothing if it is visible.
    func showSheet() {
        guard presentation.isSheet, let window = presentation.presenter?.standIn.viewIfLoaded?.window else { return }
        let sheet = presentation.sheet ?? PresentedSheet(for: self, style: presentation.style)
        presentation.sheet = sheet
        if sheet.superview !== window { window.addSubview(sheet) }
        // The host does not know a sheet that was added before its window appeared.
        window.windowScene?.host?.show(sheet)
        sheet.place(asLayerOf: window)
        if let view = standIn.view, view.superview !== sheet {
            view.restFrame = sheet.bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            sheet.addSubview(view)
        }
    }

    /// Hides the sheet of this controller. It appears again with the controller.
    func hideSheet() {
        guard let sheet = presentation.sheet, let window = sheet.window else { return }
        sheet.removeFromSuperview()
        window.windowScene?.host?.hide(sheet)
    }
}
