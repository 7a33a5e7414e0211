import Foundation
import UIKitCore

/// Values that a file assigns by key path ("User Defined Runtime Attributes").
@MainActor
enum InterfaceRuntimeAttribute {
    /// A value in all types that its property may have, most likely first.
    private typealias Values = [Any]

    static func assign(_ element: InterfaceElement, to object: NSObject, document: InterfaceDocument) {
        let path = element.requiredString("keyPath")
        guard let values = values(of: element, in: document) else { return }
        if let view = object as? UIView, let known = Self.known[path] {
            if !known(view, values) { element.problem("assigns '\(path)' a value of the wrong type.") }
            return
        }
        assign(values, to: path, of: object, for: element)
    }

    /// Assigns a property of an app's class. A check only looks it up.
    private static func assign(_ values: Values, to path: String, of object: NSObject, for element: InterfaceElement) {
        let source = element.parent?.parent
        if element.problems.isChecking {
            guard let type = source.flatMap(InterfaceClasses.objectClass), !StoredProperty.overridesSetValue(type),
                let reason = StoredProperty.refusal(named: path, in: type)
            else { return }
            return element.problem("cannot be assigned: \(reason)")
        }
        if StoredProperty.overridesSetValue(type(of: object)), let responder = object as? UIResponder {
            return responder.setValue(values.first, forKey: path)
        }
        var reason: InterfaceMessage?
        for value in values {
            reason = StoredProperty.set(value, named: path, of: object)
            if reason == nil { return }
        }
        element.problem("cannot be assigned: \(reason ?? "it has no value.")")
    }

    private static func values(of element: InterfaceElement, in document: InterfaceDocument) -> Values? {
        let type = element.string("type") ?? ""
        switch type {
        case "boolean": return element.bool("value").map { [$0] }
        case "number":
            guard let number = element.child(key: "value")?.number("value") else { return nil }
            let whole = Int(exactly: number)
            return [whole as Any?, Double(number), number, Float(number), whole.map { $0 != 0 } as Any?].compactMap(
                \.self
            )
        case "string": return [element.text("value") ?? ""]
        case "color": return element.color(key: "value", in: document).map { [$0] }
        case "image": return element.image("value", in: document).map { [$0] }
        case "size": return element.size(key: "value").map { [$0] }
        case "rect": return element.rectangle(key: "value").map { [$0] }
        case "point": return element.rectangle(key: "value").map { [$0.origin] }
        default:
            element.problem(
                "has type=\"\(type)\", which is not supported: assign '\(element.attributes["keyPath"] ?? "")' in code."
            )
            element.passOverAll()
            return nil
        }
    }

    /// The supported properties of UIKit's own views. The closures return false for a value of a different type.
    private static let known: [String: (UIView, Values) -> Bool] = [
        "layer.cornerRadius": number { $0.layer.cornerRadius = $1 },
        "layer.borderWidth": number { $0.layer.borderWidth = $1 },
        "layer.shadowRadius": number { $0.layer.shadowRadius = $1 },
        "layer.shadowOpacity": number { $0.layer.shadowOpacity = Float($1) },
        "layer.opacity": number { $0.layer.opacity = Float($1) },
        "layer.masksToBounds": flag { $0.layer.masksToBounds = $1 },
        "clipsToBounds": flag { $0.clipsToBounds = $1 },
        "hidden": flag { $0.isHidden = $1 },
        "accessibilityIdentifier": text { $0.accessibilityIdentifier = $1 },
        "accessibilityLabel": text { $0.accessibilityLabel = $1 },
        "accessibilityHint": text { $0.accessibilityHint = $1 },
    ]

    private static func number(_ assign: @escaping @MainActor (UIView, CGFloat) -> Void) -> (UIView, Values) -> Bool {
        known {
            $0.lazy.compactMap { $0 as? CGFloat }.first
        } assign: {
            assign($0, $1)
        }
    }

    private static func flag(_ assign: @escaping @MainActor (UIView, Bool) -> Void) -> (UIView, Values) -> Bool {
        known {
            $0.lazy.compactMap { $0 as? Bool }.first
        } assign: {
            assign($0, $1)
        }
    }

    private static func text(_ assign: @escaping @MainActor (UIView, String) -> Void) -> (UIView, Values) -> Bool {
        known {
            $0.first as? String
        } assign: {
            assign($0, $1)
        }
    }

    private static func known<Value>(
        _ convert: @escaping @MainActor (Values) -> Value?,
        assign: @escaping @MainActor (UIView, Value) -> Void
    ) -> (UIView, Values) -> Bool {
        { view, values in
            guard let value = convert(values) else { return false }
            assign(view, value)
            return true
        }
    }
}
