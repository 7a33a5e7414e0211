import Foundation
import Testing

@testable import XcodeProjects

@Suite struct WorkspaceTests {
    private func workspace(_ content: String) -> String {
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<Workspace version = \"1.0\">\n\(content)\n</Workspace>\n"
    }

    private func file(_ location: String) -> String { "<FileRef location = \"\(location)\"></FileRef>" }

    private func app(_ name: String) -> ProjectText {
        var text = ProjectText()
        text.addTarget(name)
        return text
    }

    @Test func `a workspace lists projects and packages in groups`() throws {
        let folder = try TestFolder()
        for name in ["A", "Sub/B", "Sub/Deep/C", "D"] { try folder.writeProject(app(FilePath.name(name)), name: name) }
        try folder.touch("Packages/Local/Package.swift", "readme.txt")
        let content = [
            file("group:A.xcodeproj"), file("group:A.xcodeproj"), file("container:Sub/../A.xcodeproj"),
            "<Group location = \"group:Sub\" name = \"Sub\">\(file("group:B.xcodeproj"))",
            "<Group location = \"container:\" name = \"G\">\(file("group:Sub/Deep/C.xcodeproj"))</Group></Group>",
            file("absolute:\(folder.path)/D.xcodeproj"), file("group:Packages/Local"), file("group:readme.txt"),
            file("group:Pods/Pods.xcodeproj"),
        ]
        try folder.write(workspace(content.joined()), to: "All.xcworkspace/contents.xcworkspacedata")
        let project = try folder.load()
        #expect(project.name == "All")
        #expect(project.targets.map(\.id) == ["A", "B", "C", "D"])
        #expect(project.packages.map(\.location) == [.local(path: folder.path + "/Packages/Local")])
        #expect(messages(project, .warning).count == 1)
    }

    @Test func `targets of a workspace find each other's products`() throws {
        let folder = try TestFolder()
        var kit = ProjectText()
        kit.addTarget("Kit", type: "framework")
        try folder.writeProject(kit, name: "Kit")
        var text = ProjectText()
        text.addTarget("App", frameworks: [text.addFile("Kit.framework", tree: "BUILT_PRODUCTS_DIR")])
        try folder.writeProject(text)
        let content = file("group:App.xcodeproj") + file("group:Kit.xcodeproj")
        try folder.write(workspace(content), to: "W.xcworkspace/contents.xcworkspacedata")
        #expect(try folder.load().targets[0].dependencies == ["Kit"])
    }

    @Test func `the workspace inside of a project is the project`() throws {
        let folder = try TestFolder()
        try folder.writeProject(app("App"))
        let path = "App.xcodeproj/project.xcworkspace"
        try folder.write(workspace(file("self:")), to: path + "/contents.xcworkspacedata")
        let project = try folder.load(path)
        #expect(project.targets.map(\.id) == ["App"])
        #expect(project.name == "App")
    }

    @Test func `a workspace without projects is refused`() throws {
        let folder = try TestFolder()
        try folder.write(workspace(""), to: "W.xcworkspace/contents.xcworkspacedata")
        #expect(throws: ProjectError.self) { try folder.load() }
    }

    @Test func `an invalid workspace is refused with the line`() throws {
        let folder = try TestFolder()
        try folder.write("<Workspace>\n<FileRef\n", to: "W.xcworkspace/contents.xcworkspacedata")
        let error = #expect(throws: ProjectError.self) { try folder.load() }
        #expect((error?.problems.first?.line ?? 0) >= 2)
    }

    @Test func `a folder with one project, directly or below, is accepted`() throws {
        let folder = try TestFolder()
        try folder.writeProject(app("App"), name: "Code/App")
        try folder.writeProject(app("Pod"), name: "Pods/Pods")
        #expect(try folder.load().targets.map(\.id) == ["App"])
        #expect(try folder.load("Code").targets.map(\.id) == ["App"])
        #expect(try folder.load("Code/App.xcodeproj/").targets.map(\.id) == ["App"])
        #expect(try folder.load("Code/App.xcodeproj/project.pbxproj").targets.map(\.id) == ["App"])
    }

    @Test func `several projects in a folder are listed in the error`() throws {
        let folder = try TestFolder()
        for name in ["A", "B"] { try folder.writeProject(app(name), name: name) }
        let error = #expect(throws: ProjectError.self) { try folder.load() }
        let message = try #require(error?.problems.first?.message)
        #expect(message.contains("/A.xcodeproj") && message.contains("/B.xcodeproj"))
    }

    @Test(arguments: ["", "nothing", "text.txt"])
    func `a path without project is refused`(_ path: String) throws {
        let folder = try TestFolder()
        try folder.touch("text.txt")
        #expect(throws: ProjectError.self) { try folder.load(path) }
    }

    @Test func `schemes have targets, variables, arguments and test plans`() throws {
        let folder = try TestFolder()
        var text = ProjectText()
        for (name, type) in [
            ("App", "application"), ("One", "bundle.unit-test"), ("Two", "bundle.unit-test"),
            ("Three", "bundle.unit-test"),
        ] {
            text.addTarget(name, type: type)
        }
        try folder.writeProject(text)
        func reference(_ name: String) -> String {
            "<BuildableReference BlueprintIdentifier = \"\(name)\" BlueprintName = \"\(name)\" ReferencedContainer = \"container:App.xcodeproj\"/>"
        }
        let scheme = """
            <Scheme version = "1.7">
            <TestAction buildConfiguration = "Release">
            <Testables>
            <TestableReference skipped = "NO">\(reference("One"))</TestableReference>
            <TestableReference skipped = "YES">\(reference("Two"))</TestableReference>
            </Testables>
            <TestPlans><TestPlanReference reference = "container:Plan.xctestplan" default = "YES"/></TestPlans>
            </TestAction>
            <LaunchAction buildConfiguration = "Release" language = "de" region = "CH">
            <BuildableProductRunnable>\(reference("App"))</BuildableProductRunnable>
            <CommandLineArguments>
            <CommandLineArgument argument = "-path &quot;$(SRCROOT)/a b&quot; -x" isEnabled = "YES"/>
            <CommandLineArgument argument = "-off" isEnabled = "NO"/>
            </CommandLineArguments>
            <EnvironmentVariables>
            <EnvironmentVariable key = "NAME" value = "$(TARGET_NAME)" isEnabled = "YES"/>
            <EnvironmentVariable key = "OFF" value = "1" isEnabled = "NO"/>
            </EnvironmentVariables>
            </LaunchAction>
            </Scheme>
            """
        try folder.write(scheme, to: "App.xcodeproj/xcshareddata/xcschemes/Main.xcscheme")
        try folder.write("<Scheme/>", to: "App.xcodeproj/xcuserdata/me.xcuserdatad/xcschemes/Main.xcscheme")
        try folder.write("<Scheme/>", to: "App.xcodeproj/xcuserdata/me.xcuserdatad/xcschemes/Mine.xcscheme")
        let plan = """
            {"testTargets": [
            {"target": {"containerPath": "container:App.xcodeproj", "identifier": "Three", "name": "Three"}},
            {"enabled": false, "target": {"containerPath": "container:App.xcodeproj", "identifier": "Two", "name": "Two"}}],
            "version": 1}
            """
        try folder.write(plan, to: "Plan.xctestplan")
        let project = try folder.load(loader: ProjectLoader(scheme: "Main"))
        #expect(project.schemes.map(\.name) == ["Main", "Mine"])
        #expect(project.configuration == "Release")
        let main = project.schemes[0]
        #expect(main.launchTarget == "App")
        #expect(main.testTargets == ["One", "Three"])
        #expect(main.arguments == ["-path", folder.path + "/a b", "-x"])
        #expect(main.environment.map { "\($0.name)=\($0.value)" } == ["NAME=App"])
        #expect(main.launchConfiguration == "Release")
        #expect(main.testConfiguration == "Release")
        #expect(main.language == "de")
        #expect(main.region == "CH")
        #expect(project.problems.isEmpty)
    }

    @Test func `an unknown scheme is refused with the names of all`() throws {
        let folder = try TestFolder()
        try folder.writeProject(app("App"))
        try folder.write("<Scheme/>", to: "App.xcodeproj/xcshareddata/xcschemes/Main.xcscheme")
        let error = #expect(throws: ProjectError.self) { try folder.load(loader: ProjectLoader(scheme: "Beta")) }
        #expect(error?.problems.first?.message.contains("Main") == true)
    }

    @Test func `a broken scheme or test plan is a warning`() throws {
        let folder = try TestFolder()
        try folder.writeProject(app("App"))
        let plan =
            "<Scheme><TestAction><TestPlans><TestPlanReference reference=\"container:No.xctestplan\"/></TestPlans></TestAction></Scheme>"
        try folder.write(plan, to: "App.xcodeproj/xcshareddata/xcschemes/A.xcscheme")
        try folder.write("<Scheme>", to: "App.xcodeproj/xcshareddata/xcschemes/B.xcscheme")
        let project = try folder.load()
        #expect(messages(project, .warning).count == 2)
        #expect(messages(project).isEmpty)
    }
}
