import Foundation

/// The scenes of an app and the segues between them, created with Interface Builder.
///
/// There are no compiled storyboards on Linux: the `.storyboard` file is read directly. Copy it into the package's resources
/// (`.copy("Main.storyboard")`). Unsupported content of a file terminates the program with a message that names the file, the
/// line and the element; nothing is silently ignored.
///
/// Main actor.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
    private let document: InterfaceDocument

    /// Reads a storyboard.
    ///
    /// Traps if the bundle has no such file, or if the file cannot be read.
    ///
    /// - Parameters:
    ///   - name: The name of the file, without extension.
    ///   - storyboardBundleOrNil: The bundle. Nil for the main bundle, then the resources beside the executable.
    public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
        guard let url = InterfaceFiles.url(named: name, type: "storyboard", in: storyboardBundleOrNil) else {
            let place: InterfaceMessage =
                storyboardBundleOrNil.map { "the bundle \($0.bundlePath)" } ?? "the program's resources"
            let message: InterfaceMessage =
                "UIStoryboard(name:bundle:) found no '\(name).storyboard' in \(place). List the file in the resources of the "
                + "package's target: .copy(\"\(name).storyboard\")."
            message.trap()
        }
        document = InterfaceFiles.document(at: url, bundle: storyboardBundleOrNil)
        super.init()
        document.checkStructure()
    }

    init(document: InterfaceDocument) {
        self.document = document
        super.init()
        document.checkStructure()
    }

    /// Creates the initial view controller. Returns nil if the storyboard declares none.
    open func instantiateInitialViewController() -> UIViewController? {
        initialElement.map { make($0, creator: nil, inside: []) }
    }

    /// Creates the initial view controller with a custom initializer.
    ///
    /// - Parameter creator: Creates the controller, passing the coder to `super.init(coder:)`. If it is nil or returns nil,
    ///   the class's `init(coder:)` is used.
    /// - Returns: The controller. Nil if the storyboard declares none. Traps if it has a different class.
    open func instantiateInitialViewController<ViewController: UIViewController>(
        creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController? {
        initialElement.map { typed(make($0, creator: creator, inside: []), for: $0) }
    }

    /// Creates the view controller with a storyboard identifier. Traps if there is none.
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        make(
            element(identifier: identifier, in: "instantiateViewController(withIdentifier:)"),
            creator: nil,
            inside: []
        )
    }

    /// Creates the view controller with a storyboard identifier, using a custom initializer. Traps if there is none, or if
    /// the controller has a different class.
    ///
    /// - Parameters:
    ///   - identifier: The storyboard identifier.
    ///   - creator: As in ``instantiateInitialViewController(creator:)``.
    open func instantiateViewController<ViewController: UIViewController>(
        identifier: String,
        creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController {
        let element = element(identifier: identifier, in: "instantiateViewController(identifier:creator:)")
        return typed(make(element, creator: creator, inside: []), for: element)
    }

    // MARK: Screens

    var initialElement: InterfaceElement? {
        guard let id = document.root.attributes["initialViewController"] else { return nil }
        if let element = document.element(id), element.isScreen { return element }
        document.root.problem("begins with '\(id)', which is no screen in the file.")
        return nil
    }

    /// The view controllers of all scenes.
    private var screens: [InterfaceElement] {
        document.objectLists.flatMap(\.children).filter(\.isScreen)
    }

    private func element(identifier: String, in member: String) -> InterfaceElement {
        if let element = screens.first(where: { $0.attributes["storyboardIdentifier"] == identifier }) {
            return element
        }
        let names = screens.compactMap { $0.attributes["storyboardIdentifier"] }.sorted()
        let message: InterfaceMessage =
            "UIStoryboard.\(member) was given '\(identifier)', but no screen of \(document.file) has that identifier. There are: "
            + "\(quoted: names)."
        message.trap()
    }

    private func typed<ViewController>(_ made: UIViewController, for element: InterfaceElement) -> ViewController {
        guard let controller = made as? ViewController else {
            element.fail("was asked for as \(ViewController.self), but is \(type(of: made)): see its customClass.")
        }
        return controller
    }

    /// Creates the view controller for state restoration. Its storyboard identifier is the restoration identifier.
    func screen(restoring identifier: String) -> UIViewController? {
        screens.first { $0.attributes["storyboardIdentifier"] == identifier }.map { make($0, creator: nil, inside: []) }
    }

    // MARK: Destinations of segues

    /// Returns the identifier of a segue's destination. Reports a destination that is not in the file.
    func checkedDestination(of segue: InterfaceElement) -> String {
        let id = segue.requiredString("destination")
        if !id.isEmpty, document.element(id) == nil { segue.problem("leads to '\(id)', which is not in the file.") }
        return id
    }

    /// In a check, returns a substitute for a segue's destination. Nil if the destination is not a view controller, which is
    /// reported.
    func checkedScreen(id: String, for segue: InterfaceElement) -> UIViewController? {
        guard let element = document.element(id), element.isScreen else {
            if !id.isEmpty { segue.problem("leads to '\(id)', which is no screen in the file.") }
            return nil
        }
        return UIViewController()
    }

    /// Creates a segue's destination. Returns nil if it is not a view controller, which is reported.
    ///
    /// - Parameter path: The scenes that contain the new one, outermost first. Empty for an independent one.
    func makeScreen(id: String, for segue: InterfaceElement, inside path: [InterfaceElement]) -> UIViewController? {
        guard let element = document.element(id), element.isScreen else {
            segue.problem("leads to '\(id)', which is no screen in the file.")
            return nil
        }
        guard path.count < Self.maximumDepth else {
            segue.problem("puts a screen inside \(path.count) others; no more than \(Self.maximumDepth) can be nested.")
            return nil
        }
        guard !path.contains(where: { $0 === element }) else {
            segue.problem("puts the screen '\(id)' into itself: \(Self.names(of: path + [element])).")
            return nil
        }
        return make(element, creator: nil, inside: path)
    }

    /// The maximum nesting of scenes. Each level uses stack when it is created.
    private static let maximumDepth = 64

    private static func names(of path: [InterfaceElement]) -> InterfaceMessage {
        "\(quoted: path.map { $0.id ?? $0.name }, separator: " → ")"
    }

    private func make(
        _ element: InterfaceElement,
        creator: ((NSCoder) -> UIViewController?)?,
        inside path: [InterfaceElement]
    ) -> UIViewController {
        if element.name == "viewControllerPlaceholder" { return makeReferenced(element, inside: path) }
        let type = InterfaceClasses.controllerClass(of: element)
        let loader = InterfaceLoader(document, storyboard: self, path: path + [element])
        let coder = InterfaceCoder(element, loader: loader)
        guard let controller = creator?(coder) ?? type.init(coder: coder) else {
            InterfaceClasses.reportNotMade(type, for: element)
            return UIViewController()
        }
        guard let interface = controller.interface, interface.element === element else {
            element.fail("was made by a closure that does not hand its coder on to super.init(coder:).")
        }
        interface.controllerWasMade(controller)
        return controller
    }

    /// Creates a view controller of a referenced storyboard.
    private func makeReferenced(_ element: InterfaceElement, inside path: [InterfaceElement]) -> UIViewController {
        element.checkReference()
        guard !path.contains(where: { $0 === element }) else {
            element.problem("refers to itself: \(Self.names(of: path + [element])).")
            return UIViewController()
        }
        let name = element.requiredString("storyboardName")
        let bundle = element.attributes["bundleIdentifier"].flatMap(Bundle.init(identifier:)) ?? document.bundle
        guard InterfaceFiles.url(named: name, type: "storyboard", in: bundle) != nil else {
            element.problem("refers to \(name).storyboard, which is not among the program's resources.")
            return UIViewController()
        }
        let other = UIStoryboard(name: name, bundle: bundle)
        let identifier = element.string("referencedIdentifier")
        guard let found = identifier.map({ other.screen(identifier: $0) }) ?? other.initialElement else {
            let wanted: InterfaceMessage =
                identifier.map { "has no screen with the identifier '\($0)'" } ?? "names no screen to begin with"
            element.problem("refers to \(name).storyboard, which \(wanted).")
            return UIViewController()
        }
        guard !path.contains(where: { $0 === found }) else {
            element.problem(
                "puts the screen '\(found.id ?? "")' into itself: \(Self.names(of: path + [element, found]))."
            )
            return UIViewController()
        }
        return other.make(found, creator: nil, inside: path + [element])
    }

    private func screen(identifier: String) -> InterfaceElement? {
        screens.first { $0.attributes["storyboardIdentifier"] == identifier }
    }
}

extension InterfaceElement {
    /// Reads a reference to a different storyboard, and reports any other content of the element.
    @MainActor
    func checkReference() {
        for attribute in ["storyboardName", "bundleIdentifier", "referencedIdentifier"] { _ = string(attribute) }
        // Items that Interface Builder shows in the reference. The referenced controller has its own.
        for child in children where ["navigationItem", "tabBarItem", "toolbarItems"].contains(child.name) {
            child.passOverAll()
        }
        passOver("automaticallyAdjustsScrollViewInsets", "storyboardIdentifier", "title")
        checkWasRead()
    }
}
