import ProjectChecking
import Testing
import XcodeProjects

struct UnsupportedFileTests {
    @Test func `a file of Objective-C is reported with the Swift files that use its classes`() throws {
        let project = try TemporaryProject()
        let header = "#import \"Cache.h\"\n"
        project.target.bridgingHeader = BridgingHeader(
            path: try project.write(header, to: "App/Bridging.h"),
            text: header
        )
        try project.write("@class Other;\n@interface Cache : NSObject\n@end\n", to: "App/Cache.h")
        project.target.unsupportedFiles = [
            UnsupportedFile(path: try project.write("", to: "App/Cache.m"), kind: .objectiveC)
        ]
        try project.addSource("import UIKit\nlet cache = Cache()\n")
        #expect(project.findings(.unsupportedFile) == ["Cache.m: Cache.m, File.swift:2 Cache"])
        #expect(project.report().preventsBuild)
    }

    @Test func `a model of Core Data is reported with the uses of its entities`() throws {
        let project = try TemporaryProject()
        try project.write(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <model><entity name="Movie" representedClassName="MovieEntry" codeGenerationType="class"/></model>
            """,
            to: "Movies.xcdatamodeld/Movies.xcdatamodel/contents"
        )
        project.target.unsupportedFiles = [
            UnsupportedFile(path: project.path("Movies.xcdatamodeld"), kind: .coreData)
        ]
        try project.addSource("import Foundation\nvar entry: MovieEntry?\n")
        #expect(
            project.findings(.unsupportedFile) == ["Movies.xcdatamodeld: File.swift:2 MovieEntry, Movies.xcdatamodeld"]
        )
    }

    @Test func `a shader that no Swift file needs does not prevent the build`() throws {
        let project = try TemporaryProject()
        project.target.unsupportedFiles = [
            UnsupportedFile(path: try project.write("", to: "Shader.metal"), kind: .metal)
        ]
        try project.addSource("import Foundation\n")
        let report = project.report()
        #expect(report.findings.map(\.effect) == [.hint])
        #expect(!report.hasErrors)
    }
}
