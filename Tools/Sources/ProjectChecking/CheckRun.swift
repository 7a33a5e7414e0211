import Foundation
import SourceRewriting
import XcodeProjects

/// The state of one check.
struct CheckRun {
    /// A target with its parsed sources.
    struct Module {
        let target: ProjectTarget
        let settings: CompilerSettings
        let index: ModuleIndex
        let files: [ScannedFile]
        let rewritten: [SourceFile]

        /// The names that the module declares anywhere.
        let declared: Set<String>
    }

    let checker: ProjectChecker
    var findings = FindingList()
    var modules: [Module] = []

    /// The causes of names that only files without a compiler declare, by name.
    var causes: [String: FindingList.Key] = [:]

    /// The origin of modules: the package or pod that contains them, as a sentence.
    var origins: [String: String] = [:]

    /// Whether the configuration is one for debugging, in which the build defines `DEBUG`.
    var isDebug: Bool { project.configuration.localizedCaseInsensitiveContains("debug") }

    var library: CheckingLibrary { checker.library }
    var project: LoadedProject { checker.project }

    init(checker: ProjectChecker) { self.checker = checker }

    /// The modules that the project itself declares.
    var projectModules: Set<String> { Set(project.targets.map(\.moduleName)) }

    /// Whether a module can be imported.
    func isAvailable(_ module: String) -> Bool {
        library.modules.contains(module) || projectModules.contains(module)
    }

    // MARK: Project

    /// Reports the problems of the project file, the packages and the scripts.
    mutating func examineProject() {
        for problem in project.problems {
            let name = URL(fileURLWithPath: problem.path).lastPathComponent
            findings.add(
                .project,
                "\(name): \(problem.message)",
                title: Self.targetName(in: problem.message) ?? name,
                effect: problem.severity == .error ? .build : .hint,
                places: [.init(path: problem.path, line: problem.line)],
                message: problem.message
            )
        }
        for package in project.packages {
            guard case .remote(let url, _) = package.location else { continue }
            origins[package.id] = "It is part of the package \(url)."
        }
        for dependency in DependencyFiles.dependencies(of: project) {
            let sentence = "It is part of the \(dependency.kind) '\(dependency.name)' (\(dependency.place))."
            for module in dependency.modules where origins[module] == nil { origins[module] = sentence }
        }
    }

    /// The name of the target with which the message about a problem begins.
    private static func targetName(in message: String) -> String? {
        message.hasPrefix("Target '") ? quotedName(in: message) : nil
    }

    /// The first text in quotation marks.
    private static func quotedName(in message: String) -> String? {
        let parts = message.split(separator: "'", maxSplits: 2, omittingEmptySubsequences: false)
        return parts.count == 3 && !parts[1].isEmpty ? String(parts[1]) : nil
    }

    // MARK: Targets

    /// Parses the sources of a target and examines them.
    mutating func examine(_ target: ProjectTarget) {
        examineKind(of: target)
        for product in target.packageProducts {
            guard let id = product.package, origins[product.name] == nil else { continue }
            let package = project.packages.first { $0.id == id }
            if case .remote(let url, _)? = package?.location {
                origins[product.name] = "It is part of the package \(url)."
            } else if case .local(let path)? = package?.location {
                origins[product.name] = "It is part of the local package \(path), which is checked separately."
            }
        }
        var sources: [SourceFile] = []
        for path in target.sources {
            do {
                let data = try Data(contentsOf: URL(fileURLWithPath: path))
                if let text = String(validating: data, as: UTF8.self) {
                    sources.append(SourceFile(path: path, text: text))
                } else {
                    findings.add(
                        .project,
                        path,
                        effect: .build,
                        places: [.init(path: path)],
                        message: "The file is not UTF-8."
                    )
                }
            } catch {
                findings.add(
                    .project,
                    path,
                    effect: .build,
                    places: [.init(path: path)],
                    advice: "Add the file, or remove it from the target.",
                    message: "The file is part of the target \(target.name) and cannot be read."
                )
            }
        }
        sources += checker.generatedSources[target.id] ?? []
        let settings = CompilerSettings(target, path: project.path)
        examineLanguageVersion(of: target, settings)
        var options = RewriteOptions(modules: library.modules.union(projectModules))
        options.definitions = settings.definitions(isDebug: isDebug)
        options.languageVersion = settings.languageVersion
        options.importsOfEachFile = target.modulesOfHeaders.filter(options.modules.contains)
        for other in project.targets where other.umbrellaHeader != nil {
            options.exportedModules[other.moduleName] = other.umbrellaHeader?.modules.filter(options.modules.contains)
        }
        let index = ModuleIndex(sources, options: options)
        let result = index.rewrite()
        let files = Parallel.map(index.files, jobs: checker.jobs) { FileScanner.scan($0) }
        let declared = files.reduce(into: Set<String>()) { $0.formUnion($1.declared) }
        let module = Module(
            target: target,
            settings: settings,
            index: index,
            files: files,
            rewritten: result.files,
            declared: declared
        )
        modules.append(module)
        for notice in result.notices {
            findings.add(
                .syntax,
                notice.message,
                title: Self.quotedName(in: notice.message) ?? "Objective-C syntax",
                effect: notice.isWarning ? .hint : .run,
                places: [.init(path: notice.path, line: notice.line)],
                message: notice.message
            )
        }
        examineUnsupportedFiles(of: module)
        examineImports(of: module)
        examineNames(of: module)
        examineInfoPlist(of: module)
    }

    private mutating func examineKind(of target: ProjectTarget) {
        guard target.kind == .appExtension else { return }
        findings.add(
            .project,
            target.name,
            effect: .hint,
            places: [.init(path: project.path)],
            advice: "Select another target, or remove the extension from the app's dependencies.",
            message: "The target is an app extension. Only apps, frameworks, libraries and unit tests are built."
        )
    }

    /// Reports a language version that no compiler accepts.
    private mutating func examineLanguageVersion(of target: ProjectTarget, _ settings: CompilerSettings) {
        guard let problem = settings.languageProblem, !target.sources.isEmpty else { return }
        findings.add(
            .languageVersion,
            "Swift \(target.settings["SWIFT_VERSION"] ?? "")",
            effect: problem.severity == .error ? .build : .hint,
            places: [.init(path: project.path, name: target.name)],
            message: problem.message
                + " The rest of this report is about the sources as Swift \(settings.languageMode)."
        )
    }

    // MARK: Imports

    /// Reports the imported modules that do not exist.
    private mutating func examineImports(of module: Module) {
        for file in module.files {
            for use in file.imports where !isAvailable(use.name) {
                reportMissing(use.name, in: file.path, line: use.line)
            }
        }
    }

    /// Reports a use of a module that does not exist.
    mutating func reportMissing(_ module: String, in path: String, line: Int, name: String? = nil) {
        let isApples = AppleModules.contains(module)
        let origin = origins[module]
        findings.add(
            .missingModule,
            module,
            effect: .build,
            places: [.init(path: path, line: line, name: name)],
            advice: AppleFrameworks.advice(for: module)
                ?? (isApples
                    ? "Exclude the code with #if canImport(\(module))."
                    : "Name a folder with the sources of its package in --packages, or exclude the code with #if canImport(\(module))."),
            message: isApples
                ? "The framework does not exist on Linux."
                : "The module is not part of the project and cannot be imported." + (origin.map { " " + $0 } ?? "")
        )
    }

    /// Makes imports of frameworks of which nothing is used hints: the build ignores them.
    mutating func lowerUnusedModules() {
        for finding in findings.ranked where finding.kind == .missingModule {
            guard finding.consequences == 0, finding.places.allSatisfy({ $0.name == nil }) else { continue }
            if AppleModules.contains(finding.symbol) {
                findings.advise(
                    "No name of the module was found in the sources: the build ignores the import.",
                    for: .missingModule,
                    finding.symbol
                )
                findings.lower(.missingModule, finding.symbol)
            }
        }
    }

    // MARK: Files to leave out

    /// The Swift files that cannot be compiled, and those that use a declaration of them.
    func filesToLeaveOut(_ findings: [Finding]) -> [String] {
        let sources = Set(modules.flatMap { $0.files.map(\.path) })
        var result: Set<String> = []
        for finding in findings where finding.effect == .build {
            result.formUnion(finding.places.map(\.path).filter(sources.contains))
        }
        var users: [String: [ScannedFile]] = [:]
        var declarations: [String: Set<String>] = [:]
        for file in modules.flatMap(\.files) {
            declarations[file.path] = file.exported
            for name in Set((file.types + file.names).map(\.name)) { users[name, default: []].append(file) }
        }
        var pending = Array(result)
        while let path = pending.popLast() {
            for name in declarations[path] ?? [] {
                for file in users[name] ?? [] where result.insert(file.path).inserted { pending.append(file.path) }
            }
        }
        return result.sorted()
    }
}
