import Foundation
import SourceRewriting
import XcodeProjects

/// The compiler's check of the rewritten sources.
extension CheckRun {
    /// Checks all modules with the compiler, and adds its errors to the causes. Returns false if the compiler cannot be run.
    mutating func compile() -> Bool {
        guard let path = library.compiler, let compilation = Compilation(compiler: path) else { return false }
        var emitted: Set<String> = []
        let imported = Set(modules.flatMap { $0.files.flatMap { $0.imports.map(\.name) } })
        var isWhole = true
        for module in modules where !module.rewritten.isEmpty {
            let name = module.target.moduleName
            guard ModuleName.isValid(name) else {
                isWhole = false
                continue
            }
            do {
                let files = try writeSources(of: module, emitted: emitted, to: compilation)
                let shared = arguments(for: module, files: files, compilation: compilation)
                let result = compilation.run(
                    [
                        "-typecheck", "-enable-batch-mode", "-continue-building-after-errors", "-j",
                        "\(max(1, checker.jobs))",
                    ] + shared
                )
                attribute(CompilerMessage.errors(in: result.output), files: files, of: module)
                if result.status != 0, CompilerMessage.errors(in: result.output).isEmpty {
                    reportFailure(result.output, of: module)
                }
                if imported.contains(name) {
                    let output = compilation.folder.appendingPathComponent("Modules/\(name).swiftmodule").path
                    let emission = compilation.run(
                        [
                            "-emit-module", "-emit-module-path", output, "-Xfrontend",
                            "-experimental-allow-module-with-compiler-errors",
                        ]
                            + shared
                    )
                    _ = emission
                    if FileManager.default.fileExists(atPath: output) { emitted.insert(name) }
                }
            } catch {
                isWhole = false
            }
        }
        return isWhole
    }

    private func arguments(for module: Module, files: [String: String], compilation: Compilation) -> [String] {
        var result = [
            "-module-name", module.target.moduleName, "-diagnostic-style", "llvm", "-suppress-warnings",
            "-enable-testing",
        ]
        result += library.arguments + module.settings.arguments(isDebug: isDebug)
        result += ["-I", compilation.folder.appendingPathComponent("Modules").path]
        let paths = files.keys.sorted()
        if !paths.contains(where: { $0.hasSuffix("/main.swift") }) { result.append("-parse-as-library") }
        return result + paths
    }

    /// Writes the rewritten sources with blank imports of modules that do not exist. Returns the original paths by the new ones.
    private func writeSources(
        of module: Module,
        emitted: Set<String>,
        to compilation: Compilation
    ) throws -> [String: String] {
        let available = library.modules.union(emitted)
        try FileManager.default.createDirectory(
            at: compilation.folder.appendingPathComponent("Modules"),
            withIntermediateDirectories: true
        )
        var names: Set<String> = []
        var result: [String: String] = [:]
        for (index, source) in module.rewritten.enumerated() {
            let missing = module.files[index].imports.filter { !available.contains($0.name) }
            let text =
                missing.isEmpty
                ? source.text : Imports.blank(missing, in: source.text, hasUIKit: library.modules.contains("UIKit"))
            // The compiler accepts each name only once.
            var name = URL(fileURLWithPath: source.path).lastPathComponent
            if !names.insert(name).inserted { name = "\(index)-\(name)" }
            names.insert(name)
            let path = try compilation.write(text, to: "\(module.target.moduleName)/\(name)")
            result[path] = source.path
        }
        return result
    }

    private mutating func reportFailure(_ output: String, of module: Module) {
        let last = output.split(whereSeparator: \.isNewline).last.map(String.init) ?? ""
        findings.add(
            .compiler,
            module.target.name,
            effect: .build,
            places: [.init(path: project.path, name: module.target.name)],
            message: "The compiler failed without an error message: \(last)"
        )
    }
}

/// Imports in the text of a file.
enum Imports {
    /// Replaces imports: those of Apple's frameworks by spaces, because the rewriter imports what they export, and those of other
    /// modules by UIKit, which most of them export.
    ///
    /// - Parameters:
    ///   - uses: The modules with the lines of their imports.
    ///   - hasUIKit: Whether UIKit can be imported.
    static func blank(_ uses: [ScannedFile.Use], in text: String, hasUIKit: Bool) -> String {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        for use in uses {
            let name = NSRegularExpression.escapedPattern(for: use.name)
            let kinds = "class|struct|enum|protocol|func|var|let|typealias|actor"
            let pattern =
                "(?:@[A-Za-z_]+(?:\\([^)]*\\))?\\s+)*(?:(?:public|package|internal|private|fileprivate)\\s+)?"
                + "\\bimport\\s+(?:(?:\(kinds))\\s+)?`?\(name)`?(?:\\.`?[A-Za-z_0-9]+`?)*(?![A-Za-z_0-9])(?:\\s*;)?"
            guard let expression = try? NSRegularExpression(pattern: pattern) else { continue }
            // Attributes can be on lines before the import.
            for index in (use.line - 1)..<min(use.line + 3, lines.count) where lines.indices.contains(index) {
                let line = lines[index]
                let range = NSRange(line.startIndex..., in: line)
                guard let match = expression.firstMatch(in: line, range: range),
                    let found = Range(match.range, in: line)
                else {
                    continue
                }
                lines[index] = line.replacingCharacters(
                    in: found,
                    with: AppleModules.contains(use.name) || !hasUIKit ? " " : "import UIKit; "
                )
                break
            }
        }
        return lines.joined(separator: "\n")
    }
}
