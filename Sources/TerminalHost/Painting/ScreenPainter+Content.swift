#if Terminal
import Foundation
@_spi(Host) import UIKitCore

extension ScreenPainter {
    /// Paints the content of a view besides its background and subviews.
    ///
    /// - Returns: Whether the subviews are painted, too.
    mutating func paintContent(of view: UIView, rect: CGRect, _ context: Context) -> Bool {
        switch view {
        case let label as UILabel: paint(label, rect, context)
        case let image as UIImageView: paint(image, rect, context)
        case let field as UITextField:
            paint(field, rect, context)
            return true
        case let text as UITextView: paint(text, rect, context)
        case let control as UISwitch: paint(control, rect, context)
        case let slider as UISlider: paint(slider, rect, context)
        case let bar as UIProgressView: paint(bar, rect, context)
        case let indicator as UIActivityIndicatorView: paint(indicator, rect, context)
        case let control as UISegmentedControl: paintSegments(control.orderedSubviews, rect, context)
        case _ where view.accessibleRole == .scopeBar: paintSegments(view.orderedSubviews, rect, context)
        case _ where menuItem(of: view) != nil: paintMenuItem(view, rect, context)
        case _ where view.accessibleRole == .pageControl: paintDots(view, rect, context)
        default: return true
        }
        return false
    }

    // MARK: Labels

    private mutating func paint(_ label: UILabel, _ rect: CGRect, _ context: Context) {
        guard let display = label.display, let text = label.text, !text.isEmpty else { return }
        let area = display.area.offsetBy(dx: rect.minX, dy: rect.minY)
        let cells = CellMetrics.area(of: area)
        let columns = max(cells.columns.count, 1)
        // The rounding of both edges must not truncate a text that has its own width.
        let needed = Int((area.width / CellMetrics.size.width - 1e-3).rounded(.up))
        let lines = CellText.lines(
            of: text,
            columns: max(columns, min(needed, columns + 1)),
            limit: label.numberOfLines,
            mode: label.lineBreakMode,
            isMirrored: isMirrored
        )
        let fitting = label.numberOfLines == 1 ? lines : Array(lines.prefix(max(cells.rows.count, 1)))
        let top = CellMetrics.line(in: area, rows: fitting.count).rows.lowerBound
        let styles = TextStyles(
            display.content,
            font: display.font,
            base: style(label.displayedTextColor, context),
            isEnabled: label.isEnabled
        )
        let isMirrored = label.effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (index, line) in fitting.enumerated() {
            let width = line.reduce(0) { $0 + $1.columns }
            let free = max(0, columns - width)
            let indent =
                switch label.textAlignment {
                case .center: free / 2
                case .right: free
                case .left: 0
                case .natural, .justified: isMirrored ? free : 0
                }
            var column = cells.columns.lowerBound + indent
            for glyph in line {
                put(glyph, row: top + index, column: column, styles.style(at: glyph.offset, self, context), context)
                column += glyph.columns
            }
        }
    }

    // MARK: Controls

    private mutating func paint(_ control: UISwitch, _ rect: CGRect, _ context: Context) {
        let area = CellMetrics.line(in: rect)
        let text = control.isOn ? "━━●" : "○━━"
        let tint: UIColor =
            !control.isEnabled ? .tertiaryLabel : control.isOn ? control.onTintColor ?? .systemGreen : .secondaryLabel
        let start = area.columns.upperBound - 3
        write(text, row: area.rows.lowerBound, column: start, style(tint, context), context)
    }

    private mutating func paint(_ slider: UISlider, _ rect: CGRect, _ context: Context) {
        let area = CellMetrics.line(in: rect)
        let length = slider.maximumValue - slider.minimumValue
        let fraction = length > 0 ? Double((slider.value - slider.minimumValue) / length) : 0
        let isMirrored = slider.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let last = max(area.columns.count - 1, 0)
        let before = Int((Double(last) * fraction).rounded())
        let row = area.rows.lowerBound
        let tint: UIColor = slider.isEnabled ? slider.minimumTrackTintColor ?? slider.tintColor : .tertiaryLabel
        for place in 0...last {
            let isBefore = place < before
            let text = place == before ? "●" : isBefore ? "━" : "─"
            let column = isMirrored ? area.columns.upperBound - 1 - place : area.columns.lowerBound + place
            let color: UIColor =
                place == before
                ? slider.thumbTintColor ?? tint
                : isBefore ? tint : slider.maximumTrackTintColor ?? .tertiaryLabel
            write(text, row: row, column: column, style(color, context), context)
        }
    }

    private mutating func paint(_ bar: UIProgressView, _ rect: CGRect, _ context: Context) {
        let area = CellMetrics.line(in: rect)
        let filled = Int((Double(area.columns.count) * Double(bar.progress)).rounded())
        for (place, column) in area.columns.enumerated() {
            let isFilled = place < filled
            let color: UIColor =
                isFilled ? bar.progressTintColor ?? bar.tintColor : bar.trackTintColor ?? .tertiaryLabel
            write(isFilled ? "━" : "─", row: area.rows.lowerBound, column: column, style(color, context), context)
        }
    }

    static let spinnerPictures: [Character] = ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"]

    private mutating func paint(_ indicator: UIActivityIndicatorView, _ rect: CGRect, _ context: Context) {
        guard indicator.isAnimating || !indicator.hidesWhenStopped else { return }
        if indicator.isAnimating { noteSpinner() }
        let middle = CGPoint(x: rect.midX - CellMetrics.size.width / 2, y: rect.midY - CellMetrics.size.height / 2)
        let area = CellMetrics.line(in: CGRect(origin: middle, size: CellMetrics.size))
        let picture = Self.spinnerPictures[spinnerStep % Self.spinnerPictures.count]
        write(
            String(picture),
            row: area.rows.lowerBound,
            column: area.columns.lowerBound,
            style(indicator.color ?? .secondaryLabel, context),
            context
        )
    }

    /// Paints the buttons of a segmented control or a scope bar, one of which is selected.
    private mutating func paintSegments(_ views: [UIView], _ rect: CGRect, _ context: Context) {
        for case let button as UIButton in views where !button.isHidden {
            let place = button.frame.offsetBy(dx: context.origin.x, dy: context.origin.y)
            let area = CellMetrics.line(in: place)
            let text = button.displayedText ?? button.displayedImage?.symbolGlyph ?? ""
            let columns = max(area.columns.count, 1)
            let line = CellText.lines(of: text, columns: columns, limit: 1, isMirrored: isMirrored).first ?? []
            let width = line.reduce(0) { $0 + $1.columns }
            var base = style(button.isEnabled ? .label : .tertiaryLabel, context)
            if button.isSelected {
                base.attributes.insert(.bold)
                base.attributes.insert(.underline)
            }
            let column = area.columns.lowerBound + max(0, (area.columns.count - width) / 2)
            let isFocused = isActive && button.stateDescriptions.contains("focused")
            if button.isSelected {
                write(
                    "▸",
                    row: area.rows.lowerBound,
                    column: max(column - 2, area.columns.lowerBound),
                    style(isFocused ? .label : .tintColor, context),
                    context
                )
            }
            write(line, row: area.rows.lowerBound, column: column, base, context)
            if isFocused {
                let shown = area.intersection(context.clip)
                grid.restyle(rows: shown.rows, columns: shown.columns) { $0.attributes.insert(.reverse) }
            }
        }
    }

    private mutating func paintDots(_ view: UIView, _ rect: CGRect, _ context: Context) {
        guard let control = view as? UIPageControl, control.numberOfPages > 0 else { return }
        let area = CellMetrics.line(in: rect)
        let count = min(control.numberOfPages, max(1, (area.columns.count + 1) / 2))
        var column = area.columns.lowerBound + max(0, (area.columns.count - 2 * count + 1) / 2)
        for page in 0..<count {
            let isCurrent = page == control.currentPage
            write(
                isCurrent ? "●" : "○",
                row: area.rows.lowerBound,
                column: column,
                style(
                    isCurrent
                        ? control.currentPageIndicatorTintColor ?? .label
                        : control.pageIndicatorTintColor ?? .secondaryLabel,
                    context
                ),
                context
            )
            column += 2
        }
    }
}
#endif
