import Foundation
import Testing

@testable import XcodeProjects

@Suite struct BridgingHeaderTests {
    private func header(_ text: String) -> BridgingHeader { BridgingHeader(path: "/App/Header.h", text: text) }

    @Test func `A header with imports of frameworks needs no compiler`() {
        let header = header(
            """
            /* Exposed
               to Swift. */
            #ifndef Header_h
            #define Header_h
            #pragma once
            #import <UIKit/UIKit.h>  // for all files
            #include<SafariServices/SafariServices.h>
            @import MessageUI;
            @import UIKit.UIView;
            #endif /* Header_h */
            """.replacing("\n", with: "\r\n")
        )
        #expect(header.importsOnlyModules)
        #expect(header.modules == ["UIKit", "SafariServices", "MessageUI"])
        #expect(header.imports.map(\.line) == [6, 7, 8, 9])
    }

    @Test(arguments: [
        "#import \"Cache.h\"", "#import <sqlite3.h>", "@interface Cache : NSObject", "#define MAXIMUM 5", "#import",
        "#import \"\"", "@import ;", "typedef int Number;", "#if DEBUG",
    ])
    func `A header with other content needs a compiler`(line: String) {
        #expect(!header("#import <UIKit/UIKit.h>\n\(line)\n").importsOnlyModules)
    }

    @Test func `Imports in comments are ignored`() {
        let header = header("// #import \"A.h\"\n/* #import \"B.h\"\n#import \"C.h\" */\n/* no end\n#import \"D.h\"\n")
        #expect(header.importsOnlyModules)
        #expect(header.imports.isEmpty)
    }

    @Test func `A target has the header of its settings`() throws {
        let folder = try TestFolder()
        var text = ProjectText()
        for (name, content) in [("Plain", "#import <UIKit/UIKit.h>\n"), ("Mixed", "#import \"Cache.h\"\n")] {
            try folder.write(content, to: "\(name)/Header.h")
            text.addTarget(name, settings: "SWIFT_OBJC_BRIDGING_HEADER = \"$(TARGET_NAME)/Header.h\";")
        }
        try folder.writeProject(text)
        let project = try folder.load()
        #expect(project.problems.isEmpty)
        #expect(project.target("Plain")?.bridgingHeader?.modules == ["UIKit"])
        #expect(project.target("Plain")?.unsupportedFiles == [])
        let path = FilePath.join(folder.path, "Mixed/Header.h")
        #expect(project.target("Mixed")?.unsupportedFiles == [UnsupportedFile(path: path, kind: .objectiveC)])
    }

    @Test func `The umbrella header of a framework is read, from a build phase or a synchronized folder`() throws {
        let folder = try TestFolder()
        for name in ["Core", "Kit", "App"] {
            try folder.write("#import <UIKit/UIKit.h>\nFOUNDATION_EXPORT double version;\n", to: "\(name)/\(name).h")
            try folder.write("#import <MapKit/MapKit.h>\n", to: "\(name)/Other.h")
        }
        var text = ProjectText()
        let headers = ["Core/Core.h", "Core/Other.h"].map { text.addFile($0) }
        text.addTarget("Core", type: "framework", phases: [text.addPhase("PBXHeadersBuildPhase", headers)])
        text.add("FOLDER", "PBXFileSystemSynchronizedRootGroup", "path = Kit; sourceTree = \"<group>\";")
        text.files.append("FOLDER")
        text.addTarget("Kit", type: "framework", more: "fileSystemSynchronizedGroups = (FOLDER);")
        text.addTarget("App", phases: [text.addPhase("PBXHeadersBuildPhase", [text.addFile("App/App.h")])])
        try folder.writeProject(text)
        let project = try folder.load()
        #expect(project.problems.isEmpty)
        #expect(project.target("Core")?.umbrellaHeader?.modules == ["UIKit"])
        #expect(project.target("Core")?.modulesOfHeaders == ["UIKit"])
        #expect(project.target("Kit")?.umbrellaHeader?.modules == ["UIKit"])
        #expect(project.target("App")?.umbrellaHeader == nil)
        #expect(project.targets.flatMap(\.unsupportedFiles).isEmpty)
    }

    @Test func `A header that is a folder is reported`() throws {
        let folder = try TestFolder()
        try folder.touch("Header.h/A.h")
        var text = ProjectText()
        text.addTarget("App", settings: "SWIFT_OBJC_BRIDGING_HEADER = Header.h;")
        try folder.writeProject(text)
        #expect(try folder.load().problems.map(\.message).first?.contains("cannot be read") == true)
    }
}
