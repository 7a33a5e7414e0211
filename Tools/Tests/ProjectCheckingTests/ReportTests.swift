import Foundation
import ProjectChecking
import Testing
import XcodeProjects

struct ReportTests {
    private func project() throws -> TemporaryProject {
        let project = try TemporaryProject()
        try project.addSource("import MapKit\nclass Place { var map: MKMapView? }\n", "Place.swift")
        try project.addSource("import UIKit\nclass Screen { let place = Place() }\n", "Screen.swift")
        try project.addSource("import CoreData\nimport MapKit\n", "Store.swift")
        try project.addSource("import UIKit\nlet title = \"Flowers\"\n", "Title.swift")
        project.problems = [
            ProjectProblem(severity: .warning, path: project.path("Podfile"), line: 1, message: "Not read.")
        ]
        return project
    }

    @Test func `causes that prevent the build come first, then those with the most files`() throws {
        #expect(try project().report().findings.map(\.symbol) == ["MapKit", "CoreData", "Podfile"])
    }

    @Test func `files to leave out include those that use a left-out declaration`() throws {
        let project = try project()
        let names = project.report().filesToLeaveOut.map { URL(fileURLWithPath: $0).lastPathComponent }
        #expect(names == ["Place.swift", "Screen.swift", "Store.swift"])
    }

    @Test func `a report is the same after a round trip through JSON`() throws {
        let report = try project().report()
        #expect(try CheckReport(json: report.json()) == report)
    }

    @Test func `the JSON form has the documented properties`() throws {
        let text = try project().report().json()
        let object = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        #expect(
            object.keys.sorted() == [
                "configuration", "filesToLeaveOut", "findings", "formatVersion", "isCompiled", "path", "project",
                "swiftFiles", "targets",
            ]
        )
        let finding = try #require((object["findings"] as? [[String: Any]])?.first)
        #expect(
            finding.keys.sorted() == [
                "advice", "consequences", "effect", "files", "kind", "message", "places", "symbol",
            ]
        )
        let place = try #require((finding["places"] as? [[String: Any]])?[1])
        #expect(place["line"] as? Int == 2)
        #expect(place["name"] as? String == "MKMapView")
    }

    @Test func `two checks of one project give the same report`() throws {
        let project = try project()
        #expect(project.report() == project.report())
    }

    @Test func `the text lists the causes with places relative to a folder`() throws {
        let project = try project()
        let text = project.report().text(relativeTo: project.folder.path, limit: 2)
        #expect(text.contains("1  build   missing-module  MapKit"))
        #expect(text.contains("     Place.swift:2: MKMapView\n     and 1 further place"))
    }

    @Test func `text from the project contains no character that a terminal obeys`() throws {
        let project = try TemporaryProject()
        project.problems = [
            ProjectProblem(path: project.path("a\u{1B}[2J"), message: "\u{7}bell\u{202E}\u{9B}")
        ]
        let text = project.report().text(relativeTo: "/")
        let hidden = text.unicodeScalars.filter {
            $0 != "\n" && [.control, .format].contains($0.properties.generalCategory)
        }
        #expect(hidden.isEmpty)
    }
}
