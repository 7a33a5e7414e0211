import Foundation

/// The preview above the items of a menu: the view of a controller. It is a single item of the menu, whatever it contains.
@_spi(Host)
public final class MenuPreview: UIControl {
    /// The controller.
    public let controller: UIViewController
    private weak var menu: PresentedMenu?

    private static let width: CGFloat = 320
    private static let height: CGFloat = 240
    private static let margin: CGFloat = 8

    init(_ controller: UIViewController, in menu: PresentedMenu) {
        self.controller = controller
        self.menu = menu
        super.init(frame: .zero)
        clipsToBounds = true
        layer.cornerRadius = 12
    }

    required init?(coder: NSCoder) {
        return nil
    }

    /// Adds the controller's view, with appearance callbacks.
    func begin() {
        controller.appearanceIsManaged = true
        controller.beginAppearanceTransition(true, animated: false)
        addSubview(controller.view)
        controller.endAppearanceTransition()
    }

    /// Removes the controller's view, with appearance callbacks, so that the app can show the controller elsewhere.
    func end() {
        controller.beginAppearanceTransition(false, animated: false)
        controller.viewIfLoaded?.removeFromSuperview()
        controller.endAppearanceTransition()
        controller.appearanceIsManaged = false
    }

    /// The size of the preview in a window or sheet of the given size: the controller's preferred size, or the size that fits the content,
    /// reduced to the window.
    public func size(in room: CGSize) -> CGSize {
        let wanted = controller.preferredContentSize
        let width = wanted.width > 0 ? wanted.width : Self.width
        var height = wanted.height
        if height <= 0 {
            height =
                controller.view.systemLayoutSizeFitting(
                    CGSize(width: width, height: 0),
                    withHorizontalFittingPriority: .required,
                    verticalFittingPriority: .fittingSizeLevel
                ).height
        }
        if height <= 0 { height = Self.height }
        return CGSize(
            width: min(width, max(room.width - 2 * Self.margin, 0)),
            height: min(height, max(room.height - 2 * Self.margin, 0))
        )
    }

    /// Places the controller's view.
    public override func layoutSubviews() {
        super.layoutSubviews()
        controller.viewIfLoaded?.restFrame = bounds
    }

    /// The preview itself: its content does not receive touches.
    public override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        self.point(inside: point, with: event) ? self : nil
    }

    override var keepsTaps: Bool { true }

    override func respondToTap() { menu?.userChosePreview() }

    /// The accessibility role of an item of a menu. Its label is the controller's title.
    public override var accessibleRole: ViewRole { .menuItem }

    @_spi(UIKitModules)
    public override var defaultAccessibilityLabel: String? { controller.title ?? menu?.source?.accessibilityLabel }
}
