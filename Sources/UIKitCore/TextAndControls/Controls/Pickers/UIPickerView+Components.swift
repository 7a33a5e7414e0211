import Foundation

/// The columns of a picker.
extension UIPickerView {
    private enum Metrics {
        /// The space between two columns, and beside the first and the last.
        static let gap: CGFloat = 5
        static let margin: CGFloat = 9
    }

    /// The height of rows unless the delegate has a different one: that of the user's text size.
    static func usualRowHeight(_ traits: UITraitCollection) -> CGFloat {
        let metrics = ControlMetrics.current
        guard metrics.cell == .zero else { return metrics.pickerRowHeight }
        return max(
            metrics.pickerRowHeight,
            (UIFont.preferredFont(forTextStyle: .title3, compatibleWith: traits).lineHeight + 8).rounded(.up)
        )
    }

    func addComponent() {
        let index = components.count
        let component = PickerComponent()
        component.wheel.makeRow = { [weak self] row, reusable in
            guard let self, let delegate else { return PickerRowLabel(nil, plain: "?") }
            return delegate.pickerView(self, viewForRow: row, forComponent: index, reusing: reusable)
        }
        component.wheel.userSelected = { [weak self] row in
            guard let self else { return }
            delegate?.pickerView(self, didSelectRow: row, inComponent: index)
        }
        component.textOfRow = { [weak self, weak component] row in
            guard let self else { return nil }
            let view = component?.wheel.visibleView(ofRow: row)
            return view.flatMap(Self.text) ?? delegate.flatMap { text(ofRow: row, inComponent: index, from: $0) }
        }
        component.name = { [weak self] in
            guard let self else { return nil }
            let named = delegate as? any UIPickerViewAccessibilityDelegate
            return named?.pickerView(self, accessibilityLabelForComponent: index) ?? accessibilityLabel
        }
        component.hint = { [weak self] in
            guard let self else { return nil }
            let named = delegate as? any UIPickerViewAccessibilityDelegate
            return named?.pickerView(self, accessibilityHintForComponent: index)
        }
        component.userWantsNeighbour = { [weak self] step in self?.moveFocus(from: index, by: step) ?? false }
        components.append(component)
        addSubview(component)
    }

    func reload(_ component: PickerComponent, at index: Int) {
        let count = dataSource?.pickerView(self, numberOfRowsInComponent: index) ?? 0
        let height = delegate?.pickerView(self, rowHeightForComponent: index) ?? Self.usualRowHeight(traitCollection)
        component.wheel.rowHeight = max(1, height)
        component.wheel.reload(count: count, selecting: component.wheel.selectedRow)
        component.setNeedsDisplay()
    }

    func layoutComponents() {
        guard !components.isEmpty else {
            band.isHidden = true
            return
        }
        band.isHidden = false
        let widths = components.indices.map { index in
            max(0, delegate?.pickerView(self, widthForComponent: index) ?? equalWidth)
        }
        let total = widths.reduce(0, +) + Metrics.gap * CGFloat(components.count - 1)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        var start = (bounds.width - total) / 2
        for (component, width) in zip(components, widths) {
            let x = isMirrored ? bounds.width - start - width : start
            component.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
            start += width + Metrics.gap
        }
        let height = components.map(\.wheel.rowHeight).max() ?? 32
        band.frame = CGRect(
            x: Metrics.margin,
            y: (bounds.height - height) / 2,
            width: max(0, bounds.width - 2 * Metrics.margin),
            height: height
        )
    }

    /// The width of each component in points, if all are equal.
    var equalWidth: CGFloat {
        let count = CGFloat(max(1, dataSource?.numberOfComponents(in: self) ?? components.count))
        return max(0, (bounds.width - 2 * Metrics.margin - Metrics.gap * (count - 1)) / count)
    }

    private func moveFocus(from index: Int, by step: Int) -> Bool {
        let next = index + step
        guard components.indices.contains(next) else { return components.count > 1 }
        return components[next].becomeFirstResponder()
    }

    private func text(ofRow row: Int, inComponent index: Int, from delegate: any UIPickerViewDelegate) -> String? {
        delegate.pickerView(self, attributedTitleForRow: row, forComponent: index)?.string
            ?? delegate.pickerView(self, titleForRow: row, forComponent: index)
    }

    /// The accessible text of a row's view: its own, or that of its content.
    private static func text(of view: UIView) -> String? {
        if let label = view.accessibilityLabel, !label.isEmpty { return label }
        let texts = view.subviews.filter { !$0.isHidden }.compactMap(text)
        return texts.isEmpty ? nil : texts.joined(separator: ", ")
    }
}
