import AppResources
import Foundation
import SourceRewriting
import XcodeProjects

/// Generates the files of a Swift package from the targets of a project.
public struct PackageGenerator: Sendable {
    /// The modules.
    public var plan: PackagePlan

    /// The project of the modules.
    public var project: LoadedProject

    /// The library.
    public var library: InstalledLibrary

    /// The place of the library for the manifest.
    public var libraryReference = LibraryReference.fixed

    /// Whether the sources are compiled in debug mode, in which SwiftPM defines `DEBUG`.
    public var isDebug = true

    /// Whether the compiler's messages name the original files.
    public var marksLocations = true

    /// The modules that each marked source imports at its beginning, for packages without the library's compiler flags.
    public var importedModules: [String] = []

    /// The absolute paths of sources that are left out.
    public var omittedSources: Set<String> = []

    /// Rewritten texts of sources that replace the generated ones, by path.
    public var partialSources: [String: String] = [:]

    /// SwiftSyntax of the toolchain, for macros. Nil if it contains none.
    public var syntax: ToolchainSyntax?

    /// Whether remote packages are left out, and imports of modules that do not exist are replaced.
    public var omitsPackages = false

    /// Makes a generator.
    public init(plan: PackagePlan, project: LoadedProject, library: InstalledLibrary) {
        self.plan = plan
        self.project = project
        self.library = library
    }

    /// A way for a manifest to find the library.
    public enum LibraryReference: Sendable {
        /// The manifest contains the library's folder.
        case fixed

        /// The manifest contains the library's folder, which the environment variable `SEARCHLIGHT_LIBRARY` overrides.
        case environment
    }

    /// The files of a package.
    public struct Result: Sendable {
        /// The text of each file, by its path in the package.
        public var files: [String: String]

        /// The original of each generated Swift file.
        public var originals: [String: String]

        /// The rewritten text of each source, by its path.
        public var texts: [String: String]

        /// The places that could not be rewritten.
        public var notices: [RewriteNotice]

        /// The parts that cannot be built.
        public var problems: [ProjectProblem]
    }

    /// Reads and rewrites the sources.
    public func generate() -> Result {
        var result = Result(files: [:], originals: [:], texts: [:], notices: [], problems: [])
        result.files["Package.swift"] = manifest()
        for module in plan.modules { add(module, to: &result) }
        let macros = plan.modules.filter { $0.usesSwiftSyntax || $0.kind == .macro }
        if let first = macros.first {
            result.files["Sources/\(ToolchainSyntax.pluginModule)/Plugin.swift"] = ToolchainSyntax.pluginSource
            if syntax == nil {
                let message = "The macros need SwiftSyntax, and the toolchain contains none in lib/swift/host."
                result.problems.append(ProjectProblem(path: first.target.projectFolder, message: message))
            }
        }
        return result
    }

    private func add(_ module: PlannedModule, to result: inout Result) {
        var sources: [SourceFile] = []
        for path in module.sources where !omittedSources.contains(path) {
            guard let data = FileManager.default.contents(atPath: path) else {
                result.problems.append(ProjectProblem(path: path, message: "The file cannot be read."))
                continue
            }
            guard let text = String(validating: data, as: UTF8.self) else {
                result.problems.append(ProjectProblem(path: path, message: "The file is not UTF-8. Convert it."))
                continue
            }
            sources.append(SourceFile(path: path, text: text))
        }
        if module.kind == .macro { return add(sources, of: module, to: &result) }
        let rewritten = SourceRewriter(options: rewriteOptions(of: module)).rewrite(sources)
        result.notices += rewritten.notices
        let folder = folder(of: module)
        for (index, file) in rewritten.files.enumerated() {
            let name = folder + "/" + GeneratedName.file(file.path, index: index)
            let text = partialSources[file.path] ?? file.text
            result.texts[file.path] = text
            result.files[name] =
                marksLocations ? SourceLocation.mark(text, path: file.path, importing: importedModules) : text
            result.originals[name] = file.path
        }
        for source in generatedSources(of: module) { result.files[folder + "/" + source.path] = source.text }
        if module.target.kind == .uiTests {
            result.files[folder + "/" + UITestSupport.fileName] = UITestSupport.source
        }
        if let bundle = module.moduleBundle {
            result.files[folder + "/GeneratedModuleBundle.swift"] = ModuleBundle.accessor(bundle)
        }
    }

    /// Adds sources unchanged: macros run on this machine and not in the app.
    private func add(_ sources: [SourceFile], of module: PlannedModule, to result: inout Result) {
        for (index, source) in sources.enumerated() {
            let name = folder(of: module) + "/" + GeneratedName.file(source.path, index: index)
            let text = partialSources[source.path] ?? source.text
            result.texts[source.path] = text
            result.files[name] = marksLocations ? SourceLocation.mark(text, path: source.path) : text
            result.originals[name] = source.path
        }
    }

    /// The folder of a module's sources in the package.
    func folder(of module: PlannedModule) -> String {
        (module.kind == .tests ? "Tests/" : "Sources/") + module.name
    }

    private func rewriteOptions(of module: PlannedModule) -> RewriteOptions {
        var options = RewriteOptions()
        options.definitions = module.settings.definitions(isDebug: isDebug)
        options.languageVersion = module.settings.languageVersion
        options.modules.formUnion(library.modules)
        options.modules.formUnion(plan.modules.map(\.name))
        if !omitsPackages { options.modules.formUnion(module.products.map(\.name)) }
        options.replacesUnknownImports = omitsPackages
        if module.kind == .tests || plan.modules.contains(where: { $0.kind == .tests }) {
            options.modules.formUnion(["Testing", "XCTest"])
        }
        options.replacesMissingImports = true
        options.importsOfEachFile = module.target.modulesOfHeaders.filter(options.modules.contains)
        if module.target.kind == .uiTests {
            options.importsOfEachFile += UITestSupport.importedModules
            options.modules.insert("XCUIAutomation")
            options.testCaseClass = UITestSupport.testCaseClass
        }
        for other in plan.modules where other.target.umbrellaHeader != nil {
            options.exportedModules[other.name] = other.target.umbrellaHeader?.modules.filter(options.modules.contains)
        }
        return options
    }

    private func generatedSources(of module: PlannedModule) -> [SourceFile] {
        guard !module.target.resources.isEmpty else { return [] }
        return BundleBuilder(target: module.target, project: project).check().generatedSources
    }
}

extension BundleBuilder.Result {
    /// The Swift sources that Xcode generates from resources.
    public var generatedSources: [SourceFile] {
        [("GeneratedAssetSymbols.swift", assetSymbols), ("GeneratedManagedObjects.swift", managedObjectClasses)]
            .compactMap { name, text in text.map { SourceFile(path: name, text: $0) } }
    }
}

/// The names of generated files.
enum GeneratedName {
    /// The file name of a source. Characters that build systems interpret are replaced; the number keeps such names different.
    static func file(_ path: String, index: Int) -> String {
        let name = URL(fileURLWithPath: path).lastPathComponent
        let isPlain = name.unicodeScalars.allSatisfy { scalar in
            scalar.properties.isAlphabetic || scalar.properties.numericType != nil
                || "+-_. ()&,".unicodeScalars.contains(scalar)
        }
        guard !isPlain || name.hasPrefix(".") || name.hasPrefix("-") else { return name }
        return "File\(index + 1).swift"
    }
}

/// The property `Bundle.module` of modules from Swift packages.
enum ModuleBundle {
    /// Returns its source.
    ///
    /// - Parameter name: The bundle's name without file extension.
    static func accessor(_ name: String) -> String {
        """
        import Foundation

        extension Foundation.Bundle {
            /// The bundle with the resources of this module.
            static let module: Bundle = {
                let url = Bundle.main.bundleURL.appendingPathComponent(\(SwiftText.literal(name + ".bundle")))
                guard let bundle = Bundle(url: url) else { fatalError("There is no bundle \\(url.path).") }
                return bundle
            }()
        }

        """
    }
}
