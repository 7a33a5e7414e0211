import Foundation
import XcodeProjects

/// Decides which modules a generated package contains.
public struct PackagePlanner {
    private let project: LoadedProject
    private let library: InstalledLibrary
    private let localPackages: [PackageReference.ID: LocalPackage]
    private let sources: DependencySources

    private var modules: [PlannedModule] = []
    private var problems: [ProjectProblem] = []
    private var packages: [PackageReference] = []

    /// The modules of finished targets. Nil while the targets on which they depend are visited.
    private var visited: [ProjectTarget.ID: String?] = [:]

    /// The name of each module, with the target that has it.
    private var owners: [String: String] = [:]

    /// Makes a planner.
    ///
    /// - Parameters:
    ///   - project: The project.
    ///   - library: The library, whose modules are not part of the package.
    ///   - localPackages: The contents of the project's local packages, by identity.
    ///   - sources: Packages and pods on this machine that the project does not contain.
    public init(
        project: LoadedProject,
        library: InstalledLibrary,
        localPackages: [PackageReference.ID: LocalPackage] = [:],
        sources: DependencySources = DependencySources()
    ) {
        self.sources = sources
        self.project = project
        self.library = library
        self.localPackages = localPackages
    }

    /// Returns the plan for some targets and all on which they depend.
    ///
    /// - Parameters:
    ///   - targets: The targets.
    ///   - name: The package's name.
    public mutating func plan(targets: [ProjectTarget.ID], name: String) -> PackagePlan {
        modules = []
        problems = []
        packages = []
        visited = [:]
        owners = [:]
        for id in targets { _ = visit(id) }
        return PackagePlan(name: name, modules: modules, packages: packages, problems: problems)
    }

    private mutating func report(_ message: String, path: String? = nil) { report(.error, message, path: path) }

    private mutating func report(_ severity: ProjectProblem.Severity, _ message: String, path: String? = nil) {
        problems.append(ProjectProblem(severity: severity, path: path ?? project.path, message: message))
    }

    /// Adds the module of a target after those on which it depends. Returns its name; nil for targets without a module.
    private mutating func visit(_ id: ProjectTarget.ID) -> String? {
        if let module = visited[id] { return module }
        guard let target = project.target(id) else {
            report("There is no target '\(id)'.")
            return nil
        }
        visited[id] = .some(nil)
        guard let kind = kind(of: target) else { return nil }
        guard claim(target.moduleName, for: "target '\(target.name)'") else { return nil }

        var dependencies: [String] = []
        let declared = target.dependencies + [target.testHost].compactMap { $0 }
        for dependency in declared + importedTargets(of: target).filter({ !declared.contains($0) }) {
            // UI tests drive the app as a process of its own.
            if target.kind == .uiTests, project.target(dependency)?.kind == .application { continue }
            guard let module = visit(dependency), !dependencies.contains(module) else { continue }
            // A program cannot be part of another one. Tests are linked with the app's code.
            guard kind == .tests || modules.first(where: { $0.name == module })?.kind == .library else { continue }
            dependencies.append(module)
        }
        let products = resolve(target.packageProducts, user: "target '\(target.name)'", dependencies: &dependencies)
        guard !target.sources.isEmpty else {
            reportWithoutSources(target)
            return nil
        }
        addImportedSources(of: target, products: products, to: &dependencies)
        let settings = CompilerSettings(target, path: project.path)
        problems += settings.problems
        checkFileNames(target.sources, module: target.moduleName)
        modules.append(
            PlannedModule(
                name: target.moduleName,
                kind: kind,
                target: target,
                sources: target.sources,
                dependencies: dependencies,
                products: products,
                settings: settings,
                moduleBundle: project.isSwiftPackage && !target.resources.isEmpty
                    ? "\(project.name)_\(target.name)" : nil
            )
        )
        visited[id] = target.moduleName
        return target.moduleName
    }

    /// The frameworks and static libraries of the project that the sources of a target import. Xcode builds all targets of an app into
    /// one folder, where the compiler finds also modules on which a target does not depend.
    private func importedTargets(of target: ProjectTarget) -> [ProjectTarget.ID] {
        let candidates = Dictionary(grouping: project.targets, by: \.moduleName)
            .filter { name, targets in
                name != target.moduleName && targets.count == 1 && !library.modules.contains(name)
                    && [.framework, .staticLibrary].contains(targets[0].kind)
                    && !target.packageProducts.contains { $0.name == name }
            }
        guard !candidates.isEmpty else { return [] }
        let names = ImportedModules.names(inFiles: target.sources)
        return candidates.keys.sorted().filter(names.contains).map { candidates[$0]![0].id }
    }

    /// Adds the modules that the sources of a target import, and that packages or pods on this machine contain.
    private mutating func addImportedSources(
        of target: ProjectTarget,
        products: [PackageProduct],
        to dependencies: inout [String]
    ) {
        guard !sources.packages.isEmpty else { return }
        let known = Set(dependencies + products.map(\.name) + [target.moduleName]).union(library.modules)
        let own = Set(project.targets.map(\.moduleName))
        for name in ImportedModules.names(inFiles: target.sources).subtracting(known).subtracting(own).sorted() {
            guard let found = sources.target(ofModule: name), let module = visit(found.target, of: found.package)
            else { continue }
            dependencies.append(module)
        }
    }

    /// Returns nil for targets that are not compiled.
    private mutating func kind(of target: ProjectTarget) -> PlannedModule.Kind? {
        switch target.kind {
        case .application: return .executable
        case .framework, .staticLibrary: return .library
        case .unitTests, .uiTests: return .tests
        case .bundle: return nil
        case .appExtension:
            report(.warning, "Target '\(target.name)' is an app extension, which is not built.")
        case .other(let type):
            report(.warning, "Target '\(target.name)' has the type '\(type)', which is not built.")
        }
        return nil
    }

    private mutating func reportWithoutSources(_ target: ProjectTarget) {
        let kinds = UnsupportedFile.Kind.allCases.compactMap { kind in
            let count = target.unsupportedFiles.count { $0.kind == kind }
            return count == 0 ? nil : "\(count) of the kind \(kind.rawValue)"
        }
        let others = kinds.isEmpty ? "" : ", but files that cannot be compiled here: " + kinds.joined(separator: ", ")
        // A library may consist of resources only.
        let isLibrary = [.framework, .staticLibrary].contains(target.kind)
        report(
            isLibrary && kinds.isEmpty ? .warning : .error,
            "Target '\(target.name)' has no Swift files\(others)."
        )
    }

    /// Reserves the name of a module.
    private mutating func claim(_ name: String, for owner: String) -> Bool {
        if !ModuleName.isValid(name) {
            report("The module name '\(name)' of \(owner) is not an identifier. Set PRODUCT_MODULE_NAME.")
        } else if library.modules.contains(name) {
            report("The module name '\(name)' of \(owner) is that of a module of the library. Set PRODUCT_MODULE_NAME.")
        } else if let other = owners[name] {
            report(
                "The module name '\(name)' belongs to \(other) and to \(owner). Set PRODUCT_MODULE_NAME of one of them."
            )
        } else {
            owners[name] = owner
            return true
        }
        return false
    }

    /// The compiler rejects two files of one name in a module, and names neither folder.
    private mutating func checkFileNames(_ sources: [String], module: String) {
        var paths: [String: String] = [:]
        for path in sources {
            let name = URL(fileURLWithPath: path).lastPathComponent
            if let other = paths[name] {
                report(
                    "The module '\(module)' contains two files of this name; the other one is '\(other)'. Rename one.",
                    path: path
                )
            }
            paths[name] = path
        }
    }

    /// Returns the products of remote packages, and adds the modules of local ones.
    private mutating func resolve(
        _ products: [PackageProduct],
        user: String,
        dependencies: inout [String]
    ) -> [PackageProduct] {
        var remote: [PackageProduct] = []
        for product in products {
            if let local = localPackage(of: product) {
                for module in visitProduct(product.name, of: local) where !dependencies.contains(module) {
                    dependencies.append(module)
                }
            } else if let reference = reference(of: product) {
                remote.append(PackageProduct(name: product.name, package: reference.id))
                if !packages.contains(reference) { packages.append(reference) }
            } else if library.modules.contains(product.name) {
                continue
            } else {
                report("The project does not name the package of '\(product.name)', which \(user) uses.")
            }
        }
        return remote
    }

    private func localPackage(of product: PackageProduct) -> LocalPackage? {
        if let id = product.package { return localPackages[id] ?? sources.package(id) }
        return localPackages.values.sorted { $0.path < $1.path }.first { $0.products[product.name] != nil }
            ?? sources.packages.first { $0.products[product.name] != nil }
    }

    private func reference(of product: PackageProduct) -> PackageReference? {
        func isRemote(_ reference: PackageReference) -> Bool {
            if case .remote = reference.location { true } else { false }
        }
        if let id = product.package { return project.packages.first { $0.id == id && isRemote($0) } }
        // Without the package's name, only one remote package can be meant.
        let remote = project.packages.filter(isRemote)
        return remote.count == 1 ? remote[0] : nil
    }

    // MARK: Local packages

    private mutating func visitProduct(_ name: String, of package: LocalPackage) -> [String] {
        guard let targets = package.products[name] else {
            report("The package has no library product '\(name)'.", path: package.path + "/Package.swift")
            return []
        }
        return targets.compactMap { visit($0, of: package) }
    }

    private mutating func visit(_ name: String, of package: LocalPackage) -> String? {
        let key = package.path + "\n" + name
        if let module = visited[key] { return module }
        visited[key] = .some(nil)
        let manifest = package.path + "/Package.swift"
        guard let source = package.targets.first(where: { $0.name == name }) else {
            report("The package has no target '\(name)'.", path: manifest)
            return nil
        }
        let module = ModuleName.identifier(name)
        if library.modules.contains(module) { return nil }
        guard claim(module, for: "target '\(name)' of package '\(package.name)'") else { return nil }
        let target: ProjectTarget
        do {
            target = try package.projectTarget(source, moduleName: module)
        } catch {
            problems += error.problems
            return nil
        }
        var dependencies: [String] = []
        var products: [PackageProduct] = []
        var usesSwiftSyntax = false
        for dependency in source.dependencies {
            switch package.resolve(dependency) {
            case .target(let name):
                if let module = visit(name, of: package), !dependencies.contains(module) { dependencies.append(module) }
            case .product(let product) where ToolchainSyntax.contains(product, of: package):
                usesSwiftSyntax = true
            case .product(let product):
                products += resolve(
                    [product],
                    user: "target '\(name)' of package '\(package.name)'",
                    references: package.references,
                    dependencies: &dependencies
                )
            }
        }
        addImportedSources(of: target, products: products, to: &dependencies)
        let settings = package.settings(of: source)
        checkFileNames(target.sources, module: module)
        var planned = PlannedModule(
            name: module,
            kind: source.kind,
            target: target,
            sources: target.sources,
            dependencies: dependencies,
            products: products,
            settings: settings,
            moduleBundle: target.resources.isEmpty ? nil : "\(package.name)_\(name)"
        )
        planned.usesSwiftSyntax = usesSwiftSyntax
        modules.append(planned)
        visited[key] = module
        return module
    }

    /// Resolves a product with the package references of a local package.
    private mutating func resolve(
        _ products: [PackageProduct],
        user: String,
        references: [PackageReference],
        dependencies: inout [String]
    ) -> [PackageProduct] {
        var remote: [PackageProduct] = []
        for product in products {
            guard let id = product.package, let reference = references.first(where: { $0.id == id }) else {
                remote += resolve([product], user: user, dependencies: &dependencies)
                continue
            }
            guard case .remote = reference.location, sources.package(id) == nil else {
                remote += resolve([product], user: user, dependencies: &dependencies)
                continue
            }
            remote.append(product)
            if !packages.contains(reference) { packages.append(reference) }
        }
        return remote
    }
}
