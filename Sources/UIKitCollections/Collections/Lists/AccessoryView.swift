import Foundation
@_spi(Host) @_spi(UIKitModules) import UIKitCore

/// The view of a list cell's accessory.
final class AccessoryView: UIView {
    private(set) var accessory: UICellAccessory
    private let inner: UIView
    var onTouch: (@MainActor (UICellAccessory) -> Void)?

    init(_ accessory: UICellAccessory) {
        self.accessory = accessory
        inner = Self.makeView(for: accessory.content)
        super.init(frame: .zero)
        addSubview(inner)
        if case .popUpMenu = accessory.content { return }
        (inner as? UIButton)?.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                onTouch?(self.accessory)
            },
            for: .touchUpInside
        )
    }

    required init?(coder: NSCoder) {
        return nil
    }

    private static func makeView(for content: UICellAccessory.Content) -> UIView {
        switch content {
        case .checkmark, .disclosureIndicator, .multiselect:
            let view = UIImageView()
            view.contentMode = .center
            return view
        case .reorder: return ReorderControl(frame: .zero)
        case .insert, .delete, .detail, .outlineDisclosure: return UIButton(type: .system)
        case .label: return UILabel()
        case .popUpMenu: return makePopUpButton()
        case .custom(let view, _): return view
        }
    }

    private static func makePopUpButton() -> UIButton {
        var configuration = UIButton.Configuration.plain()
        configuration.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 4, bottom: 0, trailing: 0)
        let button = UIButton(configuration: configuration)
        button.showsMenuAsPrimaryAction = true
        button.changesSelectionAsPrimaryAction = true
        return button
    }

    func show(_ accessory: UICellAccessory, isExpanded: Bool) {
        self.accessory = accessory
        backgroundColor = accessory.backgroundColor
        switch accessory.content {
        case .checkmark: picture("checkmark")
        case .disclosureIndicator: picture("chevron.forward")
        case .multiselect:
            (inner as? UIImageView)?.image = .growing("circle")
            (inner as? UIImageView)?.highlightedImage = .growing("checkmark.circle.fill")
        case .reorder: break
        case .insert: button("plus.circle.fill", named: SystemTexts.text("Insert"))
        case .delete: button("minus.circle.fill", named: SystemTexts.text("Remove"))
        case .detail: button("info.circle", named: SystemTexts.text("More Info"))
        case .outlineDisclosure:
            button(
                isExpanded ? "chevron.down" : "chevron.forward",
                named: SystemTexts.text(isExpanded ? "Collapse" : "Expand")
            )
        case .label(let text, let font, let adjusts):
            guard let label = inner as? UILabel else { break }
            label.text = text
            label.font = font
            label.adjustsFontForContentSizeCategory = adjusts
            label.textColor = accessory.tintColor
        case .popUpMenu(let menu, let handler):
            guard let button = inner as? UIButton else { break }
            if button.menu !== menu { button.menu = menu }
            button.popUpElementDidChange = { [weak self] menu in
                // The title has a different width.
                self?.superview?.setNeedsLayout()
                handler?(menu)
            }
            button.tintColor = accessory.tintColor
        case .custom(let view, _):
            // A different cell may have taken the view meanwhile.
            if view.superview !== self { addSubview(view) }
            if let color = accessory.tintColor { view.tintColor = color }
        }
        setNeedsLayout()
    }

    func showSelected(_ isSelected: Bool) {
        guard case .multiselect = accessory.content, let mark = inner as? UIImageView else { return }
        mark.isHighlighted = isSelected
        mark.tintColor = isSelected ? accessory.tintColor : .tertiaryLabel
    }

    private func picture(_ name: String) {
        (inner as? UIImageView)?.image = .growing(name, with: .footnote)
        inner.tintColor = accessory.tintColor
    }

    private func button(_ symbol: String, named name: String) {
        let button = inner as? UIButton
        button?.setImage(.growing(symbol), for: .normal)
        button?.accessibilityLabel = name
        inner.tintColor = accessory.tintColor
    }

    // MARK: Size

    /// The size of the accessory in a row of a height.
    func wantedSize(in height: CGFloat) -> CGSize {
        let side = UIFontMetrics.default.grown(UICollectionViewListCell.accessoryWidth, for: traitCollection)
        var size = CGSize(width: side, height: side)
        switch accessory.content {
        case .reorder: size.height = height
        case .label, .popUpMenu: size = inner.intrinsicContentSize
        case .custom(let view, let isFixed): size = Self.size(of: view, isFixed: isFixed)
        default: break
        }
        switch accessory.reservedWidth {
        case .actual: break
        case .standard: size.width = max(size.width, side)
        case .custom(let width): size.width = width
        }
        return size
    }

    private static func size(of view: UIView, isFixed: Bool) -> CGSize {
        if isFixed { return view.bounds.size }
        let own = view.intrinsicContentSize
        let fitting = view.sizeThatFits(
            CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
        )
        return CGSize(
            width: own.width == UIView.noIntrinsicMetric ? fitting.width : own.width,
            height: own.height == UIView.noIntrinsicMetric ? fitting.height : own.height
        )
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard case .custom(let view, let isFixed) = accessory.content else {
            inner.restFrame = bounds
            return
        }
        let size = Self.size(of: view, isFixed: isFixed)
        view.frame = CGRect(
            x: (bounds.width - size.width) / 2,
            y: (bounds.height - size.height) / 2,
            width: size.width,
            height: size.height
        )
    }
}
