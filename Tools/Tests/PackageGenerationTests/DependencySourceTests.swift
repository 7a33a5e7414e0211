import Foundation
import PackageGeneration
import Testing
import XcodeProjects

/// Packages and pods on this machine that the project does not contain.
struct DependencySourceTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func package(_ name: String, _ targets: String, dependencies: String = "[]") throws -> LocalPackage {
        let text = """
            {"name": "\(name)", "targets": \(targets), "products": [{"name": "\(name)", "targets": ["\(name)"]}],
             "dependencies": \(dependencies), "toolsVersion": {"_version": "5.9.0"}}
            """
        return try LocalPackage(description: Data(text.utf8), path: folder.url.path + "/" + name)
    }

    private func app(importing module: String, products: [PackageProduct] = []) throws -> ProjectTarget {
        var app = target("App", .application, sources: [try folder.write("import \(module)\n", to: "App/App.swift")])
        app.packageProducts = products
        return app
    }

    @Test func `a package on this machine replaces that of the network with the same identity`() throws {
        try folder.write("", to: "Charts/Sources/Charts/Charts.swift")
        let charts = try package("Charts", "[{\"name\": \"Charts\", \"type\": \"regular\"}]")
        let app = try app(importing: "Charts", products: [PackageProduct(name: "Charts", package: "charts")])
        let reference = PackageReference(
            id: "charts",
            location: .remote(url: "https://example.org/Charts.git", requirement: .branch("main"))
        )
        let project = project([app], packages: [reference])
        #expect(plan(project, ["App"]).packages == [reference])
        let plan = plan(project, ["App"], sources: [charts])
        #expect(plan.packages == [] && plan.problems == [])
        #expect(plan.modules.map(\.name) == ["Charts", "App"])
        #expect(plan.modules.last?.dependencies == ["Charts"] && plan.modules.last?.products == [])
    }

    @Test func `an imported module comes from a package that the project does not name, with its dependencies`() throws
    {
        try folder.write("import Base\n", to: "Rx/Sources/Rx/Rx.swift")
        try folder.write("", to: "Base/Base.swift")
        let rx = try package(
            "Rx",
            "[{\"name\": \"Rx\", \"type\": \"regular\"}, {\"name\": \"RxTests\", \"type\": \"test\"}]"
        )
        let base = LocalPackage(podWithModule: "Base", path: folder.url.path + "/Base")
        let plan = plan(project([try app(importing: "Rx")]), ["App"], sources: [rx, base])
        #expect(plan.modules.map(\.name) == ["Base", "Rx", "App"])
        #expect(plan.modules.map(\.dependencies) == [[], ["Base"], ["Rx"]])
        #expect(plan.problems == [])
    }

    @Test func `modules of the library and of the project take precedence`() throws {
        try folder.write("", to: "Combine/Sources/Combine/A.swift")
        let combine = try package("Combine", "[{\"name\": \"Combine\", \"type\": \"regular\"}]")
        let plan = plan(project([try app(importing: "Combine")]), ["App"], sources: [combine])
        #expect(plan.modules.map(\.name) == ["App"] && plan.problems == [])
    }

    @Test func `Objective-C in a pod is left out, and a package in Objective-C is a warning`() throws {
        try folder.write("", to: "Pod/Pod.swift")
        try folder.write("", to: "Pod/Old.m")
        try folder.write("", to: "Base/Sources/Base/Base.m")
        let pod = LocalPackage(podWithModule: "Pod", path: folder.url.path + "/Pod")
        let planned = plan(project([try app(importing: "Pod")]), ["App"], sources: [pod])
        #expect(planned.modules.map(\.name) == ["Pod", "App"])
        #expect(planned.modules[0].target.unsupportedFiles.map(\.kind) == [.objectiveC])
        let base = try package("Base", "[{\"name\": \"Base\", \"type\": \"regular\"}]")
        let failed = plan(project([try app(importing: "Base")]), ["App"], sources: [base])
        #expect(failed.modules.map(\.name) == ["App"])
        #expect(failed.problems.map(\.severity) == [.warning])
        #expect(failed.problems[0].message.contains("contains only Objective-C and is left out"))
    }

    @Test func `documentation in a target is not compiled`() throws {
        try folder.write("", to: "Kit/Sources/Kit/Kit.swift")
        try folder.write("", to: "Kit/Sources/Kit/Kit.docc/Example.swift")
        let kit = try package("Kit", "[{\"name\": \"Kit\", \"type\": \"regular\"}]")
        let plan = plan(project([try app(importing: "Kit")]), ["App"], sources: [kit])
        #expect(plan.modules[0].sources.map { $0.split(separator: "/").last } == ["Kit.swift"])
    }

    // MARK: Macros

    private func macros() throws -> LocalPackage {
        try folder.write("", to: "Kit/Sources/Kit/Kit.swift")
        try folder.write("#if os(iOS)\n#endif\n", to: "Kit/Sources/KitMacros/KitMacros.swift")
        return try package(
            "Kit",
            """
            [{"name": "Kit", "type": "regular", "dependencies": [{"byName": ["KitMacros", null]}]},
             {"name": "KitMacros", "type": "macro", "dependencies": [
                {"product": ["SwiftSyntaxMacros", "swift-syntax", null, null]},
                {"product": ["SwiftCompilerPlugin", "swift-syntax", null, null]}]}]
            """,
            dependencies: """
                [{"sourceControl": [{"identity": "swift-syntax", "location": {"remote": [{"urlString": "https://example.org/s"}]},
                  "requirement": {"range": [{"lowerBound": "509.0.0", "upperBound": "603.0.0"}]}}]}]
                """
        )
    }

    @Test func `macros are built with the SwiftSyntax of the toolchain`() throws {
        let host = folder.url.appendingPathComponent("host")
        for name in ["SwiftCompilerPluginMessageHandling.swiftmodule", "libSwiftSyntax.so", "libSwiftSyntaxMacros.so"] {
            try folder.write("", to: "host/" + name)
        }
        let project = project([try app(importing: "Kit")])
        let plan = plan(project, ["App"], sources: [try macros()])
        #expect(plan.packages == [] && plan.problems == [])
        #expect(plan.modules.map(\.kind) == [.macro, .library, .executable])
        var generator = PackageGenerator(plan: plan, project: project, library: library)
        #expect(generator.generate().problems.map(\.severity) == [.error])
        generator.syntax = ToolchainSyntax(folder: host.path)
        let result = generator.generate()
        #expect(result.problems == [])
        let manifest = try #require(result.files["Package.swift"])
        #expect(manifest.contains("import CompilerPluginSupport"))
        #expect(manifest.contains("\"-I\", \"\(host.path)\""))
        #expect(manifest.contains("\"-lSwiftSyntax\", \"-lSwiftSyntaxMacros\""))
        #expect(
            manifest.contains(
                ".macro(\n            name: \"KitMacros\",\n            dependencies: [\"SwiftCompilerPlugin\"]"
            )
        )
        #expect(result.files["Sources/SwiftCompilerPlugin/Plugin.swift"]?.contains("protocol CompilerPlugin") == true)
        // Macros run on this machine, so their sources are not rewritten as for iOS.
        #expect(result.files["Sources/KitMacros/KitMacros.swift"]?.contains("#if os(iOS)") == true)
    }
}
