import Foundation
import PackageGeneration
import Testing
import XcodeProjects

struct LocalPackageTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func package(_ targets: String, products: String = "[]", dependencies: String = "[]") throws -> LocalPackage
    {
        let text = """
            {"name": "Kit", "targets": \(targets), "products": \(products), "dependencies": \(dependencies),
             "toolsVersion": {"_version": "6.0.0"}}
            """
        return try LocalPackage(description: Data(text.utf8), path: folder.url.path)
    }

    private func app(using product: String) -> LoadedProject {
        var app = target("App", .application)
        app.packageProducts = [PackageProduct(name: product, package: "kit")]
        let reference = PackageReference(id: "kit", location: .local(path: folder.url.path))
        return project([app], packages: [reference])
    }

    @Test func `Targets of a product become modules with their settings`() throws {
        try folder.write("", to: "Sources/Kit/Kit.swift")
        try folder.write("", to: "Sources/Base/Base.swift")
        let package = try package(
            """
            [{"name": "Kit", "type": "regular", "dependencies": [{"byName": ["Base", null]}]},
             {"name": "Base", "type": "regular", "settings": [
                {"tool": "swift", "kind": {"define": {"_0": "FAST"}}},
                {"tool": "swift", "kind": {"define": {"_0": "MAC"}}, "condition": {"platformNames": ["macos"]}}]}]
            """,
            products: "[{\"name\": \"Kit\", \"targets\": [\"Kit\"]}]"
        )
        let plan = plan(app(using: "Kit"), ["App"], localPackages: ["kit": package])
        #expect(plan.modules.map(\.name) == ["Base", "Kit", "App"])
        #expect(plan.modules.map(\.dependencies) == [[], ["Base"], ["Kit"]])
        #expect(plan.modules[0].settings.definitions == ["FAST"])
        #expect(plan.modules[0].settings.languageMode == "6")
        #expect(plan.problems.isEmpty)
    }

    @Test func `Excluded files and resources are not compiled`() throws {
        try folder.write("", to: "Kit/A.swift")
        try folder.write("", to: "Kit/Old/B.swift")
        try folder.write("", to: "Kit/Data/de.lproj/C.txt")
        try folder.write("", to: "Kit/Copied/sub/D.txt")
        let package = try package(
            """
            [{"name": "Kit", "type": "regular", "path": "Kit", "exclude": ["Old"],
              "resources": [{"path": "Data", "rule": {"process": {}}}, {"path": "Copied", "rule": {"copy": {}}}]}]
            """,
            products: "[{\"name\": \"Kit\", \"targets\": [\"Kit\"]}]"
        )
        let plan = plan(app(using: "Kit"), ["App"], localPackages: ["kit": package])
        let kit = try #require(plan.modules.first)
        #expect(kit.sources == [folder.url.path + "/Kit/A.swift"])
        #expect(kit.target.resources.map(\.destination) == ["Copied/sub/D.txt", "de.lproj/C.txt"])
        #expect(kit.moduleBundle == "Kit_Kit")
    }

    @Test func `A target with C files is an error that names them`() throws {
        try folder.write("", to: "Sources/Kit/a.c")
        let package = try package(
            "[{\"name\": \"Kit\", \"type\": \"regular\"}]",
            products: "[{\"name\": \"Kit\", \"targets\": [\"Kit\"]}]"
        )
        let plan = plan(app(using: "Kit"), ["App"], localPackages: ["kit": package])
        #expect(plan.problems.map(\.path) == [folder.url.path + "/Sources/Kit/a.c"])
    }

    @Test func `Remote dependencies of a local package are passed on`() throws {
        try folder.write("", to: "Sources/Kit/Kit.swift")
        let package = try package(
            """
            [{"name": "Kit", "type": "regular", "dependencies": [{"product": ["Rx", "RxSwift", null, null]}]}]
            """,
            products: "[{\"name\": \"Kit\", \"targets\": [\"Kit\"]}]",
            dependencies: """
                [{"sourceControl": [{"identity": "rxswift", "location": {"remote": [{"urlString": "https://example.org/r"}]},
                  "requirement": {"range": [{"lowerBound": "1.0.0", "upperBound": "2.0.0"}]}}]}]
                """
        )
        let plan = plan(app(using: "Kit"), ["App"], localPackages: ["kit": package])
        #expect(plan.packages.map(\.id) == ["rxswift"])
        #expect(plan.modules[0].products == [PackageProduct(name: "Rx", package: "rxswift")])
    }

    @Test func `A description that is no package is an error`() {
        #expect(throws: ProjectError.self) { try LocalPackage(description: Data("[]".utf8), path: "/kit") }
    }
}
