import AppResources
import Foundation
import XcodeProjects

extension PackageGenerator {
    /// Writes the resources of a program: those of its module, and those of the modules that are linked into it.
    ///
    /// On iOS, frameworks have bundles of their own. Here they are part of the program, so `Bundle(for:)` returns the main bundle, which
    /// contains their resources, too.
    ///
    /// - Parameters:
    ///   - module: The program's module: the application, or one of the modules of tests.
    ///   - executableName: The name of the program.
    ///   - folder: The folder of the bundle.
    ///   - keepsGoing: Whether the bundle is written without the resources that cannot be used.
    /// - Returns: The resources that the bundle cannot contain, with the reasons.
    public func writeBundle(
        of module: PlannedModule,
        executableName: String,
        into folder: URL,
        keepsGoing: Bool
    ) throws -> [ProjectProblem] {
        var target = module.kind == .tests ? host(of: module)?.target ?? module.target : module.target
        var problems: [ProjectProblem] = []
        let linked = linkedModules(of: module).filter { $0.name != target.moduleName }
        for other in linked where other.moduleBundle == nil { merge(other.target, into: &target, problems: &problems) }
        var builder = BundleBuilder(target: target, project: project, keepsGoing: keepsGoing)
        builder.executableName = executableName
        builder.interfaceReader = interfaceReader
        problems += try builder.build(into: folder).problems

        for (bundle, name) in bundles(of: linked + [module]) {
            var builder = BundleBuilder(target: bundle, project: project, keepsGoing: keepsGoing)
            builder.interfaceReader = interfaceReader
            problems += try builder.build(into: folder.appendingPathComponent(name)).problems
        }
        return problems
    }

    /// The library's reader of storyboards and nibs, if it is installed.
    private var interfaceReader: InterfaceReader? { library.interfaceChecker.map(InterfaceReader.init(program:)) }

    /// The application that hosts tests.
    private func host(of tests: PlannedModule) -> PlannedModule? {
        plan.modules.first { $0.kind == .executable && tests.dependencies.contains($0.name) }
    }

    /// The module and all on which it depends.
    public func linkedModules(of module: PlannedModule) -> [PlannedModule] {
        var names: Set<String> = [module.name]
        // Modules precede those that depend on them.
        for other in plan.modules.reversed() where names.contains(other.name) { names.formUnion(other.dependencies) }
        return plan.modules.filter { names.contains($0.name) }
    }

    private func merge(_ other: ProjectTarget, into target: inout ProjectTarget, problems: inout [ProjectProblem]) {
        var taken: [String: String] = [:]
        for resource in target.resources { taken[resource.destination] = resource.path }
        for resource in other.resources {
            let isCatalogue = resource.destination.hasSuffix(".xcassets")
            if !isCatalogue, let present = taken[resource.destination], present != resource.path {
                problems.append(
                    ProjectProblem(
                        severity: .warning,
                        path: resource.path,
                        message: "Target '\(target.name)' has a resource of this name, too, which takes precedence: "
                            + "frameworks share the app's bundle here."
                    )
                )
                continue
            }
            taken[resource.destination] = resource.path
            target.resources.append(resource)
        }
    }

    /// The bundles inside the main bundle: targets of that kind, and resources of modules from Swift packages.
    private func bundles(of modules: [PlannedModule]) -> [(ProjectTarget, name: String)] {
        var result: [(ProjectTarget, name: String)] = []
        var seen: Set<String> = []
        for module in modules {
            if let name = module.moduleBundle, seen.insert(name).inserted {
                result.append((module.target, name + ".bundle"))
            }
            for id in module.target.dependencies {
                guard let bundle = project.target(id), bundle.kind == .bundle else { continue }
                let name = bundle.productName + ".bundle"
                if seen.insert(name).inserted { result.append((bundle, name)) }
            }
        }
        return result
    }
}
