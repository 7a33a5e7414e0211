import Foundation

extension UIButton {
    /// Shows or removes the view for the parts of the background that hosts do not draw themselves.
    func updateBackground() {
        guard let configuration, configuration.background.needsView else {
            backgroundPart?.removeFromSuperview()
            backgroundPart = nil
            return
        }
        let view = backgroundPart ?? BackgroundView()
        if view.superview == nil { insertSubview(view, at: 0) }
        backgroundPart = view
        showBackground(of: configuration, in: view)
    }

    private func showBackground(of configuration: Configuration, in view: BackgroundView) {
        view.show(
            configuration.background,
            color: backgroundFill(of: configuration),
            radius: cornerRadius(of: configuration) ?? configuration.background.cornerRadius,
            tintColor: tintColor
        )
    }

    /// The corner radius of a configuration in points; nil for that of the desktop's buttons.
    func cornerRadius(of configuration: Configuration) -> CGFloat? {
        let radius = configuration.background.cornerRadius
        switch configuration.cornerStyle {
        case .fixed: return radius
        case .dynamic where radius == Configuration.usualCornerRadius: return nil
        case .dynamic: return UIFontMetrics.default.scaledValue(for: radius, compatibleWith: traitCollection)
        case .small: return 4
        case .medium: return 8
        case .large: return 12
        case .capsule: return bounds.height / 2
        }
    }

    /// Whether the background has no rounded corners: a background colour without a configuration, or a radius of 0.
    @_spi(Host)
    public var hasSquareCorners: Bool {
        guard fillColor != nil, let configuration else { return backgroundColor != nil }
        return cornerRadius(of: configuration) == 0
    }

    /// Updates the corners and the place of the background, which depend on the button's size.
    func layoutBackground() {
        guard let configuration else { return }
        if let view = backgroundPart {
            view.place(in: self)
            showBackground(of: configuration, in: view)
        } else if configuration.cornerStyle == .capsule, configurationLayer?.cornerRadius != bounds.height / 2 {
            setNeedsDisplay()
        }
    }

    /// The corners and the border of the configuration; nil if the desktop's are used. A view for the background draws its own.
    var drawnConfigurationLayer: CALayer? {
        guard let configuration, backgroundPart == nil else { return nil }
        let background = configuration.background
        let radius = cornerRadius(of: configuration)
        guard radius != nil || background.strokeWidth > 0 else { return nil }
        let layer = configurationLayer ?? CALayer()
        configurationLayer = layer
        layer.cornerRadius = radius ?? background.cornerRadius
        layer.borderWidth = background.strokeWidth
        layer.borderColor = background.resolvedStrokeColor(for: tintColor).cgColor
        return layer
    }
}
