import Foundation

/// Actions, and the animations of changes of layers without a view.
extension CALayer {
    /// The action for a change, found in UIKit's order: the delegate, the layer's dictionary, the class, and for a layer without a view
    /// the implicit animation.
    func findAction(forKey event: String) -> (any CAAction)? {
        let found =
            delegate?.action(for: self, forKey: event) ?? actions?[event] ?? type(of: self).defaultAction(forKey: event)
            ?? (view == nil ? implicitAnimation(forKey: event) : nil)
        return found is NSNull ? nil : found
    }

    /// An animation from the visible value to the new one.
    private func implicitAnimation(forKey event: String) -> CABasicAnimation? {
        guard CALayer.implicitKeys.contains(event), let property = LayerProperty.all[event] else { return nil }
        let animation = CABasicAnimation(keyPath: event)
        let values = shownValues ?? LayerValues(of: self)
        animation.fromValue =
            event == "transform"
            ? values.depth ?? CATransform3D(values.transform.transform) : property.value(of: property.read(values))
        animation.timingFunction = CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
        return animation
    }

    /// The properties whose changes are animated by default.
    private static let implicitKeys: Set<String> = [
        "position", "anchorPoint", "bounds", "transform", "opacity", "backgroundColor", "cornerRadius", "borderWidth",
        "borderColor",
        "shadowColor", "shadowOpacity", "shadowOffset", "shadowRadius", "fillColor", "strokeColor", "strokeStart",
        "strokeEnd", "lineWidth", "lineDashPhase", "colors", "locations", "startPoint", "endPoint",
    ]

    /// Returns the action for a change that is about to happen; nil if the change is not animated: actions are disabled, the user
    /// prefers reduced motion, or the layer was not visible before.
    private func actionBeforeChange(_ key: String) -> (any CAAction)? {
        guard !CATransaction.disableActions(), !UIAccessibility.isReduceMotionEnabled, wasVisible else { return nil }
        let action = action(forKey: key)
        // The block itself animates the change.
        return action is BlockAction ? nil : action
    }

    /// Whether the layer was part of a displayed window.
    private var wasVisible: Bool {
        if let view { return view.shownWindow != nil }
        var layer = self
        while layer.view == nil {
            guard layer.isCommitted, let outer = layer.holder ?? layer.maskedLayer else { return false }
            layer = outer
        }
        return layer.view?.shownWindow != nil
    }

    /// Makes a change with its action.
    func change(_ key: String, _ body: () -> Void) {
        let action = actionBeforeChange(key)
        body()
        action?.run(forKey: key, object: self, arguments: nil)
    }

    /// Called before a stored property changes.
    func willChange<Value: Equatable>(_ key: String, from old: Value, to new: Value) {
        pendingAction = old == new ? nil : actionBeforeChange(key)
    }

    /// Called after a stored property changed.
    func didChange(_ key: String) {
        if let action = pendingAction {
            pendingAction = nil
            action.run(forKey: key, object: self, arguments: nil)
        }
        didChange()
    }

    // MARK: Values by keys

    func findValue(forKey key: String) -> Any? {
        guard let property = LayerProperty.all[key] else { return userValues[key] }
        let values = LayerValues(of: self)
        if property.kind == .path { return values.path }
        if key == "transform" { return transform }
        return property.value(of: property.read(values))
    }

    func store(_ value: Any?, forKey key: String) {
        guard let property = LayerProperty.all[key] else {
            userValues[key] = value
            return
        }
        if key == "transform", let new = CATransform3D.value(value) {
            transform = new
            return
        }
        var values = LayerValues(of: self)
        if property.kind == .path {
            values.path = value as? CGPath
        } else {
            guard let numbers = property.parse(value) else {
                require(
                    value == nil,
                    "CALayer.setValue(_:forKey:) was given \(value.map { "\($0)" } ?? "nil") for '\(key)'."
                )
                return
            }
            property.write(&values, numbers)
        }
        if values.anchorPoint != placement.anchor { anchorPoint = values.anchorPoint }
        if values.position != position { position = values.position }
        if values.bounds != bounds { bounds = values.bounds }
        if values.turnX != 0 || values.turnY != 0 {
            values.depth.map { transform = $0 }
        } else if values.transform != TransformParts(affineTransform()) {
            setAffineTransform(values.transform.transform)
        }
        if values.opacity != CGFloat(opacity) { opacity = Float(values.opacity) }
        if values.backgroundColor != backgroundColor { backgroundColor = values.backgroundColor }
        takeStored(values)
        takeOwn(values)
    }
}

/// The action of a view's layer in an animation block. The block itself animates the change.
final class BlockAction: CABasicAnimation {
    override func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}

extension UIView: CALayerDelegate {
    func blockAction(forKey event: String) -> any CAAction {
        guard let block = UIView.openAnimation else { return NSNull() }
        let action = BlockAction(keyPath: event)
        action.duration = block.duration
        action.timingFunction = block.timing.mediaFunction
        action.fromValue = LayerProperty.all[event] == nil ? nil : layer.value(forKey: event)
        return action
    }
}

extension HostAnimation.Timing {
    /// The curve for animations of layers; nil for a spring.
    fileprivate var mediaFunction: CAMediaTimingFunction? {
        switch self {
        case .curve(.linear): CAMediaTimingFunction(name: .linear)
        case .curve(.easeIn): CAMediaTimingFunction(name: .easeIn)
        case .curve(.easeOut): CAMediaTimingFunction(name: .easeOut)
        case .curve(.easeInOut): CAMediaTimingFunction(name: .easeInEaseOut)
        case .cubic(let first, let second):
            CAMediaTimingFunction(controlPoints: Float(first.x), Float(first.y), Float(second.x), Float(second.y))
        case .spring: nil
        }
    }
}
