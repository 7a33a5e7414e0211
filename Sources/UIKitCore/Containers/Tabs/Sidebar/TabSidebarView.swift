import Foundation

/// The view of a sidebar: the list under its navigation bar, the app's view at the bottom, and a separator towards the content.
final class TabSidebarView: UIView {
    static let leastWidth: CGFloat = 220
    private static let mostWidth: CGFloat = 300

    private let line = UIView()
    private var bottomBar: UIView?
    private let list: UIView

    init(list: UIView) {
        self.list = list
        super.init(frame: .zero)
        clipsToBounds = true
        backgroundColor = .secondarySystemBackground
        line.backgroundColor = .separator
        line.isUserInteractionEnabled = false
        addSubview(list)
        addSubview(line)
    }

    required init?(coder: NSCoder) { nil }

    /// Returns the width of a sidebar in a window of the given width, in points.
    static func width(in width: CGFloat) -> CGFloat { min(mostWidth, max(leastWidth, (width / 4).rounded())) }

    func showBottomBar(_ view: UIView?) {
        bottomBar?.removeFromSuperview()
        bottomBar = view
        if let view { insertSubview(view, belowSubview: line) }
        setNeedsLayout()
    }

    private var bottomHeight: CGFloat {
        bottomBar?.systemLayoutSizeFitting(
            CGSize(width: bounds.width, height: 0),
            withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height ?? 0
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let height = min(bottomHeight, bounds.height)
        list.restFrame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height - height)
        bottomBar?.restFrame = CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        line.frame = CGRect(x: isMirrored ? 0 : bounds.width - 1, y: 0, width: 1, height: bounds.height)
    }

    override var orderedSubviews: [UIView] { [list] + [bottomBar].compactMap { $0 } }

    override var accessibleRole: ViewRole { .column }

    override var defaultAccessibilityLabel: String? { "Sidebar" }
}
