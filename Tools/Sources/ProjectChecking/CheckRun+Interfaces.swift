import Foundation
import SourceRewriting
import XcodeProjects

/// Storyboards and nibs: classes, outlets, actions, images and files that they name, and unsupported content.
extension CheckRun {
    mutating func examineInterfaces() {
        var examined: Set<String> = []
        var paths: [String] = []
        for module in modules where module.target.kind != .unitTests && module.target.kind != .uiTests {
            let resources = Resources(of: module.target)
            for path in resources.interfaces where examined.insert(path).inserted {
                guard let data = try? Data(contentsOf: URL(fileURLWithPath: path)) else { continue }
                guard let tree = XMLTree.parse(data) else {
                    findings.add(
                        .interface,
                        URL(fileURLWithPath: path).lastPathComponent,
                        effect: .run,
                        places: [.init(path: path)],
                        advice: "Open and save the file in Xcode.",
                        message:
                            "The file is not well-formed XML, is nested more than 256 deep, or has a document type."
                    )
                    continue
                }
                let isLaunchScreen = tree.root.attributes["launchScreen"] == "YES"
                var file = InterfaceFile(path: path, tree: tree, module: module, resources: resources)
                file.isLaunchScreen = isLaunchScreen
                examine(file)
                if !isLaunchScreen { paths.append(path) }
            }
        }
        examineContents(of: paths)
    }

    private mutating func examine(_ file: InterfaceFile) {
        for element in file.tree.elements {
            if element.attributes["customClass"] != nil { examineClass(of: element, in: file) }
            switch element.name {
            case "outlet", "outletCollection": examineOutlet(element, in: file)
            case "action": examineAction(element, in: file)
            case "segue" where element.attributes["kind"] == "unwind": examineUnwind(element, in: file)
            case "viewControllerPlaceholder": examineReference(element, in: file)
            case "image" where element.parent?.name == "resources": examineImage(element, in: file)
            case "namedColor" where element.parent?.name == "resources": examineColor(element, in: file)
            default: break
            }
        }
    }

    // MARK: Classes

    private mutating func examineClass(of element: XMLTree.Element, in file: InterfaceFile) {
        guard let name = element.attributes["customClass"], !name.hasPrefix("_Tt") else { return }
        let place = file.place(element)
        if let found = find(name, element, in: file) {
            guard let base = classOfCode(found) else { return }
            findings.add(
                .interfaceClass,
                name,
                effect: .run,
                places: [place],
                advice: "Create it in code.",
                message: "Storyboards and nibs cannot contain a \(base) here."
            )
            return
        }
        if let cause = causes[name] {
            findings.add(cause.kind, cause.symbol, effect: .run, places: [place], message: "")
            return
        }
        let moduleName = element.attributes["customModule"] ?? ""
        if !moduleName.isEmpty, element.attributes["customModuleProvider"] != "target", !isAvailable(moduleName) {
            reportMissing(moduleName, in: file.path, line: element.line, name: name)
            return
        }
        let hidden = modules.contains { module in
            module.index.types.values.contains { $0.name == name || $0.name.hasSuffix("." + name) }
        }
        findings.add(
            .interfaceClass,
            name,
            effect: .run,
            places: [place],
            advice: hidden
                ? "The class must not be private or nested in another type, and must belong to the module that the file names."
                : "Add the class to the target, or correct the name in Interface Builder.",
            message: "The file names this class" + (moduleName.isEmpty ? "" : " of the module '\(moduleName)'")
                + ", which no target declares."
        )
    }

    /// A class that a file names: one of the project or one of the library.
    private enum FoundClass {
        case project(ModuleIndex.DeclaredType)
        case library(String)
    }

    private func find(_ name: String, _ element: XMLTree.Element, in file: InterfaceFile) -> FoundClass? {
        let moduleName = element.attributes["customModule"] ?? ""
        let isOfTarget = element.attributes["customModuleProvider"] == "target"
        let candidates =
            isOfTarget || moduleName.isEmpty || moduleName == file.module.target.moduleName
            ? [file.module] : modules.filter { $0.target.moduleName == moduleName }
        for module in candidates {
            if let type = module.index.types[name], type.isClass, type.isVisible { return .project(type) }
        }
        if library.names?.contains(name) == true { return .library(name) }
        if library.names == nil, let framework = AppleFrameworks.framework(declaring: name),
            library.modules.contains(framework)
        {
            return .library(name)
        }
        return nil
    }

    /// The library's classes that cannot be decoded from a file.
    private static let classesOfCode: Set<String> = [
        "UIContentUnavailableView", "UIListContentView", "UIRefreshControl", "UISearchContainerViewController",
        "UISearchController", "UIWindow",
    ]

    /// The class or ancestor of a class that cannot be decoded from a file.
    private func classOfCode(_ found: FoundClass) -> String? {
        var name: String
        switch found {
        case .library(let library): name = library
        case .project(let type): name = type.name
        }
        var seen: Set<String> = []
        while seen.insert(name).inserted {
            if Self.classesOfCode.contains(name) { return name }
            guard let type = modules.lazy.compactMap({ $0.index.types[name] }).first, let parent = type.inherited.first
            else { return nil }
            name = String(parent.prefix { $0 != "<" })
        }
        return nil
    }

    private func foundClass(of element: XMLTree.Element?, in file: InterfaceFile) -> FoundClass? {
        guard let element, let name = element.attributes["customClass"] else { return nil }
        return find(name, element, in: file)
    }

    /// Whether a class has a property or a method with a selector. Nil if an ancestor is not known.
    private func hasMember(
        _ type: ModuleIndex.DeclaredType,
        where matches: (ModuleIndex.DeclaredType) -> Bool,
        libraryMember: String
    ) -> Bool? {
        var current = type
        var seen: Set<String> = []
        while seen.insert(current.name).inserted {
            if matches(current) { return true }
            for module in modules {
                if let found = module.index.extensions[current.name], matches(found) { return true }
            }
            guard let parent = current.inherited.first.map({ String($0.prefix { $0 != "<" }) }) else { return false }
            if let next = modules.lazy.compactMap({ $0.index.types[parent] }).first {
                current = next
            } else {
                for module in modules { if let found = module.index.extensions[parent], matches(found) { return true } }
                return library.names?.hasMember(libraryMember, in: parent, knowingStandardProtocols: true)
            }
        }
        return false
    }

    // MARK: Connections

    private mutating func examineOutlet(_ element: XMLTree.Element, in file: InterfaceFile) {
        guard let property = element.attributes["property"],
            case .project(let type)? = foundClass(of: element.parent?.parent, in: file),
            hasMember(type, where: { $0.properties.contains(property) }, libraryMember: property) == false
        else { return }
        findings.add(
            .connection,
            "\(type.name).\(property)",
            effect: .run,
            places: [file.place(element)],
            advice: "Remove the outlet in Interface Builder, or declare the property.",
            message: "The file connects an outlet that the class does not have."
        )
    }

    private mutating func examineAction(_ element: XMLTree.Element, in file: InterfaceFile) {
        guard let selector = element.attributes["selector"], let id = element.attributes["destination"] else { return }
        let destination = file.elements[id]
        if destination?.attributes["placeholderIdentifier"] == "IBFirstResponder" {
            examineResponderAction(selector, element, in: file)
            return
        }
        let name = String(selector.prefix { $0 != ":" })
        guard case .project(let type)? = foundClass(of: destination, in: file),
            hasMember(type, where: { $0.selectors.contains(selector) }, libraryMember: name) == false
        else { return }
        reportAction("\(type.name).\(selector)", element, in: file)
    }

    private mutating func examineUnwind(_ element: XMLTree.Element, in file: InterfaceFile) {
        guard let selector = element.attributes["unwindAction"] else { return }
        examineResponderAction(selector, element, in: file)
    }

    /// An action that any object may implement.
    private mutating func examineResponderAction(_ selector: String, _ element: XMLTree.Element, in file: InterfaceFile)
    {
        let isKnown = modules.contains { module in
            module.index.types.values.contains { $0.selectors.contains(selector) }
                || module.index.extensions.values.contains { $0.selectors.contains(selector) }
        }
        if isKnown { return }
        let name = String(selector.prefix { $0 != ":" })
        if library.names?.hasMember(name, in: "UIResponder", knowingStandardProtocols: true) != false { return }
        reportAction(selector, element, in: file)
    }

    private mutating func reportAction(_ symbol: String, _ element: XMLTree.Element, in file: InterfaceFile) {
        findings.add(
            .connection,
            symbol,
            effect: .run,
            places: [file.place(element)],
            advice: "Remove the action in Interface Builder, or declare the method with @IBAction.",
            message: "The file connects an action that the class does not have."
        )
    }

    // MARK: Files

    private mutating func examineReference(_ element: XMLTree.Element, in file: InterfaceFile) {
        guard let name = element.attributes["storyboardName"], !file.resources.storyboards.contains(name),
            element.attributes["bundleIdentifier"] == nil
        else { return }
        findings.add(
            .missingResource,
            "\(name).storyboard",
            effect: .run,
            places: [file.place(element)],
            advice: "Add the storyboard to the target.",
            message: "A reference leads to this storyboard, which the target does not contain."
        )
    }

    private mutating func examineImage(_ element: XMLTree.Element, in file: InterfaceFile) {
        guard let name = element.attributes["name"], element.attributes["catalog"] != "system",
            !file.resources.hasImage(name)
        else { return }
        // The system's images have a size only in Interface Builder.
        let places = file.tree.elements.filter { $0.attributes.values.contains(name) && $0.name != "image" }.map(
            file.place
        )
        findings.add(
            .missingResource,
            name,
            effect: file.isLaunchScreen ? .hint : .run,
            places: places.isEmpty ? [file.place(element)] : places,
            advice: "Add the image to an asset catalogue of the target.",
            message: "The file names this image, which the target does not contain."
        )
    }

    private mutating func examineColor(_ element: XMLTree.Element, in file: InterfaceFile) {
        guard let name = element.attributes["name"], !file.resources.colors.contains(name) else { return }
        findings.add(
            .missingResource,
            name,
            effect: .hint,
            places: [file.place(element)],
            advice: "Add the colour to an asset catalogue of the target.",
            message: "The file names this colour, which the target does not contain. The value in the file is used."
        )
    }
}

/// A storyboard or nib of a target.
struct InterfaceFile {
    let path: String
    let tree: XMLTree
    let module: CheckRun.Module
    let resources: Resources
    var isLaunchScreen = false

    /// The elements by identifier.
    let elements: [String: XMLTree.Element]

    init(path: String, tree: XMLTree, module: CheckRun.Module, resources: Resources) {
        self.path = path
        self.tree = tree
        self.module = module
        self.resources = resources
        elements = Dictionary(
            tree.elements.compactMap { element in element.attributes["id"].map { ($0, element) } },
            uniquingKeysWith: { first, _ in first }
        )
    }

    func place(_ element: XMLTree.Element) -> Finding.Place { .init(path: path, line: element.line) }
}
