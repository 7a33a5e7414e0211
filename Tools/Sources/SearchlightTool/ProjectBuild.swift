import Foundation
import PackageGeneration
import ProjectChecking
import SourceRewriting
import XcodeProjects

/// The build of a generated package.
struct ProjectBuild {
    let options: ProjectOptions
    let environment: [String: String]
    let input: ProjectInput
    let library: InstalledLibrary
    let plan: PackagePlan

    private let folder: BuildFolder
    private let swift: String
    private let isDebug: Bool

    init(
        options: ProjectOptions,
        environment: [String: String],
        input: ProjectInput,
        library: InstalledLibrary,
        plan: PackagePlan
    ) throws {
        self.options = options
        self.environment = environment
        self.input = input
        self.library = library
        self.plan = plan
        folder = options.buildFolder(of: input.project, environment)
        swift = try ChildProcess.find("swift", environment: environment)
        isDebug = plan.application.map { Self.isDebug($0.target, input.project) } ?? true
    }

    /// Tests need the debug mode, for `@testable import`. Otherwise the optimization level decides.
    private static func isDebug(_ target: ProjectTarget, _ project: LoadedProject) -> Bool {
        switch target.settings["SWIFT_OPTIMIZATION_LEVEL"] {
        case "-O", "-Osize", "-Owholemodule": false
        case "-Onone": true
        default: project.configuration != "Release"
        }
    }

    /// The error of a project that cannot be built.
    func failure() -> ProjectError {
        ProjectError((input.project.problems + plan.problems).filter { $0.severity == .error })
    }

    // MARK: Building

    /// Builds a program with its bundle, unless nothing changed since the last time.
    ///
    /// - Parameters:
    ///   - module: The program's module.
    ///   - programName: The program's file name.
    /// - Returns: The program.
    func run(_ module: PlannedModule, programName: String) throws -> URL {
        let name = BuildFolder.fileName(programName)
        let folder = folder.part(module.kind)
        let bundle = folder.application(module.kind == .tests ? module.name : name)
        let program = bundle.appendingPathComponent(name)
        try folder.lock()

        var generator = PackageGenerator(plan: plan, project: input.project, library: library)
        generator.isDebug = isDebug || module.kind == .tests
        generator.syntax = ToolchainSyntax(compiler: swift)
        let state = state(generator, program: program)
        if let last = LastBuild(reading: folder.stamp), last.state == state,
            FileManager.default.isExecutableFile(atPath: program.path)
        {
            reportOmitted(last.omitted)
            return program
        }
        try? FileManager.default.removeItem(at: folder.stamp)
        try checkCompiler()
        // All problems that are known before compiling are reported at once.
        let resources = try generator.writeBundle(
            of: module,
            executableName: name,
            into: bundle,
            keepsGoing: options.keepsGoing
        )
        let files = unsupported(generator.linkedModules(of: module))
        try report(input.project.problems + plan.problems + files + resources) { try checkLimits() }

        let omitted = try compile(&generator, module: module, in: folder)
        try install(module, generator: generator, from: folder, as: program)
        try LastBuild(state: state, omitted: omitted).write(to: folder.stamp)
        return program
    }

    /// Everything that determines the result.
    private func state(_ generator: PackageGenerator, program: URL) -> String {
        var stamp = Stamp()
        stamp.add(path: ProjectCommand.program)
        stamp.add(path: library.folder + "/library.json")
        stamp.add(path: library.folder + "/libSearchlight.so")
        stamp.add(path: URL(fileURLWithPath: swift).resolvingSymlinksInPath().path)
        stamp.add("program", program.path)
        stamp.add("manifest", generator.manifest())
        stamp.add("debug", "\(generator.isDebug)")
        stamp.add("keepsGoing", "\(options.keepsGoing)")
        for module in plan.modules {
            stamp.add("module", module.name)
            for source in module.sources { stamp.add(path: source) }
            for header in [module.target.bridgingHeader, module.target.umbrellaHeader].compactMap({ $0 }) {
                stamp.add(path: header.path)
            }
            let bundles = module.target.dependencies.compactMap(input.project.target).filter { $0.kind == .bundle }
            for target in [module.target] + bundles {
                for resource in target.resources {
                    stamp.add("resource", resource.destination)
                    stamp.add(path: resource.path)
                }
                if let path = target.infoPlist { stamp.add(path: path) }
                for name in target.settings.names { stamp.add(name, target.settings[name] ?? "") }
            }
        }
        return stamp.text
    }

    private func checkCompiler() throws {
        let compiler = try ChildProcess.find("swiftc", environment: environment)
        var errors = ""
        let result = try ChildProcess.output(of: compiler, ["--version"], errors: &errors)
        let version = String(decoding: result.output, as: UTF8.self).prefix { $0 != "\n" }
        try library.check(compiler: String(version))
    }

    /// Prints problems, and throws if one of them prevents the build, or if the check finds a cause that does.
    private func report(_ problems: [ProjectProblem], check: () throws -> Bool = { false }) throws {
        var seen: Set<ProjectProblem> = []
        for problem in problems where seen.insert(problem).inserted { Output.report(escapedLines(problem.description)) }
        let hasErrors = seen.contains { $0.severity == .error }
        let hasCauses = try check()
        guard hasErrors || hasCauses, !options.keepsGoing else { return }
        throw BuildError(
            message:
                "The project cannot be built completely, for the reasons above. Use --keep-going to build without the "
                + "affected parts, and 'searchlight check' to find further causes with the compiler."
        )
    }

    /// Prints the causes that are not problems of the project file, ranked, as far as they are known without the compiler. Returns
    /// whether one of them prevents a complete build. Other causes affect only parts of the app, which may never be used.
    private func checkLimits() throws -> Bool {
        let targets = plan.modules.map(\.target.id).filter { input.project.target($0) != nil }
        var causes = try CheckCommand(options).checker(for: targets, in: input, library).check(compiles: false)
        causes.findings.removeAll { $0.effect == .hint }
        // SwiftPM fetches these packages. Only then is it known what they declare.
        if !plan.packages.isEmpty {
            causes.findings.removeAll { [.missingModule, .missingName, .missingMember].contains($0.kind) }
        }
        let findings = causes.findings.filter { $0.kind != .project }
        guard !findings.isEmpty else { return false }
        let count = findings.filter { $0.effect == .build }.count
        if options.keepsGoing, count > 0 {
            let subject = count == 1 ? "1 cause prevents" : "\(count) causes prevent"
            Output.report("\(subject) a complete build. 'searchlight check' lists them.")
        } else {
            Output.report(causes.text(relativeTo: FileManager.default.currentDirectoryPath, limit: 5))
        }
        return count > 0
    }

    private func unsupported(_ modules: [PlannedModule]) -> [ProjectProblem] {
        modules.flatMap(\.target.unsupportedFiles).map { file in
            // The check finds the Swift files that need its declarations.
            ProjectProblem(
                severity: .warning,
                path: file.path,
                message: "\(file.kind.rawValue) cannot be compiled here."
            )
        }
    }

    /// Generates and compiles the package. Returns warnings about the parts that were left out.
    private func compile(
        _ generator: inout PackageGenerator,
        module: PlannedModule,
        in folder: BuildPart
    ) throws -> [String] {
        let build = SwiftBuild(
            swift: swift,
            folder: folder,
            configuration: generator.isDebug ? "debug" : "release",
            isVerbose: options.isVerbose,
            printsWarnings: options.command == .build
        )
        // SwiftPM lists tests in a module of its own, which imports those of the tests. It finds them by the index.
        let arguments =
            module.kind == .tests
            ? ["--build-tests", "-Xswiftc", "-I", "-Xswiftc", library.folder + "/modules"]
            : ["--product", module.name, "--disable-index-store"]
        var omitted: [String] = []
        generator.omitsPackages = options.keepsGoing && plan.packages.isEmpty
        while true {
            let package = generator.generate()
            try report(package.problems)
            if omitted.isEmpty {
                for notice in package.notices {
                    Output.report(escaped("\(notice.path):\(notice.line): warning: \(notice.message)"))
                }
            }
            try GeneratedFolder(folder.package).write(package.files)
            let count = package.originals.count
            let name = module.kind == .tests ? "tests" : module.target.productName
            Output.report(escaped("Building \(name) (\(count) \(count == 1 ? "file" : "files"))"))
            let result = try build.run(arguments, printsErrors: !options.keepsGoing)
            if result.succeeded { break }
            if options.keepsGoing, result.errors.isEmpty, !generator.omitsPackages {
                generator.omitsPackages = true
                let warnings = plan.packages.map { "\($0.id): warning: The package cannot be built, and is left out." }
                reportOmitted(warnings)
                omitted += warnings
                continue
            }
            let removed = options.keepsGoing ? removeParts(with: result.errors, from: &generator, package.texts) : []
            guard !removed.isEmpty else { throw BuildError(message: failureMessage(result)) }
            reportOmitted(removed)
            omitted += removed
        }
        return omitted
    }

    /// Removes the parts of sources with errors. A file of which no part can be removed is left out. Returns warnings; none if nothing
    /// can be removed.
    private func removeParts(
        with errors: [CompilerMessage],
        from generator: inout PackageGenerator,
        _ texts: [String: String]
    ) -> [String] {
        var warnings: [String] = []
        for (path, errors) in Dictionary(grouping: errors, by: \.path).sorted(by: { $0.key < $1.key }) {
            guard let text = texts[path] else { continue }
            let places = errors.map { PartialSource.Error(line: $0.line, column: $0.column, message: $0.sentence) }
            let result = PartialSource.removing(places, from: text)
            if result.text != text {
                generator.partialSources[path] = result.text
                warnings += result.removals.map { removal in
                    "\(path):\(removal.line): warning: This \(removal.part) is left out, because of an error: "
                        + removal.message
                }
            } else if texts.count > generator.omittedSources.count + 1 {
                generator.omittedSources.insert(path)
                warnings.append("\(path): warning: The file is left out, because of errors.")
            }
        }
        return warnings
    }

    private func failureMessage(_ result: SwiftBuild.Result) -> String {
        if options.keepsGoing { for error in result.errors { Output.report(escapedLines(error.text)) } }
        var message = "The build failed. 'searchlight check' lists all causes."
        if !options.keepsGoing, !result.errors.isEmpty {
            message += " With --keep-going, the parts of the sources with errors are left out."
        }
        if !plan.packages.isEmpty, result.errors.isEmpty {
            let users = plan.packages.map { package in
                let modules = plan.modules.filter { $0.products.contains { $0.package == package.id } }.map(\.name)
                return "\(package.id) (used by \(modules.joined(separator: ", ")))"
            }
            message +=
                " It needs these packages from the network: \(users.joined(separator: ", ")). Name a folder with their sources in "
                + "--packages to build without it."
        }
        return message
    }

    private func reportOmitted(_ warnings: [String]) {
        for warning in warnings { Output.report(escaped(warning)) }
    }

    /// Links the built program into its bundle: Foundation finds resources only beside the program itself.
    private func install(
        _ module: PlannedModule,
        generator: PackageGenerator,
        from folder: BuildPart,
        as program: URL
    ) throws {
        let products = folder.scratch.appendingPathComponent(generator.isDebug ? "debug" : "release")
            .resolvingSymlinksInPath()
        let built = products.appendingPathComponent(
            module.kind == .tests ? plan.name + "PackageTests.xctest" : module.name
        )
        let files = FileManager.default
        do {
            try files.createDirectory(at: program.deletingLastPathComponent(), withIntermediateDirectories: true)
            let temporary = program.deletingLastPathComponent().appendingPathComponent(".\(UUID().uuidString)")
            do {
                try files.linkItem(at: built, to: temporary)
            } catch {
                try files.copyItem(at: built, to: temporary)
            }
            guard rename(temporary.path, program.path) == 0 else {
                throw FileError(path: program.path, problem: "cannot be written.")
            }
        } catch let error as FileError {
            throw error
        } catch {
            throw FileError(path: program.path, problem: "cannot be written.")
        }
    }
}

/// A build that failed, after its messages.
struct BuildError: Error, CustomStringConvertible {
    let message: String

    var description: String { message }
}

/// The state of the last complete build.
struct LastBuild: Codable {
    let state: String
    let omitted: [String]

    init(state: String, omitted: [String]) {
        self.state = state
        self.omitted = omitted
    }

    init?(reading url: URL) {
        guard let data = FileManager.default.contents(atPath: url.path),
            let value = try? JSONDecoder().decode(LastBuild.self, from: data)
        else { return nil }
        self = value
    }

    func write(to url: URL) throws {
        do {
            try JSONEncoder().encode(self).write(to: url, options: .atomic)
        } catch {
            throw FileError(path: url.path, problem: "cannot be written.")
        }
    }
}
