import Foundation

/// Outlets, actions and segues: what leads from one object of an interface file to another.
@MainActor
enum InterfaceConnection {
    /// Makes a connection of an object. False when what it leads to does not exist yet.
    static func make(_ element: InterfaceElement, of source: NSObject, loader: InterfaceLoader) -> Bool {
        switch element.name {
        case "outlet": return outlet(element, of: source, loader: loader)
        case "outletCollection": return outletCollection(element, of: source, loader: loader)
        case "action": return action(element, of: source, loader: loader)
        case "segue":
            segue(element, of: source, loader: loader)
            return true
        default:
            element.fail("is not supported as a connection: make it in code.")
        }
    }

    private static func outlet(_ element: InterfaceElement, of source: NSObject, loader: InterfaceLoader) -> Bool {
        let property = element.requiredString("property")
        guard let destination = loader.object(element.requiredString("destination")) else { return false }
        if InterfaceOutlets.connect(destination, to: property, of: source) { return true }
        if let responder = source as? UIResponder {
            responder.setValue(destination, forKey: property)
        } else if let reason = StoredProperty.set(destination, named: property, of: source) {
            element.fail("cannot be connected: \(reason)")
        }
        return true
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
        if let reason = StoredProperty.append(destination, toArrayNamed: property, of: source) {
            element.fail("cannot be connected: \(reason)")
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
            element.fail(
                "calls '\(name)' of \(type(of: destination)), whose interfaceAction(named:) gives nothing for that name. "
                    + "Methods cannot be found by their names on Linux: override interfaceAction(named:) there."
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

    /// Where the search for a receiver begins: an action may be for whoever is first in the chain that knows it.
    private static func chainStart(_ id: String, _ source: NSObject, _ loader: InterfaceLoader) -> UIResponder? {
        loader.document.isFirstResponder(id) ? (loader.owner as? UIResponder) ?? source as? UIResponder : nil
    }

    private static func segue(_ element: InterfaceElement, of source: NSObject, loader: InterfaceLoader) {
        // What the segue does was read when the screen was made.
        if source is UIViewController || element.attributes["kind"] == "embed" { return }
        guard let controller = loader.controller, let template = controller.interface?.template(element) else {
            element.fail("begins at \(type(of: source)), which is not in a screen.")
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
            if let controller { template.performForPerson(from: controller, sender: sender) }
        }
    }

    /// Has something done when a control or an item is tapped.
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
        } else {
            element.fail("begins at \(type(of: source)), which cannot be tapped: do it in code.")
        }
    }

    private static let events: [String: UIControl.Event] = [
        "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat, "touchUpInside": .touchUpInside,
        "touchUpOutside": .touchUpOutside, "touchCancel": .touchCancel, "valueChanged": .valueChanged,
        "primaryActionTriggered": .primaryActionTriggered, "editingDidBegin": .editingDidBegin,
        "editingChanged": .editingChanged, "editingDidEnd": .editingDidEnd,
        "editingDidEndOnExit": .editingDidEndOnExit,
    ]
}

extension InterfaceDocument {
    /// Whether a name in the file means whoever is first responder.
    func isFirstResponder(_ id: String) -> Bool {
        element(id)?.attributes["placeholderIdentifier"] == "IBFirstResponder"
    }
}
