import Foundation

/// The labels of title and subtitle, with the attributes and the alignment of the configuration.
extension UIButton {
    func updateTitle() {
        guard displayedText != nil || !parts.isEmpty, let label = titleLabel else { return }
        if !content.titleShadowColors.isEmpty { label.shadowColor = currentTitleShadowColor }
        let sizes = configuration?.buttonSize.fontSizes
        let font = UIFont.systemFont(ofSize: sizes?.title ?? UIButton.titleSize, weight: titleWeight)
        setFont(font, of: label, inUse: \.titleFontInUse)
        if let configuration {
            setLines(of: label, configuration.titleLineBreakMode, configuration.textAlignment(of: self))
            if let text = shownTitle(of: configuration) {
                return show(text, configuration.titleTextAttributesTransformer, in: label)
            }
        }
        if configuration?.title == nil, popUpElement == nil, let title = currentAttributedTitle {
            if label.content != title { label.attributedText = title }
        } else {
            label.text = displayedText
            if label.textColor != foregroundColor { label.textColor = foregroundColor }
        }
    }

    func updateSubtitle() {
        guard configuration?.subtitle != nil || hasSubtitleLabel, let label = subtitleLabel else { return }
        guard let configuration, let text = configuration.attributedSubtitle else {
            label.text = nil
            return
        }
        let font = UIFont.systemFont(ofSize: configuration.buttonSize.fontSizes.subtitle)
        setFont(font, of: label, inUse: \.subtitleFontInUse)
        setLines(of: label, configuration.subtitleLineBreakMode, configuration.textAlignment(of: self))
        show(text, configuration.subtitleTextAttributesTransformer, in: label)
    }

    /// The title that needs the attributes of the configuration; nil if the button shows another one.
    private func shownTitle(of configuration: Configuration) -> AttributedString? {
        if popUpElement != nil || configuration.attributedTitle == nil {
            guard configuration.titleTextAttributesTransformer != nil, currentAttributedTitle == nil else { return nil }
            return displayedText.map { AttributedString($0) }
        }
        return configuration.attributedTitle
    }

    /// Shows a text. A text without own attributes has the colour and the font of the label.
    private func show(
        _ text: AttributedString,
        _ transformer: UIConfigurationTextAttributesTransformer?,
        in label: UILabel
    ) {
        let plain = AttributedString(String(text.characters))
        guard transformer != nil || text != plain else {
            label.text = String(text.characters)
            if label.textColor != foregroundColor { label.textColor = foregroundColor }
            return
        }
        var usual = AttributeContainer()
        usual.font = label.font
        usual.foregroundColor = foregroundColor
        var shown = AttributedString()
        for run in text.runs {
            let attributes = usual.merging(run.attributes)
            shown += AttributedString(
                String(text.characters[run.range]),
                attributes: transformer?(attributes) ?? attributes
            )
        }
        let title = NSAttributedString(shown)
        if label.content != title { label.attributedText = title }
    }

    private func setLines(of label: UILabel, _ mode: NSLineBreakMode, _ alignment: NSTextAlignment) {
        label.lineBreakMode = mode
        label.numberOfLines = mode == .byWordWrapping || mode == .byCharWrapping ? 0 : 1
        label.textAlignment = alignment
    }

    /// Gives a label the font of the button, scaled with the user's text size if there is a configuration. A font that the app set is
    /// kept.
    ///
    /// - Parameter inUse: The font that the label got last.
    private func setFont(_ font: UIFont, of label: UILabel, inUse: ReferenceWritableKeyPath<UIButton, UIFont>) {
        let former = self[keyPath: inUse]
        guard label.font == former || label.font == former.adjusted(for: traitCollection) else { return }
        let scaled =
            followsTextSize ? UIFontMetrics.default.scaledFont(for: font, compatibleWith: traitCollection) : font
        self[keyPath: inUse] = scaled
        if label.font != scaled { label.font = scaled }
        if followsTextSize { label.adjustsFontForContentSizeCategory = true }
    }
}

extension UIButton.Configuration {
    /// The alignment of the lines of title and subtitle.
    @MainActor
    func textAlignment(of button: UIButton) -> NSTextAlignment {
        let isMirrored = button.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let leading: NSTextAlignment = isMirrored ? .right : .left
        let trailing: NSTextAlignment = isMirrored ? .left : .right
        return switch titleAlignment {
        case .leading: leading
        case .center: .center
        case .trailing: trailing
        case .automatic where imagePlacement.contains(.leading): leading
        case .automatic: imagePlacement.contains(.trailing) ? trailing : .center
        }
    }

    /// Whether the title or the subtitle continues on a next line if the button is too narrow.
    var wraps: Bool {
        [titleLineBreakMode, subtitleLineBreakMode].contains { $0 == .byWordWrapping || $0 == .byCharWrapping }
    }
}
