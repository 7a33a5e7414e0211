import HeadlessHost
import Testing
import UIKit

@testable import Screens

@MainActor
@Suite("Screens in the style of later years")
struct ScreenTests {
    @Test func `Stations are looked up after a delay`() async throws {
        let pilot = try await launch { StationsViewController() }
        try await pilot.tap("Station")
        try await pilot.type("ko")
        try await pilot.settle(until: { pilot.rows == ["Köln"] })
        #expect(pilot.rows == ["Köln"])
        try await pilot.tap("Cancel")
        #expect(pilot.rows.count == 9)
    }

    @Test func `An article's page shows its heading, address button and progress`() async throws {
        let address = try #require(URL(string: "https://example.com/the_article"))
        let pilot = try await launch { ArticleViewController(address: address) }
        try await pilot.settle(until: { pilot.shows("heading", "example.com") })
        #expect(pilot.shows("heading", "the article") && pilot.shows("text", "100 %"))
        #expect(pilot.shows("button", "Open in Browser"))
    }

    @Test func `A task finds books for each new query`() async throws {
        let pilot = try await launch { BooksViewController() }
        #expect(pilot.rows.count == 5)
        try await pilot.tap("Title or author")
        try await pilot.type("austen")
        try await pilot.settle(until: { pilot.rows.count == 2 })
        #expect(pilot.rows == ["Emma", "Persuasion"])
        try await pilot.tap("Clear text")
        try await pilot.type("da")
        try await pilot.settle(until: { pilot.rows.count == 1 })
        #expect(pilot.rows == ["The Voyage of the Beagle"])
        try await pilot.tap("Cancel")
        try await pilot.settle(until: { pilot.rows.count == 5 })
        #expect(pilot.rows.count == 5)
    }

    @Test func `A song is opened from the results, which remain after going back`() async throws {
        let songs = SongsViewController()
        let pilot = try await launch { songs }
        try await pilot.tap("Songs and artists")
        try await pilot.type("quays")
        #expect(pilot.rows == ["Harbour", "Lighthouse"])
        try await pilot.press("return")
        #expect(songs.recent == ["quays"])
        try await pilot.tap("Lighthouse")
        #expect(pilot.shows("heading", "Lighthouse"))
        try await pilot.back()
        #expect(pilot.rows == ["Harbour", "Lighthouse"])
        try await pilot.tap("Clear text")
        try await pilot.type("zzz")
        #expect(pilot.rows.isEmpty)
        #expect(pilot.shows("text", "No songs"))
        try await pilot.tap("Cancel")
        #expect(pilot.rows.count == 4)
        try await pilot.tap("Bookmarks")
        #expect(pilot.query == "quays")
        #expect(pilot.rows == ["Harbour", "Lighthouse"])
    }

    @Test func `Places are suggested, filtered by a scope, and selected`() async throws {
        let places = PlacesViewController()
        let pilot = try await launch { places }
        let suggested = { pilot.screen().elements(role: "suggestion").compactMap(\.label) }
        try await pilot.tap("Where to?")
        #expect(pilot.screen().elements(role: "scope").isEmpty)
        try await pilot.type("d")
        #expect(suggested() == ["Danube", "Dublin"])
        try await pilot.scope("Rivers")
        #expect(suggested() == ["Danube"])
        try await pilot.tap("Danube", role: "suggestion")
        #expect(places.picked == ["Danube"])
        #expect(pilot.query == "Danube")
        #expect(suggested().isEmpty)
        #expect(pilot.shows("text", "Danube"))
        try await pilot.tap("Cancel")
        #expect(pilot.shows("text", "Amsterdam"))
    }

    @Test func `A search for notes is restored with its token, scope and text`() async throws {
        let pilot = try await Pilot.launch(NotesAppDelegate.self)
        try await pilot.tap("Search notes")
        try await pilot.scope("Text")
        try await pilot.type("work ")
        #expect(pilot.screen().elements(role: "token").compactMap(\.label) == ["Work"])
        #expect(pilot.rows == ["Offer", "Minutes"])
        try await pilot.type("roof")
        #expect(pilot.rows == ["Minutes"])
        try await pilot.save()
        try await pilot.relaunch()
        #expect(pilot.screen().elements(role: "token").compactMap(\.label) == ["Work"])
        #expect(pilot.screen().elements(role: "scope").map(\.summary).last == "scope \"Text\" (selected)")
        #expect(pilot.query == "roof")
        #expect(pilot.rows == ["Minutes"])
        try await pilot.tap("Cancel")
        #expect(pilot.rows.count == 4)
    }

    @Test func `A custom search bar searches the mailbox without a Cancel button`() async throws {
        let pilot = try await launch { MailboxViewController() }
        try await pilot.tap("Search in mailbox")
        #expect(!pilot.shows("button", "Cancel"))
        #expect(pilot.shows("heading", "Inbox"))
        try await pilot.type("omar")
        #expect(pilot.rows == ["Omar: Supper"])
        try await pilot.tap("Done")
        #expect(pilot.rows.count == 3)
        #expect(!pilot.shows("button", "Done"))
    }

    @Test func `A button presents the search of the library, and a result is reserved`() async throws {
        let library = LibraryViewController()
        let pilot = try await launch { library }
        for round in 1...2 {
            try await pilot.tap("Look up")
            try await pilot.type("c31")
            try await pilot.press("backspace", "backspace")
            try await pilot.type(" 31")
            #expect(pilot.rows == ["C 31", "C 312"])
            try await pilot.tap("C 312")
            #expect(pilot.shows("button", "Reserve"))
            try await pilot.tap(round == 1 ? "Back" : "Reserve")
            if round == 1 { try await pilot.tap("Cancel") }
            #expect(pilot.rows.isEmpty)
        }
        #expect(library.calls == ["presented", "dismissed", "presented", "dismissed"])
    }

    @Test func `The archive's delegate presents the search when the bar is tapped`() async throws {
        let pilot = try await launch { ArchiveViewController() }
        try await pilot.tap("Year or mark")
        #expect(pilot.rows == ["A 12", "A 120", "B 7", "C 31", "C 312"])
        try await pilot.type("b")
        #expect(pilot.rows == ["B 7"])
        try await pilot.tap("Cancel")
        #expect(pilot.rows.isEmpty)
        #expect(pilot.shows("search field", "Year or mark"))
    }

    @Test func `A task found by a search is deleted by a swipe, and an alert adds one`() async throws {
        let pilot = try await launch { TasksViewController() }
        try await pilot.tap("Find a task")
        try await pilot.type("buy")
        #expect(pilot.rows == ["Buy bread", "Buy stamps"])
        try await pilot.swipe(.left, "Buy bread")
        try await pilot.tap("Delete")
        #expect(pilot.rows == ["Buy stamps"])
        try await pilot.tap("Cancel")
        #expect(pilot.rows == ["Buy stamps", "Call Mum", "Mend bike"])
        try await pilot.tap("Add")
        try await pilot.type("Paint door")
        try await pilot.tap("Add", role: "button")
        #expect(pilot.rows.last == "Paint door")
    }

    @Test func `A currency is selected in a sheet with a search bar`() async throws {
        let pilot = try await Pilot.launch { PriceViewController() }
        try await pilot.tap("Choose")
        #expect(pilot.shows("text", "11 of 11"))
        try await pilot.type("k")
        try await pilot.settle(until: { pilot.rows.count == 4 })
        #expect(pilot.rows == ["CZK", "DKK", "NOK", "SEK"])
        try await pilot.type("r")
        try await pilot.settle(until: { pilot.rows.isEmpty })
        try await pilot.tap("Clear text")
        try await pilot.type("nok")
        try await pilot.settle(until: { pilot.rows == ["NOK"] })
        try await pilot.press("return")
        #expect(pilot.shows("button", "NOK"))
        try await pilot.tap("NOK")
        try await pilot.tap("Cancel")
        #expect(pilot.shows("button", "None"))
    }

    @Test func `Photos are found in a collection, and the results button shows all of them`() async throws {
        let pilot = try await launch { PhotosViewController() }
        let items = { pilot.screen().elements(role: "item").compactMap(\.label) }
        try await pilot.tap("Captions")
        #expect(items().isEmpty)
        try await pilot.type("beach")
        #expect(items() == ["Beach at dawn", "Beach huts", "Rocks and beach"])
        try await pilot.tap("Beach huts")
        #expect(pilot.shows("heading", "Beach huts"))
        try await pilot.back()
        #expect(items().count == 3)
        try await pilot.tap("Cancel")
        #expect(items().isEmpty)
        try await pilot.tap("Results")
        #expect(items().count == 5)
        try await pilot.tap("Cancel")
        #expect(items().isEmpty)
    }

    @Test func `Each tab keeps its own search`() async throws {
        let shelves = ShelvesTabBarController()
        let pilot = try await Pilot.launch { shelves }
        try await pilot.tap("Search Fruit")
        try await pilot.type("ap")
        #expect(pilot.rows == ["Apple", "Apricot"])
        try await pilot.tap("Trees", role: "tab")
        #expect(pilot.rows == ["Alder", "Apple", "Oak"])
        try await pilot.tap("Search Trees")
        try await pilot.type("ap")
        #expect(pilot.rows == ["Apple"])
        try await pilot.tap("Fruit", role: "tab")
        #expect(pilot.rows == ["Apple", "Apricot"])
        #expect(pilot.query == "ap")
        #expect(shelves.chosen == ["Trees", "Fruit"])
        try await pilot.tap("Apricot")
        #expect(pilot.shows("text", "About Apricot"))
        #expect(!pilot.shows("tab", "Trees"))
    }

    @Test func `A split view in a tab searches its list and shows the selected item, collapsed and expanded`()
        async throws
    {
        let shelves = ShelvesTabBarController()
        let pilot = try await Pilot.launch { shelves }
        try await pilot.tap("Tools", role: "tab")
        try await pilot.tap("Search Tools")
        try await pilot.type("ham")
        #expect(pilot.rows == ["Hammer"])
        try await pilot.tap("Hammer")
        #expect(pilot.shows("text", "About Hammer"))
        #expect(!pilot.shows("row", "Hammer"))
        try await pilot.resize(to: CGSize(width: 1000, height: 700))
        #expect(pilot.shows("text", "About Hammer"))
        #expect(pilot.shows("row", "Hammer"))
    }
}
