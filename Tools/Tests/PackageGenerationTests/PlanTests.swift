import PackageGeneration
import Testing
import XcodeProjects

struct PlanTests {
    @Test func `Frameworks and static libraries of the project are modules before the app`() {
        var app = target("App", .application)
        app.dependencies = ["Kit"]
        var kit = target("Kit", .framework)
        kit.dependencies = ["Core"]
        let plan = plan(project([app, kit, target("Core", .staticLibrary)]), ["App"])
        #expect(plan.modules.map(\.name) == ["Core", "Kit", "App"])
        #expect(plan.modules.map(\.kind) == [.library, .library, .executable])
        #expect(plan.modules.map(\.dependencies) == [[], ["Core"], ["Kit"]])
        #expect(plan.problems.isEmpty)
    }

    @Test func `Tests depend on their host`() {
        var tests = target("AppTests", .unitTests)
        tests.testHost = "App"
        let plan = plan(project([target("App", .application), tests]), ["AppTests"])
        #expect(plan.modules.map(\.name) == ["App", "AppTests"])
        #expect(plan.tests.map(\.dependencies) == [["App"]])
    }

    @Test func `A cycle of targets ends`() {
        var one = target("One", .framework)
        one.dependencies = ["Two"]
        var two = target("Two", .framework)
        two.dependencies = ["One"]
        #expect(plan(project([one, two]), ["One"]).modules.map(\.name) == ["Two", "One"])
    }

    @Test func `The resources of a Swift package that is run itself have a module bundle`() {
        var app = target("App", .application)
        app.resources = [ResourceFile(path: "/p/x.json", destination: "x.json")]
        var package = project([app])
        #expect(plan(package, ["App"]).modules[0].moduleBundle == nil)
        package.isSwiftPackage = true
        #expect(plan(package, ["App"]).modules[0].moduleBundle == "\(package.name)_App")
    }

    @Test func `An app extension is reported and not built`() {
        var app = target("App", .application)
        app.dependencies = ["Widget"]
        let plan = plan(project([app, target("Widget", .appExtension)]), ["App"])
        #expect(plan.modules.map(\.name) == ["App"])
        #expect(plan.problems.map(\.severity) == [.warning])
        #expect(plan.problems[0].message == "Target 'Widget' is an app extension, which is not built.")
    }

    @Test func `UI tests are not linked with the app`() {
        var tests = target("UITests", .uiTests)
        tests.dependencies = ["App"]
        let plan = plan(project([target("App", .application), tests]), ["UITests"])
        #expect(plan.modules.map(\.name) == ["UITests"])
        #expect(plan.modules[0].kind == .tests)
        #expect(plan.modules[0].dependencies.isEmpty)
    }

    @Test func `A module with a name of the library is an error`() {
        let plan = plan(project([target("Combine", .application)]), ["Combine"])
        #expect(plan.modules.isEmpty)
        #expect(
            plan.problems[0].message.hasPrefix(
                "The module name 'Combine' of target 'Combine' is that of a module of the library."
            )
        )
    }

    @Test func `Two modules with one name are an error that names both targets`() {
        var app = target("My App", .application)
        app.dependencies = ["My_App"]
        let plan = plan(project([app, target("My_App", .framework)]), ["My App"])
        #expect(
            plan.problems.map(\.message) == [
                "The module name 'My_App' belongs to target 'My App' and to target 'My_App'. Set PRODUCT_MODULE_NAME of one of them."
            ]
        )
    }

    @Test func `Two files with one name in a module are an error`() {
        let app = target("App", .application, sources: ["/app/A/Cell.swift", "/app/B/Cell.swift"])
        let plan = plan(project([app]), ["App"])
        #expect(plan.problems.map(\.path) == ["/app/B/Cell.swift"])
        #expect(plan.problems[0].message.contains("/app/A/Cell.swift"))
    }

    @Test func `A target without Swift files names what it contains`() {
        var app = target("App", .application)
        app.dependencies = ["Old"]
        var old = target("Old", .framework, sources: [])
        old.unsupportedFiles = [UnsupportedFile(path: "/app/Old.m", kind: .objectiveC)]
        let plan = plan(project([app, old]), ["App"])
        #expect(
            plan.problems.map(\.message) == [
                "Target 'Old' has no Swift files, but files that cannot be compiled here: 1 of the kind Objective-C."
            ]
        )
    }

    @Test func `Products of the library's own package are part of the library`() {
        var app = target("App", .application)
        app.packageProducts = [PackageProduct(name: "UIKit", package: nil)]
        let plan = plan(project([app]), ["App"])
        #expect(plan.problems.isEmpty)
        #expect(plan.modules[0].products.isEmpty)
    }

    @Test func `A product without a known package is an error`() {
        var app = target("App", .application)
        app.packageProducts = [PackageProduct(name: "Charts", package: nil)]
        #expect(
            plan(project([app]), ["App"]).problems.map(\.message) == [
                "The project does not name the package of 'Charts', which target 'App' uses."
            ]
        )
    }

    @Test func `A target depends on the frameworks of the project that it imports`() throws {
        let folder = try TemporaryFolder()
        let list = try folder.write("import UIKit; import struct Network.Client\n", to: "List.swift")
        let network = try folder.write("@testable import List\n// import App\n", to: "Network.swift")
        let project = project([
            target("App", .application), target("List", .framework, sources: [list]),
            target("Network", .framework, sources: [network]),
        ])
        let plan = plan(project, ["List"])
        // Of two targets that import each other, the second one to be visited has no dependency.
        #expect(plan.modules.map(\.name) == ["Network", "List"])
        #expect(plan.modules.map(\.dependencies) == [[], ["Network"]])
        #expect(plan.problems == [])
    }
}
