import AppResources
import Foundation
import PackageGeneration
import ProjectChecking
import SourceRewriting
import XcodeProjects

/// `searchlight check`.
struct CheckCommand {
    let options: ProjectOptions
    private let environment = ProcessInfo.processInfo.environment

    init(_ options: ProjectOptions) { self.options = options }

    /// Checks the project, and returns the exit status.
    func run() throws -> Int32 {
        let library = try InstalledLibrary.find(program: ProjectCommand.program, environment: environment)
        let input = try ProjectInput.load(options, environment: environment)
        let chosen = try targets(in: input.project)
        let report = try checker(for: chosen, in: input, library).check(compiles: options.compiles)
        let folder = FileManager.default.currentDirectoryPath
        let text =
            options.printsJSON
            ? try report.json() : report.text(relativeTo: folder, limit: options.listsAll ? nil : 5)
        FileHandle.standardOutput.write(Data(text.utf8))
        return report.hasErrors ? Tool.Status.failure : Tool.Status.success
    }

    /// The targets to check: the named one, those of the scheme, otherwise all that can be built.
    private func targets(in project: LoadedProject) throws -> [ProjectTarget.ID] {
        if let name = options.target {
            guard let target = project.target(name) ?? project.targets.first(where: { $0.name == name }) else {
                let names = project.targets.map { visible($0.id) }.joined(separator: ", ")
                throw ChoiceError(message: "There is no target \(visible(name)). The targets are: \(names).")
            }
            return [target.id]
        }
        if options.scheme != nil {
            return [try TargetChoice.application(in: project, options: options).id]
        }
        return project.targets.filter { target in
            switch target.kind {
            case .application, .framework, .staticLibrary, .unitTests: true
            case .appExtension, .bundle, .uiTests, .other: false
            }
        }
        .map(\.id)
    }

    /// Makes the checker of some targets, with the modules of local packages and the asset symbols that a build generates.
    func checker(
        for targets: [ProjectTarget.ID],
        in input: ProjectInput,
        _ library: InstalledLibrary
    ) throws -> ProjectChecker {
        var planner = input.planner(library)
        let plan = planner.plan(targets: targets, name: ModuleName.identifier(input.project.name))
        var project = input.project
        // The checker itself reports the language versions.
        let languageProblems = plan.modules.compactMap(\.settings.languageProblem)
        project.problems += plan.problems.filter { !languageProblems.contains($0) }
        // Modules of local packages come first, because others depend on them.
        let local = plan.modules.filter {
            project.target($0.target.id) == nil && $0.kind != .macro && !$0.usesSwiftSyntax
        }
        project.targets =
            local.map { module in
                var target = module.target
                target.sources = module.sources
                target.moduleName = module.name
                return target
            } + project.targets
        var generated: [ProjectTarget.ID: [SourceFile]] = [:]
        for module in plan.modules {
            let bundle = BundleBuilder(target: module.target, project: input.project).check()
            project.problems += bundle.problems
            let sources = bundle.generatedSources
            if !sources.isEmpty { generated[module.target.id] = sources }
        }
        let compiler = try ChildProcess.find("swiftc", environment: environment)
        var checked = CheckingLibrary(library, compiler: compiler)
        if options.compiles, options.command == .check {
            let folder = options.buildFolder(of: input.project, environment).macros
            let plugins = MacroPlugins(plan: plan, compiler: compiler, folder: folder)
            checked.arguments += try plugins.build(problems: &project.problems)
        }
        return ProjectChecker(
            project: project,
            targets: local.map(\.target.id) + targets,
            library: checked,
            generatedSources: generated,
            jobs: options.jobs
        )
    }
}

extension CheckingLibrary {
    /// The installed library, with the table of its names and the program for storyboards and nibs, if they are installed.
    init(_ library: InstalledLibrary, compiler: String) {
        let table = FileManager.default.contents(atPath: library.folder + "/names.txt")
        self.init(
            compiler: compiler,
            arguments: library.compilerArguments,
            modules: Self.modulesOfSwift.union(library.modules),
            names: table.map { LibraryNames(text: String(decoding: $0, as: UTF8.self)) },
            interfaceChecker: library.interfaceChecker
        )
    }
}
