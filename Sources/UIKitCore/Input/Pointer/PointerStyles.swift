import Foundation

/// The pointer as a host shows it.
@_spi(Host)
public enum HostPointer {
    /// That of the widget below it.
    case system
    /// None.
    case hidden
    /// The beam for horizontal text.
    case verticalBeam
    /// The beam for vertical text.
    case horizontalBeam
    /// An image, and the point of it at the pointer's location, in points.
    case image(UIImage, hotSpot: CGPoint)
}

/// The style of the pointer in a window.
@MainActor
final class PointerStyles {
    private unowned let window: UIWindow
    private weak var view: UIView?
    private var location = CGPoint.zero
    private var present: (interaction: UIPointerInteraction, region: UIPointerRegion, effect: PointerEffect?)?

    init(window: UIWindow) { self.window = window }

    /// Follows the pointer; nil if it left the window.
    func pointerMoved(over view: UIView?, to point: CGPoint) {
        self.view = view
        location = point
        update()
    }

    /// Ends the style of an interaction that is removed.
    func end(_ interaction: UIPointerInteraction) {
        guard present?.interaction === interaction else { return }
        leave()
        window.windowScene?.host?.showPointer(.system, in: window)
    }

    /// Applies the style at the location of the pointer.
    func update(asksAgain: Bool = false) {
        let found = region
        if !asksAgain, let present, let found, found.interaction === present.interaction,
            found.region.isSame(as: present.region)
        {
            return
        }
        let hadStyle = present != nil
        leave()
        guard let (interaction, region) = found else {
            if hadStyle { window.windowScene?.host?.showPointer(.system, in: window) }
            return
        }
        let animator = PointerAnimator()
        interaction.delegate?.pointerInteraction(interaction, willEnter: region, animator: animator)
        let style: UIPointerStyle?
        if let delegate = interaction.delegate {
            style = delegate.pointerInteraction(interaction, styleFor: region)
        } else {
            let preview = interaction.view.flatMap { $0.superview == nil ? nil : UITargetedPreview(view: $0) }
            style = preview.map { UIPointerStyle(effect: .automatic($0)) }
        }
        let effect = (style?.effect).map(PointerEffect.init)
        present = (interaction, region, effect)
        animator.run { effect?.show() }
        window.windowScene?.host?.showPointer(HostPointer(style), in: window)
    }

    private func leave() {
        guard let (interaction, region, effect) = present else { return }
        present = nil
        let animator = PointerAnimator()
        interaction.delegate?.pointerInteraction(interaction, willExit: region, animator: animator)
        animator.run { effect?.hide() }
    }

    /// The innermost region at the location of the pointer.
    private var region: (interaction: UIPointerInteraction, region: UIPointerRegion)? {
        guard let view, view.window === window else { return nil }
        for candidate in sequence(first: view, next: { $0.superview }) {
            for case let interaction as UIPointerInteraction in candidate.interactions.reversed()
            where interaction.isEnabled {
                let request = UIPointerRegionRequest(location: candidate.convert(location, from: nil))
                let bounds = UIPointerRegion(rect: candidate.bounds)
                let region =
                    interaction.delegate?.pointerInteraction(interaction, regionFor: request, defaultRegion: bounds)
                    ?? (interaction.delegate == nil ? bounds : nil)
                if let region, region.rect.contains(request.location) { return (interaction, region) }
            }
        }
        return nil
    }
}

/// Collects a delegate's animations and completions.
@MainActor
private final class PointerAnimator: UIPointerInteractionAnimating {
    private var animations: [() -> Void] = []
    private var completions: [(Bool) -> Void] = []

    func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
    func addCompletion(_ completion: @escaping (Bool) -> Void) { completions.append(completion) }

    /// Runs the animations together with a change.
    func run(_ change: @escaping () -> Void) {
        let (animations, completions) = (animations, completions)
        UIView.animate(
            withDuration: 0.15,
            animations: {
                change()
                for animation in animations { animation() }
            },
            completion: { finished in for completion in completions { completion(finished) } }
        )
    }
}

/// The effect of the pointer on a view, while it is shown.
@MainActor
private final class PointerEffect {
    private weak var view: UIView?
    private var scales = false
    private var shadows = false
    private var tint: UIPointerEffect.TintMode = .none
    private var tintLayer: CALayer?
    private var former: (transform: CGAffineTransform, opacity: Float, radius: CGFloat, offset: CGSize)?

    /// The sizes of views that are lifted by the automatic effect.
    private static let largeSide: CGFloat = 100
    private static let scale: CGFloat = 1.05

    init(_ effect: UIPointerEffect) {
        let view = effect.preview.view
        self.view = view
        switch effect {
        case .automatic:
            scales = max(view.bounds.width, view.bounds.height) < Self.largeSide
            shadows = scales
            tint = scales ? .none : .overlay
        case .highlight: tint = .overlay
        case .lift: (scales, shadows) = (true, true)
        case .hover(_, let mode, let hasShadow, let isScaled): (tint, shadows, scales) = (mode, hasShadow, isScaled)
        }
    }

    func show() {
        guard let view else { return }
        let layer = view.layer
        former = (view.transform, layer.shadowOpacity, layer.shadowRadius, layer.shadowOffset)
        if scales { view.transform = view.transform.scaledBy(x: Self.scale, y: Self.scale) }
        if shadows {
            layer.shadowOpacity = 0.25
            layer.shadowRadius = 6
            layer.shadowOffset = CGSize(width: 0, height: 2)
        }
        guard tint != .none else { return }
        let cover = CALayer()
        cover.frame = view.bounds
        cover.cornerRadius = layer.cornerRadius
        cover.backgroundColor = UIColor.label.withAlphaComponent(0.08).resolvedColor(with: view.traitCollection).cgColor
        if tint == .underlay { layer.insertSublayer(cover, at: 0) } else { layer.addSublayer(cover) }
        tintLayer = cover
    }

    func hide() {
        tintLayer?.removeFromSuperlayer()
        tintLayer = nil
        guard let view, let former else { return }
        if scales { view.transform = former.transform }
        if shadows {
            let layer = view.layer
            (layer.shadowOpacity, layer.shadowRadius, layer.shadowOffset) = (
                former.opacity, former.radius, former.offset
            )
        }
        self.former = nil
    }
}

extension HostPointer {
    /// The pointer of a style.
    @MainActor
    fileprivate init(_ style: UIPointerStyle?) {
        switch style?.pointer {
        case nil, .system: self = .system
        case .hidden: self = .hidden
        case .shape(.verticalBeam): self = .verticalBeam
        case .shape(.horizontalBeam): self = .horizontalBeam
        case .shape(.roundedRect(let rect, let radius)):
            self = HostPointer(UIBezierPath(roundedRect: rect, cornerRadius: radius))
        case .shape(.path(let path)): self = HostPointer(path)
        }
    }

    /// A pointer that shows a filled path with a light edge, so that it is visible on every background.
    @MainActor
    private init(_ path: UIBezierPath) {
        // The largest size of pointers that desktops show.
        let limit = CGRect(x: -32, y: -32, width: 64, height: 64)
        // A little less than the edge, because the bounds of curves are not exact.
        let area = path.bounds.insetBy(dx: -0.9, dy: -0.9).intersection(limit).integral
        guard !area.isEmpty else {
            self = .hidden
            return
        }
        let image = UIGraphicsImageRenderer(size: area.size).image { renderer in
            renderer.cgContext.translateBy(x: -area.minX, y: -area.minY)
            UIColor(white: 0.35, alpha: 0.8).setFill()
            path.fill()
            UIColor(white: 1, alpha: 0.9).setStroke()
            path.stroke()
        }
        self = .image(image, hotSpot: CGPoint(x: -area.minX, y: -area.minY))
    }
}
