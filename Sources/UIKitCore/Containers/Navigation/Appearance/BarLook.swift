import Foundation

/// The resolved appearance of a navigation bar, for hosts.
@_spi(Host)
public struct BarLook {
    /// The background.
    public enum Ground: Equatable {
        /// The host's default background.
        case usual
        /// No background.
        case none
        case color(UIColor)
    }

    /// The separator at the bottom edge.
    public enum Line: Equatable {
        /// The host's default separator.
        case usual
        case none
        case color(UIColor)
    }

    /// The background.
    public var ground = Ground.usual
    /// The background image.
    public var image: UIImage?
    /// The separator at the bottom edge.
    public var line = Line.usual
    /// The app's text attributes of the title.
    public var titleAttributes: [NSAttributedString.Key: Any] = [:]
    /// The app's text attributes of a large title.
    public var largeTitleAttributes: [NSAttributedString.Key: Any] = [:]
    /// The app's text attributes of the subtitle in the title row.
    public var subtitleAttributes: [NSAttributedString.Key: Any] = [:]
    /// The app's text attributes of the subtitle under a large title.
    public var largeSubtitleAttributes: [NSAttributedString.Key: Any] = [:]
    /// The offset of the title from its default position.
    public var titleOffset = UIOffset.zero
    /// The app's image before the title of the back button. Nil for the default.
    public var backImage: UIImage?
    /// The appearance of buttons. Nil if the app set none.
    var buttons: UINavigationBarAppearance?

    init() {}

    /// Resolves an appearance.
    @MainActor
    init(_ appearance: UINavigationBarAppearance) {
        ground = Self.ground(of: appearance)
        show(appearance.backgroundImage)
        line = Self.line(of: appearance)
        titleAttributes = appearance.titleTextAttributes
        largeTitleAttributes = appearance.largeTitleTextAttributes
        subtitleAttributes = appearance.subtitleTextAttributes
        largeSubtitleAttributes = appearance.largeSubtitleTextAttributes
        titleOffset = appearance.titlePositionAdjustment
        buttons = appearance
        backImage = appearance.ownBackImages?.image
    }

    /// Resolves the background of an appearance, or its absence.
    @MainActor
    init(background appearance: UIBarAppearance, isTransparent: Bool) {
        guard !isTransparent else {
            ground = .none
            line = .none
            return
        }
        ground = Self.ground(of: appearance)
        show(appearance.backgroundImage)
        line = Self.line(of: appearance)
    }

    /// Sets the background image. An image with a single colour becomes a background colour, so that title bars show it too.
    mutating func show(_ picture: UIImage?) {
        guard let picture, picture.size.width > 0, picture.size.height > 0 else { return }
        if let color = picture.onlyColor { ground = .color(color) } else { image = picture }
    }

    @MainActor
    private static func ground(of appearance: UIBarAppearance) -> Ground {
        if let color = appearance.backgroundColor {
            // An opaque default background is the host's own.
            return color == .systemBackground && appearance.backgroundEffect == nil ? .usual : .color(color)
        }
        guard let effect = appearance.backgroundEffect else { return .none }
        return effect.style.isDark == nil ? .usual : effect.material.map { .color($0) } ?? .usual
    }

    @MainActor
    private static func line(of appearance: UIBarAppearance) -> Line {
        if let image = appearance.shadowImage {
            guard image.size.width > 0, image.size.height > 0 else { return .none }
            if let color = image.tintColor { return .color(color) }
        }
        guard let color = appearance.shadowColor, color != .clear else { return .none }
        return color == .separator ? .usual : .color(color)
    }
}

/// The bar's appearance objects and the older appearance properties, as set by the app.
struct BarStyleValues {
    var barStyle = UIBarStyle.default
    var barTintColor: UIColor?
    var isTranslucent: Bool?
    var titleTextAttributes: [NSAttributedString.Key: Any]?
    var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
    var backgrounds: [UIBarMetrics: UIImage] = [:]
    var shadowImage: UIImage?
    var backImages: (image: UIImage?, mask: UIImage?)
    var titleOffsets: [UIBarMetrics: CGFloat] = [:]
    var standard: UINavigationBarAppearance?
    /// A default standard appearance that was returned to the app but not assigned.
    var usual: UINavigationBarAppearance?
    var compact: UINavigationBarAppearance?
    var scrollEdge: UINavigationBarAppearance?
    var compactScrollEdge: UINavigationBarAppearance?
}

extension UINavigationBar {
    /// The resolved appearance of the bar.
    ///
    /// Appearances of the item take precedence over those of the bar. At the top of the content, `scrollEdgeAppearance`
    /// applies; without one, the standard appearance without its background. With compact height, the compact appearances
    /// take precedence. Without any appearance object, the older properties apply, scrolled or not.
    @_spi(Host)
    public var look: BarLook {
        let item = topItem
        let isCompact = traitCollection.verticalSizeClass == .compact
        var standard = item?.standardAppearance ?? style.standard
        if isCompact { standard = item?.compactAppearance ?? style.compact ?? standard }
        guard !isContentScrolled else { return standard.map(BarLook.init) ?? oldLook }
        var edge = item?.scrollEdgeAppearance ?? style.scrollEdge
        if isCompact { edge = item?.compactScrollEdgeAppearance ?? style.compactScrollEdge ?? edge }
        if let edge { return BarLook(edge) }
        guard let standard else { return oldLook }
        var look = BarLook(standard)
        look.ground = .none
        look.image = nil
        look.line = .none
        return look
    }

    /// The appearance according to the older properties.
    private var oldLook: BarLook {
        var look = BarLook()
        if let color = style.barTintColor ?? (style.barStyle.isBlack ? UIColor(white: 0.11, alpha: 1) : nil) {
            look.ground = .color(isTranslucent ? color.withAlphaComponent(color.cgColor.alpha * 0.85) : color)
        }
        if let image = value(of: style.backgrounds) {
            look.ground = .none
            look.show(image)
            // An empty shadow image removes the separator only together with a background image of the app, as in UIKit.
            if let shadow = style.shadowImage, shadow.size.width == 0 || shadow.size.height == 0 { look.line = .none }
        }
        if style.backImages.mask != nil { look.backImage = style.backImages.image }
        look.titleAttributes = style.titleTextAttributes ?? [:]
        look.largeTitleAttributes = style.largeTitleTextAttributes ?? [:]
        look.titleOffset.vertical = value(of: style.titleOffsets) ?? 0
        return look
    }

    /// Returns the value for the current bar metrics: compact or regular height, with or without a prompt. The fallbacks are
    /// the metrics without prompt, then the default metrics.
    private func value<Value>(of values: [UIBarMetrics: Value]) -> Value? {
        let isCompact = traitCollection.verticalSizeClass == .compact
        let hasPrompt = topItem?.prompt != nil
        let prompted: [UIBarMetrics] = hasPrompt ? [isCompact ? .compactPrompt : .defaultPrompt] : []
        let metrics = prompted + (isCompact ? [.compact, .default] : [.default])
        return metrics.lazy.compactMap { values[$0] }.first
    }

    /// Updates the appearance. Called when the scroll position changes.
    func lookMayChange() {
        content.showLook()
        setNeedsDisplay()
    }

    func styleDidChange() {
        lookMayChange()
        itemDidChange()
    }
}
