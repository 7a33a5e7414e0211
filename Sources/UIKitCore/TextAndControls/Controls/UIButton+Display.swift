import Foundation

/// The resulting appearance from configuration, state and type, for hosts.
extension UIButton {
    /// The background style; nil for a button without a configuration, which has only a `backgroundColor`.
    @_spi(Host)
    public var style: Configuration.Style? { configuration?.style }

    /// The background colour of the configuration; nil for none.
    @_spi(Host)
    public var fillColor: UIColor? {
        guard let configuration, !configuration.background.needsView else { return nil }
        return backgroundFill(of: configuration)
    }

    /// The colour of the background of a configuration; nil for none.
    func backgroundFill(of configuration: Configuration) -> UIColor? {
        let background = configuration.background
        if background.isOwnColor { return background.resolvedBackgroundColor(for: tintColor) }
        return styleFill(of: configuration).map { background.backgroundColorTransformer?($0) ?? $0 }
    }

    private func styleFill(of configuration: Configuration) -> UIColor? {
        let base = configuration.baseBackgroundColor
        let tintColor = roleColor
        switch configuration.style {
        case .plain: return isMarked ? tintColor.withAlphaComponent(0.18) : nil
        case .gray where isMarked: return (base ?? tintColor).withAlphaComponent(0.18)
        case .gray: return isEnabled ? base ?? .secondarySystemFill : .tertiarySystemFill
        case .tinted where isMarked: return base ?? tintColor
        case .tinted: return isEnabled ? (base ?? tintColor).withAlphaComponent(0.18) : .tertiarySystemFill
        case .filled: return isEnabled ? base ?? tintColor : .tertiarySystemFill
        }
    }

    /// Whether the button shows that it is selected, with a stronger background.
    private var isMarked: Bool {
        isSelected && isEnabled && configuration?.automaticallyUpdateForSelection == true
    }

    /// The colour of the title and of template images.
    @_spi(Host)
    public var foregroundColor: UIColor {
        guard let configuration else { return currentTitleColor }
        if !isEnabled { return .tertiaryLabel }
        if let color = configuration.baseForegroundColor { return color }
        if let color = content.titleColors[state] ?? content.titleColors[.normal] { return color }
        return configuration.style == .filled || (configuration.style == .tinted && isMarked) ? .white : roleColor
    }

    /// The tint colour, or red for a button that destroys data.
    private var roleColor: UIColor { role == .destructive ? .systemRed : tintColor }

    /// The current title as a string.
    @_spi(Host)
    public var displayedText: String? {
        popUpElement?.title ?? configuration?.title ?? currentAttributedTitle?.string ?? currentTitle
    }

    /// The current title.
    @_spi(Host)
    public var displayedTitle: NSAttributedString? {
        if let title = popUpElement?.title ?? configuration?.title { return NSAttributedString(string: title) }
        return currentAttributedTitle ?? currentTitle.map { NSAttributedString(string: $0) }
    }

    /// The current image, with the symbol configuration of the state.
    @_spi(Host)
    public var displayedImage: UIImage? {
        if configuration?.showsActivityIndicator == true { return nil }
        let image = popUpElement?.image?.growing ?? configuration?.image?.growing ?? currentImage
        guard let image, image.isSymbolImage,
            let symbols = configuration?.preferredSymbolConfigurationForImage ?? currentPreferredSymbolConfiguration
        else { return image }
        return image.applyingSymbolConfiguration(symbols) ?? image
    }

    /// The current image at the moment of its symbol effects, and of a transition to it.
    @_spi(Host)
    public var shownImage: UIImage? {
        guard let image = displayedImage, let effects = existingImageView?.symbolEffects else { return displayedImage }
        return effects.shown(image) { $0 }
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
        // Changes made by the update itself need no further update.
        needsConfigurationUpdate = false
    }

    /// Shows a symbol with a transition from the present one.
    private func play(_ transition: UISymbolContentTransition, to image: UIImage) {
        guard let imageView else { return }
        func play(_ effect: some ContentTransitionSymbolEffect & SymbolEffect) {
            imageView.setSymbolImage(image, contentTransition: effect, options: transition.options)
        }
        play(transition.contentTransition)
    }

    /// Updates the labels and the image view. Parts that are not needed are not created.
    func updateParts() {
        updateBackground()
        updateSpinnerAndIndicator()
        updateTitle()
        updateSubtitle()
        if let image = displayedImage {
            if let old = existingImageView?.image, old != image, old.isSymbolImage, image.isSymbolImage,
                let transition = configuration?.symbolContentTransition
            {
                play(transition, to: image)
            } else {
                imageView?.image = image
            }
            if let configuration {
                imageView?.tintColor = configuration.imageColorTransformer?(foregroundColor) ?? foregroundColor
            }
        } else if parts.contains(where: { $0 is UIImageView }) {
            imageView?.image = nil
        }
    }
}
