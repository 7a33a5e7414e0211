import Foundation

/// How a navigation bar looks now, for hosts.
@_spi(Host)
public struct BarLook {
    /// The ground.
    public enum Ground: Equatable {
        /// As the host has it.
        case usual
        /// What is behind the bar.
        case none
        case color(UIColor)
    }

    /// The line at the edge.
    public enum Line: Equatable {
        /// As the host has it.
        case usual
        case none
        case color(UIColor)
    }

    /// The ground.
    public var ground = Ground.usual
    /// The picture on it.
    public var image: UIImage?
    /// The line at the edge.
    public var line = Line.usual
    /// The app's attributes of the title.
    public var titleAttributes: [NSAttributedString.Key: Any] = [:]
    /// The app's attributes of a large title.
    public var largeTitleAttributes: [NSAttributedString.Key: Any] = [:]
    /// How far the title is from its usual place.
    public var titleOffset = UIOffset.zero
    /// How buttons look; nil where the app said nothing.
    var buttons: UINavigationBarAppearance?

    init() {}

    /// What an appearance says.
    @MainActor
    init(_ appearance: UINavigationBarAppearance) {
        ground = Self.ground(of: appearance)
        show(appearance.backgroundImage)
        line = Self.line(of: appearance)
        titleAttributes = appearance.titleTextAttributes
        largeTitleAttributes = appearance.largeTitleTextAttributes
        titleOffset = appearance.titlePositionAdjustment
        buttons = appearance
    }

    /// Lays a picture on the ground. One of a single colour is a ground itself, so that title bars have it, too.
    mutating func show(_ picture: UIImage?) {
        guard let picture, picture.size.width > 0, picture.size.height > 0 else { return }
        if let color = picture.onlyColor { ground = .color(color) } else { image = picture }
    }

    @MainActor
    private static func ground(of appearance: UIBarAppearance) -> Ground {
        if let color = appearance.backgroundColor {
            // A host's own ground stands for the usual opaque one.
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

/// What an app said of a bar's look before there were appearances.
struct BarStyleValues {
    var barStyle = UIBarStyle.default
    var barTintColor: UIColor?
    var isTranslucent: Bool?
    var titleTextAttributes: [NSAttributedString.Key: Any]?
    var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
    var backgrounds: [UIBarMetrics: UIImage] = [:]
    var shadowImage: UIImage?
    var titleOffsets: [UIBarMetrics: CGFloat] = [:]
    var standard: UINavigationBarAppearance?
    /// What was given out for a standard appearance that was not assigned.
    var usual: UINavigationBarAppearance?
    var compact: UINavigationBarAppearance?
    var scrollEdge: UINavigationBarAppearance?
    var compactScrollEdge: UINavigationBarAppearance?
}

extension UINavigationBar {
    /// How the bar looks now.
    ///
    /// Of the appearances that the app assigned, the item's go before the bar's. At the top of the content it is
    /// `scrollEdgeAppearance`; without one, the standard appearance without its ground, as since iOS 15. In a low window
    /// the compact ones go first. Where the app assigned none, the older properties hold, scrolled or not.
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

    /// What the older properties say.
    private var oldLook: BarLook {
        var look = BarLook()
        if let color = style.barTintColor ?? (style.barStyle.isBlack ? UIColor(white: 0.11, alpha: 1) : nil) {
            look.ground = .color(isTranslucent ? color.withAlphaComponent(color.cgColor.alpha * 0.85) : color)
        }
        if let image = value(of: style.backgrounds) {
            look.ground = .none
            look.show(image)
            // A line without a size goes with a picture of the app's own only, as in UIKit.
            if let shadow = style.shadowImage, shadow.size.width == 0 || shadow.size.height == 0 { look.line = .none }
        }
        look.titleAttributes = style.titleTextAttributes ?? [:]
        look.largeTitleAttributes = style.largeTitleTextAttributes ?? [:]
        look.titleOffset.vertical = value(of: style.titleOffsets) ?? 0
        return look
    }

    /// What the app set for the bar as it is now: in a low window or not, with a prompt or without. What it did not set is as
    /// in a bar without a prompt, and as in the usual bar.
    private func value<Value>(of values: [UIBarMetrics: Value]) -> Value? {
        let isCompact = traitCollection.verticalSizeClass == .compact
        let hasPrompt = topItem?.prompt != nil
        let prompted: [UIBarMetrics] = hasPrompt ? [isCompact ? .compactPrompt : .defaultPrompt] : []
        let metrics = prompted + (isCompact ? [.compact, .default] : [.default])
        return metrics.lazy.compactMap { values[$0] }.first
    }

    /// The scrolling may bring another look.
    func lookMayChange() {
        content.showLook()
        setNeedsDisplay()
    }

    func styleDidChange() {
        lookMayChange()
        itemDidChange()
    }
}
