#if Terminal
import Foundation
@_spi(Host) import UIKitCore

extension ScreenPainter {
    /// The index of a view among the items of an open menu.
    func menuIndex(of line: UIView) -> Int? {
        (line.superview?.superview as? PresentedMenu)?.itemViews.firstIndex(of: line)
    }

    /// The item that a view of an open menu shows; nil for other views.
    func menuItem(of line: UIView) -> MenuItem? {
        guard let menu = line.superview?.superview as? PresentedMenu, let index = menuIndex(of: line),
            menu.items.indices.contains(index)
        else { return nil }
        return menu.items[index]
    }

    /// Paints an item of a menu: its state, its title and subtitle, and its keyboard shortcut or the sign of a submenu.
    mutating func paintMenuItem(_ view: UIView, _ rect: CGRect, _ context: Context) {
        guard let item = menuItem(of: view) else { return }
        let area = CellMetrics.line(in: rect)
        let base = style(
            item.isTitle
                ? .secondaryLabel : !item.isEnabled ? .tertiaryLabel : item.isDestructive ? .systemRed : .label,
            context
        )
        let dim = style(.secondaryLabel, context)
        let mark = item.leadsBack ? (isMirrored ? "›" : "‹") : item.state == .on ? "✓" : item.state == .mixed ? "–" : ""
        let end = item.opensMenu ? (isMirrored ? "‹" : "›") : item.keys ?? ""
        let room = max(1, area.columns.count - 3 - (end.isEmpty ? 0 : CellText.columns(end) + 2))
        write(mark, at: 0, of: area, base, context)
        let title = CellText.lines(of: item.title, columns: room, limit: 1, isMirrored: isMirrored).first ?? []
        write(title, at: 2, of: area, base, context)
        let used = title.reduce(0) { $0 + $1.columns } + 2
        if let subtitle = item.subtitle, room - used > 3 {
            let line =
                CellText.lines(of: subtitle, columns: room - used, limit: 1, isMirrored: isMirrored).first ?? []
            write(line, at: 2 + used, of: area, dim, context)
        }
        if !end.isEmpty {
            write(end, at: max(2, area.columns.count - 1 - CellText.columns(end)), of: area, dim, context)
        }
    }

    private mutating func write(
        _ text: String,
        at distance: Int,
        of area: CellArea,
        _ style: CellStyle,
        _ context: Context
    ) {
        write(CellText.visualOrder(of: CellText.glyphs(text)), at: distance, of: area, style, context)
    }

    /// Writes glyphs at a distance from the side where lines begin.
    private mutating func write(
        _ line: [TextGlyph],
        at distance: Int,
        of area: CellArea,
        _ style: CellStyle,
        _ context: Context
    ) {
        let width = line.reduce(0) { $0 + $1.columns }
        let column = isMirrored ? area.columns.upperBound - distance - width : area.columns.lowerBound + distance
        write(line, row: area.rows.lowerBound, column: column, style, context)
    }
}
#endif
