import Foundation
import UIKitCore

/// Finds all problems of a file: creates the objects of all scenes with UIKit's classes instead of the app's, and decodes
/// their properties. No code of the app runs.
@MainActor
enum InterfaceCheck {
    static func problems(in document: InterfaceDocument) -> [InterfaceError] {
        document.root.forgetReading()
        document.isStructureChecked = false
        return document.problems.collect {
            document.checkStructure()
            if document.root.children.contains(where: { $0.name == "scenes" }) {
                checkScenes(of: document)
            } else {
                _ = InterfaceLoader.makeObjects(of: document, owner: nil, reuseIdentifier: "")
            }
        }
    }

    private static func checkScenes(of document: InterfaceDocument) {
        let storyboard = UIStoryboard(document: document)
        _ = storyboard.initialElement
        for list in document.objectLists {
            let screens = list.children.filter(\.isScreen)
            for element in screens where element.name == "viewControllerPlaceholder" { element.checkReference() }
            let made = screens.filter { $0.name != "viewControllerPlaceholder" }
            for element in made { check(element, storyboard: storyboard, document: document) }
        }
    }

    private static func check(_ element: InterfaceElement, storyboard: UIStoryboard, document: InterfaceDocument) {
        let loader = InterfaceLoader(document, storyboard: storyboard, path: [element])
        let type = InterfaceClasses.controllerClass(of: element)
        guard let controller = type.init(coder: InterfaceCoder(element, loader: loader)),
            let interface = controller.decodedInterface
        else { return InterfaceClasses.reportNotMade(type, for: element) }
        interface.controllerWasMade(controller)
        _ = interface.loadView(of: controller)
        loader.connect(isComplete: true)
        // The objects are released without having been on screen.
        withExtendedLifetime(controller) {}
    }

    /// Reports problems of a connection as far as the classes are known. Actions are known only to objects.
    static func check(_ connection: InterfaceElement, in document: InterfaceDocument) {
        switch connection.name {
        case "outlet", "outletCollection":
            checkOutlet(connection, in: document)
        case "action":
            _ = connection.requiredString("selector")
            _ = connection.choice("eventType", InterfaceConnection.events)
            _ = destination(of: connection, in: document)
        case "segue":
            // The rest was read with the scene.
            let isOfRow = connection.parent?.parent?.name == "tableViewCell"
            if isOfRow { _ = connection.choice("trigger", ["selection": false, "accessoryAction": true]) }
        default:
            connection.problem("is not supported as a connection: create it in code.")
        }
    }

    private static func checkOutlet(_ connection: InterfaceElement, in document: InterfaceDocument) {
        connection.passOver("collectionClass", "appends")
        let property = connection.requiredString("property")
        guard let destination = destination(of: connection, in: document),
            let source = connection.parent?.parent, let type = InterfaceClasses.objectClass(of: source),
            let value = InterfaceClasses.objectClass(of: destination),
            InterfaceOutlets.outlet(property, of: type) == nil, property != "gestureRecognizers"
        else { return }
        let isCollection = connection.name == "outletCollection"
        if let reason = StoredProperty.refusal(of: value, named: property, in: type, asElement: isCollection),
            !StoredProperty.overridesSetValue(type)
        {
            connection.problem("cannot be connected: \(reason)")
        }
    }

    private static func destination(of connection: InterfaceElement, in document: InterfaceDocument)
        -> InterfaceElement?
    {
        let id = connection.requiredString("destination")
        if let element = document.element(id) { return element }
        if !id.isEmpty { connection.problem("leads to '\(id)', which is not in the file.") }
        return nil
    }
}

extension InterfaceElement {
    /// Whether an object of a scene is a view controller.
    var isScreen: Bool {
        attributes["sceneMemberID"] == "viewController" || name == "viewControllerPlaceholder"
            || name.hasSuffix("Controller")
    }
}
