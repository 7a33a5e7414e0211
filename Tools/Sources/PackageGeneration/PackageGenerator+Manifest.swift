import Foundation
import XcodeProjects

extension PackageGenerator {
    /// The text of `Package.swift`.
    public func manifest() -> String {
        var lines = ["// swift-tools-version: 6.2", "import PackageDescription"]
        let hasMacros = plan.modules.contains { $0.usesSwiftSyntax || $0.kind == .macro }
        if hasMacros { lines.append("import CompilerPluginSupport") }
        lines += ["", librarySettings, ""]
        if hasMacros { lines += [syntaxSettings, ""] }
        lines.append("let package = Package(")
        lines.append("    name: \(SwiftText.literal(plan.name)),")
        if !plan.packages.isEmpty, !omitsPackages {
            lines.append("    dependencies: [")
            lines += plan.packages.compactMap(dependency).map { "        \($0)," }
            lines.append("    ],")
        }
        lines.append("    targets: [")
        if hasMacros {
            lines.append("        .target(")
            lines.append("            name: \(SwiftText.literal(ToolchainSyntax.pluginModule)),")
            lines.append("            swiftSettings: syntax,")
            lines.append("            linkerSettings: syntaxLinking")
            lines.append("        ),")
        }
        lines += plan.modules.map(target)
        lines += ["    ]", ")", ""]
        return lines.joined(separator: "\n")
    }

    private var librarySettings: String {
        var folder = SwiftText.literal(library.folder)
        if case .environment = libraryReference { folder = "Context.environment[\"SEARCHLIGHT_LIBRARY\"] ?? \(folder)" }
        let imports = InstalledLibrary.implicitImports
        return """
            /// The folder of Searchlight's library.
            let folder = \(folder)
            let library: [SwiftSetting] = [
                .unsafeFlags(["-I", folder + "/modules"]),
                .unsafeFlags(\(SwiftText.list(imports))),
                // With whole-module optimization the compiler removes the tables that the library finds by name.
                .unsafeFlags(["-no-whole-module-optimization"], .when(configuration: .release)),
            ]
            let linking: [LinkerSetting] = [
                .unsafeFlags(["-L", folder, "-lSearchlight", "-Xlinker", "-rpath", "-Xlinker", folder])
            ]
            """
    }

    private var syntaxSettings: String {
        """
        /// SwiftSyntax of the toolchain, for macros.
        let syntax: [SwiftSetting] = [.unsafeFlags(\(SwiftText.list(syntax?.compilerArguments ?? [])))]
        let syntaxLinking: [LinkerSetting] = [.unsafeFlags(\(SwiftText.list(syntax?.linkerArguments ?? [])))]
        """
    }

    private func target(_ module: PlannedModule) -> String {
        var lines = ["        .\(module.kind.rawValue)(", "            name: \(SwiftText.literal(module.name)),"]
        let dependencies =
            (module.kind == .macro ? [SwiftText.literal(ToolchainSyntax.pluginModule)] : [])
            + module.dependencies.map(SwiftText.literal)
            + (omitsPackages ? [] : module.products).map { product in
                ".product(name: \(SwiftText.literal(product.name)), package: \(SwiftText.literal(product.package ?? "")))"
            }
        if !dependencies.isEmpty {
            lines.append("            dependencies: [\(dependencies.joined(separator: ", "))],")
        }
        lines.append("            path: \(SwiftText.literal(folder(of: module))),")
        let settings = module.settings.manifestEntries.joined(separator: ", ")
        let flags = module.kind == .macro ? "syntax" : module.usesSwiftSyntax ? "library + syntax" : "library"
        let links =
            module.kind == .macro ? "syntaxLinking" : module.usesSwiftSyntax ? "linking + syntaxLinking" : "linking"
        lines.append("            swiftSettings: \(flags) + [\(settings)],")
        lines.append("            linkerSettings: \(links)")
        lines.append("        ),")
        return lines.joined(separator: "\n")
    }

    private func dependency(_ package: PackageReference) -> String? {
        guard case .remote(let url, let requirement) = package.location else { return nil }
        let rule =
            switch requirement {
            case .upToNextMajor(let version): ".upToNextMajor(from: \(SwiftText.literal(version)))"
            case .upToNextMinor(let version): ".upToNextMinor(from: \(SwiftText.literal(version)))"
            case .exact(let version): "exact: \(SwiftText.literal(version))"
            case .range(let lower, let upper): "\(SwiftText.literal(lower))..<\(SwiftText.literal(upper))"
            case .branch(let name): "branch: \(SwiftText.literal(name))"
            case .revision(let name): "revision: \(SwiftText.literal(name))"
            }
        return ".package(url: \(SwiftText.literal(url)), \(rule))"
    }
}
