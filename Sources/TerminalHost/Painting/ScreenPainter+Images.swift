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

    /// Places an image that the terminal draws itself. Otherwise, and until it can be drawn, paints it as half blocks: two pixels in each
    /// cell, one above the other.
    mutating func paint(_ image: UIImage, in area: CellArea, _ context: Context) {
        guard !area.isEmpty, !isMonochrome, area.rows.count <= 500, area.columns.count <= 1000 else { return }
        let visible = area.intersection(context.clip)
        guard !visible.isEmpty, !placePicture(of: image, in: area, visible: visible, context),
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

extension ScreenPainter {
    /// The maximum number of pixels of a picture. The program scales it, and the terminal stores it.
    private static let pixelLimit = 4_000_000

    /// Places an image that the terminal draws itself.
    ///
    /// - Returns: False if the terminal draws no images, or this one is not ready.
    private mutating func placePicture(
        of image: UIImage,
        in area: CellArea,
        visible: CellArea,
        _ context: Context
    ) -> Bool {
        guard let pictures else { return false }
        let width = area.columns.count * pictures.cellWidth
        let height = area.rows.count * pictures.cellHeight
        guard width * height <= Self.pixelLimit,
            let picture = pictures.cache.picture(of: image, width: width, height: height)
        else { return false }
        let style = CellStyle(background: context.background.color)
        for row in visible.rows {
            for column in visible.columns {
                let tile = ImageTile(
                    image: picture.number,
                    column: column - area.columns.lowerBound,
                    row: row - area.rows.lowerBound
                )
                grid.place(tile, row: row, column: column, style: style)
            }
        }
        return true
    }
}

extension UIImage {
    /// The colour of a symbol in a view with a tint colour.
    fileprivate func symbolColor(tint: UIColor) -> UIColor {
        renderingMode == .alwaysOriginal ? tintColor ?? .label : tint
    }
}
#endif
