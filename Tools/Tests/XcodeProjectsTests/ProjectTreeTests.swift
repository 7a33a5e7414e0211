import Foundation
import Testing

@testable import XcodeProjects

/// Tests of `project.xcproj`.
@Suite struct ProjectTreeTests {
    private func load(_ folder: TestFolder, _ text: String) throws -> LoadedProject {
        try folder.write(text, to: "App.xcodeproj/project.xcproj")
        return try folder.load()
    }

    @Test func `a project has targets, files, settings and packages`() throws {
        let folder = try TestFolder()
        try folder.touch(
            "Code/A.swift",
            "Code/B.swift",
            "Code/Skip.swift",
            "Old/C.swift",
            "en.lproj/L.strings",
            "Extra.json",
            "Info.plist",
            "Code/x.json",
            "Domain/Package.swift",
            "Tests/T.swift"
        )
        try folder.write("FROM_FILE = $(inherited)file\n", to: "Config/Base.xcconfig")
        let project = try load(
            folder,
            """
            // A comment
            {
              "default-configuration": "Release",
              "configurations": [ { "name": "Debug", "file": "Config/Base.xcconfig" }, "Release", ],
              "localizations": { "development": "de", },
              "packages": [
                { "kind": "local", "path": "Domain" },
                { "kind": "remote", "repository": "https://host/swift-log", "version": { "version-range": "1.0.0..<2.0.0" } },
              ],
              "files": [
                { "kind": "group", "name": "Products", "children": [
                  { "path": "<PRODUCTS>/App.app", "id": "8962741C8A4DF8A827949B3A", "type": "wrapper.application", "index": false },
                ] },
                { "kind": "folder", "path": "Code", "target-membership": [ "App" ], "membership-exceptions": [
                  { "target": "App", "exclusions": [ "Skip.swift" ] },
                  { "build-phase": "App/copy/Copy Data", "inclusions": [ "x.json" ] },
                ] },
                { "kind": "group", "path": "Old", "name": "Legacy", "children": [
                  { "path": "C.swift", "target-membership": [ "App/compile-sources" ] },
                ] },
                { "kind": "group", "path": "Config", "children": [ { "path": "Base.xcconfig" } ] },
                { "kind": "variant-group", "name": "L.strings", "target-membership": [ "App/resources" ],
                  "children": [ { "path": "en.lproj/L.strings", "name": "en" } ] },
                { "path": "<PROJECT>/Extra.json", "target-membership": [ { "build-phase": "App/resources", "platforms": [ "ios" ] } ] },
                { "path": "Tests/T.swift", "target-membership": [ "AppTests/compile-sources" ] },
                { "path": "<SDK>/System/Library/Frameworks/MapKit.framework", "target-membership": [ "App/frameworks" ] },
              ],
              "targets": [
                {
                  "name": "App", "id": "2C5E99AB7B39C2206E8A3DE4", "product": "Products/App.app", "product-type": "application",
                  "dependencies": [ { "kind": "package", "product-name": "Lint", "product-type": "build-tool-plugin" } ],
                  "build-phases": [
                    "compile-sources", "resources", "frameworks",
                    { "kind": "copy", "name": "Copy Data", "bundle-base-path": "resources-directory", "relative-path": "Data" },
                    { "kind": "script", "name": "Check", "shell": "/bin/sh", "script": [ "one", "two" ] },
                  ],
                  "package-product-members": [
                    { "package": "Domain", "product-name": "Domain", "build-phase": { "build-phase": "frameworks" } },
                    { "package": "swift-log", "product-name": "Logging", "build-phase": { "build-phase": "frameworks" } },
                  ],
                  "build-settings": {
                    "INFOPLIST_FILE": "Info.plist", "FLAGS": [ "$(inherited)", "a b" ], "MODE[config=Debug]": "debug",
                    "MODE[config=Release]": "release",
                  },
                },
                {
                  "name": "AppTests", "id": "3C5E99AB7B39C2206E8A3DE4", "product-type": "bundle.unit-test",
                  "test-host-target": "App", "dependencies": [ "App" ], "build-phases": [ "compile-sources" ],
                },
              ],
              "build-settings": { "SWIFT_VERSION": "6.0", "FLAGS": "-x", },
            }
            """
        )
        #expect(messages(project).isEmpty)
        let app = project.targets[0]
        #expect(folder.sources(app) == ["Old/C.swift", "Code/A.swift", "Code/B.swift"])
        #expect(app.resources.map(\.destination) == ["en.lproj/L.strings", "Extra.json", "Data/x.json"])
        #expect(app.kind == .application)
        #expect(app.infoPlist == folder.path + "/Info.plist")
        #expect(app.frameworks == ["MapKit"])
        #expect(app.scripts == [ScriptPhase(name: "Check", script: "one\ntwo")])
        #expect(app.settings.list("FLAGS") == ["-x", "a b"])
        #expect(app.settings["MODE"] == "debug")
        #expect(app.settings["FROM_FILE"] == "file")
        #expect(app.settings["DEVELOPMENT_LANGUAGE"] == "de")
        #expect(
            app.packageProducts
                == [
                    PackageProduct(name: "Domain", package: "domain"),
                    PackageProduct(name: "Logging", package: "swift-log"),
                ]
        )
        #expect(
            project.packages.map(\.location) == [
                .local(path: folder.path + "/Domain"),
                .remote(url: "https://host/swift-log", requirement: .range(from: "1.0.0", to: "2.0.0")),
            ]
        )
        let tests = project.targets[1]
        #expect(tests.kind == .unitTests)
        #expect(tests.testHost == "App")
        #expect(tests.dependencies == ["App"])
        #expect(folder.sources(tests) == ["Tests/T.swift"])
    }

    @Test func `products of another project are dependencies`() throws {
        let folder = try TestFolder()
        try folder.write(
            """
            { "default-configuration": "Debug", "files": [ { "kind": "group", "name": "Products", "children": [
            { "path": "<PRODUCTS>/Kit.framework", "id": "AA01" } ] } ],
            "targets": [ { "name": "Kit", "id": "AA02", "product": "Products/Kit.framework", "product-type": "framework" } ] }
            """,
            to: "Kit/Kit.xcodeproj/project.xcproj"
        )
        let project = try load(
            folder,
            """
            { "default-configuration": "Debug", "files": [ { "path": "Kit/Kit.xcodeproj" } ],
            "imported-products": [ { "name": "Kit.framework", "project": "Kit.xcodeproj", "target": "Kit", "product-id": "AA01",
            "target-membership": [ "App/frameworks" ] } ],
            "targets": [ { "name": "App", "id": "BB", "product-type": "application", "build-phases": [ "frameworks" ] },
            { "name": "Two", "id": "CC", "kind": "aggregate", "dependencies": [
            { "kind": "remoteTarget", "project": "Kit.xcodeproj", "target": "Kit", "target-id": "AA02" } ] } ] }
            """
        )
        #expect(project.problems.isEmpty)
        #expect(project.targets.map(\.dependencies) == [["Kit"], ["Kit"], []])
    }

    @Test func `references to missing parts are errors with lines`() throws {
        let folder = try TestFolder()
        let project = try load(
            folder,
            """
            { "files": [
              { "path": "A.swift", "target-membership": [ "App/compile-sources" ] },
              { "path": "B.swift", "target-membership": [ "No/compile-sources" ] },
            ], "targets": [ { "name": "App", "id": "A", "product-type": "application", "build-phases": [ "compile-sources" ],
              "dependencies": [ "None" ] } ] }
            """
        )
        #expect(Set(project.problems.compactMap(\.line)) == [2, 3, 4])
        #expect(messages(project).count == 3)
    }

    @Test func `a project that needs a newer version of Xcode is refused`() throws {
        let folder = try TestFolder()
        let error = #expect(throws: ProjectError.self) {
            try load(folder, "{ \"required-capabilities\": [ \"new files\" ], \"files\": [], \"targets\": [] }")
        }
        #expect(error?.problems.first?.message.contains("new files") == true)
    }

    @Test(arguments: ["", "[", "{ \"files\": [ }", "{}", "[]", "{ 'files': 1 }"])
    func `invalid text is refused`(_ text: String) throws {
        let folder = try TestFolder()
        #expect(throws: ProjectError.self) { try load(folder, text) }
    }
}
