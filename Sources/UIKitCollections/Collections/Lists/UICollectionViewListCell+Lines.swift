import Foundation
import UIKitCore

/// The separators above and below a row.
extension UICollectionViewListCell {
    /// The horizontal range of the separator below the row, from left to right; nil for no separator.
    package var separatorColumns: Range<CGFloat>? {
        guard rowPlace.showsLine, bounds.width > 0 else { return nil }
        if (list as? any FocusingList)?.hasFocusRing(atLowerEdgeOf: self) == true { return nil }
        return lineColumns(rowPlace.lineInsets)
    }

    private func lineColumns(_ insets: NSDirectionalEdgeInsets) -> Range<CGFloat> {
        let automatic = UIListSeparatorConfiguration.automaticInsets
        var start = insets.leading == automatic.leading ? automaticLineStart : insets.leading
        var end = bounds.width - (insets.trailing == automatic.trailing ? 0 : insets.trailing)
        if rowPlace.isLast, rowPlace.appearance == .grouped, insets.leading == automatic.leading { start = 0 }
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        if let guide = constrainedGuide?.layoutFrame {
            start = isRightToLeft ? bounds.width - guide.maxX : guide.minX
            if guide.width > 0 { end = isRightToLeft ? bounds.width - guide.minX : guide.maxX }
        }
        end = max(start, end)
        return isRightToLeft ? bounds.width - end..<bounds.width - start : start..<end
    }

    private var automaticLineStart: CGFloat {
        let column = contentColumn(forWidth: bounds.width).lowerBound
        return column + ((content.view as? UIListContentView)?.textStart ?? Self.margin)
    }

    /// The separator's layout guide, if the app constrained it.
    private var constrainedGuide: UILayoutGuide? {
        guard let guide = separatorGuide,
            constraints.contains(where: { $0.firstItem === guide || $0.secondItem === guide })
        else { return nil }
        return guide
    }

    func placeTopLine(in size: CGSize) {
        guard rowPlace.showsTopLine else {
            topLine?.removeFromSuperview()
            topLine = nil
            return
        }
        let line = topLine ?? UIView()
        if topLine == nil {
            topLine = line
            addSubview(line)
        }
        line.backgroundColor = rowPlace.lineColor ?? .separator
        let columns = lineColumns(rowPlace.topLineInsets)
        line.frame = CGRect(x: columns.lowerBound, y: 0, width: columns.upperBound - columns.lowerBound, height: 1)
    }
}
