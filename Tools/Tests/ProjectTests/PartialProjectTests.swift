import Foundation
import Testing

/// Projects of which a part does not work here.
@Suite(.enabled(if: ProjectFolder.hasLibrary, "SEARCHLIGHT_LIBRARY names no library."))
struct PartialProjectTests {
    @Test func `a file that no Swift file needs does not prevent the build`() throws {
        let folder = try ProjectFolder()
        var project = SmallProject()
        project.objects["GROUP"] = SmallProject.group("FILE, OLD")
        project.objects["OLD"] = SmallProject.file("Old.m")
        project.objects["OLDBUILDFILE"] = "{isa = PBXBuildFile; fileRef = OLD; }"
        project.objects["SOURCES"] = "{isa = PBXSourcesBuildPhase; files = (BUILDFILE, OLDBUILDFILE); }"
        try folder.write(project.text, to: "App.xcodeproj/project.pbxproj")
        try folder.write("@implementation Old\n@end\n", to: "Old.m")
        try folder.write(SmallProject.source, to: "App.swift")
        let outcome = try folder.run("build")
        #expect(outcome.status == 0, Comment(rawValue: outcome.errors))
        #expect(outcome.errors.contains("Old.m: warning: Objective-C cannot be compiled here."))
        try folder.write(SmallProject.source + "let old = Old()\n", to: "App.swift")
        #expect(try folder.run("build").status == 1)
    }
}
