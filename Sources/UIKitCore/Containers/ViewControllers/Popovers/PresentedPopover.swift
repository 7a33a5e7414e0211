import Foundation

/// The container of a presented popover: a view in front of all other content of the window. It receives the touches outside
/// the popover.
///
/// It contains presentations with the style `popover`. Every host shows it as a view of the window and draws the ``bubble``
/// in the desktop's popover style. The subclass ``PresentedPanel`` contains a sheet at the bottom edge.
@_spi(Host)
public class PresentedPopover: UIView, WindowOverlay {
    /// The presented controller.
    public private(set) weak var controller: UIViewController?
    /// The view that contains the controller's view.
    public let bubble: UIView
    let outside: UIControl

    init(for controller: UIViewController, outside: UIControl = PopoverOutside()) {
        self.controller = controller
        self.outside = outside
        bubble = PopoverBubble()
        super.init(frame: .zero)
        outside.addAction(UIAction { [weak self] _ in self?.userDismissed() }, for: .primaryActionTriggered)
        addSubview(outside)
        addSubview(bubble)
        showBackground(presentation?.backgroundColor)
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

    private var presentation: UIPopoverPresentationController? {
        controller?.presentation.controller as? UIPopoverPresentationController
    }

    func showBackground(_ color: UIColor?) {
        bubble.backgroundColor = color
    }

    /// Called when the user dismisses the popover. The app may refuse.
    ///
    /// - Returns: Whether the popover was dismissed.
    @discardableResult
    public func userDismissed() -> Bool {
        controller?.dismissByUser() ?? false
    }

    // MARK: Overlay

    /// The popover is an overlay of its window, also of a window that it enters again with a sheet.
    public override func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        window?.overlays.remove(self)
        newWindow?.overlays.add(self)
    }

    /// Dismisses the frontmost popover after a touch in the title bar, which is outside of all popovers. Other touches outside
    /// reach the popover as a view.
    func userWillTouch(at point: CGPoint, isTaken: Bool) -> Bool {
        guard let window, !window.bounds.contains(point), !isTaken else { return false }
        if controller?.replacement == nil { userDismissed() }
        return true
    }

    // MARK: Layout

    private static let usualSize = CGSize(width: 320, height: 480)
    private static let gap: CGFloat = 8
    /// The size of this view at the last layout.
    private var placedSize: CGSize?

    private var wantedSize: CGSize {
        if let alert = controller as? UIAlertController { return alert.alertView?.fittingSize(in: room.size) ?? .zero }
        let asked = controller?.askedContentSize ?? .zero
        return CGSize(
            width: asked.width > 0 ? asked.width : PresentedPopover.usualSize.width,
            height: asked.height > 0 ? asked.height : PresentedPopover.usualSize.height
        )
    }

    private var room: CGRect {
        bounds.inset(by: presentation?.popoverLayoutMargins ?? UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10))
    }

    /// Places the popover beside its source, on the permitted side with the most space.
    public override func layoutSubviews() {
        super.layoutSubviews()
        if let superview { frame = placement(in: superview) }
        if let placedSize, placedSize != bounds.size { presentation?.askForSource() }
        placedSize = bounds.size
        outside.frame = bounds
        place()
        layoutBubble()
        bubble.layoutIfNeeded()
    }

    /// Lays out the content of the bubble.
    func layoutBubble() {
        for subview in bubble.subviews { subview.frame = bubble.bounds }
    }

    /// Returns the frame of this view in the view that holds it.
    func placement(in holder: UIView) -> CGRect { holder.bounds }

    override func place(asLayerOf holder: UIView) { restFrame = placement(in: holder) }

    /// Follows the source after a layout moved it.
    func followAnchor() {
        let old = bubble.frame
        place()
        if bubble.frame != old { layoutIfNeeded() }
    }

    /// Sets the frame of the bubble.
    func place() {
        let room = room
        // The popover keeps its position if the source is no longer visible.
        guard let presentation, let source = presentation.sourceFrame(in: self) else {
            if bubble.frame.isEmpty { bubble.frame = centred(in: room, size: wantedSize) }
            return
        }
        let size = wantedSize
        let permitted = presentation.permittedArrowDirections
        let sides: [UIPopoverArrowDirection] = [.up, .down, .left, .right].filter { permitted.contains($0) }
        let spaces = sides.map { ($0, PresentedPopover.space(on: $0, of: source, in: room)) }
        let fitting = spaces.first { $0.1.width >= size.width && $0.1.height >= size.height }
        let largest = spaces.max { $0.1.width * $0.1.height < $1.1.width * $1.1.height }
        guard let (side, space) = fitting ?? largest else {
            presentation.arrowDirection = []
            bubble.frame = PresentedPopover.frame(size, around: CGPoint(x: source.midX, y: source.midY), in: room)
            return
        }
        presentation.arrowDirection = side
        let limit = presentation.canOverlapSourceViewRect ? room.size : space.size
        let shown = CGSize(
            width: min(size.width, max(limit.width, 0)),
            height: min(size.height, max(limit.height, 0))
        )
        let gap = PresentedPopover.gap
        let middle: CGPoint =
            switch side {
            case .up: CGPoint(x: source.midX, y: source.maxY + gap + shown.height / 2)
            case .down: CGPoint(x: source.midX, y: source.minY - gap - shown.height / 2)
            case .left: CGPoint(x: source.maxX + gap + shown.width / 2, y: source.midY)
            default: CGPoint(x: source.minX - gap - shown.width / 2, y: source.midY)
            }
        bubble.frame = PresentedPopover.frame(shown, around: middle, in: room)
    }

    private func centred(in room: CGRect, size: CGSize) -> CGRect {
        PresentedPopover.frame(size, around: CGPoint(x: room.midX, y: room.midY), in: room)
    }

    /// Returns the available space for a popover with the given arrow direction, on the opposite side of its source.
    private static func space(on side: UIPopoverArrowDirection, of source: CGRect, in room: CGRect) -> CGRect {
        var space = room
        switch side {
        case .up:
            space.origin.y = max(room.minY, source.maxY + gap)
            space.size.height = room.maxY - space.minY
        case .down: space.size.height = source.minY - gap - room.minY
        case .left:
            space.origin.x = max(room.minX, source.maxX + gap)
            space.size.width = room.maxX - space.minX
        default: space.size.width = source.minX - gap - room.minX
        }
        return CGRect(
            x: space.minX,
            y: space.minY,
            width: max(0, space.size.width),
            height: max(0, space.size.height)
        )
    }

    /// Returns a frame with the given size around a point, moved into the available space.
    private static func frame(_ size: CGSize, around point: CGPoint, in room: CGRect) -> CGRect {
        let size = CGSize(width: min(size.width, room.width), height: min(size.height, room.height))
        let x = min(max(point.x - size.width / 2, room.minX), room.maxX - size.width)
        let y = min(max(point.y - size.height / 2, room.minY), room.maxY - size.height)
        return CGRect(x: x.rounded(), y: y.rounded(), width: size.width, height: size.height)
    }

    // MARK: Touches

    /// Passes touches through to the app's passthrough views.
    public override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        guard hit === outside else { return hit }
        for view in presentation?.passthroughViews ?? [] where view.window === window {
            if let found = view.hitTest(view.convert(point, from: self), with: event) { return found }
        }
        return hit
    }

    /// Whether the content behind the popover is inaccessible. False if there are passthrough views.
    public override var coversWhatIsBehind: Bool { presentation?.passthroughViews?.isEmpty != false }

    /// True: the popover covers only a part of the content.
    public override var leavesVisibleWhatIsBehind: Bool { true }
}

/// The visible part of a popover.
private final class PopoverBubble: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
        override { $0.horizontalSizeClass = .compact }
    }

    required init?(coder: NSCoder) {
        return nil
    }

    override var accessibleRole: ViewRole { .dialog }
    override var floatingFrame: CGRect? { bounds }

    override var defaultAccessibilityLabel: String? {
        let controller = (superview as? PresentedPopover)?.controller
        if let alert = controller as? UIAlertController { return alert.title ?? alert.message }
        let top = (controller as? UINavigationController)?.topViewController ?? controller
        return top?.navigationItem.title
    }
}

/// The area outside a popover. A touch dismisses the popover.
final class PopoverOutside: UIControl {
    override func respondToTap() {
        sendActions(for: .primaryActionTriggered)
    }

    override var accessibleRole: ViewRole { .button }
    override var defaultAccessibilityLabel: String? { "Dismiss popover" }
}

extension UIViewController {
    /// The controller's preferred size, or that of a navigation controller's topmost controller plus the bar.
    var askedContentSize: CGSize {
        guard preferredContentSize == .zero, let navigation = self as? UINavigationController,
            let top = navigation.topViewController
        else { return preferredContentSize }
        let asked = top.askedContentSize
        guard asked.height > 0 else { return asked }
        let bar = navigation.isNavigationBarHidden ? 0 : navigation.navigationBar.sizeThatFits(asked).height
        return CGSize(width: asked.width, height: asked.height + bar)
    }

    /// Shows this presented controller in its popover. Does nothing if it is visible.
    func showPopover() {
        guard presentation.isPopover || presentation.isPanel,
            let window = presentation.presenter?.standIn.viewIfLoaded?.window
        else { return }
        let isNew = presentation.popover == nil
        let popover =
            presentation.popover ?? (presentation.isPanel ? PresentedPanel(of: self) : PresentedPopover(for: self))
        presentation.popover = popover
        if isNew, presentation.isPopover, let controller = presentation.controller as? UIPopoverPresentationController {
            controller.delegate?.prepareForPopoverPresentation(controller)
        }
        if let view = standIn.view, view.superview !== popover.bubble {
            view.restFrame = popover.bubble.bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            popover.bubble.insertSubview(view, at: 0)
        }
        // Over a sheet, the popover is in the sheet's window.
        let holder = presentation.presenter?.standIn.viewIfLoaded?.overlayHolder ?? window
        if popover.superview !== holder {
            holder.addSubview(popover)
            popover.frame = popover.placement(in: holder)
        }
        popover.layoutIfNeeded()
    }

    /// Hides the popover of this controller. It appears again with the controller.
    func hidePopover() {
        presentation.popover?.removeFromSuperview()
    }
}
