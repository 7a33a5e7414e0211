import Foundation
@_spi(Host) import UIKitCore

/// The layout of a row's content and accessories.
extension UICollectionViewListCell {
    static let margin: CGFloat = 16
    /// The width of a leading accessory's column, in which it is centred.
    private static let leadingRoom: CGFloat = 38
    static let accessoryWidth: CGFloat = 24
    private static let gap: CGFloat = 8

    private var indentation: CGFloat { CGFloat(indentationLevel) * indentationWidth }

    private func leadingWidth(_ view: AccessoryView) -> CGFloat {
        max(Self.leadingRoom, view.wantedSize(in: bounds.height).width + Self.margin)
    }

    /// The horizontal range of the content, from the leading edge.
    func contentColumn(forWidth width: CGFloat) -> Range<CGFloat> {
        let start = leadingViews.reduce(indentation) { $0 + leadingWidth($1) }
        var end = width
        if !trailingViews.isEmpty {
            end -= trailingViews.reduce(Self.margin) { $0 + $1.wantedSize(in: bounds.height).width + Self.gap }
        }
        return start..<max(start, end)
    }

    // MARK: Layout

    func placeRow(in size: CGSize) {
        let column = contentColumn(forWidth: size.width)
        let shift = swipeSlide
        place(contentView, x: column.lowerBound + shift, width: column.upperBound - column.lowerBound, in: size)
        content.view?.restFrame = contentView.bounds
        var start = (indentsAccessories ? indentation : 0) + shift
        for view in leadingViews {
            let wanted = view.wantedSize(in: size.height)
            let room = leadingWidth(view)
            place(view, x: start + (room - wanted.width) / 2, width: wanted.width, height: wanted.height, in: size)
            start += room
        }
        var edge = size.width - Self.margin + shift
        for view in trailingViews.reversed() {
            let wanted = view.wantedSize(in: size.height)
            edge -= wanted.width
            place(view, x: edge, width: wanted.width, height: wanted.height, in: size)
            edge -= Self.gap
        }
        placeSwipeButtons(in: size)
        placeTopLine(in: size)
    }
}
