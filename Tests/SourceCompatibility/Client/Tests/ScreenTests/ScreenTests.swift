import HeadlessHost
import Testing
import UIKit

@testable import Screens

@MainActor
@Suite("Screens in the style of later years")
struct ScreenTests {
    @Test func `A note grows with its text, up to its limit`() async throws {
        var screen: NoteEditorViewController?
        let driver = try await launch {
            let made = NoteEditorViewController()
            screen = made
            return made
        }
        try await driver.tap("Text of the note")
        try await driver.type("milk\nbread\nbutter")
        #expect(driver.shows("text", "17 of 40"))
        #expect((screen?.heightChanges ?? 0) >= 2)
        try await driver.type(String(repeating: "x", count: 30))
        #expect(driver.shows("text", "40 of 40"))
        try await driver.key(#require(AppDriver.Key("ctrl+z")))
        // One step undoes the typed word.
        #expect(driver.shows("text", "11 of 40"))
    }

    @Test func `A link in a note asks the screen`() async throws {
        var screen: NoteEditorViewController?
        let driver = try await launch {
            let made = NoteEditorViewController()
            screen = made
            return made
        }
        try await driver.tap("Help")
        #expect(screen?.openedLinks.map(\.absoluteString) == ["https://example.org/help"])
    }

    @Test func `Stations are looked up after a delay`() async throws {
        let driver = try await launch { StationsViewController() }
        try await driver.tap("Station")
        try await driver.type("ko")
        try await driver.settle(until: { driver.rows == ["Köln"] })
        #expect(driver.rows == ["Köln"])
        try await driver.tap("Cancel")
        #expect(driver.rows.count == 9)
    }

    @Test func `An article's page shows its heading, address button and progress`() async throws {
        let address = try #require(URL(string: "https://example.com/the_article"))
        let driver = try await launch { ArticleViewController(address: address) }
        try await driver.settle(until: { driver.shows("heading", "example.com") })
        #expect(driver.shows("heading", "the article") && driver.shows("text", "100 %"))
        #expect(driver.shows("button", "Open in Browser"))
    }

    @Test func `A task finds books for each new query`() async throws {
        let driver = try await launch { BooksViewController() }
        #expect(driver.rows.count == 5)
        try await driver.tap("Title or author")
        try await driver.type("austen")
        try await driver.settle(until: { driver.rows.count == 2 })
        #expect(driver.rows == ["Emma", "Persuasion"])
        try await driver.tap("Clear text")
        try await driver.type("da")
        try await driver.settle(until: { driver.rows.count == 1 })
        #expect(driver.rows == ["The Voyage of the Beagle"])
        try await driver.tap("Cancel")
        try await driver.settle(until: { driver.rows.count == 5 })
        #expect(driver.rows.count == 5)
    }

    @Test func `A song is opened from the results, which remain after going back`() async throws {
        let songs = SongsViewController()
        let driver = try await launch { songs }
        try await driver.tap("Songs and artists")
        try await driver.type("quays")
        #expect(driver.rows == ["Harbour", "Lighthouse"])
        try await driver.press("return")
        #expect(songs.recent == ["quays"])
        try await driver.tap("Lighthouse")
        #expect(driver.shows("heading", "Lighthouse"))
        try await driver.back()
        #expect(driver.rows == ["Harbour", "Lighthouse"])
        try await driver.tap("Clear text")
        try await driver.type("zzz")
        #expect(driver.rows.isEmpty)
        #expect(driver.shows("text", "No songs"))
        try await driver.tap("Cancel")
        #expect(driver.rows.count == 4)
        try await driver.tap("Bookmarks")
        #expect(driver.query == "quays")
        #expect(driver.rows == ["Harbour", "Lighthouse"])
    }

    @Test func `Places are suggested, filtered by a scope, and selected`() async throws {
        let places = PlacesViewController()
        let driver = try await launch { places }
        let suggested = { driver.screen().elements(role: "suggestion").compactMap(\.label) }
        try await driver.tap("Where to?")
        #expect(driver.screen().elements(role: "scope").isEmpty)
        try await driver.type("d")
        #expect(suggested() == ["Danube", "Dublin"])
        try await driver.scope("Rivers")
        #expect(suggested() == ["Danube"])
        try await driver.tap("Danube", role: "suggestion")
        #expect(places.picked == ["Danube"])
        #expect(driver.query == "Danube")
        #expect(suggested().isEmpty)
        #expect(driver.shows("text", "Danube"))
        try await driver.tap("Cancel")
        #expect(driver.shows("text", "Amsterdam"))
    }

    @Test func `A search for notes is restored with its token, scope and text`() async throws {
        let driver = try await AppDriver.launch(NotesAppDelegate.self)
        try await driver.tap("Search notes")
        try await driver.scope("Text")
        try await driver.type("work ")
        #expect(driver.screen().elements(role: "token").compactMap(\.label) == ["Work"])
        #expect(driver.rows == ["Offer", "Minutes"])
        try await driver.type("roof")
        #expect(driver.rows == ["Minutes"])
        try await driver.save()
        try await driver.relaunch()
        #expect(driver.screen().elements(role: "token").compactMap(\.label) == ["Work"])
        #expect(driver.screen().elements(role: "scope").map(\.summary).last == "scope \"Text\" (selected)")
        #expect(driver.query == "roof")
        #expect(driver.rows == ["Minutes"])
        try await driver.tap("Cancel")
        #expect(driver.rows.count == 4)
    }

    @Test func `A custom search bar searches the mailbox without a Cancel button`() async throws {
        let driver = try await launch { MailboxViewController() }
        try await driver.tap("Search in mailbox")
        #expect(!driver.shows("button", "Cancel"))
        #expect(driver.shows("heading", "Inbox"))
        try await driver.type("omar")
        #expect(driver.rows == ["Omar: Supper"])
        try await driver.tap("Done")
        #expect(driver.rows.count == 3)
        #expect(!driver.shows("button", "Done"))
    }

    @Test func `A button presents the search of the library, and a result is reserved`() async throws {
        let library = LibraryViewController()
        let driver = try await launch { library }
        for round in 1...2 {
            try await driver.tap("Look up")
            try await driver.type("c31")
            try await driver.press("backspace", "backspace")
            try await driver.type(" 31")
            #expect(driver.rows == ["C 31", "C 312"])
            try await driver.tap("C 312")
            #expect(driver.shows("button", "Reserve"))
            try await driver.tap(round == 1 ? "Back" : "Reserve")
            if round == 1 { try await driver.tap("Cancel") }
            #expect(driver.rows.isEmpty)
        }
        #expect(library.calls == ["presented", "dismissed", "presented", "dismissed"])
    }

    @Test func `The archive's delegate presents the search when the bar is tapped`() async throws {
        let driver = try await launch { ArchiveViewController() }
        try await driver.tap("Year or mark")
        #expect(driver.rows == ["A 12", "A 120", "B 7", "C 31", "C 312"])
        try await driver.type("b")
        #expect(driver.rows == ["B 7"])
        try await driver.tap("Cancel")
        #expect(driver.rows.isEmpty)
        #expect(driver.shows("search field", "Year or mark"))
    }

    @Test func `A task found by a search is deleted by a swipe, and an alert adds one`() async throws {
        let driver = try await launch { TasksViewController() }
        try await driver.tap("Find a task")
        try await driver.type("buy")
        #expect(driver.rows == ["Buy bread", "Buy stamps"])
        try await driver.swipe(.left, "Buy bread")
        try await driver.tap("Delete")
        #expect(driver.rows == ["Buy stamps"])
        try await driver.tap("Cancel")
        #expect(driver.rows == ["Buy stamps", "Call Mum", "Mend bike"])
        try await driver.tap("Add")
        try await driver.type("Paint door")
        try await driver.tap("Add", role: "button")
        #expect(driver.rows.last == "Paint door")
    }

    @Test func `A currency is selected in a sheet with a search bar`() async throws {
        let driver = try await AppDriver.launch { PriceViewController() }
        try await driver.tap("Choose")
        #expect(driver.shows("text", "11 of 11"))
        try await driver.type("k")
        try await driver.settle(until: { driver.rows.count == 4 })
        #expect(driver.rows == ["CZK", "DKK", "NOK", "SEK"])
        try await driver.type("r")
        try await driver.settle(until: { driver.rows.isEmpty })
        try await driver.tap("Clear text")
        try await driver.type("nok")
        try await driver.settle(until: { driver.rows == ["NOK"] })
        try await driver.press("return")
        #expect(driver.shows("button", "NOK"))
        try await driver.tap("NOK")
        try await driver.tap("Cancel")
        #expect(driver.shows("button", "None"))
    }

    @Test func `Photos are found in a collection, and the results button shows all of them`() async throws {
        let driver = try await launch { PhotosViewController() }
        let items = { driver.screen().elements(role: "item").compactMap(\.label) }
        try await driver.tap("Captions")
        #expect(items().isEmpty)
        try await driver.type("beach")
        #expect(items() == ["Beach at dawn", "Beach huts", "Rocks and beach"])
        try await driver.tap("Beach huts")
        #expect(driver.shows("heading", "Beach huts"))
        try await driver.back()
        #expect(items().count == 3)
        try await driver.tap("Cancel")
        #expect(items().isEmpty)
        try await driver.tap("Results")
        #expect(items().count == 5)
        try await driver.tap("Cancel")
        #expect(items().isEmpty)
    }

    @Test func `Each tab keeps its own search`() async throws {
        let shelves = ShelvesTabBarController()
        let driver = try await AppDriver.launch { shelves }
        try await driver.tap("Search Fruit")
        try await driver.type("ap")
        #expect(driver.rows == ["Apple", "Apricot"])
        try await driver.tap("Trees", role: "tab")
        #expect(driver.rows == ["Alder", "Apple", "Oak"])
        try await driver.tap("Search Trees")
        try await driver.type("ap")
        #expect(driver.rows == ["Apple"])
        try await driver.tap("Fruit", role: "tab")
        #expect(driver.rows == ["Apple", "Apricot"])
        #expect(driver.query == "ap")
        #expect(shelves.chosen == ["Trees", "Fruit"])
        try await driver.tap("Apricot")
        #expect(driver.shows("text", "About Apricot"))
        #expect(!driver.shows("tab", "Trees"))
    }

    @Test func `A split view in a tab searches its list and shows the selected item, collapsed and expanded`()
        async throws
    {
        let shelves = ShelvesTabBarController()
        let driver = try await AppDriver.launch { shelves }
        try await driver.tap("Tools", role: "tab")
        try await driver.tap("Search Tools")
        try await driver.type("ham")
        #expect(driver.rows == ["Hammer"])
        try await driver.tap("Hammer")
        #expect(driver.shows("text", "About Hammer"))
        #expect(!driver.shows("row", "Hammer"))
        try await driver.resize(to: CGSize(width: 1000, height: 700))
        #expect(driver.shows("text", "About Hammer"))
        #expect(driver.shows("row", "Hammer"))
    }
}
