import Foundation

/// The container of a sheet at the bottom edge of its window, with the heights that the app offers: `detents`.
///
/// A sheet is a panel on every host if it uses more than the large detent, a grabber or a corner radius of its own. The content
/// behind is dimmed and out of reach; at an undimmed detent it stays usable, and this view is only as large as the sheet.
@_spi(Host)
public final class PresentedPanel: PresentedPopover {
    private static let usualRadius: CGFloat = 12
    private static let widestPage: CGFloat = 640
    private static let widestForm: CGFloat = 420
    /// The distance of the largest sheet from the top edge of the window.
    private static var topMargin: CGFloat { ControlMetrics.current.sheetTopMargin }
    /// The speed of a release counts as this many seconds of further movement.
    private static let projection: CGFloat = 0.2

    let grabber = SheetGrabber()
    private lazy var drag = SheetDrag(of: self)

    /// The height during a drag.
    var draggedHeight: CGFloat? { didSet { if draggedHeight != oldValue { setNeedsLayout() } } }

    init(of controller: UIViewController) {
        super.init(for: controller, outside: PanelOutside())
        bubble.addSubview(grabber)
        grabber.panel = self
        drag.attach()
    }

    required init?(coder: NSCoder) { nil }

    /// The app's settings of the sheet.
    var settings: UISheetPresentationController? { controller?.sheetSettings }

    // MARK: Heights

    /// The available height in points.
    var detentRoom: CGFloat { max((superview?.bounds.height ?? 0) - PresentedPanel.topMargin, 0) }

    /// Whether the sheet covers the whole window: in compact height, unless the app prefers the bottom edge.
    var fillsWindow: Bool {
        guard let superview, superview.traitCollection.verticalSizeClass == .compact else { return false }
        return settings?.prefersEdgeAttachedInCompactHeight != true
    }

    /// Whether the content behind the sheet is not dimmed and stays usable.
    public var isUndimmed: Bool { !fillsWindow && settings?.isUndimmed(in: detentRoom) == true }

    /// Selects a detent for the user, and tells the delegate.
    func userChose(_ identifier: UISheetPresentationController.Detent.Identifier) {
        guard let settings else { return }
        let isNew = identifier != settings.currentDetent(in: detentRoom)?.identifier
        settings.animateChanges {
            draggedHeight = nil
            settings.selectedDetentIdentifier = identifier
        }
        if isNew { settings.delegate?.sheetPresentationControllerDidChangeSelectedDetentIdentifier(settings) }
    }

    /// Selects the next higher or lower detent for the user. Returns whether there is one.
    @discardableResult
    func userStepped(by step: Int) -> Bool {
        guard let settings, let now = settings.currentDetent(in: detentRoom) else { return false }
        let heights = settings.heights(in: detentRoom).sorted { $0.height < $1.height }
        guard let index = heights.firstIndex(where: { $0.identifier == now.identifier }),
            heights.indices.contains(index + step)
        else { return false }
        userChose(heights[index + step].identifier)
        return true
    }

    /// Ends a drag: the sheet rests at the nearest detent. A sheet dragged below half of its lowest one is dismissed, unless the
    /// app refuses.
    ///
    /// - Parameter velocity: The speed in points per second, positive downwards.
    func userReleased(velocity: CGFloat) {
        guard let height = draggedHeight, let settings else { return }
        let heights = settings.heights(in: detentRoom)
        let goal = height - velocity * PresentedPanel.projection
        if let lowest = heights.map(\.height).min(), goal < lowest / 2, userDismissed() { return }
        guard let nearest = heights.min(by: { abs($0.height - goal) < abs($1.height - goal) }) else { return }
        userChose(nearest.identifier)
    }

    // MARK: Layout

    override func placement(in holder: UIView) -> CGRect {
        isUndimmed ? panelFrame(in: holder.bounds) : holder.bounds
    }

    private func panelFrame(in bounds: CGRect) -> CGRect {
        guard let settings, !fillsWindow else { return bounds }
        let height = draggedHeight ?? settings.currentDetent(in: detentRoom)?.height ?? detentRoom
        let wanted = controller?.askedContentSize.width ?? 0
        let isForm = controller?.presentation.style == .formSheet
        var width = min(bounds.width, isForm ? PresentedPanel.widestForm : PresentedPanel.widestPage)
        let isAttached =
            superview?.traitCollection.verticalSizeClass == .compact
            || superview?.traitCollection.horizontalSizeClass == .compact
        if isAttached { width = bounds.width }
        let follows = isAttached ? settings.widthFollowsPreferredContentSizeWhenEdgeAttached : isForm
        if follows, wanted > 0 { width = min(wanted, bounds.width) }
        return CGRect(
            x: ((bounds.width - width) / 2).rounded(),
            y: bounds.height - height,
            width: width,
            height: height
        )
    }

    /// Whether the sheet was undimmed at the last layout.
    private var wasUndimmed: Bool?

    override func place() {
        if wasUndimmed != isUndimmed {
            wasUndimmed = isUndimmed
            superview?.updateTintBehind()
            // The content behind comes within reach, or out of it.
            superview?.setNeedsDisplay()
        }
        bubble.frame = isUndimmed ? bounds : panelFrame(in: bounds)
        outside.isHidden = isUndimmed
        bubble.layer.cornerRadius = fillsWindow ? 0 : settings?.preferredCornerRadius ?? PresentedPanel.usualRadius
        bubble.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        grabber.isHidden = fillsWindow || settings?.prefersGrabberVisible != true
    }

    override func layoutBubble() {
        for subview in bubble.subviews where subview !== grabber { subview.frame = bubble.bounds }
        grabber.frame = CGRect(
            x: ((bubble.bounds.width - SheetGrabber.size.width) / 2).rounded(),
            y: 0,
            width: SheetGrabber.size.width,
            height: SheetGrabber.size.height
        )
        if bubble.subviews.last !== grabber { bubble.bringSubviewToFront(grabber) }
    }

    override func userWillTouch(at point: CGPoint, isTaken: Bool) -> Bool {
        isUndimmed ? false : super.userWillTouch(at: point, isTaken: isTaken)
    }

    override var dimsTintBehind: Bool { !isUndimmed }

    /// Whether the content behind is out of reach.
    public override var coversWhatIsBehind: Bool { !isUndimmed }
}

/// The dimmed content behind a sheet. A touch dismisses the sheet.
private final class PanelOutside: UIControl {
    override func respondToTap() { sendActions(for: .primaryActionTriggered) }

    override var accessibleRole: ViewRole { .dimming }
    override var defaultAccessibilityLabel: String? { SystemTexts.text("Dismiss Sheet") }
}

extension UIViewController {
    /// The settings of the sheet that shows this controller, also of a popover in compact width.
    var sheetSettings: UISheetPresentationController? {
        switch presentation.controller {
        case let sheet as UISheetPresentationController: sheet
        case let popover as UIPopoverPresentationController: popover.existingAdaptiveSheet
        default: nil
        }
    }

    /// Whether the sheet of this controller is a panel at the bottom edge of the window.
    var needsPanel: Bool {
        guard presentation.style == .pageSheet || presentation.style == .formSheet, let sheetSettings else {
            return false
        }
        return !sheetSettings.isLargeOnly || sheetSettings.prefersGrabberVisible
            || sheetSettings.preferredCornerRadius != nil
    }
}
