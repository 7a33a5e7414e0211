#if Terminal
import Foundation
@_spi(Host) import UIKitCore

/// Paints the windows of an app in cells.
///
/// The cost depends on the visible views only. Each view is painted over those behind it.
@MainActor
struct ScreenPainter {
    var grid: CellGrid
    let palette: TerminalPalette
    /// Whether the terminal shows no colours, so that states need attributes.
    let isMonochrome: Bool
    let images: ImageCache
    /// The images that the terminal draws itself; nil if it cannot.
    var pictures: Pictures?
    /// The number of the picture of moving spinners.
    var spinnerStep = 0
    /// Whether a spinner is visible.
    private(set) var hasSpinner = false
    /// The place of the text cursor.
    private(set) var cursor: FrameEncoder.Cursor?
    /// The item of the open menu that the return key chooses.
    var menuItem: Int?
    /// Whether the window has the keyboard focus: otherwise no focus is shown.
    var isActive = true

    init(columns: Int, rows: Int, palette: TerminalPalette, isMonochrome: Bool, images: ImageCache) {
        grid = CellGrid(columns: columns, rows: rows)
        self.palette = palette
        self.isMonochrome = isMonochrome
        self.images = images
    }

    /// Images as a terminal draws them: their source, and the size of a cell in pixels.
    struct Pictures {
        let cache: PictureCache
        let cellWidth: Int
        let cellHeight: Int
    }

    /// The place and the inherited appearance of a view.
    struct Context {
        /// The place of the origin of the view's bounds on the screen, in points.
        var origin: CGPoint
        /// The visible part.
        var clip: CellArea
        var background: TerminalPalette.Background
        /// The colour that text has in place of its own, such as on a selection.
        var textColor: CellColor?
        var attributes: CellStyle.Attributes = []

        /// The rectangle of a subview's frame on the screen, in points.
        func rect(_ frame: CGRect) -> CGRect { frame.offsetBy(dx: origin.x, dy: origin.y) }
    }

    /// Paints windows from back to front.
    mutating func paint(_ windows: [UIWindow]) {
        for window in windows {
            var context = Context(
                origin: .zero,
                clip: CellArea(rows: 0..<grid.rows, columns: 0..<grid.columns),
                background: palette.standardBackground
            )
            paint(window, &context)
        }
    }

    /// Paints a view in the context of its superview.
    private mutating func paint(_ view: UIView, _ outer: inout Context) {
        guard !view.isHidden, view.alpha > 0.01 else { return }
        let frame = view.restFrame
        let rect = outer.rect(frame)
        var context = outer
        let area = view is UIControl ? CellMetrics.control(in: rect) : CellMetrics.area(of: rect)
        let isClipping = view.clipsToBounds || view is UIScrollView
        if isClipping { context.clip = context.clip.intersection(area) }
        if context.clip.isEmpty { return }
        if view.alpha < 0.5 { context.attributes.insert(.dim) }
        let visible = area.intersection(context.clip)
        paintBackground(of: view, area: area, visible: visible, &context)
        let bounds = view.shownBoundsOrigin
        context.origin = CGPoint(x: rect.minX - bounds.x, y: rect.minY - bounds.y)
        if paintContent(of: view, rect: rect, context) {
            paintSubviews(of: view, context)
        }
        paintState(of: view, area: visible)
        cursorWillHide(behind: view, visible)
    }

    private mutating func paintSubviews(of view: UIView, _ context: Context) {
        let drawn = view.drawnSubviews
        let covers = drawn.indices.filter {
            !drawn[$0].isHidden && drawn[$0].alpha > 0 && drawn[$0].coversWhatIsBehind
                && !drawn[$0].leavesVisibleWhatIsBehind
        }
        for index in (covers.last ?? 0)..<max(drawn.count, covers.last ?? 0) {
            var context = context
            paint(drawn[index], &context)
        }
    }

    // MARK: Backgrounds

    private mutating func paintBackground(
        of view: UIView,
        area: CellArea,
        visible: CellArea,
        _ context: inout Context
    ) {
        if view.accessibleRole == .dimming, !(view is UIWindow) {
            if let color = view.groundColor, palette.background(color, over: context.background) != nil { dim(visible) }
            return
        }
        if let field = view as? UITextField, field.borderStyle != .none {
            return paintBackground(of: field, area: area, &context)
        }
        if let cell = view.asListCell {
            if isFocused(view), !isMonochrome {
                context.background = palette.focusedRowBackground(view.tintColor ?? .tintColor)
                context.textColor = palette.plainText(on: context.background)
                fill(visible, context.background, context)
                return
            }
            if cell.showsSelection, let background = palette.background(.systemFill, over: context.background) {
                context.background = background
                fill(visible, background, context)
                return
            }
        }
        if view is UIControl || view.accessibleRole == .menuItem, isFocused(view), !isMonochrome {
            context.background = palette.focusedControlBackground
            context.textColor = palette.plainText(on: context.background)
            fill(visible, context.background, context)
            return
        }
        let color = view.groundColor ?? (view as? UIButton)?.fillColor
        if let color, let background = palette.background(color, over: context.background) {
            context.background = background
            fill(visible, background, context)
        }
        if let image = view.groundImage { paint(image, in: area, context) }
        if let floating = view.floatingFrame { paintFloating(floating, of: view, &context) }
    }

    /// Paints the background of a menu, or the background and the border of an alert or popover.
    private mutating func paintFloating(
        _ frame: CGRect,
        of view: UIView,
        _ context: inout Context
    ) {
        let origin = context.origin
        let place = frame.offsetBy(
            dx: origin.x + view.restFrame.minX - view.bounds.minX,
            dy: origin.y + view.restFrame.minY - view.bounds.minY
        )
        let floating = CellMetrics.area(of: place)
        let isMenu = view.accessibleRole == .menu || view.accessibleRole == .suggestionList
        let color: UIColor = isMenu ? .secondarySystemBackground : .systemBackground
        context.background = palette.background(color, over: palette.standardBackground) ?? palette.standardBackground
        fill(floating.intersection(context.clip), context.background, context)
        if !isMenu { self.frame(floating, context) }
    }

    /// Fills an area with a background.
    mutating func fill(_ area: CellArea, _ background: TerminalPalette.Background, _ context: Context) {
        let foreground = context.textColor ?? .standard
        grid.fill(
            rows: area.rows,
            columns: area.columns,
            style: CellStyle(foreground: foreground, background: background.color)
        )
    }

    private mutating func dim(_ area: CellArea) {
        grid.restyle(rows: area.rows, columns: area.columns) { $0.attributes.insert(.dim) }
    }

    /// Draws a border in the cells at the edge of an area.
    mutating func frame(_ area: CellArea, _ context: Context) {
        guard area.rows.count > 1, area.columns.count > 1 else { return }
        let style = style(.tertiaryLabel, context)
        let (top, bottom) = (area.rows.lowerBound, area.rows.upperBound - 1)
        let (left, right) = (area.columns.lowerBound, area.columns.upperBound - 1)
        let line = String(repeating: "─", count: area.columns.count - 2)
        write("╭\(line)╮", row: top, column: left, style, context)
        write("╰\(line)╯", row: bottom, column: left, style, context)
        for row in area.rows.dropFirst().dropLast() {
            write("│", row: row, column: left, style, context)
            write("│", row: row, column: right, style, context)
        }
    }

    /// Paints the background of a text field with a border: one row, also if the field is higher.
    private mutating func paintBackground(of field: UITextField, area: CellArea, _ context: inout Context) {
        let color = field.groundColor ?? .tertiarySystemFill
        context.background = palette.background(color, over: context.background) ?? context.background
        let visible = area.intersection(context.clip)
        grid.fill(
            rows: visible.rows,
            columns: visible.columns,
            style: CellStyle(background: context.background.color, attributes: isMonochrome ? .underline : [])
        )
    }

    /// Paints the position in content that is higher than its view, in the last column.
    private mutating func paintScrollBar(of view: UIScrollView, _ area: CellArea) {
        let inset = view.adjustedContentInset
        let content = view.contentSize.height + inset.top + inset.bottom
        guard view.showsVerticalScrollIndicator, view.isScrollEnabled, view.bounds.height > 0,
            content > view.bounds.height + CellMetrics.size.height / 2, area.rows.count > 2, area.columns.count > 3
        else { return }
        let bars = view.verticalScrollIndicatorInsets
        let first = area.rows.lowerBound + Int((max(0, bars.top) / CellMetrics.size.height).rounded())
        let last = area.rows.upperBound - Int((max(0, bars.bottom) / CellMetrics.size.height).rounded())
        guard last - first > 2 else { return }
        let length = CGFloat(last - first)
        let size = max(1, Int((length * view.bounds.height / content).rounded()))
        let share = (view.shownBoundsOrigin.y + inset.top) / max(content - view.bounds.height, 1)
        let start = first + Int((min(max(share, 0), 1) * (length - CGFloat(size))).rounded())
        let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let column = isMirrored ? area.columns.lowerBound : area.columns.upperBound - 1
        for row in start..<min(start + size, last) {
            let below = grid[row, column].style.background
            let color = palette.text(.tertiaryLabel, on: palette.standardBackground)
            grid.write("▐", row: row, column: column, style: CellStyle(foreground: color, background: below))
        }
    }

    // MARK: Text

    /// The style of text in a colour.
    func style(_ color: UIColor, _ context: Context, _ attributes: CellStyle.Attributes = []) -> CellStyle {
        var attributes = attributes.union(context.attributes)
        if isMonochrome, color == .secondaryLabel || color == .tertiaryLabel || color == .placeholderText {
            attributes.insert(.dim)
        }
        return CellStyle(
            foreground: context.textColor ?? palette.text(color, on: context.background),
            background: context.background.color,
            attributes: attributes
        )
    }

    /// Whether the interface is right-to-left.
    var isMirrored: Bool { palette.traits.layoutDirection == .rightToLeft }

    /// Writes text in a row, clipped to the context.
    mutating func write(_ text: String, row: Int, column: Int, _ style: CellStyle, _ context: Context) {
        let glyphs = CellText.glyphs(text, isMirrored: isMirrored)
        write(CellText.visualOrder(of: glyphs), row: row, column: column, style, context)
    }

    /// Writes glyphs in a row, clipped to the context.
    mutating func write(_ line: [TextGlyph], row: Int, column: Int, _ style: CellStyle, _ context: Context) {
        var column = column
        for glyph in line {
            put(glyph, row: row, column: column, style, context)
            column += glyph.columns
        }
    }

    /// Writes a glyph if it is inside the clip. Half of a wide glyph becomes a space.
    mutating func put(_ glyph: TextGlyph, row: Int, column: Int, _ style: CellStyle, _ context: Context) {
        guard context.clip.rows.contains(row) else { return }
        let end = min(context.clip.columns.upperBound, grid.columns)
        var style = style
        // A sibling behind the text may have another background.
        if style.background == context.background.color, column >= 0, column < grid.columns, row < grid.rows {
            style.background = grid[row, column].style.background
        }
        guard column < end, column + glyph.columns > context.clip.columns.lowerBound else { return }
        if column < context.clip.columns.lowerBound {
            grid.write(" ", row: row, column: column + 1, until: end, style: style)
        } else {
            grid.write(glyph, row: row, column: column, until: end, style: style)
        }
    }

    // MARK: Focus

    /// Whether a view has the focus, or is the item of the open menu that Return chooses.
    private func isFocused(_ view: UIView) -> Bool {
        let isMenuItem = view.accessibleRole == .menuItem && menuItem != nil && menuItem == menuIndex(of: view)
        return isActive && (isMenuItem || view.stateDescriptions.contains("focused"))
    }

    /// Shows focus in front of the content.
    private mutating func paintState(of view: UIView, area: CellArea) {
        if let scrollView = view as? UIScrollView { paintScrollBar(of: scrollView, area) }
        guard isFocused(view), !(view is UITextField), !(view is UITextView) else { return }
        let isPainted = view is UIControl || view.asListCell != nil || view.accessibleRole == .menuItem
        if isMonochrome || !isPainted {
            grid.restyle(rows: area.rows, columns: area.columns) {
                $0.attributes.formSymmetricDifference(.reverse)
                // Terminals dim the background of reversed text, too.
                $0.attributes.remove(.dim)
            }
        }
    }

    /// Notes the place of the caret of a text with the keyboard focus.
    mutating func showCursor(row: Int, column: Int, _ context: Context) {
        guard isActive, context.clip.contains(row: row, column: column) else { return }
        cursor = FrameEncoder.Cursor(row: row, column: column)
    }

    mutating func noteSpinner() { hasSpinner = true }

    /// A view in front hides the cursor of a field behind it.
    private mutating func cursorWillHide(behind view: UIView, _ area: CellArea) {
        guard let cursor, view.accessibleRole == .dialog || view.accessibleRole == .menu || view is UIWindow,
            area.contains(row: cursor.row, column: cursor.column), view.window?.focusedResponder != nil,
            let responder = view.window?.focusedResponder as? UIView, !responder.isDescendant(of: view)
        else { return }
        self.cursor = nil
    }
}
#endif
