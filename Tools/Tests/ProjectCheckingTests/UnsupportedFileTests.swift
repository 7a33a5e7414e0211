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

    @Test func `a mapping model of Core Data does not prevent the build`() throws {
        let project = try TemporaryProject()
        project.target.unsupportedFiles = [
            UnsupportedFile(path: try project.write("", to: "Movies.xcmappingmodel/xcmapping.xml"), kind: .mappingModel)
        ]
        try project.addSource("import Foundation\n")
        let finding = try #require(project.report().findings.first)
        #expect(finding.effect == .hint)
        #expect(finding.advice?.contains("renaming identifiers") == true)
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
