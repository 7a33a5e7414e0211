import Foundation

/// The layout of an image and two texts in a row.
struct ListContentLayout {
    /// The arrangement of the second text relative to the first.
    enum Arrangement {
        /// Below the first text.
        case stacked
        /// At the trailing end of the line; below the first text if both do not fit.
        case sideBySide
        /// After the first text, which is a narrow column of labels.
        case column
    }

    /// Returns the size of a text at a width.
    typealias Measure = (CGFloat) -> CGSize

    struct Frames: Equatable {
        var image = CGRect.zero
        var text = CGRect.zero
        var secondary = CGRect.zero
        /// The height of the whole content.
        var height: CGFloat = 0
    }

    static let columnWidth: CGFloat = 91

    var arrangement: Arrangement
    var margins: UIEdgeInsets
    var imageSize: CGSize?
    var imagePadding: CGFloat = 16
    var horizontalPadding: CGFloat = 8
    var verticalPadding: CGFloat = 3
    var metrics = ControlMetrics.standard
    var minimumHeight: CGFloat
    var isRightToLeft = false

    /// Lays out the content in a width, vertically centred in the height if one is given.
    func frames(width: CGFloat, height: CGFloat? = nil, text: Measure?, secondary: Measure?) -> Frames {
        var frames = Frames()
        var left = margins.left
        if let imageSize = imageSize.map(metrics.inCells) {
            frames.image = CGRect(origin: CGPoint(x: left, y: 0), size: imageSize)
            left += imageSize.width + imagePadding
        }
        let room = max(width - left - margins.right, 0)
        var block = placeTexts(in: room, text: text, secondary: secondary, frames: &frames)
        block = max(block, imageSize?.height ?? 0)
        let isStacked = frames.secondary.minY > 0 && frames.secondary.height > 0
        let least = isStacked ? max(minimumHeight, metrics.stackedRowHeight) : minimumHeight
        frames.height = max((block + margins.top + margins.bottom).rounded(.up), minimumHeight > 0 ? least : 0)
        centre(&frames, left: left, height: height ?? frames.height)
        if isRightToLeft { mirror(&frames, in: width) }
        return frames
    }

    /// The width in which no text wraps.
    func width(text: Measure?, secondary: Measure?) -> CGFloat {
        let image = imageSize.map { metrics.inCells($0).width + imagePadding } ?? 0
        let widths = [text, secondary].compactMap { $0?(.greatestFiniteMagnitude).width }
        let texts: CGFloat =
            switch arrangement {
            case _ where widths.count < 2: widths.first ?? 0
            case .stacked: max(widths[0], widths[1])
            case .sideBySide: widths[0] + horizontalPadding + widths[1]
            case .column: ListContentLayout.columnWidth + horizontalPadding + widths[1]
            }
        return margins.left + image + texts + margins.right
    }

    /// Lays out the texts from the origin, and returns their height.
    private func placeTexts(in room: CGFloat, text: Measure?, secondary: Measure?, frames: inout Frames) -> CGFloat {
        guard let text, let secondary else {
            let size = (text ?? secondary).map { $0(room) } ?? .zero
            let frame = CGRect(origin: .zero, size: CGSize(width: room, height: size.height))
            if text != nil { frames.text = frame } else { frames.secondary = frame }
            return size.height
        }
        if arrangement == .column {
            let first = text(ListContentLayout.columnWidth)
            let start = ListContentLayout.columnWidth + horizontalPadding
            let second = secondary(max(room - start, 0))
            frames.text = CGRect(x: 0, y: 0, width: ListContentLayout.columnWidth, height: first.height)
            frames.secondary = CGRect(x: start, y: 0, width: max(room - start, 0), height: second.height)
            return max(first.height, second.height)
        }
        if arrangement == .sideBySide {
            let first = text(room)
            let second = secondary(room)
            if first.width + horizontalPadding + second.width <= room {
                let width = room - second.width - horizontalPadding
                frames.text = CGRect(x: 0, y: 0, width: width, height: first.height)
                frames.secondary = CGRect(x: room - second.width, y: 0, width: second.width, height: second.height)
                return max(first.height, second.height)
            }
        }
        let first = text(room)
        let second = secondary(room)
        frames.text = CGRect(x: 0, y: 0, width: room, height: first.height)
        let y = first.height + metrics.spacing(verticalPadding)
        frames.secondary = CGRect(x: 0, y: y, width: room, height: second.height)
        return y + second.height
    }

    private func centre(_ frames: inout Frames, left: CGFloat, height: CGFloat) {
        let middle = margins.top + (height - margins.top - margins.bottom) / 2
        frames.image.origin.y = middle - frames.image.height / 2
        let isStacked = frames.secondary.minY > 0
        let block = isStacked ? frames.secondary.maxY : 0
        frames.text.origin.y = isStacked ? middle - block / 2 : middle - frames.text.height / 2
        frames.secondary.origin.y += isStacked ? middle - block / 2 : middle - frames.secondary.height / 2
        frames.text.origin.x += left
        frames.secondary.origin.x += left
    }

    private func mirror(_ frames: inout Frames, in width: CGFloat) {
        frames.image.origin.x = width - frames.image.maxX
        frames.text.origin.x = width - frames.text.maxX
        frames.secondary.origin.x = width - frames.secondary.maxX
    }
}
