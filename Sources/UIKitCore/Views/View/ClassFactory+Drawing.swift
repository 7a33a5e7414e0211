import Foundation
import UIKitRuntime

extension ClassFactory {
    /// The answers for classes that were asked about, because hosts ask with each update of a view.
    private static var drawingClasses: [ObjectIdentifier: Bool] = [:]
    private static var layerMethods: [ObjectIdentifier: Set<LayerMethod>] = [:]

    /// The methods of a view as the delegate of its layer.
    enum LayerMethod: UInt32 {
        case draw, display, layout
    }

    /// Returns whether the class of a view overrides a method of the delegate of its layer.
    static func overrides(_ method: LayerMethod, in type: UIView.Type) -> Bool {
        let key = ObjectIdentifier(type)
        if let known = layerMethods[key] { return known.contains(method) }
        let found = [LayerMethod.draw, .display, .layout].filter {
            let method = UIKitRuntimeLayerMethod($0.rawValue)
            return UIKitRuntimeLayerMethod(pointer(type), method)
                != UIKitRuntimeLayerMethod(pointer(UIView.self), method)
        }
        layerMethods[key] = Set(found)
        return found.contains(method)
    }

    /// Returns whether the class of a view overrides `draw(_:)`. A view is only drawn into an image if so.
    static func overridesDraw(_ type: UIView.Type) -> Bool {
        answer(for: type) { UIKitRuntimeDrawMethod(pointer(type)) != UIKitRuntimeDrawMethod(pointer(UIView.self)) }
    }

    /// Returns whether the class of a label overrides `draw(_:)` or `drawText(in:)`.
    static func overridesDrawing(_ type: UILabel.Type) -> Bool {
        answer(for: type) {
            UIKitRuntimeDrawMethod(pointer(type)) != UIKitRuntimeDrawMethod(pointer(UILabel.self))
                || UIKitRuntimeDrawTextMethod(pointer(type)) != UIKitRuntimeDrawTextMethod(pointer(UILabel.self))
        }
    }

    /// Returns whether the class of a layer overrides `draw(in:)`.
    static func overridesDrawing(_ type: CALayer.Type) -> Bool {
        answer(for: type) {
            UIKitRuntimeDrawLayerMethod(pointer(type)) != UIKitRuntimeDrawLayerMethod(pointer(CALayer.self))
        }
    }

    private static func answer(for type: AnyClass, _ question: () -> Bool) -> Bool {
        let key = ObjectIdentifier(type)
        if let known = drawingClasses[key] { return known }
        let answer = question()
        drawingClasses[key] = answer
        return answer
    }
}
