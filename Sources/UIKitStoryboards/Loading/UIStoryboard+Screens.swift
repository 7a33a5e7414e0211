import Foundation
import UIKitCore

extension UIStoryboard {
    /// Creates a storyboard with the content of a file, whose structure is checked.
    convenience init(document: InterfaceDocument) {
        self.init(content: document)
        document.checkStructure()
    }

    var document: InterfaceDocument { content as! InterfaceDocument }

    // MARK: Screens

    var initialElement: InterfaceElement? {
        guard let id = document.root.attributes["initialViewController"] else { return nil }
        if let element = document.element(id), element.isScreen { return element }
        document.root.problem("names the initial view controller '\(id)', which is not in the file.")
        return nil
    }

    /// The view controllers of all scenes.
    private var screens: [InterfaceElement] {
        document.objectLists.flatMap(\.children).filter(\.isScreen)
    }

    func element(identifier: String, in member: String) -> InterfaceElement {
        if let element = screens.first(where: { $0.attributes["storyboardIdentifier"] == identifier }) {
            return element
        }
        let names = screens.compactMap { $0.attributes["storyboardIdentifier"] }.sorted()
        let message: InterfaceMessage =
            "UIStoryboard.\(member) was given '\(identifier)', but no view controller of \(document.file) has that identifier. "
            + "Existing identifiers: \(quoted: names)."
        message.trap()
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
            if !id.isEmpty { segue.problem("leads to '\(id)', which is not a view controller of the file.") }
            return nil
        }
        return UIViewController()
    }

    /// Creates a segue's destination. Returns nil if it is not a view controller, which is reported.
    ///
    /// - Parameters:
    ///   - path: The scenes that contain the new one, outermost first. Empty for an independent one.
    ///   - creator: Creates the controller. If it is nil or returns nil, `init(coder:)` does.
    func makeScreen(
        id: String,
        for segue: InterfaceElement,
        inside path: [InterfaceElement],
        creator: ((NSCoder) -> UIViewController?)? = nil
    ) -> UIViewController? {
        guard let element = document.element(id), element.isScreen else {
            segue.problem("leads to '\(id)', which is not a view controller of the file.")
            return nil
        }
        guard path.count < Self.maximumDepth else {
            segue.problem("nests view controllers more than \(Self.maximumDepth) levels deep.")
            return nil
        }
        guard !path.contains(where: { $0 === element }) else {
            segue.problem("embeds the view controller '\(id)' in itself: \(Self.names(of: path + [element])).")
            return nil
        }
        return make(element, creator: creator, inside: path)
    }

    /// The maximum nesting of scenes. Each level uses stack when it is created.
    private static let maximumDepth = 64

    private static func names(of path: [InterfaceElement]) -> InterfaceMessage {
        "\(quoted: path.map { $0.id ?? $0.name }, separator: " → ")"
    }

    func make(
        _ element: InterfaceElement,
        creator: ((NSCoder) -> UIViewController?)?,
        inside path: [InterfaceElement]
    ) -> UIViewController {
        if element.name == "viewControllerPlaceholder" {
            return makeReferenced(element, creator: creator, inside: path)
        }
        let type = InterfaceClasses.controllerClass(of: element)
        let loader = InterfaceLoader(document, storyboard: self, path: path + [element])
        let coder = InterfaceCoder(element, loader: loader)
        guard let controller = creator?(coder) ?? type.init(coder: coder) else {
            InterfaceClasses.reportNotMade(type, for: element)
            return UIViewController()
        }
        guard let interface = controller.decodedInterface, interface.element === element else {
            element.fail("was created by a closure that does not pass its coder to super.init(coder:).")
        }
        interface.controllerWasMade(controller)
        return controller
    }

    /// Creates a view controller of a referenced storyboard.
    private func makeReferenced(
        _ element: InterfaceElement,
        creator: ((NSCoder) -> UIViewController?)?,
        inside path: [InterfaceElement]
    ) -> UIViewController {
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
                identifier.map { "has no view controller with the identifier '\($0)'" }
                ?? "has no initial view controller"
            element.problem("refers to \(name).storyboard, which \(wanted).")
            return UIViewController()
        }
        guard !path.contains(where: { $0 === found }) else {
            element.problem(
                "embeds the view controller '\(found.id ?? "")' in itself: \(Self.names(of: path + [element, found]))."
            )
            return UIViewController()
        }
        return other.make(found, creator: creator, inside: path + [element])
    }

    func screen(identifier: String) -> InterfaceElement? {
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
