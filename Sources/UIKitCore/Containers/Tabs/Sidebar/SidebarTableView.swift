import Foundation

/// The table of a sidebar. The arrow keys to the sides open and close outlines.
final class SidebarTableView: UITableView {
    weak var list: SidebarListController?

    override func handleKey(_ press: KeyPress) -> Bool {
        guard press.modifiers.isEmpty, isFirstResponder, press.key == .left || press.key == .right else {
            return super.handleKey(press)
        }
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let opens = (press.key == .right) != isMirrored
        return list?.userPressedArrow(opening: opens) == true || super.handleKey(press)
    }
}

/// A row of a sidebar, with the badge of a tab or the button of an outline.
final class SidebarCell: UITableViewCell {
    private static let indentation: CGFloat = 16

    private let badge = TabBadgeLabel(frame: .zero)
    private lazy var outlineButton: UIButton = {
        let button = UIButton(type: .system, primaryAction: UIAction { [weak self] _ in self?.whenToggled?() })
        button.tintColor = .secondaryLabel
        button.frame = CGRect(x: 0, y: 0, width: 32, height: 32)
        return button
    }()
    /// Whether the row has an outline.
    private var isOutline = false
    private(set) var isExpanded = false
    var whenToggled: (() -> Void)?
    /// The tab for which the delegate was told that its row is visible.
    var shownTab: UITab?

    func show(_ row: SidebarRow, isExpanded: Bool) {
        isOutline = row.isOutline
        self.isExpanded = row.isOutline && isExpanded
        indentationLevel = row.depth
        indentationWidth = Self.indentation
        let tab = row.content.tab
        accessibilityIdentifier = tab?.accessibilityIdentifier
        accessibilityValue = tab?.badgeValue ?? tab?.subtitle
        if isOutline {
            let name = isExpanded ? "chevron.down" : "chevron.forward"
            outlineButton.setImage(UIImage(systemName: name), for: .normal)
            outlineButton.accessibilityLabel = SystemTexts.text(isExpanded ? "Collapse" : "Expand")
            accessoryView = outlineButton
        } else if let value = tab?.badgeValue {
            showBadge(value, color: tab?.item.badgeColor)
        } else {
            accessoryView = nil
        }
    }

    private func showBadge(_ value: String, color: UIColor?) {
        badge.text = value
        badge.textColor = .white
        badge.backgroundColor = color ?? .systemRed
        badge.font = .preferredFont(forTextStyle: .caption2)
        badge.adjustsFontForContentSizeCategory = true
        badge.textAlignment = .center
        badge.accessibilityElementsHidden = true
        let size = badge.intrinsicContentSize
        let height = size.height.rounded(.up) + 2
        badge.frame = CGRect(x: 0, y: 0, width: max(height, size.width.rounded(.up) + 10), height: height)
        accessoryView = badge
    }

    override var stateDescriptions: [String] {
        super.stateDescriptions + (isOutline ? [isExpanded ? "expanded" : "collapsed"] : [])
    }
}
