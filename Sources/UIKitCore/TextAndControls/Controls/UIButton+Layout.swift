import Foundation

/// Lays out the image before the title, the subtitle below the title, all centred in the button.
extension UIButton {
    /// The insets around the content: those of the configuration, or 6 points above and below a title.
    var contentInsets: NSDirectionalEdgeInsets {
        if let configuration { return configuration.contentInsets }
        guard displayedText != nil, displayedImage == nil else { return .zero }
        return NSDirectionalEdgeInsets(top: 6, leading: 0, bottom: 6, trailing: 0)
    }

    /// The size of the content with its insets. A button with a title is at least 30 points wide, as in UIKit.
    var contentSize: CGSize {
        updateConfigurationIfNeeded()
        updateParts()
        let content = PartSizes(button: self)
        let insets = contentInsets
        let width = content.total.width + insets.leading + insets.trailing
        let height = content.total.height + insets.top + insets.bottom
        return CGSize(width: displayedText == nil ? width : max(30, width), height: height)
    }

    func layoutParts() {
        guard !parts.isEmpty else { return }
        let insets = contentInsets
        let room = CGSize(
            width: max(0, bounds.width - insets.leading - insets.trailing),
            height: max(0, bounds.height - insets.top - insets.bottom)
        )
        let sizes = PartSizes(button: self)
        let textWidth = min(sizes.text.width, max(0, room.width - sizes.image.width - sizes.gap))
        let total = sizes.image.width + sizes.gap + textWidth
        let start = insets.leading + (room.width - total) / 2
        func place(_ part: UIView?, x: CGFloat, y: CGFloat, size: CGSize) {
            let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
            part?.restFrame = CGRect(
                origin: CGPoint(x: isMirrored ? bounds.width - x - size.width : x, y: y),
                size: size
            )
        }
        func middle(_ height: CGFloat) -> CGFloat { insets.top + (room.height - height) / 2 }
        if displayedImage != nil {
            place(imageView, x: start, y: middle(sizes.image.height), size: sizes.image)
        }
        let textStart = start + sizes.image.width + sizes.gap
        let textTop = middle(sizes.text.height)
        if displayedText != nil {
            let size = CGSize(width: textWidth, height: sizes.title.height)
            place(titleLabel, x: textStart, y: textTop, size: size)
        }
        if configuration?.subtitle != nil {
            let size = CGSize(width: textWidth, height: sizes.subtitle.height)
            place(subtitleLabel, x: textStart, y: textTop + sizes.text.height - size.height, size: size)
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

        init(button: UIButton) {
            image = button.displayedImage?.size ?? .zero
            if button.displayedText != nil { title = button.titleLabel?.intrinsicContentSize ?? .zero }
            if button.configuration?.subtitle != nil { subtitle = button.subtitleLabel?.intrinsicContentSize ?? .zero }
            let hasBoth = title.height > 0 && subtitle.height > 0
            let distance = hasBoth ? button.configuration?.titlePadding ?? 0 : 0
            text = CGSize(
                width: max(title.width, subtitle.width),
                height: title.height + distance + subtitle.height
            )
            if image.width > 0, text.width > 0 { gap = button.configuration?.imagePadding ?? 0 }
        }

        var total: CGSize {
            CGSize(width: image.width + gap + text.width, height: max(image.height, text.height))
        }
    }
}
