import Foundation

/// The values of the views at a progress.
extension HostAnimation {
    /// Sets the values of the views at the begin or the end of the animation.
    func restore(_ position: UIViewAnimatingPosition) {
        guard position != .current else { return }
        UIView.performWithoutAnimation {
            for change in changes.reversed() {
                guard let view = change.view else { continue }
                view.move(by: change, times: position == .start ? 1 : -1)
                if let spatial = change.spatial { view.transform3D = position == .start ? spatial.old : spatial.new }
                if let tint = change.tint { view.tintColor = position == .start ? tint.old : tint.new }
                for property in change.properties.values {
                    property.set(view, position == .start ? property.old : property.new)
                }
            }
        }
    }

    /// Sets the values of the views at a progress; they had those of the end.
    func leaveModel(at progress: CGFloat) {
        UIView.performWithoutAnimation {
            for change in changes {
                guard let view = change.view else { continue }
                let left = 1 - change.span.progress(at: progress)
                guard left != 0 else { continue }
                view.move(by: change, times: left)
                if let spatial = change.spatial { view.transform3D = spatial.old.mixed(spatial.new, 1 - left) }
                if let tint = change.tint {
                    view.tintColor = tint.old.mixed(tint.new, 1 - left, traits: view.traitCollection)
                }
                for (keyPath, property) in change.properties {
                    guard let access = LayerProperty.all[keyPath] else { continue }
                    let now = access.displaced(LayerValues(of: view.layer), by: property.way, times: left)
                    property.set(view, access.value(of: now))
                }
            }
        }
    }

    /// Sets the values of the views at the begin or the end; they had those of a progress.
    func moveModel(from progress: CGFloat, to position: UIViewAnimatingPosition) {
        guard position != .current else { return }
        UIView.performWithoutAnimation {
            for change in changes.reversed() {
                guard let view = change.view else { continue }
                let left = 1 - change.span.progress(at: progress)
                view.move(by: change, times: (position == .start ? 1 : 0) - left)
                if let spatial = change.spatial { view.transform3D = position == .start ? spatial.old : spatial.new }
                if let tint = change.tint { view.tintColor = position == .start ? tint.old : tint.new }
                for property in change.properties.values {
                    property.set(view, position == .start ? property.old : property.new)
                }
            }
        }
    }
}

extension UIView {
    fileprivate func move(by change: HostAnimation.Change, times part: CGFloat) {
        let frame = restFrame
        restFrame = CGRect(
            x: frame.minX + change.origin.x * part,
            y: frame.minY + change.origin.y * part,
            width: frame.width + change.size.width * part,
            height: frame.height + change.size.height * part
        )
        if change.boundsOrigin != .zero {
            bounds.origin.x += change.boundsOrigin.x * part
            bounds.origin.y += change.boundsOrigin.y * part
        }
        alpha += change.alpha * part
        if let way = change.transform {
            transform = TransformParts(transform).adding(way, times: part).transform
        }
    }
}
