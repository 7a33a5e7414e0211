import Foundation

/// An animation of one property of a layer. Use one of the subclasses.
///
/// These key paths can be animated: `position`, `bounds`, `opacity`, `transform`, `cornerRadius`, `backgroundColor`, `borderWidth`,
/// `borderColor`, `shadowColor`, `shadowOpacity`, `shadowOffset`, `shadowRadius`; the components `position.x` and `.y`, `bounds.size`,
/// `bounds.size.width` and `.height`, `transform.scale`, `transform.scale.x` and `.y`, `transform.rotation`,
/// `transform.rotation.x`, `.y` and `.z`, `transform.translation`, `transform.translation.x` and `.y`; of shape layers `path` (between paths with the
/// same elements), `fillColor`, `strokeColor`, `strokeStart`, `strokeEnd`, `lineWidth`, `lineDashPhase`; of gradient layers `colors`,
/// `locations`, `startPoint`, `endPoint`. A layer reports other key paths on
/// standard error; the animation then only takes time. Main actor.
open class CAPropertyAnimation: CAAnimation {
    /// The key path of the property.
    open var keyPath: String?

    /// Whether the values are added to those of the layer. Default: false.
    open var isAdditive = false

    /// Makes an animation of the property with a key path.
    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }

    override func copyAttributes(of other: CAAnimation) {
        super.copyAttributes(of: other)
        guard let other = other as? CAPropertyAnimation else { return }
        keyPath = other.keyPath
        isAdditive = other.isAdditive
    }

    var property: LayerProperty? { keyPath.flatMap { LayerProperty.all[$0] } }

    override var unknownKeyPaths: [String] { property == nil ? [keyPath ?? "nil"] : [] }

    /// The path whose lines and curves an animation of a path has; nil for that of the layer.
    var template: CGPath? { nil }

    /// Returns the value at a progress; nil for none.
    func value(at progress: CGFloat, of property: LayerProperty, from current: [CGFloat]) -> [CGFloat]? { nil }

    override func apply(_ progress: CGFloat, length: TimeInterval, to values: inout LayerValues) {
        guard let property else { return }
        let current = property.read(values)
        guard let value = value(at: progress, of: property, from: current) else { return }
        // The points of the value belong to a path of the animation.
        if property.kind == .path, let template { values.path = template }
        property.write(&values, isAdditive ? zip(current, value).map { $0 + $1 } : value)
    }
}

/// An animation from one value to another.
///
/// The values are numbers, `CGPoint`, `CGSize`, `CGRect` (also in an `NSValue`), `CATransform3D`, `CGColor` or `CGAffineTransform`,
/// according to the property. A missing value is that of the layer. Main actor.
open class CABasicAnimation: CAPropertyAnimation {
    /// The first value.
    open var fromValue: Any?
    /// The last value.
    open var toValue: Any?
    /// The difference between the values.
    open var byValue: Any?

    override func copyAttributes(of other: CAAnimation) {
        super.copyAttributes(of: other)
        guard let other = other as? CABasicAnimation else { return }
        fromValue = other.fromValue
        toValue = other.toValue
        byValue = other.byValue
    }

    override var template: CGPath? { toValue as? CGPath ?? fromValue as? CGPath }

    override func apply(_ progress: CGFloat, length: TimeInterval, to values: inout LayerValues) {
        guard keyPath == "transform" else { return super.apply(progress, length: length, to: &values) }
        let current = values.spatial ?? CATransform3D(values.transform.transform)
        let (from, to) = (CATransform3D.value(fromValue) ?? current, CATransform3D.value(toValue) ?? current)
        guard byValue == nil, !from.isFlat || !to.isFlat else {
            if !current.isFlat, from.isFlat, to.isFlat { values.spatial = nil }
            return super.apply(progress, length: length, to: &values)
        }
        let mixed = from.mixed(to, progress)
        values.spatial = isAdditive ? mixed.concatenating(current) : mixed
    }

    override func value(at progress: CGFloat, of property: LayerProperty, from current: [CGFloat]) -> [CGFloat]? {
        let base = isAdditive ? current.map { _ in 0 } : current
        let (from, to, by) = (property.parse(fromValue), property.parse(toValue), property.parse(byValue))
        func sum(_ left: [CGFloat], _ right: [CGFloat], _ factor: CGFloat) -> [CGFloat] {
            zip(left, right).map { $0 + $1 * factor }
        }
        let ends: (from: [CGFloat], to: [CGFloat])
        switch (from, to, by) {
        case (let from?, let to?, _): ends = (from, to)
        case (let from?, nil, let by?): ends = (from, sum(from, by, 1))
        case (nil, let to?, let by?): ends = (sum(to, by, -1), to)
        case (let from?, nil, nil): ends = (from, base)
        case (nil, let to?, nil): ends = (base, to)
        case (nil, nil, let by?): ends = (base, sum(base, by, 1))
        case (nil, nil, nil): return nil
        }
        return property.mix(ends.from, ends.to, progress)
    }
}

/// An animation through several values. Main actor.
open class CAKeyframeAnimation: CAPropertyAnimation {
    /// The values; see ``CABasicAnimation``.
    open var values: [Any]?
    /// A path of positions, which replaces ``values``. The speed along it is constant.
    open var path: CGPath?
    /// The time of each value, from 0 to 1; nil for even intervals.
    open var keyTimes: [NSNumber]?
    /// The speed over time between each two values; nil for constant speed.
    open var timingFunctions: [CAMediaTimingFunction]?
    /// The values between the keyframes. Default: linear.
    open var calculationMode = CAAnimationCalculationMode.linear

    override func copyAttributes(of other: CAAnimation) {
        super.copyAttributes(of: other)
        guard let other = other as? CAKeyframeAnimation else { return }
        values = other.values
        path = other.path
        keyTimes = other.keyTimes
        timingFunctions = other.timingFunctions
        calculationMode = other.calculationMode
    }

    override var template: CGPath? { values?.last as? CGPath }

    override func value(at progress: CGFloat, of property: LayerProperty, from current: [CGFloat]) -> [CGFloat]? {
        if let path, property.kind == .point { return Self.point(of: path, at: progress).map { [$0.x, $0.y] } }
        let frames = (values ?? []).compactMap(property.parse)
        guard let last = frames.last, frames.count == values?.count else { return nil }
        let times = times(of: frames)
        guard frames.count > 1, let next = times.firstIndex(where: { $0 > progress }) else { return last }
        guard next > 0 else { return frames[0] }
        if calculationMode == .discrete { return frames[next - 1] }
        let span = times[next] - times[next - 1]
        let share = span > 0 ? (progress - times[next - 1]) / span : 1
        let timing = timingFunctions.flatMap { $0.indices.contains(next - 1) ? $0[next - 1] : nil }
        return property.mix(frames[next - 1], frames[next], timing?.progress(at: share) ?? share)
    }

    private func times(of frames: [[CGFloat]]) -> [CGFloat] {
        if calculationMode == .paced {
            var sums: [CGFloat] = [0]
            for (from, to) in zip(frames, frames.dropFirst()) {
                let squares = zip(from, to).reduce(0) { $0 + ($1.1 - $1.0) * ($1.1 - $1.0) }
                sums.append((sums.last ?? 0) + squares.squareRoot())
            }
            guard let total = sums.last, total > 0 else { return sums }
            return sums.map { $0 / total }
        }
        if let keyTimes, keyTimes.count >= frames.count {
            // A discrete animation can have the end of its last value, too. Further times have no values.
            let count = calculationMode == .discrete ? frames.count + 1 : frames.count
            return keyTimes.prefix(count).map { CGFloat($0.doubleValue) }
        }
        // Each value of a discrete animation has the same duration, also the last one.
        let intervals = max(calculationMode == .discrete ? frames.count : frames.count - 1, 1)
        return frames.indices.map { CGFloat($0) / CGFloat(intervals) }
    }

    private static func point(of path: CGPath, at progress: CGFloat) -> CGPoint? {
        let points = path.polylines(in: .identity).flatMap(\.points)
        guard var last = points.first else { return nil }
        func distance(_ from: CGPoint, _ to: CGPoint) -> CGFloat {
            CGFloat(hypot(Double(to.x - from.x), Double(to.y - from.y)))
        }
        var left = zip(points, points.dropFirst()).reduce(0) { $0 + distance($1.0, $1.1) } * progress
        for point in points.dropFirst() {
            let length = distance(last, point)
            if left <= length, length > 0 {
                let share = left / length
                return CGPoint(x: last.x + (point.x - last.x) * share, y: last.y + (point.y - last.y) * share)
            }
            left -= length
            last = point
        }
        return last
    }
}

/// The values between keyframes.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
    /// The name, as in Core Animation.
    public let rawValue: String
    /// Makes a mode from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Interpolated.
    public static let linear = CAAnimationCalculationMode(rawValue: "linear")
    /// Each value until the next one.
    public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
    /// Interpolated with constant speed; key times are ignored.
    public static let paced = CAAnimationCalculationMode(rawValue: "paced")
}
