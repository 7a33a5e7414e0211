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
        let content = contentRect(forBounds: bounds)
        if displayedImage != nil { imageView?.restFrame = imageRect(forContentRect: content) }
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
        displayedText == nil ? .zero : PartFrames(button: self, in: contentRect).title
    }

    func defaultImageRect(forContentRect contentRect: CGRect) -> CGRect {
        displayedImage == nil ? .zero : PartFrames(button: self, in: contentRect).image
    }

    /// The default frames of the parts of a button.
    @MainActor
    private struct PartFrames {
        var image: CGRect
        var title: CGRect
        var subtitle: CGRect

        init(button: UIButton, in content: CGRect) {
            let sizes = PartSizes(button: button)
            let textWidth = min(sizes.text.width, max(0, content.width - sizes.image.width - sizes.gap))
            let start = (content.width - sizes.image.width - sizes.gap - textWidth) / 2
            let isMirrored = button.effectiveUserInterfaceLayoutDirection == .rightToLeft
            func frame(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) -> CGRect {
                let left = isMirrored ? content.maxX - x - width : content.minX + x
                return CGRect(x: left, y: content.minY + y, width: width, height: height)
            }
            let (imageSize, text) = (sizes.image, sizes.text)
            let textStart = start + imageSize.width + sizes.gap
            let textTop = (content.height - text.height) / 2
            let imageTop = (content.height - imageSize.height) / 2
            image = frame(x: start, y: imageTop, width: imageSize.width, height: imageSize.height)
            title = frame(x: textStart, y: textTop, width: textWidth, height: sizes.title.height)
            let subtitleTop = textTop + text.height - sizes.subtitle.height
            subtitle = frame(x: textStart, y: subtitleTop, width: textWidth, height: sizes.subtitle.height)
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
