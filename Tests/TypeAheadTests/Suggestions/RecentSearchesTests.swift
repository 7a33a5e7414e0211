import Foundation
import Testing

@testable import TypeAhead

@Suite("Recent searches")
struct RecentSearchesTests {
    private final class Folder: Sendable {
        let url: URL

        init() throws {
            url = FileManager.default.temporaryDirectory.appending(path: "RecentSearches-\(UUID().uuidString)")
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        }

        deinit { try? FileManager.default.removeItem(at: url) }

        var file: URL { url.appending(path: "recent searches.json") }
    }

    private func texts(_ recents: RecentSearches) -> [String] { recents.entries.map(\.text) }

    @Test func `the newest search is first, and an equal one moves to the front`() throws {
        let recents = RecentSearches()
        for text in ["oak", "ash", "oak"] { #expect(try recents.record(.init(text: text))) }
        #expect(texts(recents) == ["oak", "ash"])
        try recents.record(.init(text: "ash", scope: "wood"))
        #expect(recents.entries.map(\.scope) == ["wood", nil, nil])
    }

    @Test func `searches in different text fields are different`() throws {
        let recents = RecentSearches()
        for fields in [nil, ["name"], ["note"]] as [Set<String>?] {
            try recents.record(.init(text: "oak", fields: fields))
        }
        try recents.record(.init(text: "oak tree", fields: ["name"]))
        #expect(recents.entries.map(\.fields) == [["name"], ["note"], nil])
        try recents.remove(.init(text: "oak", fields: ["note"]))
        #expect(texts(recents) == ["oak tree", "oak"])
    }

    @Test func `a search replaces those that are its beginning`() throws {
        let recents = RecentSearches()
        for text in ["s", "swi", "sword", "swift"] { try recents.record(.init(text: text)) }
        #expect(texts(recents) == ["swift", "sword"])
        try recents.record(.init(text: "swi"))
        #expect(texts(recents) == ["swi", "swift", "sword"])
    }

    @Test func `the oldest entry that is not pinned is removed beyond the capacity`() throws {
        let recents = RecentSearches()
        for number in 0..<50 { try recents.record(.init(text: "search \(number).")) }
        try recents.setPinned(true, recents.entries[49])
        try recents.record(.init(text: "one more"))
        #expect(recents.entries.count == 51)
        #expect(recents.entries[0] == .init(text: "search 0.", isPinned: true))
        try recents.record(.init(text: "and one"))
        #expect(recents.entries.count == 51)
        #expect(!texts(recents).contains("search 1."))
        try recents.record(.init(text: "search 0."))
        #expect(recents.entries[0].isPinned)
        try recents.setPinned(false, recents.entries[0])
        #expect(recents.entries.count == 51)
    }

    @Test(arguments: [" leading space", "", "  ", "\tx"])
    func `a text that begins with white space is not recorded`(text: String) throws {
        let folder = try Folder()
        let recents = try RecentSearches(file: folder.file)
        try recents.record(.init(text: "oak"))
        let before = try Data(contentsOf: folder.file)
        #expect(try !recents.record(.init(text: text)))
        #expect(try Data(contentsOf: folder.file) == before)
        #expect(texts(recents) == ["oak"])
    }

    @Test func `private and switched off lists leave the file as it is`() throws {
        let folder = try Folder()
        let recents = try RecentSearches(file: folder.file)
        recents.isPrivate = true
        #expect(try !recents.record(.init(text: "oak")))
        recents.isPrivate = false
        recents.isOn = false
        #expect(try !recents.record(.init(text: "oak")))
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).isEmpty)
    }

    @Test func `another program reads the same list`() throws {
        let folder = try Folder()
        let first = try RecentSearches(file: folder.file)
        let second = try RecentSearches(file: folder.file)
        try first.record(.init(text: "oak"))
        try second.record(.init(text: "ash", scope: "wood"))
        try first.record(.init(text: "elm"))
        #expect(texts(first) == ["elm", "ash", "oak"])
        #expect(try texts(RecentSearches(file: folder.file)) == ["elm", "ash", "oak"])
        try first.remove(.init(text: "ash", scope: "wood"))
        #expect(try texts(RecentSearches(file: folder.file)) == ["elm", "oak"])
        try second.removeAll()
        #expect(try texts(RecentSearches(file: folder.file)) == [])
        let attributes = try FileManager.default.attributesOfItem(atPath: folder.file.path)
        #expect(attributes[.posixPermissions] as? Int == 0o600)
    }

    @Test func `changes of several threads are all kept`() async throws {
        let folder = try Folder()
        try await withThrowingTaskGroup(of: Void.self) { group in
            for thread in 0..<4 {
                group.addTask {
                    let recents = try RecentSearches(file: folder.file, capacity: 500)
                    for number in 0..<20 { try recents.record(.init(text: "search \(thread) \(number).")) }
                }
            }
            try await group.waitForAll()
        }
        #expect(try RecentSearches(file: folder.file, capacity: 500).entries.count == 80)
    }

    @Test(arguments: ["{", "[]", "{\"version\": 9, \"entries\": []}", "\u{0}"])
    func `a damaged file is an error, and stays as it is`(content: String) throws {
        let folder = try Folder()
        try Data(content.utf8).write(to: folder.file)
        #expect(throws: RecentSearchesError.self) { try RecentSearches(file: folder.file) }
        #expect(try Data(contentsOf: folder.file) == Data(content.utf8))
    }

    @Test func `a list that cannot be written is not changed`() throws {
        let folder = try Folder()
        let recents = try RecentSearches(file: folder.url.appending(path: "missing/recent.json"))
        #expect(throws: RecentSearchesError.self) { try recents.record(.init(text: "oak")) }
        #expect(texts(recents) == [])
    }

    @Test func `the app may convert the bytes of the file`() throws {
        let folder = try Folder()
        let coding = RecentSearches.Coding(
            encode: { Data($0.map { $0 ^ 0x55 }) },
            decode: { Data($0.map { $0 ^ 0x55 }) }
        )
        try RecentSearches(file: folder.file, coding: coding).record(.init(text: "secret"))
        #expect(try !String(decoding: Data(contentsOf: folder.file), as: UTF8.self).contains("secret"))
        #expect(try texts(RecentSearches(file: folder.file, coding: coding)) == ["secret"])
        #expect(throws: RecentSearchesError.self) { try RecentSearches(file: folder.file) }
    }

    @Test func `recent searches are suggested for an empty field, and those that contain the typed text`() async throws
    {
        let recents = RecentSearches()
        for text in ["oak tag:red", "ash", "Royal oak"] { try recents.record(.init(text: text, scope: "wood")) }
        let provider = RecentSuggestions(recents)
        func titles(_ text: String) async -> [String] {
            let input = SuggestionInput(
                text: text,
                caret: 0,
                query: SearchQuery(limit: 7),
                syntax: SearchQuerySyntax([.init("tag", .value)])
            )
            return await provider.suggestions(for: input).map(\.title)
        }
        #expect(await titles("") == ["Royal oak", "ash", "oak tag:red"])
        #expect(await titles("OAK") == ["Royal oak", "oak tag:red"])
        #expect(await titles("ash") == [])
        let input = SuggestionInput(
            text: "",
            caret: 0,
            query: SearchQuery(limit: 7),
            syntax: SearchQuerySyntax([.init("tag", .value)])
        )
        let last = await provider.suggestions(for: input).last
        #expect(
            last?.query == SearchQuery(terms: ["oak"], filters: [SearchFilter("tag", "red")], scope: "wood", limit: 7)
        )
    }
}
