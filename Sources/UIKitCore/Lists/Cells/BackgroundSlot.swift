/// The background of a cell that a configuration describes.
@MainActor
package final class BackgroundSlot {
    private var view: BackgroundView?

    package init() {}

    /// Shows a background behind the other subviews of a cell; nil removes it.
    package func show(_ background: UIBackgroundConfiguration?, in cell: UIView) {
        guard let background else {
            view?.removeFromSuperview()
            view = nil
            return
        }
        let view = view ?? BackgroundView()
        self.view = view
        if view.superview !== cell { cell.insertSubview(view, at: 0) }
        view.show(
            background,
            color: background.resolvedBackgroundColor(for: cell.tintColor),
            radius: background.cornerRadius,
            tintColor: cell.tintColor
        )
        cell.setNeedsLayout()
    }

    /// Places the background in its cell.
    package func place() {
        if let cell = view?.superview { view?.place(in: cell) }
    }
}
