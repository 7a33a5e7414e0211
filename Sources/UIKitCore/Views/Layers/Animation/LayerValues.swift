import Foundation

/// The properties of a layer that animations change.
struct LayerValues {
    var position: CGPoint
    var anchorPoint: CGPoint
    var bounds: CGRect
    var opacity: CGFloat
    var transform: TransformParts
    /// The transform in three dimensions if it is not one of the plane.
    var spatial: CATransform3D?
    /// Additional rotations about the horizontal and the vertical axis.
    var turnX: CGFloat = 0
    var turnY: CGFloat = 0
    var cornerRadius: CGFloat
    var backgroundColor: CGColor?
    var borderWidth: CGFloat
    var borderColor: CGColor?
    var shadowColor: CGColor?
    var shadowOpacity: CGFloat
    var shadowOffset: CGSize
    var shadowRadius: CGFloat
    /// The values of shape layers.
    var fillColor: CGColor?
    var strokeColor: CGColor?
    var strokeStart: CGFloat = 0
    var strokeEnd: CGFloat = 1
    var lineWidth: CGFloat = 1
    var lineDashPhase: CGFloat = 0
    var path: CGPath?
    /// The values of gradients.
    var colors: [CGColor] = []
    var locations: [CGFloat] = []
    var startPoint = CGPoint.zero
    var endPoint = CGPoint.zero

    /// The layer's own values.
    @MainActor
    init(of layer: CALayer) {
        position = layer.position
        anchorPoint = layer.placement.anchor
        bounds = layer.bounds
        opacity = CGFloat(layer.opacity)
        transform = TransformParts(layer.affineTransform())
        spatial = layer.view == nil ? layer.storedSpatial : layer.view?.storedSpatial
        cornerRadius = layer.cornerRadius
        backgroundColor = layer.backgroundColor
        borderWidth = layer.borderWidth
        borderColor = layer.borderColor
        shadowColor = layer.shadowColor
        shadowOpacity = CGFloat(layer.shadowOpacity)
        shadowOffset = layer.shadowOffset
        shadowRadius = layer.shadowRadius
        layer.readValues(into: &self)
    }

    /// The frame without the transform.
    var restFrame: CGRect { CGRect(placing: anchorPoint, at: position, size: bounds.size) }
}

/// A property that animations change, as a list of numbers that are interpolated.
struct LayerProperty: Sendable {
    enum Kind: Sendable {
        case number, point, size, rectangle, color, transform
        /// Lists: numbers, colours, and the points of a path, which keeps its lines and curves.
        case numbers, colors, path
    }

    let kind: Kind
    let read: @Sendable (LayerValues) -> [CGFloat]
    let write: @Sendable (inout LayerValues, [CGFloat]) -> Void

    /// Converts a value of the app; nil for another type.
    func parse(_ value: Any?) -> [CGFloat]? {
        guard let value else { return nil }
        switch kind {
        case .number:
            return Self.number(value).map { [$0] }
        case .point:
            return (value as? CGPoint ?? (value as? NSValue)?.cgPointValue).map { [$0.x, $0.y] }
        case .size:
            return (value as? CGSize ?? (value as? NSValue)?.cgSizeValue).map { [$0.width, $0.height] }
        case .rectangle:
            return (value as? CGRect ?? (value as? NSValue)?.cgRectValue).map {
                [$0.minX, $0.minY, $0.width, $0.height]
            }
        case .color:
            return (value as? CGColor ?? (value as? UIColor)?.cgColor).map(Self.numbers)
        case .transform:
            return affine(value).map { Self.numbers(of: TransformParts($0)) }
        case .numbers:
            return (value as? [Any])?.compactMap(Self.number)
        case .colors:
            return (value as? [Any])?.compactMap { ($0 as? CGColor).map(Self.numbers) }.flatMap(\.self)
        case .path:
            return (value as? CGPath)?.numbers
        }
    }

    /// The transform of the plane in a value of the app.
    private func affine(_ value: Any) -> CGAffineTransform? {
        if let affine = value as? CGAffineTransform { return affine }
        return CATransform3D.value(value).flatMap { $0.isFlat ? $0.flat : nil }
    }

    /// The value between two others. Values of a spring are outside of them.
    func mix(_ from: [CGFloat], _ to: [CGFloat], _ progress: CGFloat) -> [CGFloat] {
        var to = to
        if kind == .transform {
            // A rotation by at most half a circle.
            to[2] = from[2] + CGFloat(remainder(Double(to[2] - from[2]), 2 * Double.pi))
        }
        var from = from
        // A colour appears from its own transparent variant, not from transparent black.
        if kind == .color, from.count == 4, to.count == 4 {
            if from[3] == 0 { from[..<3] = to[..<3] }
            if to[3] == 0 { to[..<3] = from[..<3] }
        }
        return zip(from, to).map { $0 + ($1 - $0) * progress }
    }

    /// The difference between two values, old minus new; colours are premultiplied, so that a colour can appear and disappear. Nil
    /// for values of other types.
    func way(from old: Any?, to new: Any?) -> [CGFloat]? {
        let none: [CGFloat]? = kind == .color ? [0, 0, 0, 0] : nil
        guard let from = parse(old) ?? none, let to = parse(new) ?? none else { return nil }
        return zip(premultiplied(from), premultiplied(to)).map { $0 - $1 }
    }

    /// The value displaced by a fraction of a difference.
    func displaced(_ values: LayerValues, by way: [CGFloat], times left: CGFloat) -> [CGFloat] {
        let numbers = zip(premultiplied(read(values)), way).map { $0 + $1 * left }
        guard kind == .color else { return numbers }
        let alpha = min(max(numbers[3], 0), 1)
        guard alpha > 0 else { return [0, 0, 0, 0] }
        return numbers[..<3].map { min(max($0 / alpha, 0), 1) } + [alpha]
    }

    private func premultiplied(_ numbers: [CGFloat]) -> [CGFloat] {
        kind == .color ? numbers[..<3].map { $0 * numbers[3] } + [numbers[3]] : numbers
    }

    /// The value of the app for numbers.
    func value(of numbers: [CGFloat]) -> Any {
        switch kind {
        case .number: numbers[0]
        case .point: CGPoint(x: numbers[0], y: numbers[1])
        case .size: CGSize(width: numbers[0], height: numbers[1])
        case .rectangle: CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
        case .color: Self.color(numbers)
        case .transform:
            {
                var parts = TransformParts(.identity)
                (parts.x, parts.y, parts.rotation) = (numbers[0], numbers[1], numbers[2])
                (parts.lean, parts.scaleX, parts.scaleY) = (numbers[3], numbers[4], numbers[5])
                return parts.transform
            }()
        case .numbers: numbers.map { NSNumber(value: Double($0)) }
        case .colors: Self.colors(numbers)
        case .path: numbers
        }
    }

    private static func number(_ value: Any) -> CGFloat? {
        switch value {
        case let number as CGFloat: number
        case let number as Double: CGFloat(number)
        case let number as Float: CGFloat(number)
        case let number as Int: CGFloat(number)
        case let number as NSNumber: CGFloat(number.doubleValue)
        default: nil
        }
    }

    private static func numbers(_ color: CGColor) -> [CGFloat] {
        [color.value.red, color.value.green, color.value.blue, color.value.alpha]
    }

    private static func color(_ numbers: [CGFloat]) -> CGColor {
        CGColor(red: numbers[0], green: numbers[1], blue: numbers[2], alpha: numbers[3])
    }

    private static func colors(_ numbers: [CGFloat]) -> [CGColor] {
        stride(from: 0, to: numbers.count - numbers.count % 4, by: 4).map { color(Array(numbers[$0..<$0 + 4])) }
    }

    private static func numbers(of parts: TransformParts) -> [CGFloat] {
        [parts.x, parts.y, parts.rotation, parts.lean, parts.scaleX, parts.scaleY]
    }

    private static func number(_ path: WritableKeyPath<LayerValues, CGFloat> & Sendable) -> LayerProperty {
        LayerProperty(kind: .number, read: { [$0[keyPath: path]] }, write: { $0[keyPath: path] = $1[0] })
    }

    private static func point(_ path: WritableKeyPath<LayerValues, CGPoint> & Sendable) -> LayerProperty {
        LayerProperty(
            kind: .point,
            read: { [$0[keyPath: path].x, $0[keyPath: path].y] },
            write: { $0[keyPath: path] = CGPoint(x: $1[0], y: $1[1]) }
        )
    }

    private static func size(_ path: WritableKeyPath<LayerValues, CGSize> & Sendable) -> LayerProperty {
        LayerProperty(
            kind: .size,
            read: { [$0[keyPath: path].width, $0[keyPath: path].height] },
            write: { $0[keyPath: path] = CGSize(width: $1[0], height: $1[1]) }
        )
    }

    private static func color(_ path: WritableKeyPath<LayerValues, CGColor?> & Sendable) -> LayerProperty {
        LayerProperty(
            kind: .color,
            read: { $0[keyPath: path].map(numbers) ?? [0, 0, 0, 0] },
            write: { $0[keyPath: path] = color($1) }
        )
    }

    /// The properties by their key paths.
    static let all: [String: LayerProperty] = [
        "position": point(\.position), "position.x": number(\.position.x), "position.y": number(\.position.y),
        "anchorPoint": point(\.anchorPoint), "anchorPoint.x": number(\.anchorPoint.x),
        "anchorPoint.y": number(\.anchorPoint.y),
        "bounds": LayerProperty(
            kind: .rectangle,
            read: { [$0.bounds.minX, $0.bounds.minY, $0.bounds.width, $0.bounds.height] },
            write: { $0.bounds = CGRect(x: $1[0], y: $1[1], width: $1[2], height: $1[3]) }
        ),
        "bounds.size": size(\.bounds.size),
        "bounds.size.width": number(\.bounds.size.width), "bounds.size.height": number(\.bounds.size.height),
        "opacity": number(\.opacity),
        "transform": LayerProperty(
            kind: .transform,
            read: { numbers(of: $0.transform) },
            write: {
                ($0.transform.x, $0.transform.y, $0.transform.rotation) = ($1[0], $1[1], $1[2])
                ($0.transform.lean, $0.transform.scaleX, $0.transform.scaleY) = ($1[3], $1[4], $1[5])
            }
        ),
        "transform.scale": LayerProperty(
            kind: .number,
            read: { [($0.transform.scaleX + $0.transform.scaleY) / 2] },
            write: { ($0.transform.scaleX, $0.transform.scaleY) = ($1[0], $1[0]) }
        ),
        "transform.scale.x": number(\.transform.scaleX), "transform.scale.y": number(\.transform.scaleY),
        "transform.rotation": number(\.transform.rotation), "transform.rotation.z": number(\.transform.rotation),
        "transform.rotation.x": number(\.turnX), "transform.rotation.y": number(\.turnY),
        "transform.translation": LayerProperty(
            kind: .size,
            read: { [$0.transform.x, $0.transform.y] },
            write: { ($0.transform.x, $0.transform.y) = ($1[0], $1[1]) }
        ),
        "transform.translation.x": number(\.transform.x), "transform.translation.y": number(\.transform.y),
        "cornerRadius": number(\.cornerRadius), "backgroundColor": color(\.backgroundColor),
        "borderWidth": number(\.borderWidth), "borderColor": color(\.borderColor),
        "shadowColor": color(\.shadowColor), "shadowOpacity": number(\.shadowOpacity),
        "shadowOffset": size(\.shadowOffset), "shadowRadius": number(\.shadowRadius),
        "fillColor": color(\.fillColor), "strokeColor": color(\.strokeColor),
        "strokeStart": number(\.strokeStart), "strokeEnd": number(\.strokeEnd),
        "lineWidth": number(\.lineWidth), "lineDashPhase": number(\.lineDashPhase),
        "path": LayerProperty(
            kind: .path,
            read: { $0.path?.numbers ?? [] },
            write: { $0.path = $0.path?.withNumbers($1) ?? $0.path }
        ),
        "colors": LayerProperty(
            kind: .colors,
            read: { $0.colors.flatMap(numbers) },
            write: { $0.colors = colors($1) }
        ),
        "locations": LayerProperty(kind: .numbers, read: { $0.locations }, write: { $0.locations = $1 }),
        "startPoint": point(\.startPoint), "endPoint": point(\.endPoint),
    ]
}

extension CGPath {
    /// The coordinates of all points, including control points.
    fileprivate var numbers: [CGFloat] {
        elements.flatMap { element -> [CGFloat] in
            switch element {
            case .move(let point), .line(let point): [point.x, point.y]
            case .curve(let first, let second, let point): [first.x, first.y, second.x, second.y, point.x, point.y]
            case .close: []
            }
        }
    }

    /// The path with other coordinates; nil for another number of them.
    fileprivate func withNumbers(_ numbers: [CGFloat]) -> CGPath? {
        guard numbers.count == self.numbers.count else { return nil }
        var rest = numbers[...]
        func next() -> CGPoint {
            defer { rest = rest.dropFirst(2) }
            return CGPoint(x: rest[rest.startIndex], y: rest[rest.startIndex + 1])
        }
        return CGPath(
            elements: elements.map { element in
                switch element {
                case .move: .move(next())
                case .line: .line(next())
                case .curve: .curve(next(), next(), next())
                case .close: .close
                }
            }
        )
    }
}

extension CATransform3D {
    /// The transform in a value of the app; nil for other types.
    static func value(_ value: Any?) -> CATransform3D? {
        if let transform = value as? CATransform3D { return transform }
        if let affine = value as? CGAffineTransform { return CATransform3D(affine) }
        return nil
    }
}
