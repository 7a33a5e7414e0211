import Foundation
import PackageGeneration
import XcodeProjects

/// `searchlight export`.
struct ExportCommand {
    let options: ProjectOptions

    func run(_ target: ProjectTarget, _ input: ProjectInput, _ library: InstalledLibrary) throws {
        let tests = input.project.targets.filter { $0.kind == .unitTests && ($0.testHost ?? "") == target.id }
        var planner = input.planner(library)
        let plan = planner.plan(
            targets: [target.id] + tests.map(\.id),
            name: ModuleName.identifier(input.project.name)
        )
        var generator = PackageGenerator(plan: plan, project: input.project, library: library)
        generator.libraryReference = .environment
        generator.syntax = try ToolchainSyntax(
            compiler: ChildProcess.find("swift", environment: ProcessInfo.processInfo.environment)
        )
        // Exported files are edited, so messages name them. Files for the plug-in are not.
        generator.marksLocations = options.isForPlugin
        // The package with the plug-in finds the library as a dependency, so it has no flags for the library.
        if options.isForPlugin { generator.importedModules = InstalledLibrary.implicitModules }
        var package = generator.generate()
        var problems = input.project.problems + plan.problems + package.problems
        guard let module = plan.application else { throw ProjectError(problems) }
        for notice in package.notices {
            Output.report(escaped("\(notice.path):\(notice.line): warning: \(notice.message)"))
        }
        try report(problems)

        let folder = URL(fileURLWithPath: options.output, isDirectory: true).standardizedFileURL
        package.files["README.md"] = Self.readme(module)
        package.files[".gitignore"] = ".build/\n\(module.name).app/\(module.name)\n"
        try GeneratedFolder(folder).write(package.files, protection: .changedFiles)
        problems = try generator.writeBundle(
            of: module,
            executableName: module.name,
            into: folder.appendingPathComponent(module.name + ".app", isDirectory: true),
            keepsGoing: options.keepsGoing
        )
        try report(problems)
    }

    private func report(_ problems: [ProjectProblem]) throws {
        for problem in problems { Output.report(escapedLines(problem.description)) }
        guard !options.keepsGoing, problems.contains(where: { $0.severity == .error }) else { return }
        throw BuildError(message: "The package was not exported, for the reasons above.")
    }

    /// The text of the package's README. A module's name is an identifier, so the commands need no quotation marks.
    static func readme(_ module: PlannedModule) -> String {
        let name = module.name
        return """
            # \(name)

            This Swift package was exported by `searchlight export`. It is linked with Searchlight's installed library. If that is in
            another folder now, set `SEARCHLIGHT_LIBRARY` to the folder with `library.json`.

                swift build
                ln -f .build/debug/\(name) \(name).app/\(name)
                \(name).app/\(name)

            `\(name).app` contains the resources. `Bundle.main` finds them in the folder of the program, so the program must be there as a
            file or a hard link. A symbolic link does not suffice.

            A later `searchlight export` into this folder replaces the generated files. It stops before it changes anything if you edited
            one of them.

            """
    }
}
