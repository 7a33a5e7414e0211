import Foundation
import UIKitCore

extension UIGestureRecognizer {
    /// The supported recognizers by element name.
    private static let kinds: [String: () -> UIGestureRecognizer] = [
        "tapGestureRecognizer": { UITapGestureRecognizer() }, "panGestureRecognizer": { UIPanGestureRecognizer() },
        "swipeGestureRecognizer": { UISwipeGestureRecognizer() },
        "pinchGestureRecognizer": { UIPinchGestureRecognizer() },
        "rotationGestureRecognizer": { UIRotationGestureRecognizer() },
        // Interface Builder's spelling of a long press.
        "pongPressGestureRecognizer": { UILongPressGestureRecognizer() },
        "screenEdgePanGestureRecognizer": { UIScreenEdgePanGestureRecognizer() },
    ]

    /// Creates the recognizer of an element. Returns nil for other elements.
    static func make(_ element: InterfaceElement, loader: InterfaceLoader) -> UIGestureRecognizer? {
        guard let make = kinds[element.name] else { return nil }
        var recognizer = make()
        if let custom = InterfaceClasses.customClass(of: element) {
            if !StoredProperty.descends(custom, from: type(of: recognizer)) {
                element.problem("names the class \(custom), which is not a subclass of \(type(of: recognizer)).")
            } else if !loader.isChecking,
                let own = ClassFactory.makeObject(custom as! NSObject.Type) as? UIGestureRecognizer
            {
                recognizer = own
            }
        }
        recognizer.decode(element)
        loader.register(recognizer, for: element)
        return recognizer
    }

    private func decode(_ element: InterfaceElement) {
        if let enabled = element.bool("enabled") { isEnabled = enabled }
        if let cancels = element.bool("cancelsTouchesInView") { cancelsTouchesInView = cancels }
        if let delays = element.bool("delaysTouchesBegan") { delaysTouchesBegan = delays }
        if let delays = element.bool("delaysTouchesEnded") { delaysTouchesEnded = delays }
        switch self {
        case let tap as UITapGestureRecognizer:
            if let taps = element.integer("numberOfTapsRequired") { tap.numberOfTapsRequired = taps }
            if let touches = element.integer("numberOfTouchesRequired") { tap.numberOfTouchesRequired = touches }
        case let press as UILongPressGestureRecognizer:
            if let taps = element.integer("numberOfTapsRequired") { press.numberOfTapsRequired = taps }
            if let touches = element.integer("numberOfTouchesRequired") { press.numberOfTouchesRequired = touches }
            if let duration = element.number("minimumPressDuration") { press.minimumPressDuration = Double(duration) }
            if let movement = element.number("allowableMovement") { press.allowableMovement = movement }
        case let swipe as UISwipeGestureRecognizer:
            if let touches = element.integer("numberOfTouchesRequired") { swipe.numberOfTouchesRequired = touches }
            let directions: [String: UISwipeGestureRecognizer.Direction] = [
                "right": .right, "left": .left, "up": .up, "down": .down,
            ]
            if let direction = element.choice("direction", directions) { swipe.direction = direction }
        case let edge as UIScreenEdgePanGestureRecognizer:
            if let edges = element.child(key: "edges") { edge.edges = edges.edges() }
            fallthrough
        case is UIPanGestureRecognizer:
            guard let pan = self as? UIPanGestureRecognizer else { return }
            if let touches = element.integer("minimumNumberOfTouches") { pan.minimumNumberOfTouches = touches }
            if let touches = element.integer("maximumNumberOfTouches") { pan.maximumNumberOfTouches = touches }
        default:
            break
        }
    }
}
