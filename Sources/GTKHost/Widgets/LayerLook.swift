#if GTK
import CGTK
import CGTKShim
import Foundation
@_spi(Host) import UIKitCore

/// Corners, border, shadow and gradient of a layer, converted for GTK.
@MainActor
struct LayerLook {
    private(set) var layer = SearchlightLayer()
    private var stops: [GskColorStop] = []
    /// The image of a layer without a view.
    private var texture: ObjectReference?
    /// The mask of a layer without a view.
    private var mask: ObjectReference?

    /// The appearance of a view's own layer, without its background; nil if the view needs none.
    init?(of view: UIView) {
        guard let layer = view.existingLayer?.shown else { return nil }
        self.init(edgesOf: layer)
        self.layer.clips = view.clipsToBounds && layer.cornerRadii.isRound ? 1 : 0
        showShape(of: layer)
        guard
            self.layer.clips != 0 || hasCorners || self.layer.border_width > 0 || hasShadow || !stops.isEmpty
                || texture != nil
        else { return nil }
    }

    /// The appearance of a layer without a view.
    ///
    /// - Parameter transform: The transform with depth; nil for one of the plane.
    init(of layer: CALayer, transform: CATransform3D?, depth: Int, level: Int, holderOrigin: CGPoint) {
        self.init(edgesOf: layer)
        if let color = layer.groundColor { self.layer.color = Palette.components(of: color).rgba }
        self.layer.clips = layer.masksToBounds ? 1 : 0
        self.layer.opacity = layer.isHidden ? 0 : layer.opacity
        self.layer.x = Float(layer.restFrame.minX - holderOrigin.x)
        self.layer.y = Float(layer.restFrame.minY - holderOrigin.y)
        self.layer.width = Float(layer.restFrame.width)
        self.layer.height = Float(layer.restFrame.height)
        self.layer.transform =
            transform.map { SearchlightTransform($0) } ?? SearchlightTransform(TransformParts(layer.affineTransform()))
        self.layer.transform.anchor_x = Double(layer.anchorPoint.x - 0.5)
        self.layer.transform.anchor_y = Double(layer.anchorPoint.y - 0.5)
        if let (image, rect) = layer.shownContents {
            show(image, in: rect.offsetBy(dx: -layer.bounds.minX, dy: -layer.bounds.minY))
        }
        showShape(of: layer)
        if let mask = layer.shownMask {
            self.layer.has_mask = 1
            self.mask = mask.image.flatMap { ImageWidget.texture(of: $0) }
                .map { ObjectReference(adopting: UnsafeMutableRawPointer($0)) }
            self.layer.mask_x = Float(mask.rect.minX - layer.bounds.minX)
            self.layer.mask_y = Float(mask.rect.minY - layer.bounds.minY)
            self.layer.mask_width = Float(mask.rect.width)
            self.layer.mask_height = Float(mask.rect.height)
        }
        self.layer.depth = Int32(clamping: depth)
        self.layer.level = Int32(clamping: level)
    }

    /// Shows what the layer's class draws itself, instead of the contents.
    private mutating func showShape(of layer: CALayer) {
        guard let (image, rect) = layer.shownShape else { return }
        show(image, in: rect.offsetBy(dx: -layer.bounds.minX, dy: -layer.bounds.minY))
    }

    private mutating func show(_ image: UIImage?, in rect: CGRect) {
        texture = image.flatMap { ImageWidget.texture(of: $0) }
            .map { ObjectReference(adopting: UnsafeMutableRawPointer($0)) }
        layer.texture_x = Float(rect.minX)
        layer.texture_y = Float(rect.minY)
        layer.texture_width = Float(rect.width)
        layer.texture_height = Float(rect.height)
    }

    private init(edgesOf layer: CALayer) {
        let radii = layer.cornerRadii.clockwise.map { Float($0) }
        self.layer.radii = (radii[0], radii[1], radii[2], radii[3])
        if let color = layer.borderColor, layer.borderWidth > 0 {
            self.layer.border_width = Float(layer.borderWidth)
            self.layer.border_color = Palette.components(of: color).rgba
        }
        if let color = layer.shadowColor, layer.shadowOpacity > 0 {
            var shadow = Palette.components(of: color)
            shadow.alpha *= Double(min(layer.shadowOpacity, 1))
            self.layer.shadow_color = shadow.rgba
            self.layer.shadow_x = Float(layer.shadowOffset.width)
            self.layer.shadow_y = Float(layer.shadowOffset.height)
            // GTK's blur extends to the end of the shadow, a layer's radius only to a fraction of it.
            self.layer.shadow_blur = Float(max(layer.shadowRadius, 0) * 2)
            if let (rect, radius) = layer.shadowOutline {
                self.layer.has_shadow_rect = 1
                self.layer.shadow_rect_x = Float(rect.minX)
                self.layer.shadow_rect_y = Float(rect.minY)
                self.layer.shadow_rect_width = Float(rect.width)
                self.layer.shadow_rect_height = Float(rect.height)
                self.layer.shadow_rect_radius = Float(radius)
            }
        }
        guard let gradient = layer.gradient else { return }
        self.layer.gradient =
            switch gradient.type {
            case .radial: SEARCHLIGHT_GRADIENT_RADIAL
            case .conic: SEARCHLIGHT_GRADIENT_CONIC
            default: SEARCHLIGHT_GRADIENT_AXIAL
            }
        self.layer.start_x = Float(gradient.start.x)
        self.layer.start_y = Float(gradient.start.y)
        self.layer.end_x = Float(gradient.end.x)
        self.layer.end_y = Float(gradient.end.y)
        stops = gradient.stops.map {
            GskColorStop(offset: Float($0.place), color: Palette.components(of: $0.color).rgba)
        }
    }

    private var hasCorners: Bool {
        layer.radii.0 > 0 || layer.radii.1 > 0 || layer.radii.2 > 0 || layer.radii.3 > 0
    }

    private var hasShadow: Bool { layer.shadow_color.alpha > 0 }

    // MARK: Drawing

    /// Applies layers to a view widget: the view's own, and its sublayers.
    static func show(_ own: LayerLook?, layersIn view: UIView, in widget: Widget) {
        if let own {
            withLayers([own]) { searchlight_view_set_look(widget, $0.baseAddress) }
        } else {
            searchlight_view_set_look(widget, nil)
        }
        showLayers(of: view, in: widget)
    }

    /// Applies the app's own sublayers of a view.
    static func showLayers(of view: UIView, in widget: Widget) {
        var looks: [LayerLook] = []
        func add(_ layer: CALayer, depth: Int, level: Int, origin: CGPoint) {
            guard !layer.isHidden, !layer.isTurnedAway else { return }
            looks.append(
                LayerLook(
                    of: layer.shown,
                    transform: layer.shownTransform3D,
                    depth: depth,
                    level: level,
                    holderOrigin: origin
                )
            )
            for sublayer in layer.drawnSublayers {
                add(sublayer, depth: depth, level: level + 1, origin: layer.bounds.origin)
            }
        }
        for (layer, depth) in view.ownLayers { add(layer, depth: depth, level: 0, origin: view.bounds.origin) }
        withLayers(looks) { searchlight_view_set_layers(widget, $0.baseAddress, gint($0.count)) }
    }

    /// Calls a closure with layers. Their gradient stops are valid only during the call.
    private static func withLayers(_ looks: [LayerLook], _ body: (UnsafeBufferPointer<SearchlightLayer>) -> Void) {
        let stops = looks.flatMap(\.stops)
        stops.withUnsafeBufferPointer { all in
            var first = 0
            let layers = looks.map { look in
                var layer = look.layer
                layer.stop_count = gint(look.stops.count)
                layer.texture = look.texture.map { OpaquePointer($0.pointer) }
                layer.mask = look.mask.map { OpaquePointer($0.pointer) }
                layer.stops = look.stops.isEmpty ? nil : all.baseAddress.map { $0 + first }
                first += look.stops.count
                return layer
            }
            layers.withUnsafeBufferPointer(body)
        }
    }

    // MARK: Style sheets

    /// The appearance as CSS, for GTK's own widgets. Their border is behind the content.
    var css: String {
        func pixels(_ length: Float) -> String { "\((Double(length) * 100).rounded() / 100)px" }
        let radii = [layer.radii.0, layer.radii.1, layer.radii.2, layer.radii.3].map(pixels)
        var rules = "border-radius: \(radii.joined(separator: " "))"
        var shadows: [String] = []
        if layer.border_width > 0 {
            shadows.append("inset 0 0 0 \(pixels(layer.border_width)) \(Self.css(layer.border_color))")
        }
        if hasShadow {
            let place = [layer.shadow_x, layer.shadow_y, layer.shadow_blur].map(pixels).joined(separator: " ")
            shadows.append("\(place) \(Self.css(layer.shadow_color))")
        }
        if !shadows.isEmpty { rules += "; box-shadow: \(shadows.joined(separator: ", "))" }
        return rules
    }

    /// The corners alone, for view widgets whose background is in the style sheet.
    var cornersCSS: String { css.components(separatedBy: ";")[0] }

    private static func css(_ color: GdkRGBA) -> String {
        Palette.Components(
            red: Double(color.red),
            green: Double(color.green),
            blue: Double(color.blue),
            alpha: Double(color.alpha)
        ).css
    }
}

extension Palette {
    /// The colour of a layer: UIKit's colour at its creation, mapped to this desktop.
    static func components(of color: CGColor) -> Components {
        let drawn = color.drawn
        return surface(of: drawn.color, traits: drawn.traits)
    }
}
#endif
