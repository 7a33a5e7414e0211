import Foundation
import PackageGeneration
import XcodeProjects

/// The programs that expand the macros of local packages while a check calls the compiler. A build makes them with SwiftPM.
struct MacroPlugins {
    let plan: PackagePlan
    let compiler: String
    let folder: URL

    /// Compiles the programs that changed since the last time.
    ///
    /// - Parameter problems: Receives the errors of macros that cannot be compiled.
    /// - Returns: The compiler's arguments for modules that use the macros.
    func build(problems: inout [ProjectProblem]) throws -> [String] {
        let macros = plan.modules.filter { $0.kind == .macro }
        guard !macros.isEmpty else { return [] }
        guard let syntax = ToolchainSyntax(compiler: compiler) else {
            let message = "The macros need SwiftSyntax, and the toolchain contains none in lib/swift/host."
            problems.append(ProjectProblem(path: macros[0].target.projectFolder, message: message))
            return []
        }
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        } catch {
            throw FileError(path: folder.path, problem: "cannot be created.")
        }
        var arguments: [String] = []
        for macro in macros {
            var stamp = Stamp()
            stamp.add(path: compiler)
            let helpers = helpers(of: macro)
            for source in (helpers + [macro]).flatMap(\.sources) { stamp.add(path: source) }
            let program = folder.appendingPathComponent("\(macro.name)-\(stamp.text)")
            if !FileManager.default.isExecutableFile(atPath: program.path) {
                guard try compile(macro, helpers, syntax, to: program, &problems) else { continue }
            }
            arguments += ["-load-plugin-executable", program.path + "#" + macro.name]
        }
        return arguments
    }

    /// The modules that a macro imports, each after those on which it depends.
    private func helpers(of macro: PlannedModule) -> [PlannedModule] {
        var names = Set(macro.dependencies)
        for module in plan.modules.reversed() where names.contains(module.name) { names.formUnion(module.dependencies) }
        return plan.modules.filter { names.contains($0.name) }
    }

    private func compile(
        _ macro: PlannedModule,
        _ helpers: [PlannedModule],
        _ syntax: ToolchainSyntax,
        to program: URL,
        _ problems: inout [ProjectProblem]
    ) throws -> Bool {
        let scratch = folder.appendingPathComponent("\(UUID().uuidString)", isDirectory: true)
        try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: scratch) }
        let plugin = scratch.appendingPathComponent("Plugin.swift")
        try Data(ToolchainSyntax.pluginSource.utf8).write(to: plugin)
        var archives: [String] = []
        for (name, sources) in [(ToolchainSyntax.pluginModule, [plugin.path])] + helpers.map({ ($0.name, $0.sources) })
        {
            let archive = scratch.appendingPathComponent("lib\(name).a").path
            let module = scratch.appendingPathComponent("\(name).swiftmodule").path
            let arguments = ["-emit-module", "-emit-module-path", module, "-emit-library", "-static", "-o", archive]
            guard try run(arguments + sources, name, syntax, scratch, macro, &problems) else { return false }
            archives.append(archive)
        }
        let built = scratch.appendingPathComponent(macro.name).path
        let arguments =
            ["-emit-executable", "-o", built] + macro.sources + archives.reversed() + syntax.linkerArguments
        guard try run(arguments, macro.name, syntax, scratch, macro, &problems) else { return false }
        guard rename(built, program.path) == 0 else {
            throw FileError(path: program.path, problem: "cannot be written.")
        }
        return true
    }

    private func run(
        _ arguments: [String],
        _ module: String,
        _ syntax: ToolchainSyntax,
        _ scratch: URL,
        _ macro: PlannedModule,
        _ problems: inout [ProjectProblem]
    ) throws -> Bool {
        let common = ["-module-name", module, "-parse-as-library", "-suppress-warnings", "-diagnostic-style", "llvm"]
        var errors = ""
        let result = try ChildProcess.output(
            of: compiler,
            common + syntax.compilerArguments + ["-I", scratch.path] + arguments,
            errors: &errors
        )
        guard result.status != 0 else { return true }
        let text = (String(decoding: result.output, as: UTF8.self) + errors).split(whereSeparator: \.isNewline)
        let lines = text.filter { $0.contains(": error: ") }
        let message = "The macros of '\(macro.name)' cannot be compiled with the toolchain's SwiftSyntax: "
        problems.append(
            ProjectProblem(
                path: macro.target.projectFolder + "/Package.swift",
                message: message + (lines.isEmpty ? text.suffix(1) : lines.prefix(5)).joined(separator: "; ")
            )
        )
        return false
    }
}
