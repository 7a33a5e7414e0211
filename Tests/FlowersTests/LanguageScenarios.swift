import ScenarioSupport
import Testing
import UIKit

@testable import flowers

/// The app in different languages.
@MainActor
@Suite("Flowers: languages")
struct LanguageScenarios {
    @Test(arguments: ScenarioHost.available)
    func `German localizes all texts and numbers`(on host: ScenarioHost) async throws {
        try await host.run(languages: ["de-AT"]) { driver in
            #expect(try driver.labels("heading") == ["Blumen"])
            #expect(try driver.values("row").first == "29,99\u{A0}$ · 2012")
            try await driver.tap("Suchbegriff eingeben", role: "search field")
            #expect(
                try driver.labels("row") == ["Rote Blumen suchen", "Blaue Blumen suchen", "Grüne Blumen suchen"]
            )
            try await driver.tap("Rote Blumen suchen")
            #expect(try driver.labels("token") == ["Rot"])
            try await driver.type("49,99")
            #expect(try driver.labels("row") == ["Red Rose Dozen"])
            try await driver.tap("Red Rose Dozen")
            #expect(try driver.labels("row") == ["Preis", "Im Angebot seit", "Farbe"])
        }
    }

    @Test(
        arguments: ScenarioHost.available
    )
    func `Arabic localizes texts and numbers, and numbers match in Arabic and Western digits`(on host: ScenarioHost)
        async throws
    {
        try await host.run(languages: ["ar"]) { driver in
            #expect(try driver.labels("heading") == ["زهور"])
            let value = try #require(try driver.values("row").first)
            #expect(value.contains("٢٩٫٩٩") && value.contains("٢٠١٢"))
            try await driver.tap("أدخل كلمة للبحث", role: "search field")
            try await driver.tap("ابحث عن الزهور الخضراء")
            #expect(try driver.labels("token") == ["أخضر"])
            // The test window's keyboard layout has no Arabic digits.
            try await driver.type(host == .headless ? "١٩٫٩٩" : "19.99")
            #expect(try driver.labels("row") == ["Hellebore Winter Pot"])
            try await driver.tap("Hellebore Winter Pot")
            #expect(try driver.labels("row") == ["السعر", "متوفر منذ", "اللون"])
        }
    }

    @Test(arguments: ScenarioHost.available)
    func `Arabic mirrors the layout`(on host: ScenarioHost) async throws {
        var english = CGRect.zero
        try await host.run { driver in
            try await driver.search()
            english = try driver.frame(of: "Cancel", role: "button")
        }
        try await host.run(languages: ["ar"]) { driver in
            try await driver.tap("أدخل كلمة للبحث", role: "search field")
            let field = try driver.frame(of: "أدخل كلمة للبحث", role: "search field")
            #expect(try driver.labels("button").contains("إلغاء"))
            let cancel = try #require(
                try driver.labels("button").map { try driver.frame(of: $0, role: "button") }.first
            )
            #expect(english.minX > field.midX)
            #expect(cancel.maxX < field.midX)
        }
    }

    @Test
    func `All languages have the same localized strings`() throws {
        func keys(_ language: String) throws -> Set<String> {
            let file = try #require(
                Bundle.app.url(
                    forResource: "Localizable",
                    withExtension: "strings",
                    subdirectory: nil,
                    localization: language
                )
            )
            let text = try String(contentsOf: file, encoding: .utf8)
            return Set(text.matches(of: /(?m)^("(?:[^"\\]|\\.)*") = "(?:[^"\\]|\\.)+";$/).map { String($0.1) })
        }
        let english = try keys("en")
        #expect(english.count > 10)
        #expect(try keys("de") == english)
        #expect(try keys("ar") == english)
    }
}
