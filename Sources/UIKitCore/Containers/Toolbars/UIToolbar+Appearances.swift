import Foundation

/// The appearance of the bar.
extension UIToolbar {
    /// The resolved background of the bar: that of its appearances, otherwise of the older properties.
    @_spi(Host)
    public var look: BarLook {
        guard let shown = shownAppearance else {
            var look = BarLook()
            if let barTintColor { look.ground = .color(barTintColor) }
            if let image = image(in: backgroundImages) {
                look.ground = .none
                look.show(image)
                let shadow = shadowImages[barPosition] ?? shadowImages[.any]
                if let shadow, shadow.size.width == 0 || shadow.size.height == 0 { look.line = .none }
            }
            return look
        }
        return BarLook(background: shown.appearance, isTransparent: shown.isTransparent)
    }

    private var shownAppearance: (appearance: UIToolbarAppearance, isTransparent: Bool)? {
        styles.shown(isCompact: traitCollection.verticalSizeClass == .compact, isAtEdge: isAtEdge)
    }

    private var isAtEdge: Bool { navigationController?.isContentAtBottom ?? false }

    /// Returns the appearance of a button.
    func appearance(of item: UIBarButtonItem) -> UIBarButtonItemAppearance? {
        let appearance = shownAppearance?.appearance
        return item.style == .plain ? appearance?.buttonAppearance : appearance?.doneButtonAppearance
    }

    /// The images for the bar's position and height, otherwise the default ones.
    private func image(in images: [BarImagePlace: UIImage]) -> UIImage? {
        let isCompact = traitCollection.verticalSizeClass == .compact
        let metrics: [UIBarMetrics] = isCompact ? [.compact, .default] : [.default]
        for position in [barPosition, .any] {
            for metric in metrics {
                if let image = images[BarImagePlace(position: position, metrics: metric)] { return image }
            }
        }
        return nil
    }

    func lookDidChange() {
        line.show(look.line, atTopOf: self)
        reload()
    }

    /// Called when the content of the screen may have reached or left its end.
    func contentDidScroll() {
        guard styles.scrollEdge != nil || styles.standard != nil, isAtEdge != wasAtEdge else { return }
        wasAtEdge = isAtEdge
        lookDidChange()
    }
}

/// The place of a background image.
struct BarImagePlace: Hashable {
    let position: UIBarPosition
    let metrics: UIBarMetrics
}
