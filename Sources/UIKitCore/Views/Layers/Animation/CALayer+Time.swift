import Foundation

/// The time of a layer, which those of its sublayers and animations follow.
struct LayerTime: Equatable {
    var beginTime: CFTimeInterval = 0
    var speed: Float = 1
    var timeOffset: CFTimeInterval = 0

    /// The time in the layer at a time of the superlayer.
    func inner(_ time: TimeInterval) -> TimeInterval { (time - beginTime) * TimeInterval(speed) + timeOffset }

    /// The time of the superlayer at a time in the layer. A layer with the speed 0 has only one time, so this is its begin.
    func outer(_ time: TimeInterval) -> TimeInterval {
        speed == 0 ? beginTime : (time - timeOffset) / TimeInterval(speed) + beginTime
    }
}

/// Animations of a layer and its sublayers become faster or slower with ``speed``. Animation blocks of views have their own
/// time.
extension CALayer: CAMediaTiming {
    /// Whether a layer of this process has a time of its own, so that others need not search for one.
    private static var timesAreUsed = false

    /// The time of the superlayer that is ``timeOffset`` in this layer. Default: 0.
    public var beginTime: CFTimeInterval {
        get { placement.time.beginTime }
        set { changeTime { $0.beginTime = newValue.isFinite ? newValue : 0 } }
    }

    /// The speed of the layer's time relative to that of the superlayer; 0 holds all animations. Default: 1.
    public var speed: Float {
        get { placement.time.speed }
        set { changeTime { $0.speed = newValue.isFinite ? newValue : 1 } }
    }

    /// The time in the layer at ``beginTime``. Default: 0.
    public var timeOffset: CFTimeInterval {
        get { placement.time.timeOffset }
        set { changeTime { $0.timeOffset = newValue.isFinite ? newValue : 0 } }
    }

    /// Always infinite. Kept without effect: layers do not end.
    public var duration: CFTimeInterval {
        get { .infinity }
        set {}
    }

    /// Always 0. Kept without effect: layers are not repeated.
    public var repeatCount: Float {
        get { 0 }
        set {}
    }

    /// Always 0. Kept without effect: layers are not repeated.
    public var repeatDuration: CFTimeInterval {
        get { 0 }
        set {}
    }

    /// Always false. Kept without effect: layers are not repeated.
    public var autoreverses: Bool {
        get { false }
        set {}
    }

    /// Always `removed`. Kept without effect: layers do not end.
    public var fillMode: CAMediaTimingFillMode {
        get { .removed }
        set {}
    }

    private func changeTime(_ change: (inout LayerTime) -> Void) {
        var time = placement.time
        change(&time)
        guard time != placement.time else { return }
        placement.time = time
        CALayer.timesAreUsed = true
        continueAnimations()
    }

    /// Requests frames for the animations in this layer, which may have been held.
    fileprivate func continueAnimations() {
        if animationList?.isRunning == true {
            UIApplication.current?.layerAnimations.begin(self)
            didChange()
        }
        for part in parts {
            switch part {
            case .layer(let layer): layer.continueAnimations()
            case .subview(let view): view.continueLayerAnimations()
            }
        }
        storedMask?.continueAnimations()
    }

    /// The layers whose time applies to this one, from this one outwards.
    private var timedLayers: [CALayer] {
        var layers: [CALayer] = []
        var next: CALayer? = self
        while let layer = next {
            if layer.placement.time != LayerTime() { layers.append(layer) }
            let outerView = layer.view?.superview.flatMap { view in
                sequence(first: view, next: { $0.superview }).lazy.compactMap(\.storedLayer).first
            }
            next = outerView ?? layer.holder ?? layer.maskedLayer
        }
        return layers
    }

    /// Returns the time in this layer at a time of the app's clock.
    func localTime(at time: TimeInterval) -> TimeInterval {
        guard CALayer.timesAreUsed else { return time }
        return timedLayers.reversed().reduce(time) { $1.placement.time.inner($0) }
    }

    /// Whether the time in this layer is held.
    var isHeld: Bool { CALayer.timesAreUsed && timedLayers.contains { $0.placement.time.speed == 0 } }

    /// Converts a time from that of a layer, or of `CACurrentMediaTime()` for nil, to that of this layer.
    public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
        localTime(at: l?.clockTime(at: t) ?? t)
    }

    /// Converts a time from that of this layer to that of a layer, or of `CACurrentMediaTime()` for nil.
    public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
        let time = clockTime(at: t)
        return l?.localTime(at: time) ?? time
    }

    private func clockTime(at time: TimeInterval) -> TimeInterval {
        timedLayers.reduce(time) { $1.placement.time.outer($0) }
    }
}

extension UIView {
    fileprivate func continueLayerAnimations() {
        if let storedLayer { return storedLayer.continueAnimations() }
        for subview in subviews { subview.continueLayerAnimations() }
    }
}
