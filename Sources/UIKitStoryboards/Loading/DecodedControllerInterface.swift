import Foundation
import UIKitCore

/// The part of a storyboard or nib that a controller keeps.
@MainActor
final class DecodedControllerInterface: ControllerInterface {
    let element: InterfaceElement
    let loader: InterfaceLoader
    private var templates: [String: SegueTemplate] = [:]
    private var embedded: [InterfaceElement] = []
    /// The other top-level objects of the scene, retained by the controller.
    private var companions: [NSObject] = []

    var storyboard: UIStoryboard? { loader.storyboard }

    init(_ coder: InterfaceCoder) {
        element = coder.element
        loader = coder.loader
    }

    func template(_ segue: InterfaceElement) -> SegueTemplate? {
        segue.id.flatMap { templates[$0] }
    }

    /// Registers the controller and reads its segues. Called within the controller's `init(coder:)`.
    func adopt(_ controller: UIViewController) {
        loader.owner = controller
        loader.register(controller, for: element)
        collectSegues(in: element, of: controller)
    }

    private func collectSegues(in element: InterfaceElement, of controller: UIViewController) {
        for child in element.children {
            guard child.name == "segue" else {
                collectSegues(in: child, of: controller)
                continue
            }
            switch child.attributes["kind"] {
            case "relationship":
                checkHasNoClass(child)
            case "embed":
                checkHasNoClass(child)
                // The destination is created with the view.
                for attribute in ["kind", "destination", "identifier"] { _ = child.string(attribute) }
                _ = SegueAction(child)
                _ = loader.storyboard?.checkedDestination(of: child)
                embedded.append(child)
            default:
                guard let template = SegueKinds.template(child, storyboard: loader.storyboard, controller: controller)
                else { continue }
                if let id = child.id { templates[id] = template }
                controller.segueTemplates.append(template)
            }
        }
    }

    /// Reports a custom class of an embedding or relationship segue, which cannot have one.
    private func checkHasNoClass(_ segue: InterfaceElement) {
        guard let name = segue.attributes["customClass"] else { return }
        segue.problem("names the class '\(name)', but a segue of this kind cannot have one: remove it here.")
    }

    /// Makes all connections that need no view. Called after the controller's initializer.
    func controllerWasMade(_ controller: UIViewController) {
        let companionElements = makeCompanions()
        InterfaceRelationships.establish(element, of: controller, loader: loader)
        loader.connect(isComplete: false)
        // Connecting reads the attributes of connections, those of gesture recognizers beside the controller too.
        for read in [element] + companionElements { read.checkWasRead() }
    }

    /// Creates the other objects of the scene. Returns their elements.
    private func makeCompanions() -> [InterfaceElement] {
        let siblings = (element.parent?.children ?? []).filter { sibling in
            sibling !== element && !["placeholder", "exit"].contains(sibling.name)
        }
        for sibling in siblings {
            if sibling.isScreen { sibling.problem("is an additional view controller in its scene.") }
            if let object = loader.makeOutermost(sibling) { companions.append(object) }
        }
        return siblings
    }

    /// Creates and connects the controller's view.
    ///
    /// - Returns: False if the file has none.
    func loadView(of controller: UIViewController) -> Bool {
        guard let view = element.children.first(where: { $0.key == "view" }) else { return false }
        if let guides = element.child("layoutGuides") {
            for guide in guides.allChildren() { InterfaceConstraint.registerOldGuide(guide, loader: loader) }
        }
        controller.view = loader.makeView(view)
        loader.connect(isComplete: true)
        view.checkWasRead()
        if !loader.isChecking { for segue in embedded { embed(segue, in: controller) } }
        return true
    }

    /// Adds the destination of an embedding segue to its container view.
    private func embed(_ segue: InterfaceElement, in controller: UIViewController) {
        guard let container = segue.parent?.parent?.id.flatMap(loader.object) as? UIView,
            let storyboard = loader.storyboard
        else { return }
        let id = segue.requiredString("destination")
        let creator = SegueAction(segue)?.creator(from: controller, sender: container)
        guard let child = storyboard.makeScreen(id: id, for: segue, inside: loader.path, creator: creator) else {
            return
        }
        let made = UIStoryboardSegue(identifier: segue.string("identifier"), source: controller, destination: child) {
            controller.addChild(child)
            child.view.frame = container.bounds
            child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            container.addSubview(child.view)
            child.didMove(toParent: controller)
        }
        controller.prepare(for: made, sender: container)
        made.perform()
    }
}

/// The relationships of containers in a storyboard. Each supported container has one line here.
@MainActor
enum InterfaceRelationships {
    static func establish(_ element: InterfaceElement, of controller: UIViewController, loader: InterfaceLoader) {
        let segues = (element.children.first { $0.name == "connections" }?.children ?? [])
            .filter { $0.attributes["kind"] == "relationship" }
        guard let first = segues.first else { return }
        guard let storyboard = loader.storyboard else { return first.problem("is not in a storyboard.") }
        var members: [String: [UIViewController]] = [:]
        for segue in segues {
            _ = segue.string("kind")
            let relationship = segue.requiredString("relationship")
            let id = segue.requiredString("destination")
            let action = SegueAction(segue)
            // A check creates each scene separately.
            let screen =
                loader.isChecking
                ? storyboard.checkedScreen(id: id, for: segue)
                : storyboard.makeScreen(
                    id: id,
                    for: segue,
                    inside: loader.path,
                    creator: action?.creator(from: controller, sender: nil)
                )
            if let screen { members[relationship, default: []].append(screen) }
        }
        switch controller {
        case let navigation as UINavigationController:
            navigation.setViewControllers(members.removeValue(forKey: "rootViewController") ?? [], animated: false)
        case let split as UISplitViewController:
            split.take(&members)
        case let tabs as UITabBarController:
            tabs.viewControllers = members.removeValue(forKey: "viewControllers")
        default:
            break
        }
        if let unknown = members.keys.sorted().first {
            first.problem("has relationship=\"\(unknown)\", which \(type(of: controller)) does not have.")
        }
    }
}

extension UIViewController {
    /// Decodes the properties of the controller.
    func decodeInterface(from coder: InterfaceCoder) {
        let interface = DecodedControllerInterface(coder)
        self.interface = interface
        let element = coder.element
        for child in element.children
        where ["view", "refreshControl"].contains(child.key) || child.name == "layoutGuides" {
            child.isDeferred = true
        }
        interface.adopt(self)
        if let title = element.text("title") { self.title = title }
        element.passOver("storyboardIdentifier", "storyboardName", "useStoryboardIdentifierAsRestorationIdentifier")
        // Bars take their space from adjacent views and cover nothing, so no insets need adjustment.
        element.passOver("automaticallyAdjustsScrollViewInsets")
        // The size of the view in the editor.
        element.passOver("autoresizesArchivedViewToFullSize", "wantsFullScreenLayout")
        if let edges = element.child(key: "edgesForExtendedLayout") { edgesForExtendedLayout = edges.edges() }
        if let includes = element.bool("extendedLayoutIncludesOpaqueBars") {
            extendedLayoutIncludesOpaqueBars = includes
        }
        let restoration = element.string("restorationIdentifier")
        let usesStoryboard = element.attributes["useStoryboardIdentifierAsRestorationIdentifier"] == "YES"
        restorationIdentifier = restoration ?? (usesStoryboard ? element.attributes["storyboardIdentifier"] : nil)
        if let defines = element.bool("definesPresentationContext") { definesPresentationContext = defines }
        if let style = element.choice("modalPresentationStyle", SegueKinds.presentationStyles) {
            modalPresentationStyle = style
        }
        if let style = element.choice("modalTransitionStyle", SegueKinds.transitionStyles) {
            modalTransitionStyle = style
        }
        decodeToolbarItems(element, loader: coder.loader)
        if let size = element.size(key: "preferredContentSize") ?? element.size(key: "contentSizeForViewInPopover") {
            preferredContentSize = size
        }
        if let item = element.child(key: "tabBarItem") { tabBarItem = UITabBarItem.make(item, loader: coder.loader) }
        if let hides = element.bool("hidesBottomBarWhenPushed") { self.hidesBottomBarWhenPushed = hides }
        if let item = element.child(key: "navigationItem") {
            navigationItem.decodeInterface(item, loader: coder.loader)
        }
    }

    private func decodeToolbarItems(_ element: InterfaceElement, loader: InterfaceLoader) {
        guard let list = element.child("toolbarItems") else { return }
        let items = list.allChildren().map { UIBarButtonItem.make($0, loader: loader) }
        if !items.isEmpty { toolbarItems = items }
    }

    /// The interface that the reader of this module decoded.
    var decodedInterface: DecodedControllerInterface? { interface as? DecodedControllerInterface }
}
