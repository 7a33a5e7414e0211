import Foundation
import UIKitCollections
import UIKitCore

/// Connections between the objects of an interface file: outlets, actions and segues.
@MainActor
enum InterfaceConnection {
    /// Makes a connection of an object. Returns false if its destination does not exist yet.
    static func make(_ element: InterfaceElement, of source: NSObject, loader: InterfaceLoader) -> Bool {
        switch element.name {
        case "outlet": return outlet(element, of: source, loader: loader)
        case "outletCollection": return outletCollection(element, of: source, loader: loader)
        case "action": return action(element, of: source, loader: loader)
        case "segue":
            segue(element, of: source, loader: loader)
            return true
        default:
            element.problem("is not supported as a connection: create it in code.")
            return true
        }
    }

    private static func outlet(_ element: InterfaceElement, of source: NSObject, loader: InterfaceLoader) -> Bool {
        let property = element.requiredString("property")
        guard let destination = loader.object(element.requiredString("destination")) else { return false }
        if let outlet = InterfaceOutlets.outlet(property, of: type(of: source)) {
            if !outlet.connect(source, destination) {
                element.problem(
                    "connects '\(property)' of \(type(of: source)) with \(type(of: destination)), which is not a "
                        + "\(outlet.wanted)."
                )
            }
            return true
        }
        assign(destination, to: property, of: source, for: element)
        return true
    }

    /// Assigns a property of an app's class.
    static func assign(_ value: Any?, to property: String, of object: NSObject, for element: InterfaceElement) {
        if let responder = object as? UIResponder {
            // Problems in the app's class are reported at the outlet.
            let outer = Interfaces.reportUnassignedOutlet
            Interfaces.reportUnassignedOutlet = { element.problem("cannot be connected: \($0)") }
            defer { Interfaces.reportUnassignedOutlet = outer }
            responder.setValue(value, forKey: property)
        } else if let reason = StoredProperty.set(value, named: property, of: object) {
            element.problem("cannot be connected: \(reason)")
        }
    }

    private static func outletCollection(
        _ element: InterfaceElement,
        of source: NSObject,
        loader: InterfaceLoader
    ) -> Bool {
        let property = element.requiredString("property")
        let id = element.requiredString("destination")
        element.passOver("collectionClass", "appends")
        guard let destination = loader.object(id) else { return false }
        if property == "gestureRecognizers", let view = source as? UIView {
            guard let recognizer = destination as? UIGestureRecognizer else {
                element.problem(
                    "adds \(type(of: destination)) to a view's gestureRecognizers, but it is not a gesture recognizer."
                )
                return true
            }
            view.addGestureRecognizer(recognizer)
        } else if let reason = StoredProperty.append(destination, toArrayNamed: property, of: source) {
            element.problem("cannot be connected: \(reason)")
        }
        return true
    }

    // MARK: Actions

    private static func action(_ element: InterfaceElement, of source: NSObject, loader: InterfaceLoader) -> Bool {
        let name = element.requiredString("selector")
        let event = element.choice("eventType", events)
        let id = element.requiredString("destination")
        guard let destination = loader.object(id) as? UIResponder ?? chainStart(id, source, loader) else {
            return false
        }
        let isChain = loader.document.isFirstResponder(id)
        if !isChain, destination.interfaceAction(named: name) == nil {
            element.problem(
                "calls '\(name)' of \(type(of: destination)), whose interfaceAction(named:) returns nil for that name. List "
                    + "the method in a nested enum ObjectiveCMembers: MemberTable of the class, or override "
                    + "interfaceAction(named:)."
            )
        }
        perform(on: source, event, element) { [weak destination] sender in
            var responder: UIResponder? = destination
            if isChain { responder = (sender as? UIResponder) ?? destination }
            while let current = responder {
                if let action = current.interfaceAction(named: name) { return action(sender) }
                responder = isChain ? current.next : nil
            }
        }
        return true
    }

    /// Returns the start of the responder chain for an action without a fixed target.
    private static func chainStart(_ id: String, _ source: NSObject, _ loader: InterfaceLoader) -> UIResponder? {
        loader.document.isFirstResponder(id) ? (loader.owner as? UIResponder) ?? source as? UIResponder : nil
    }

    private static func segue(_ element: InterfaceElement, of source: NSObject, loader: InterfaceLoader) {
        // These segues were read when the scene was created.
        if source is UIViewController || element.attributes["kind"] == "embed" { return }
        guard let controller = loader.controller, let template = controller.decodedInterface?.template(element) else {
            return element.problem("starts at \(type(of: source)), which is not in a view controller's scene.")
        }
        if let cell = source as? UITableViewCell {
            if element.choice("trigger", ["selection": false, "accessoryAction": true]) == true {
                cell.accessorySegue = template
            } else {
                cell.selectionSegue = template
            }
            return
        }
        if let cell = source as? UICollectionViewCell {
            _ = element.choice("trigger", ["selection": false])
            cell.selectionSegue = template
            return
        }
        perform(on: source, nil, element) { [weak controller] sender in
            if let controller { template.performAfterTap(from: controller, sender: sender) }
        }
    }

    /// Performs a closure when a control or item is activated.
    private static func perform(
        on source: NSObject,
        _ event: UIControl.Event?,
        _ element: InterfaceElement,
        _ body: @escaping @MainActor (Any?) -> Void
    ) {
        if let control = source as? UIControl {
            let action = UIAction { [weak control] _ in body(control) }
            control.addAction(action, for: event ?? .primaryActionTriggered)
        } else if let item = source as? UIBarButtonItem {
            item.primaryAction = UIAction { [weak item] _ in body(item) }
        } else if let recognizer = source as? UIGestureRecognizer {
            recognizer.addAction(UIAction { [weak recognizer] _ in body(recognizer) })
        } else {
            element.problem("starts at \(type(of: source)), which cannot be tapped: perform it in code.")
        }
    }

    static let events: [String: UIControl.Event] = [
        "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat, "touchUpInside": .touchUpInside,
        "touchUpOutside": .touchUpOutside, "touchCancel": .touchCancel, "valueChanged": .valueChanged,
        "primaryActionTriggered": .primaryActionTriggered, "editingDidBegin": .editingDidBegin,
        "editingChanged": .editingChanged, "editingDidEnd": .editingDidEnd,
        "editingDidEndOnExit": .editingDidEndOnExit,
    ]
}

extension InterfaceDocument {
    /// Returns whether an identifier refers to the first responder.
    func isFirstResponder(_ id: String) -> Bool {
        element(id)?.attributes["placeholderIdentifier"] == "IBFirstResponder"
    }
}
