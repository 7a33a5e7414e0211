import Foundation

/// What results from the configuration, the state and the type, for hosts to show.
extension UIButton {
    /// How the background is made; nil for a button without a configuration, whose `backgroundColor` is all there is.
    @_spi(Host)
    public var style: Configuration.Style? { configuration?.style }

    /// The colour of the background that the configuration asks for; nil for none.
    @_spi(Host)
    public var fillColor: UIColor? {
        guard let configuration else { return nil }
        let base = configuration.baseBackgroundColor
        switch configuration.style {
        case .plain: return nil
        case .gray: return isEnabled ? base ?? .secondarySystemFill : .tertiarySystemFill
        case .tinted: return isEnabled ? (base ?? tintColor).withAlphaComponent(0.18) : .tertiarySystemFill
        case .filled: return isEnabled ? base ?? tintColor : .tertiarySystemFill
        }
    }

    /// The colour of the title and of a picture that is drawn as a stencil.
    @_spi(Host)
    public var foregroundColor: UIColor {
        guard let configuration else { return currentTitleColor }
        if !isEnabled { return .tertiaryLabel }
        if let color = configuration.baseForegroundColor { return color }
        if let color = content.titleColors[state] ?? content.titleColors[.normal] { return color }
        return configuration.style == .filled ? .white : tintColor
    }

    /// The words of the title that is shown now.
    @_spi(Host)
    public var displayedText: String? {
        configuration?.title ?? currentAttributedTitle?.string ?? currentTitle
    }

    /// The title that is shown now.
    @_spi(Host)
    public var displayedTitle: NSAttributedString? {
        if let title = configuration?.title { return NSAttributedString(string: title) }
        return currentAttributedTitle ?? currentTitle.map { NSAttributedString(string: $0) }
    }

    /// The picture that is shown now.
    @_spi(Host)
    public var displayedImage: UIImage? {
        configuration?.image?.growing ?? currentImage
    }

    func contentDidChange() {
        updateParts()
        setNeedsLayout()
        setNeedsDisplay()
        invalidateIntrinsicContentSize()
    }

    func updateConfigurationIfNeeded() {
        guard needsConfigurationUpdate else { return }
        needsConfigurationUpdate = false
        updateConfiguration()
        // What the update itself changed needs no further one.
        needsConfigurationUpdate = false
    }

    /// Has labels in the usual fonts follow the user's text size. A font that the app chose stays.
    private func growLabels() {
        func grow(_ label: UILabel?, from size: CGFloat) {
            guard let label, label.font == .systemFont(ofSize: size) else { return }
            label.font = UIFontMetrics.default.scaledFont(for: label.font, compatibleWith: traitCollection)
            label.adjustsFontForContentSizeCategory = true
        }
        if displayedText != nil { grow(titleLabel, from: UIButton.titleSize) }
        if configuration?.subtitle != nil { grow(subtitleLabel, from: UIButton.subtitleSize) }
    }

    /// Hands what is to be shown to the labels and the image view. Those that are not needed are not made.
    func updateParts() {
        if followsTextSize { growLabels() }
        if displayedText != nil || !parts.isEmpty {
            let isPlain = configuration?.title != nil || currentAttributedTitle == nil
            if isPlain {
                titleLabel?.text = displayedText
                if titleLabel?.textColor != foregroundColor { titleLabel?.textColor = foregroundColor }
            } else if titleLabel?.content != currentAttributedTitle {
                titleLabel?.attributedText = currentAttributedTitle
            }
        }
        if configuration?.subtitle != nil || parts.count > 2 {
            subtitleLabel?.text = configuration?.subtitle
            subtitleLabel?.textColor = foregroundColor
        }
        if let image = displayedImage {
            imageView?.image = image
            if configuration != nil { imageView?.tintColor = foregroundColor }
        } else if parts.contains(where: { $0 is UIImageView }) {
            imageView?.image = nil
        }
    }
}
