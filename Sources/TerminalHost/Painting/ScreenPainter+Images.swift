#if Terminal
import Foundation
@_spi(Host) import UIKitCore

extension ScreenPainter {
    /// Paints an image: a symbol as a character, others as half blocks.
    mutating func paint(_ view: UIImageView, _ rect: CGRect, _ context: Context) {
        guard let image = view.displayedImage?.resolved(for: palette.traits) else { return }
        if let glyph = image.symbolGlyph {
            let middle = CGPoint(x: rect.midX, y: rect.midY)
            let width = CGFloat(max(1, CellText.columns(glyph))) * CellMetrics.size.width
            // A symbol that is hardly wider than its character begins at the edge, like text.
            let isNarrow = rect.width < width + 2 * CellMetrics.size.width
            let place = CGRect(
                x: isNarrow ? rect.minX : middle.x - width / 2,
                y: middle.y - CellMetrics.size.height / 2,
                width: width,
                height: CellMetrics.size.height
            )
            let area = CellMetrics.line(in: place)
            let color = image.symbolColor(tint: view.tintColor ?? .label)
            write(glyph, row: area.rows.lowerBound, column: area.columns.lowerBound, style(color, context), context)
            return
        }
        let frame = view.contentMode.frame(of: image.size, in: view.bounds.size)
        paint(image, in: CellMetrics.area(of: frame.offsetBy(dx: rect.minX, dy: rect.minY)), context)
    }

    /// Paints an image as half blocks: two pixels in each cell, one above the other.
    mutating func paint(_ image: UIImage, in area: CellArea, _ context: Context) {
        guard !area.isEmpty, !isMonochrome, area.rows.count <= 500, area.columns.count <= 1000 else { return }
        let visible = area.intersection(context.clip)
        guard !visible.isEmpty,
            let pixels = images.pixels(of: image, width: area.columns.count, height: 2 * area.rows.count)
        else { return }
        for row in visible.rows {
            for column in visible.columns {
                let x = column - area.columns.lowerBound
                let y = 2 * (row - area.rows.lowerBound)
                let upper = pixels.rgb(x, y, over: context.background)
                let lower = pixels.rgb(x, y + 1, over: context.background)
                guard upper != nil || lower != nil else { continue }
                let (character, foreground, background): (String, CellColor, CellColor) =
                    upper == nil
                    ? ("▄", lower!.color, context.background.color)
                    : ("▀", upper!.color, lower?.color ?? context.background.color)
                let style = CellStyle(foreground: foreground, background: background)
                grid.write(character, row: row, column: column, style: style)
            }
        }
    }
}

extension UIImage {
    /// The colour of a symbol in a view with a tint colour.
    fileprivate func symbolColor(tint: UIColor) -> UIColor {
        renderingMode == .alwaysOriginal ? tintColor ?? .label : tint
    }
}
#endif
