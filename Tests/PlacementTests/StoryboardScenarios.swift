import Testing
import UIKit

/// Searches in storyboards, in the formats of three versions of Interface Builder.
@MainActor
@Suite("Searches in storyboards", .serialized)
struct StoryboardScenarios {
    /// A host and a format of the file.
    struct Case: Sendable, CustomTestStringConvertible {
        let host: StageHost
        let version: Int

        var testDescription: String { "Xcode \(version), \(host.rawValue)" }

        static let all = StageHost.available.flatMap { host in [8, 11, 13].map { Case(host: host, version: $0) } }

        /// Shows the initial view controller of a storyboard.
        @MainActor
        func show(_ storyboard: String, _ scenario: @MainActor (any Stage) async throws -> Void) async throws {
            let folder = try #require(Bundle.module.resourceURL).appendingPathComponent("Storyboards/Xcode\(version)")
            Bundle.storyboards = Bundle(path: folder.path)
            let root = UIStoryboard(name: storyboard, bundle: .storyboards).instantiateInitialViewController()
            try await host.show(try #require(root), width: 400, scenario)
        }
    }

    @Test(arguments: Case.all)
    func `A table in a custom view is searched by text and scope, and a result opens its detail screen`(_ the: Case)
        async throws
    {
        try await the.show("Sweets") { stage in
            #expect(try stage.rows == ["Chocolate Bar", "Chocolate Egg", "Candy Cane", "Sour Drop", "Liquorice"])
            try await stage.tap("Search Sweets")
            try await stage.type("c")
            #expect(try stage.rows == ["Chocolate Bar", "Chocolate Egg", "Candy Cane", "Liquorice"])
            try await stage.tap("Hard", role: "scope")
            #expect(try stage.rows == ["Candy Cane"])
            try await stage.tap("Candy Cane", role: "row")
            #expect(try stage.showsTitle("Hard"))
            #expect(try stage.shows("Candy Cane"))
        }
    }

    @Test(arguments: Case.all)
    func `Selecting a country among the results adds a token to the search`(_ the: Case) async throws {
        try await the.show("Towns") { stage in
            #expect(try stage.rows == ["Lyon", "Nice", "Lisbon", "Porto"])
            try await stage.tap("Search Towns")
            try await stage.type("por")
            #expect(try stage.rows == ["Search in Portugal", "Porto"])
            try await stage.tap("Search in Portugal", role: "row")
            #expect(try stage.rows == ["Lisbon", "Porto"])
            try await stage.type("li")
            #expect(try stage.rows == ["Lisbon"])
        }
    }

    @Test(arguments: Case.all)
    func `A results controller from the storyboard shows results in cells from a nib`(_ the: Case) async throws {
        try await the.show("Products") { stage in
            #expect(try stage.rows == ["Ginger", "Gladiolus", "Orchid", "Rose"])
            try await stage.tap("Search Products")
            try await stage.type("g")
            #expect(try stage.rows == ["Ginger", "Gladiolus"])
            try await stage.tap("Gladiolus", role: "row")
            #expect(try stage.showsTitle("Gladiolus"))
            #expect(try stage.shows("Year 2001") && stage.shows("Price 51"))
        }
    }

    @Test(arguments: [8, 11, 13])
    func `The navigation bar has the colours set in the storyboard`(version: Int) throws {
        let folder = try #require(Bundle.module.resourceURL).appendingPathComponent("Storyboards/Xcode\(version)")
        let storyboard = UIStoryboard(name: "Towns", bundle: Bundle(path: folder.path))
        let navigation = try #require(storyboard.instantiateInitialViewController() as? UINavigationController)
        #expect(navigation.navigationBar.barTintColor == UIColor(red: 0, green: 104 / 255, blue: 55 / 255, alpha: 1))
        let color = navigation.navigationBar.titleTextAttributes?[.foregroundColor] as? UIColor
        #expect(color == UIColor(white: 1, alpha: 1))
    }
}

extension Bundle {
    /// The bundle that contains the storyboards.
    @MainActor static var storyboards: Bundle?
}

extension Stage {
    /// Whether an element with the given label is on screen.
    fileprivate func shows(_ text: String) throws -> Bool { try seen().contains { $0.label == text } }
}
