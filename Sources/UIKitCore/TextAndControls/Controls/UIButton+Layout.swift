import Foundation

/// Lays out the image at an edge of the title, the subtitle below the title, all aligned in the button.
extension UIButton {
    /// The insets around the content: those of the configuration, or ``contentEdgeInsets``, or 6 points above and below a title.
    var contentInsets: NSDirectionalEdgeInsets {
        var insets = wantedInsets
        let metrics = ControlMetrics.current
        insets.top = metrics.spacing(insets.top)
        insets.bottom = metrics.spacing(insets.bottom)
        return insets
    }

    private var wantedInsets: NSDirectionalEdgeInsets {
        if let configuration {
            var insets = configuration.contentInsets
            insets.trailing += indicatorWidth
            return insets
        }
        if contentEdgeInsets != .zero {
            let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
            return NSDirectionalEdgeInsets(
                top: contentEdgeInsets.top,
                leading: isMirrored ? contentEdgeInsets.right : contentEdgeInsets.left,
                bottom: contentEdgeInsets.bottom,
                trailing: isMirrored ? contentEdgeInsets.left : contentEdgeInsets.right
            )
        }
        guard displayedText != nil, displayedImage == nil else { return .zero }
        return NSDirectionalEdgeInsets(top: 6, leading: 0, bottom: 6, trailing: 0)
    }

    /// The size of the content with its insets. A button with a title is at least 30 points wide, as in UIKit.
    var contentSize: CGSize { contentSize(inWidth: .infinity) }

    /// The size of the content with its insets if the button has a width, so that titles wrap.
    func contentSize(inWidth width: CGFloat) -> CGSize {
        updateConfigurationIfNeeded()
        updateParts()
        let insets = contentInsets
        let content = PartSizes(button: self, width: width - insets.leading - insets.trailing)
        let width = content.total.width + insets.leading + insets.trailing
        let height = content.total.height + insets.top + insets.bottom
        return CGSize(width: displayedText == nil ? width : max(30, width), height: height)
    }

    func layoutParts() {
        layoutBackground()
        guard !parts.isEmpty else { return }
        let content = contentRect(forBounds: bounds)
        if displayedImage != nil { imageView?.restFrame = imageRect(forContentRect: content) }
        spinner?.restFrame = PartFrames(button: self, in: content).image
        layoutIndicator()
        if displayedText != nil { titleLabel?.restFrame = titleRect(forContentRect: content) }
        if configuration?.subtitle != nil { subtitleLabel?.restFrame = PartFrames(button: self, in: content).subtitle }
    }

    func defaultContentRect(forBounds bounds: CGRect) -> CGRect {
        let insets = contentInsets
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return CGRect(
            x: bounds.minX + (isMirrored ? insets.trailing : insets.leading),
            y: bounds.minY + insets.top,
            width: max(0, bounds.width - insets.leading - insets.trailing),
            height: max(0, bounds.height - insets.top - insets.bottom)
        )
    }

    func defaultTitleRect(forContentRect contentRect: CGRect) -> CGRect {
        guard displayedText != nil else { return .zero }
        let frame = PartFrames(button: self, in: contentRect).title
        return configuration == nil ? moved(frame, by: titleEdgeInsets) : frame
    }

    func defaultImageRect(forContentRect contentRect: CGRect) -> CGRect {
        guard displayedImage != nil else { return .zero }
        let frame = PartFrames(button: self, in: contentRect).image
        return configuration == nil ? moved(frame, by: imageEdgeInsets) : frame
    }

    /// Moves the frame of a part by its insets: an aligned part by the inset at that edge, a centred part by half of the difference
    /// of both.
    private func moved(_ frame: CGRect, by insets: UIEdgeInsets) -> CGRect {
        let distanceRight =
            switch effectiveContentHorizontalAlignment {
            case .left: insets.left
            case .right: -insets.right
            default: (insets.left - insets.right) / 2
            }
        let distanceDown =
            switch contentVerticalAlignment {
            case .top: insets.top
            case .bottom: -insets.bottom
            default: (insets.top - insets.bottom) / 2
            }
        return frame.offsetBy(dx: distanceRight, dy: distanceDown)
    }

    /// The default frames of the parts of a button.
    @MainActor
    private struct PartFrames {
        var image: CGRect
        var title: CGRect
        var subtitle: CGRect

        init(button: UIButton, in content: CGRect) {
            let sizes = PartSizes(button: button, width: content.width)
            let isMirrored = button.effectiveUserInterfaceLayoutDirection == .rightToLeft
            let place = PlaceOfParts(
                sizes: sizes,
                room: content.size,
                alignment: Alignment(button, isMirrored: isMirrored)
            )
            func frame(_ origin: CGPoint, _ size: CGSize) -> CGRect {
                let left = isMirrored ? content.maxX - origin.x - size.width : content.minX + origin.x
                return CGRect(origin: CGPoint(x: left, y: content.minY + origin.y), size: size)
            }
            image = frame(place.image, sizes.image)
            title = frame(place.text, CGSize(width: place.textWidth, height: sizes.title.height))
            let subtitleTop = place.text.y + sizes.text.height - sizes.subtitle.height
            let subtitleSize = CGSize(width: place.textWidth, height: sizes.subtitle.height)
            subtitle = frame(CGPoint(x: place.text.x, y: subtitleTop), subtitleSize)
        }
    }

    /// The alignment of the content, in left-to-right coordinates: the part of the free space that precedes the content.
    @MainActor
    private struct Alignment {
        var horizontal: CGFloat
        var vertical: CGFloat
        /// Whether the text gets the whole remaining width.
        var fillsWidth: Bool

        init(_ button: UIButton, isMirrored: Bool) {
            switch button.effectiveContentHorizontalAlignment {
            case .left: horizontal = isMirrored ? 1 : 0
            case .right: horizontal = isMirrored ? 0 : 1
            default: horizontal = 0.5
            }
            switch button.contentVerticalAlignment {
            case .top: vertical = 0
            case .bottom: vertical = 1
            default: vertical = 0.5
            }
            fillsWidth = button.contentHorizontalAlignment == .fill
        }
    }

    /// The places of image and text inside the insets, in left-to-right coordinates.
    @MainActor
    private struct PlaceOfParts {
        var image = CGPoint.zero
        var text = CGPoint.zero
        var textWidth: CGFloat

        init(sizes: PartSizes, room: CGSize, alignment: Alignment) {
            func left(_ width: CGFloat) -> CGFloat { (room.width - width) * alignment.horizontal }
            func top(_ height: CGFloat) -> CGFloat { (room.height - height) * alignment.vertical }
            if sizes.isStacked {
                textWidth = alignment.fillsWidth ? room.width : min(sizes.text.width, room.width)
                let top = top(sizes.total.height)
                let isImageFirst = sizes.placement == .top
                image.x = left(sizes.image.width)
                text.x = left(textWidth)
                image.y = isImageFirst ? top : top + sizes.text.height + sizes.gap
                text.y = isImageFirst ? top + sizes.image.height + sizes.gap : top
            } else {
                let free = max(0, room.width - sizes.image.width - sizes.gap)
                textWidth = alignment.fillsWidth ? free : min(sizes.text.width, free)
                let start = left(sizes.image.width + sizes.gap + textWidth)
                let isImageFirst = sizes.placement == .leading
                image.x = isImageFirst ? start : start + textWidth + sizes.gap
                text.x = isImageFirst ? start + sizes.image.width + sizes.gap : start
                image.y = top(sizes.image.height)
                text.y = top(sizes.text.height)
            }
        }
    }

    /// The sizes of the parts of a button.
    @MainActor
    private struct PartSizes {
        var image = CGSize.zero
        var title = CGSize.zero
        var subtitle = CGSize.zero
        var text = CGSize.zero
        var gap: CGFloat = 0
        /// The single edge of the text at which the image is.
        let placement: NSDirectionalRectEdge

        /// - Parameter width: The width of the content.
        init(button: UIButton, width: CGFloat) {
            let wanted = button.configuration?.imagePlacement ?? .leading
            placement = [.leading, .trailing, .top, .bottom].first { wanted.contains($0) } ?? .leading
            image = button.spinner?.intrinsicContentSize ?? button.displayedImage?.size ?? .zero
            let reserved = button.configuration?.imageReservation ?? 0
            if image.width > 0 {
                if isStacked {
                    image.height = max(image.height, reserved)
                } else {
                    image.width = max(image.width, reserved)
                }
                gap = button.configuration?.imagePadding ?? 0
            }
            let room = max(1, isStacked ? width : width - image.width - gap)
            func size(of label: UILabel?) -> CGSize {
                guard let label else { return .zero }
                let size = label.intrinsicContentSize
                return size.width <= room || label.numberOfLines == 1
                    ? size : label.sizeThatFits(CGSize(width: room, height: .infinity))
            }
            if button.displayedText != nil { title = size(of: button.titleLabel) }
            if button.configuration?.subtitle != nil { subtitle = size(of: button.subtitleLabel) }
            let hasBoth = title.height > 0 && subtitle.height > 0
            let distance = hasBoth ? button.configuration?.titlePadding ?? 0 : 0
            text = CGSize(
                width: max(title.width, subtitle.width),
                height: title.height + distance + subtitle.height
            )
            if text.width == 0 { gap = 0 }
        }

        /// Whether the image is above or below the text.
        var isStacked: Bool { placement == .top || placement == .bottom }

        var total: CGSize {
            isStacked
                ? CGSize(width: max(image.width, text.width), height: image.height + gap + text.height)
                : CGSize(width: image.width + gap + text.width, height: max(image.height, text.height))
        }
    }
}
