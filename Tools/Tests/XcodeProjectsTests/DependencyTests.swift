import Foundation
import Testing

@testable import XcodeProjects

@Suite struct DependencyTests {
    @Test func `kinds of targets`() throws {
        let folder = try TestFolder()
        var text = ProjectText()
        let types = [
            "application", "framework", "library.static", "bundle", "bundle.unit-test", "bundle.ui-testing",
            "app-extension",
            "tool",
        ]
        for (index, type) in types.enumerated() {
            text.addTarget("T" + String(repeating: "x", count: index), type: type)
        }
        text.add("AGGREGATE", "PBXAggregateTarget", "name = All; buildPhases = ();")
        text.add("LEGACY", "PBXLegacyTarget", "name = Make; buildPhases = (); buildToolPath = \"/usr/bin/make\";")
        text.targets += ["AGGREGATE", "LEGACY"]
        try folder.writeProject(text)
        let project = try folder.load()
        #expect(
            project.targets.map(\.kind) == [
                .application, .framework, .staticLibrary, .bundle, .unitTests, .uiTests, .appExtension,
                .other("com.apple.product-type.tool"), .other("PBXAggregateTarget"), .other("PBXLegacyTarget"),
            ]
        )
        #expect(project.problems.map(\.line) == [text.line("LEGACY")])
    }

    @Test func `a target depends on declared, linked and embedded targets`() throws {
        let folder = try TestFolder()
        var text = ProjectText()
        text.addTarget("One", type: "framework", product: "One.framework")
        let product = "FILE\(text.objects.count - 2)"
        #expect(text.text.contains("\(product) = {isa = PBXFileReference; path = \"One.framework\""))
        let named = text.addFile("Two.framework", tree: "BUILT_PRODUCTS_DIR")
        text.addTarget("Two", type: "framework")
        text.addTarget("Three", type: "library.static")
        text.add("DEPENDENCY", "PBXTargetDependency", "target = Three;")
        let library = text.addFile("libThree.a", tree: "BUILT_PRODUCTS_DIR")
        let embed = text.addPhase("PBXCopyFilesBuildPhase", [named], "dstSubfolderSpec = 10; dstPath = \"\";")
        text.addTarget(
            "App",
            frameworks: [product, library],
            phases: [embed],
            more: "dependencies = (DEPENDENCY);"
        )
        try folder.writeProject(text)
        let project = try folder.load()
        #expect(project.target("App")?.dependencies == ["One", "Three", "Two"])
        #expect(project.problems.isEmpty)
    }

    @Test func `frameworks of the system are named`() throws {
        let folder = try TestFolder()
        var text = ProjectText()
        let files = [
            text.addFile("System/Library/Frameworks/MapKit.framework", tree: "SDKROOT"),
            text.addFile("Platforms/X.platform/System/Library/Frameworks/XCTest.framework", tree: "DEVELOPER_DIR"),
            text.addFile("usr/lib/libz.tbd", tree: "SDKROOT"),
        ]
        text.addTarget("App", frameworks: files)
        try folder.writeProject(text)
        let project = try folder.load()
        #expect(project.targets[0].frameworks == ["MapKit", "XCTest"])
        #expect(messages(project, .warning).count == 1)
    }

    @Test func `a binary framework and an unknown product are errors`() throws {
        let folder = try TestFolder()
        try folder.touch("Lib/Closed.xcframework/Info.plist")
        var text = ProjectText()
        let files = [
            text.addFile("Lib/Closed.xcframework"), text.addFile("None.framework", tree: "BUILT_PRODUCTS_DIR"),
        ]
        text.addTarget("App", frameworks: files)
        try folder.writeProject(text)
        let project = try folder.load()
        #expect(messages(project).count == 2)
        #expect(project.problems.map(\.line) == files.map { text.line($0) })
    }

    @Test func `targets of another project are dependencies`() throws {
        let folder = try TestFolder()
        try folder.touch("Sub/K.swift")
        var kit = ProjectText()
        kit.addTarget("Kit", type: "framework", product: "Kit.framework", sources: [kit.addFile("K.swift")])
        let product = try #require(kit.objects.firstIndex { $0.contains("path = \"Kit.framework\"") })
        kit.addTarget("Tool", type: "tool")
        kit.addTarget("App", type: "application")
        try folder.write(kit.text, to: "Sub/Kit.xcodeproj/project.pbxproj")
        var text = ProjectText()
        let reference = text.addFile("Sub/Kit.xcodeproj")
        text.project = "projectReferences = ({ProductGroup = G; ProjectRef = \(reference);});"
        text.add(
            "P1",
            "PBXContainerItemProxy",
            "containerPortal = \(reference); proxyType = 1; remoteGlobalIDString = Tool;"
        )
        text.add(
            "P2",
            "PBXContainerItemProxy",
            "containerPortal = \(reference); proxyType = 2; remoteGlobalIDString = FILE\(product);"
        )
        text.add("PROXY", "PBXReferenceProxy", "path = Kit.framework; remoteRef = P2; sourceTree = BUILT_PRODUCTS_DIR;")
        text.add("DEPENDENCY", "PBXTargetDependency", "targetProxy = P1;")
        text.addTarget("App", frameworks: ["PROXY"], more: "dependencies = (DEPENDENCY);")
        try folder.writeProject(text)
        let project = try folder.load()
        #expect(project.targets.map(\.id) == ["App/App", "Kit", "Tool", "Kit/App"])
        #expect(project.targets[0].dependencies == ["Kit", "Tool"])
        #expect(project.targets[1].projectFolder == folder.path + "/Sub")
        #expect(folder.sources(project.targets[1]) == ["Sub/K.swift"])
        #expect(project.problems.isEmpty)
    }

    @Test func `projects that refer to each other are loaded once`() throws {
        let folder = try TestFolder()
        for (name, other) in [("A", "B"), ("B", "A")] {
            var text = ProjectText(app: [])
            let reference = text.addFile("\(other).xcodeproj")
            text.project = "projectReferences = ({ProjectRef = \(reference);});"
            try folder.writeProject(text, name: name)
        }
        #expect(try folder.load("A.xcodeproj").targets.map(\.id) == ["A/App", "B/App"])
    }

    @Test func `targets that depend on each other are loaded`() throws {
        let folder = try TestFolder()
        var text = ProjectText()
        text.add("D1", "PBXTargetDependency", "target = Two;")
        text.add("D2", "PBXTargetDependency", "target = One;")
        text.addTarget("One", more: "dependencies = (D1, D2);")
        text.addTarget("Two", more: "dependencies = (D2);")
        try folder.writeProject(text)
        #expect(try folder.load().targets.map(\.dependencies) == [["Two"], ["One"]])
    }

    @Test func `packages have their version rules`() throws {
        let folder = try TestFolder()
        try folder.touch("Local/Package.swift", "Old/Package.swift")
        let rules: [(String, PackageReference.Requirement)] = [
            ("kind = upToNextMajorVersion; minimumVersion = 1.2.3;", .upToNextMajor(from: "1.2.3")),
            ("kind = upToNextMinorVersion; minimumVersion = 1.2.3;", .upToNextMinor(from: "1.2.3")),
            ("kind = exactVersion; version = 1.0.0;", .exact("1.0.0")),
            (
                "kind = versionRange; minimumVersion = 1.0.0; maximumVersion = 2.0.0;",
                .range(from: "1.0.0", to: "2.0.0")
            ),
            ("kind = branch; branch = main;", .branch("main")), ("kind = revision; revision = abc;", .revision("abc")),
        ]
        var text = ProjectText()
        var ids = [text.add("LOCAL", "XCLocalSwiftPackageReference", "relativePath = Local;")]
        for (index, rule) in rules.enumerated() {
            let values = "repositoryURL = \"https://host/Name\(index).git\"; requirement = {\(rule.0)};"
            ids.append(text.add("REMOTE\(index)", "XCRemoteSwiftPackageReference", values))
        }
        ids.append(
            text.add("BAD", "XCRemoteSwiftPackageReference", "repositoryURL = x; requirement = {kind = other;};")
        )
        text.project = "packageReferences = (\(ids.joined(separator: ", ")));"
        text.addFile("Old", "lastKnownFileType = wrapper;")
        text.add("PRODUCT", "XCSwiftPackageProductDependency", "package = REMOTE0; productName = First;")
        text.add("OTHER", "XCSwiftPackageProductDependency", "productName = Second;")
        text.add("PLUGIN", "XCSwiftPackageProductDependency", "productName = \"plugin:Lint\";")
        text.add("LINK", "PBXBuildFile", "productRef = PRODUCT;")
        let phase = text.add("LINKS", "PBXFrameworksBuildPhase", "files = (LINK);")
        text.addTarget("App", phases: [phase], more: "packageProductDependencies = (PRODUCT, OTHER, PLUGIN);")
        try folder.writeProject(text)
        let project = try folder.load()
        #expect(project.packages.map(\.id) == ["local"] + (0..<6).map { "name\($0)" } + ["old"])
        #expect(project.packages[0].location == .local(path: folder.path + "/Local"))
        for (index, rule) in rules.enumerated() {
            let location = PackageReference.Location.remote(url: "https://host/Name\(index).git", requirement: rule.1)
            #expect(project.packages[index + 1].location == location)
        }
        #expect(
            project.targets[0].packageProducts
                == [PackageProduct(name: "First", package: "name0"), PackageProduct(name: "Second", package: nil)]
        )
        #expect(messages(project).count == 1)
        #expect(messages(project, .warning).count == 1)
    }

    @Test func `the host of unit tests comes from settings, attributes or dependencies`() throws {
        let folder = try TestFolder()
        var text = ProjectText()
        text.addTarget("App", product: "App.app")
        text.addTarget("Kit", type: "framework")
        text.project = "attributes = {TargetAttributes = {Two = {TestTargetID = App;};};};"
        text.add("TOAPP", "PBXTargetDependency", "target = App;")
        text.add("TOKIT", "PBXTargetDependency", "target = Kit;")
        let host = "TEST_HOST = \"$(BUILT_PRODUCTS_DIR)/App.app/App\";"
        text.addTarget("One", type: "bundle.unit-test", settings: host)
        text.addTarget("Two", type: "bundle.unit-test")
        text.addTarget("Three", type: "bundle.unit-test", more: "dependencies = (TOAPP);")
        text.addTarget("Four", type: "bundle.unit-test", more: "dependencies = (TOKIT);")
        text.addTarget("Five", type: "bundle.ui-testing", settings: "TEST_TARGET_NAME = App;")
        try folder.writeProject(text)
        let project = try folder.load()
        #expect(project.targets.map(\.testHost) == [nil, nil, "App", "App", "App", nil, "App"])
        #expect(project.target("One")?.dependencies == ["App"])
    }

    @Test func `of targets with the same product, that for iOS is linked`() throws {
        let folder = try TestFolder()
        var text = ProjectText()
        text.addTarget("KitMac", type: "framework", product: "Kit.framework", settings: "SDKROOT = macosx;")
        text.addTarget("KitPhone", type: "framework", product: "Kit.framework")
        text.addTarget("App", frameworks: [text.addFile("Kit.framework", tree: "BUILT_PRODUCTS_DIR")])
        try folder.writeProject(text)
        #expect(try folder.load().target("App")?.dependencies == ["KitPhone"])
    }

    @Test func `the empty class of CocoaPods is not an Objective-C file of the target`() throws {
        let folder = try TestFolder()
        let files = ["Pods/Target Support Files/Kit/Kit-dummy.m", "Kit-dummy.m"]
        for file in files { try folder.touch(file) }
        try folder.writeProject(ProjectText(app: files))
        #expect(try folder.load().targets[0].unsupportedFiles.map(\.path) == [folder.path + "/Kit-dummy.m"])
    }
}
