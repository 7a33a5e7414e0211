import Foundation

/// What a sheet stands in: a view in front of everything else in the window, which takes no touches for what is behind.
///
/// It is the container of a presentation of the styles `pageSheet` and `formSheet`. A host that opens a window of its own
/// for it says how large that is; elsewhere the sheet fills the window that it belongs to.
@_spi(Host)
public final class PresentedSheet: UIView {
    /// The controller that is shown in the sheet.
    public private(set) weak var controller: UIViewController?

    /// The style, which is `pageSheet` or `formSheet`.
    public let style: UIModalPresentationStyle

    /// The size in points of the sheet's own window; nil where the sheet fills the window that it belongs to.
    public var ownSize: CGSize? { didSet { if ownSize != oldValue { superview?.setNeedsLayout() } } }

    init(for controller: UIViewController, style: UIModalPresentationStyle) {
        self.controller = controller
        self.style = style
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) {
        return nil
    }

    /// Takes its place in a window, and lays out what is in it.
    func place(in window: UIWindow) {
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

    /// A window of the sheet's own has room of its own.
    private func take(_ size: CGSize) {
        frame = CGRect(origin: .zero, size: size)
        guard ownSize != nil else { return }
        override { show(size, in: &$0) }
    }

    private func show(_ size: CGSize, in traits: inout Traits) {
        traits.horizontalSizeClass = .unspecified
        UIWindow.sizeClasses(of: size, in: &traits)
    }

    /// The controller asks for another size.
    func contentSizeDidChange() {
        wantsNewSize = true
        setNeedsDisplay()
        window?.requestUpdate()
    }

    /// Whether the controller asked for another size since ``wantedSize(usual:room:)`` was last asked for.
    public private(set) var wantsNewSize = false

    /// The size in points that a window of the sheet's own should have.
    ///
    /// - Parameters:
    ///   - usual: What such a sheet usually has.
    ///   - room: What there is room for.
    public func wantedSize(usual: CGSize, room: CGSize) -> CGSize {
        wantsNewSize = false
        var size = usual
        let asked = controller?.askedContentSize ?? .zero
        if style == .formSheet {
            if asked.width > 0 { size.width = asked.width }
            if asked.height > 0 { size.height = asked.height }
        }
        let detents = controller?.presentation.controller as? UISheetPresentationController
        if let detents, !detents.isLargeOnly, let height = detents.height(in: room.height) { size.height = height }
        return CGSize(width: min(size.width, room.width), height: min(size.height, room.height))
    }

    /// Lets the controller's view, and what is presented over it, fill the sheet.
    public override func layoutSubviews() {
        super.layoutSubviews()
        for subview in subviews where subview.viewController != nil || subview is PresentedPopover {
            subview.restFrame = bounds
        }
        window?.placeAccessory(in: self)
    }

    /// The person wants the sheet to go. The app may refuse.
    ///
    /// - Returns: Whether it went.
    @discardableResult
    public func userDismissed() -> Bool {
        controller?.dismissForPerson() ?? false
    }

    /// A sheet is a part of the screen with the name of what it shows.
    public override var role: ViewRole { .dialog }

    var openPopovers: [PresentedPopover] { subviews.compactMap { $0 as? PresentedPopover } }

    /// What lies behind a sheet is out of reach.
    public override var coversWhatIsBehind: Bool { true }

    /// Whether this is an alert, which is as large as what it shows and has no title bar.
    public var isAlert: Bool { controller is UIAlertController }

    /// The size in points that an alert takes in a room; nil for what is no alert, whose size is the host's to choose.
    public func alertSize(in room: CGSize) -> CGSize? {
        (controller as? UIAlertController)?.alertView?.fittingSize(in: room)
    }

    /// The button that has the keyboard in a new alert without text fields: the one that the return key chooses.
    public var defaultButton: UIButton? {
        guard let alert = controller as? UIAlertController, alert.textFields == nil else { return nil }
        return alert.alertView?.buttons.first { $0.action === alert.returnAction }
    }

    override var defaultAccessibilityLabel: String? {
        if let alert = controller as? UIAlertController { return alert.title ?? alert.message }
        let top = (controller as? UINavigationController)?.topViewController ?? controller
        return top?.navigationItem.title
    }
}

extension UIViewController {
    /// Opens the sheet of this presented controller; does nothing when it is open.
    func showSheet() {
        guard presentation.isSheet, let window = presentation.presenter?.standIn.viewIfLoaded?.window else { return }
        let sheet = presentation.sheet ?? PresentedSheet(for: self, style: presentation.style)
        presentation.sheet = sheet
        if sheet.superview !== window { window.addSubview(sheet) }
        // A sheet that was there before its window came on screen is new to the host.
        window.windowScene?.host?.show(sheet)
        sheet.place(in: window)
        if let view = standIn.view, view.superview !== sheet {
            view.restFrame = sheet.bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            sheet.addSubview(view)
        }
    }

    /// Closes the sheet of this controller. It opens again when the controller comes back on screen.
    func hideSheet() {
        guard let sheet = presentation.sheet, let window = sheet.window else { return }
        sheet.removeFromSuperview()
        window.windowScene?.host?.hide(sheet)
    }
}
