import Foundation

/// The wheels of a date picker.
final class DateWheels: UIView, DatePickerContent {
    private unowned let picker: UIDatePicker
    private let columns: [DateColumn]
    private let components: [PickerComponent]
    private let band = UIView()

    /// - Parameter columns: The columns; nil for those of the picker's mode.
    init(picker: UIDatePicker, columns: [DateColumn]? = nil) {
        self.picker = picker
        self.columns = columns ?? picker.makeColumns()
        components = self.columns.map { _ in PickerComponent() }
        super.init(frame: .zero)
        band.backgroundColor = .tertiarySystemFill
        band.layer.cornerRadius = 8
        band.isUserInteractionEnabled = false
        band.accessibilityElementsHidden = true
        addSubview(band)
        for (index, component) in components.enumerated() { prepare(component, at: index) }
    }

    required init?(coder: NSCoder) { nil }

    private func prepare(_ component: PickerComponent, at index: Int) {
        let column = columns[index]
        component.wheel.rowHeight = UIPickerView.usualRowHeight(picker.traitCollection)
        component.wheel.isEndless = column.isEndless
        component.wheel.makeRow = { row, reusable in
            let label = reusable as? PickerRowLabel ?? PickerRowLabel(nil, plain: nil)
            label.show(nil, plain: column.title(row), isDimmed: !column.isAllowed(row))
            return label
        }
        component.wheel.userSelected = { column.choose($0) }
        component.name = { column.name }
        component.textOfRow = { column.title($0) }
        component.userWantsNeighbour = { [weak self] step in
            guard let self, components.indices.contains(index + step) else { return true }
            return components[index + step].becomeFirstResponder()
        }
        addSubview(component)
    }

    var fittingSize: CGSize { CGSize(width: 320, height: 216) }

    func refresh() {
        for (column, component) in zip(columns, components) {
            component.isUsable = picker.isEnabled
            component.isUserInteractionEnabled = picker.isEnabled
            component.alpha = picker.isEnabled ? 1 : 0.4
            let count = column.count()
            let selected = min(max(0, column.selected()), count - 1)
            if component.wheel.rowCount != count {
                component.wheel.reload(count: count, selecting: selected)
            } else {
                component.wheel.select(selected)
                component.wheel.reloadRows()
            }
            component.setNeedsDisplay()
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard !components.isEmpty else { return }
        let (gap, margin): (CGFloat, CGFloat) = (4, 12)
        let metrics = UIFontMetrics.default.scaledValue(for: 340, compatibleWith: traitCollection)
        let total = max(0, min(bounds.width - 2 * margin, metrics) - gap * CGFloat(components.count - 1))
        let weights = columns.map(\.weight).reduce(0, +)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        var start = (bounds.width - total - gap * CGFloat(components.count - 1)) / 2
        let first = start
        for (column, component) in zip(columns, components) {
            let width = total * column.weight / weights
            component.frame = CGRect(
                x: isMirrored ? bounds.width - start - width : start,
                y: 0,
                width: width,
                height: bounds.height
            )
            start += width + gap
        }
        let height = components[0].wheel.rowHeight
        band.frame = CGRect(
            x: first - 3,
            y: (bounds.height - height) / 2,
            width: start - gap - first + 6,
            height: height
        )
    }

    override var orderedSubviews: [UIView] { subviews.filter { $0 !== band } }
}
