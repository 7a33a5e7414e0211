import Foundation

/// The screens of an app, and the ways between them, as Interface Builder writes them.
///
/// There are no compiled storyboards on Linux: the `.storyboard` itself is read. Copy it into the package's resources
/// (`.copy("Main.storyboard")`). What a file asks for and this library does not support ends the program with a sentence that
/// names the file, the line and the element; nothing is passed over in silence.
///
/// Main actor. iOS 5.0.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
    private let document: InterfaceDocument

    /// Reads a storyboard.
    ///
    /// Traps when the bundle has none of that name, or when the file cannot be read.
    ///
    /// - Parameters:
    ///   - name: The name of the file, without extension.
    ///   - storyboardBundleOrNil: Where it is; nil for the main bundle and, after that, the resources beside the executable.
    ///
    /// iOS 5.0.
    public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
        guard let url = InterfaceFiles.url(named: name, type: "storyboard", in: storyboardBundleOrNil) else {
            let place = storyboardBundleOrNil.map { "the bundle \($0.bundlePath)" } ?? "the program's resources"
            trap(
                "UIStoryboard(name:bundle:) found no '\(name).storyboard' in \(place). List the file in the resources of the "
                    + "package's target: .copy(\"\(name).storyboard\")."
            )
        }
        document = InterfaceFiles.document(at: url, bundle: storyboardBundleOrNil)
        super.init()
    }

    init(document: InterfaceDocument) {
        self.document = document
        super.init()
    }

    /// Makes the screen that the storyboard begins with; nil when it names none. iOS 5.0.
    open func instantiateInitialViewController() -> UIViewController? {
        initialElement.map { make($0, creator: nil) }
    }

    /// Makes the screen that the storyboard begins with, by an initializer of the app's own.
    ///
    /// - Parameter creator: Makes the controller: it hands the coder on to `super.init(coder:)`. Nil, or its answer nil, for the
    ///   class's `init(coder:)`.
    /// - Returns: The controller; nil when the storyboard names none to begin with. Traps when it is of another class.
    ///
    /// iOS 13.0.
    open func instantiateInitialViewController<ViewController: UIViewController>(
        creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController? {
        initialElement.map { typed(make($0, creator: creator), for: $0) }
    }

    /// Makes the screen of a storyboard identifier. Traps when there is none. iOS 5.0.
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        make(element(identifier: identifier, in: "instantiateViewController(withIdentifier:)"), creator: nil)
    }

    /// Makes the screen of a storyboard identifier, by an initializer of the app's own. Traps when there is none, or when the
    /// controller is of another class.
    ///
    /// - Parameters:
    ///   - identifier: The storyboard identifier.
    ///   - creator: As in ``instantiateInitialViewController(creator:)``.
    ///
    /// iOS 13.0.
    open func instantiateViewController<ViewController: UIViewController>(
        identifier: String,
        creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController {
        let element = element(identifier: identifier, in: "instantiateViewController(identifier:creator:)")
        return typed(make(element, creator: creator), for: element)
    }

    // MARK: Screens

    private var initialElement: InterfaceElement? {
        guard let id = document.root.attributes["initialViewController"] else { return nil }
        guard let element = document.element(id) else {
            document.root.fail("begins with '\(id)', which is not in the file.")
        }
        return element
    }

    /// The controllers of all scenes.
    private var screens: [InterfaceElement] {
        let scenes = document.root.children.first { $0.name == "scenes" }?.children ?? []
        return scenes.flatMap { $0.children.first { $0.name == "objects" }?.children ?? [] }
            .filter {
                $0.attributes["sceneMemberID"] == "viewController" || InterfaceClasses.controllers[$0.name] != nil
            }
    }

    private func element(identifier: String, in member: String) -> InterfaceElement {
        if let element = screens.first(where: { $0.attributes["storyboardIdentifier"] == identifier }) {
            return element
        }
        let names = screens.compactMap { $0.attributes["storyboardIdentifier"] }.map { "'\($0)'" }.sorted()
        trap(
            "UIStoryboard.\(member) was given '\(identifier)', but no screen of \(document.file) has that identifier. There are: "
                + "\(names.isEmpty ? "none" : names.joined(separator: ", "))."
        )
    }

    private func typed<ViewController>(_ made: UIViewController, for element: InterfaceElement) -> ViewController {
        guard let controller = made as? ViewController else {
            element.fail("was asked for as \(ViewController.self), but is \(type(of: made)): see its customClass.")
        }
        return controller
    }

    /// The screen of a controller whose state was kept: the one whose storyboard identifier this is.
    func screen(restoring identifier: String) -> UIViewController? {
        screens.first { $0.attributes["storyboardIdentifier"] == identifier }.map { make($0, creator: nil) }
    }

    /// The screen that a segue leads to, by the name that the file has for it.
    func makeScreen(id: String, for segue: InterfaceElement) -> UIViewController {
        guard let element = document.element(id) else { segue.fail("leads to '\(id)', which is not in the file.") }
        return make(element, creator: nil)
    }

    private func make(_ element: InterfaceElement, creator: ((NSCoder) -> UIViewController?)?) -> UIViewController {
        if element.name == "viewControllerPlaceholder" { return makeReferenced(element) }
        let type = InterfaceClasses.controllerClass(of: element)
        let loader = InterfaceLoader(document, storyboard: self)
        let coder = InterfaceCoder(element, loader: loader)
        guard let controller = creator?(coder) ?? type.init(coder: coder) else {
            InterfaceClasses.failNotMade(type, for: element)
        }
        guard let interface = controller.interface, interface.element === element else {
            element.fail("was made by a closure that does not hand its coder on to super.init(coder:).")
        }
        interface.controllerWasMade(controller)
        return controller
    }

    /// A reference to another storyboard.
    private func makeReferenced(_ element: InterfaceElement) -> UIViewController {
        let name = element.requiredString("storyboardName")
        let bundle = element.attributes["bundleIdentifier"].flatMap(Bundle.init(identifier:)) ?? document.bundle
        let other = UIStoryboard(name: name, bundle: bundle)
        if let identifier = element.string("referencedIdentifier") {
            return other.instantiateViewController(withIdentifier: identifier)
        }
        guard let controller = other.instantiateInitialViewController() else {
            element.fail("refers to \(name).storyboard, which names no screen to begin with.")
        }
        return controller
    }
}
