import Foundation
import PackageGeneration
import XcodeProjects

/// `searchlight run`, `build`, `test` and `export`.
struct ProjectCommand {
    let options: ProjectOptions
    let environment: [String: String]

    init(_ options: ProjectOptions) {
        self.options = options
        environment = ProcessInfo.processInfo.environment
    }

    /// Runs a command, and returns the exit status.
    func run(_ command: String) throws -> Int32 {
        let library = try InstalledLibrary.find(program: Self.program, environment: environment)
        let input = try ProjectInput.load(options, environment: environment)
        switch command {
        case "run":
            let target = try TargetChoice.application(in: input.project, options: options)
            let app = try build(target, input, library)
            try start(app, target: target, project: input.project)
        case "build":
            let target = try TargetChoice.application(in: input.project, options: options)
            let app = try build(target, input, library)
            FileHandle.standardOutput.write(Data((app.path + "\n").utf8))
            return Tool.Status.success
        case "test": return try test(input, library)
        default:
            let target = try TargetChoice.application(in: input.project, options: options)
            try ExportCommand(options: options).run(target, input, library)
            return Tool.Status.success
        }
    }

    /// The running program, without symbolic links.
    static var program: String {
        (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? CommandLine.arguments[0]
    }

    private func build(_ target: ProjectTarget, _ input: ProjectInput, _ library: InstalledLibrary) throws -> URL {
        var planner = input.planner(library)
        let plan = planner.plan(targets: [target.id], name: ModuleName.identifier(input.project.name))
        let build = try ProjectBuild(
            options: options,
            environment: environment,
            input: input,
            library: library,
            plan: plan
        )
        guard let module = plan.application else { throw build.failure() }
        return try build.run(module, programName: target.productName)
    }

    // MARK: Running

    private func start(_ app: URL, target: ProjectTarget, project: LoadedProject) throws -> Never {
        let scheme = try TargetChoice.scheme(of: target, in: project, options: options)
        var variables = environment
        for variable in scheme?.environment ?? [] { variables[variable.name] = variable.value }
        if let host = options.host { variables["UIKIT_HOST"] = host }
        Language(options: options, scheme: scheme)?.apply(to: &variables)
        if let script = options.script {
            let file = open(script, O_RDONLY)
            guard file >= 0 else { throw FileError(path: script, problem: "cannot be read.") }
            dup2(file, STDIN_FILENO)
            close(file)
        }
        let arguments = (scheme?.arguments ?? []) + options.appArguments
        try ChildProcess.replace(by: app.path, arguments, environment: variables)
    }

    // MARK: Tests

    private func test(_ input: ProjectInput, _ library: InstalledLibrary) throws -> Int32 {
        let targets = try TargetChoice.tests(in: input.project, options: options)
        var planner = input.planner(library)
        let plan = planner.plan(targets: targets.map(\.id), name: ModuleName.identifier(input.project.name))
        let build = try ProjectBuild(
            options: options,
            environment: environment,
            input: input,
            library: library,
            plan: plan
        )
        // A bundle has the resources of one app. UI tests do not need them.
        let unitTests = plan.tests.first { $0.target.kind != .uiTests }
        guard let module = unitTests ?? plan.tests.first else {
            if plan.problems.contains(where: { $0.severity == .error }) { throw build.failure() }
            for problem in plan.problems { Output.report(escapedLines(problem.description)) }
            throw ChoiceError(message: "There are no tests to run.")
        }
        let apps = try testedApps(plan.tests.map(\.target), input, library)
        let program = try build.run(module, programName: plan.name + "PackageTests.xctest")
        var variables = environment
        variables["UIKIT_HOST"] = "headless"
        if !apps.isEmpty {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
            variables[TestedApp.variable] = String(decoding: try encoder.encode(apps), as: UTF8.self)
            variables["SEARCHLIGHT_UI_TEST_HOST"] = options.host ?? "headless"
        }
        Language(options: options, scheme: nil)?.apply(to: &variables)
        let libraries = TestLibrary.used(by: plan.tests)
        guard !libraries.isEmpty else { throw ChoiceError(message: "The tests import neither XCTest nor Testing.") }
        var status = Tool.Status.success
        for library in libraries {
            let result = try ChildProcess.run(program.path, library.arguments, environment: variables)
            if result != 0 { status = Tool.Status.failure }
        }
        return status
    }

    /// Builds the apps of UI tests, by the names of the modules of the tests.
    private func testedApps(
        _ targets: [ProjectTarget],
        _ input: ProjectInput,
        _ library: InstalledLibrary
    ) throws -> [String: TestedApp] {
        var apps: [String: TestedApp] = [:]
        for target in targets where target.kind == .uiTests {
            guard library.modules.contains("XCUIAutomation") else {
                throw ChoiceError(
                    message: "The library has no module XCUIAutomation for UI tests. Run 'make install' again."
                )
            }
            let candidates = [target.testHost].compactMap { $0 } + target.dependencies
            let app = candidates.compactMap(input.project.target).first { $0.kind == .application }
            guard let app else {
                throw ChoiceError(
                    message: "Target \(visible(target.name)) of UI tests names no app. Set TEST_TARGET_NAME."
                )
            }
            let program = try build(app, input, library)
            apps[target.moduleName] = TestedApp(
                program: program.path,
                identifier: app.settings["PRODUCT_BUNDLE_IDENTIFIER"]
            )
        }
        return apps
    }
}

/// An app that UI tests launch, for the module XCUIAutomation.
struct TestedApp: Encodable {
    /// The environment variable with the apps by the names of the modules of UI tests.
    static let variable = "SEARCHLIGHT_UI_TEST_APPS"

    var program: String
    var identifier: String?
}

/// A library for tests.
enum TestLibrary: CaseIterable {
    case xcTest
    case swiftTesting

    /// The libraries that the sources of some modules import.
    static func used(by modules: [PlannedModule]) -> [TestLibrary] {
        let texts = modules.flatMap(\.sources).compactMap { FileManager.default.contents(atPath: $0) }
        return allCases.filter { library in texts.contains { $0.range(of: Data(library.module.utf8)) != nil } }
    }

    private var module: String {
        switch self {
        case .xcTest: "XCTest"
        case .swiftTesting: "import Testing"
        }
    }

    /// The arguments by which the program of tests runs those of the library.
    var arguments: [String] {
        switch self {
        case .xcTest: []
        case .swiftTesting: ["--testing-library", "swift-testing"]
        }
    }
}

/// The language in which an app runs.
struct Language {
    private let name: String

    /// The language of the options, otherwise that of the scheme.
    init?(options: ProjectOptions, scheme: Scheme?) {
        if let language = options.language {
            name = language.replacingOccurrences(of: "-", with: "_")
        } else if let language = scheme?.language {
            name = language.replacingOccurrences(of: "-", with: "_") + (scheme?.region.map { "_" + $0 } ?? "")
        } else {
            return nil
        }
    }

    /// Sets the variables that the library reads. `LANGUAGE` has no effect in the locale C, so that is replaced.
    func apply(to variables: inout [String: String]) {
        variables["LANGUAGE"] = name
        let locales = ["LC_ALL", "LC_MESSAGES", "LANG"].compactMap { variables[$0] }
        let locale = locales.first { !$0.isEmpty } ?? "C"
        guard ["C", "POSIX"].contains(locale) else { return }
        variables["LC_ALL"] = nil
        variables["LC_MESSAGES"] = "C.UTF-8"
    }
}
