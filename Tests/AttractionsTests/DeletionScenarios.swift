import ScenarioSupport
import Testing
import UIKit

@testable import attractions

/// Deletion by the user.
@MainActor
@Suite("Attractions: deleting")
struct DeletionScenarios {
    /// The remaining attractions, on screen and in the model.
    private func left(_ driver: any ScenarioDriver) throws -> [String] {
        let attractions = try #require(driver.list).attractions.map(\.name)
        #expect(try driver.count() == "\(attractions.count) rows")
        return attractions
    }

    @Test(
        arguments: ScenarioHost.available
    )
    func `A swipe reveals Delete, and a tap elsewhere closes it`(on host: ScenarioHost) async throws {
        try await host.run { driver in
            try await driver.swipe(.left, "Eiffel Tower")
            #expect(try driver.labels("button").contains("Delete"))
            try await driver.tap("Buckingham Palace", role: "row")
            #expect(try !driver.labels("button").contains("Delete"))
            #expect(try left(driver) == names())
        }
    }

    @Test(arguments: ScenarioHost.available)
    func `Typing closes open swipe actions even if the results stay the same`(on host: ScenarioHost) async throws {
        try await host.run { driver in
            try await driver.search("cast")
            let found = try driver.rows()
            try await driver.swipe(.left, "Windsor Castle")
            #expect(try driver.labels("button").contains("Delete"))
            try await driver.type("l")
            #expect(try driver.rows() == found)
            #expect(try !driver.labels("button").contains("Delete"))
        }
    }

    @Test(arguments: ScenarioHost.available)
    func `Deleting a row by swipe removes only that attraction`(on host: ScenarioHost) async throws {
        try await host.run { driver in
            try await driver.swipeAway("Eiffel Tower")
            #expect(try driver.rows().prefix(2) == ["Buckingham Palace", "Grand Canyon"])
            #expect(try left(driver) == names().filter { $0 != "Eiffel Tower" })
        }
    }

    @Test(
        arguments: ScenarioHost.available
    )
    func `Deleting the second result removes exactly that attraction from the list`(on host: ScenarioHost)
        async throws
    {
        try await host.run { driver in
            try await driver.search("united states")
            let found = ["Grand Canyon", "Empire State Building", "Statue of Liberty", "Golden Gate Bridge"]
            #expect(try driver.rows() == found)
            try await driver.swipeAway("Empire State Building")
            #expect(try driver.rows() == ["Grand Canyon", "Statue of Liberty", "Golden Gate Bridge"])
            #expect(try driver.values("search field") == ["united states"])
            try await driver.tap("Cancel")
            #expect(try left(driver) == names().filter { $0 != "Empire State Building" })
            #expect(try driver.rows().first == "Buckingham Palace")
        }
    }

    @Test(arguments: ScenarioHost.available)
    func `A deleted attraction is not found again`(on host: ScenarioHost) async throws {
        try await host.run { driver in
            try await driver.search("castle")
            try await driver.swipeAway("Windsor Castle")
            try await driver.key("backspace")
            #expect(try driver.rows() == ["Neuschwanstein Castle"])
            try await driver.tap("Cancel")
            try await driver.search("windsor")
            #expect(try driver.rows().isEmpty)
            #expect(try driver.texts().contains("No Results for “windsor”"))
        }
    }

    @Test(
        arguments: ScenarioHost.available
    )
    func `Deleting the last result shows the message for no results; Cancel shows the other attractions`(
        on host: ScenarioHost
    )
        async throws
    {
        try await host.run { driver in
            try await driver.search("castle")
            try await driver.swipeAway("Neuschwanstein Castle")
            #expect(try !driver.texts().contains { $0.hasPrefix("No Results") })
            try await driver.swipeAway("Windsor Castle")
            #expect(try driver.texts().contains("No Results for “castle”"))
            try await driver.tap("Cancel")
            #expect(try driver.texts() == ["Attractions"])
            #expect(try left(driver) == names().filter { !$0.hasSuffix("Castle") })
        }
    }

    @Test(arguments: ScenarioHost.available)
    func `The Delete key deletes the focused row`(on host: ScenarioHost) async throws {
        try await host.run { driver in
            try await driver.search("castle")
            try await driver.key("down")
            try await driver.key("down")
            try await driver.key("delete")
            #expect(try driver.rows() == ["Windsor Castle"])
            try await driver.key("escape")
            #expect(try left(driver) == names().filter { $0 != "Neuschwanstein Castle" })
        }
    }

    #if GTK
    @Test(
        arguments: ScenarioHost.available.filter { $0 == .gtk }
    )
    func `The menu of a row in a window contains Delete`(on host: ScenarioHost) async throws {
        try await host.run { driver in
            try await driver.search("united states")
            try await driver.key("down")
            try await driver.key("down")
            try await driver.key("shift+F10")
            #expect(try driver.labels("menu item") == ["Delete"])
            try await driver.key("space")
            #expect(try driver.rows() == ["Grand Canyon", "Statue of Liberty", "Golden Gate Bridge"])
        }
    }
    #endif

    @Test(arguments: ScenarioHost.available)
    func `Edit shows remove buttons, which reveal Delete; Done hides them`(on host: ScenarioHost) async throws {
        try await host.run { driver in
            try await driver.tap("Edit", role: "button")
            #expect(try driver.labels("button").filter { $0 == "Remove" }.count == driver.rows().count)
            try await driver.tap("Remove, Eiffel Tower", role: "button")
            #expect(try driver.count() == "20 rows")
            try await driver.tap("Delete", role: "button")
            try await driver.tap("Done", role: "button")
            #expect(try driver.labels("button") == ["Edit"])
            #expect(try left(driver) == names().filter { $0 != "Eiffel Tower" })
        }
    }

    @Test(arguments: ScenarioHost.available)
    func `An empty list shows a message and disables Edit`(on host: ScenarioHost) async throws {
        try await host.run { driver in
            let list = try #require(driver.list)
            while list.attractions.count > 1 {
                list.tableView(list.tableView, commit: .delete, forRowAt: IndexPath(row: 0, section: 0))
            }
            try await driver.settle()
            #expect(try !driver.texts().contains("No Attractions"))
            try await driver.tap("Edit", role: "button")
            try await driver.tap("Remove", role: "button")
            try await driver.tap("Delete", role: "button")
            #expect(try driver.texts().contains("No Attractions"))
            #expect(try driver.labels("button") == ["Edit"])
            #expect(list.editButtonItem.isEnabled == false)
            try await driver.search("petra")
            #expect(try driver.texts().contains("No Results for “petra”"))
            try await driver.tap("Cancel")
            #expect(try driver.texts().contains("No Attractions"))
        }
    }
}
