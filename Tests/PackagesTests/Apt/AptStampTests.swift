import Foundation
import Testing

@testable import packages

@Suite("Apt stamp")
struct AptStampTests {
    private func fixture() throws -> AptFixture {
        let fixture = try AptFixture()
        try fixture.writeLists([AptFixture.record("a")])
        try fixture.write("", to: "var/lib/apt/extended_states")
        return fixture
    }

    @Test
    func `The stamp of unchanged files is equal and can be stored`() throws {
        let fixture = try fixture()
        let stamp = AptStamp(fixture.configuration)
        #expect(AptStamp(fixture.configuration) == stamp)
        #expect(try JSONDecoder().decode(AptStamp.self, from: JSONEncoder().encode(stamp)) == stamp)
    }

    @Test(
        arguments: [
            "var/lib/apt/lists/list0_Packages", "var/lib/apt/lists/new_i18n_Translation-de", "var/lib/dpkg/status",
            "var/lib/apt/extended_states", "etc/apt/sources.list", "etc/apt/sources.list.d/a.list",
        ]
    )
    func `A changed or new file changes the stamp`(path: String) throws {
        let fixture = try fixture()
        let stamp = AptStamp(fixture.configuration)
        try fixture.write("changed", to: path)
        #expect(AptStamp(fixture.configuration) != stamp)
    }

    @Test
    func `A modification date alone changes the stamp`() throws {
        let fixture = try fixture()
        let stamp = AptStamp(fixture.configuration)
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSince1970: 1000)],
            ofItemAtPath: fixture.configuration.status.path
        )
        #expect(AptStamp(fixture.configuration) != stamp)
    }

    @Test
    func `A removed list changes the stamp`() throws {
        let fixture = try fixture()
        let stamp = AptStamp(fixture.configuration)
        try FileManager.default.removeItem(at: fixture.configuration.lists.appendingPathComponent("list0_Packages"))
        #expect(AptStamp(fixture.configuration) != stamp)
    }

    @Test
    func `Another language changes the stamp`() throws {
        let fixture = try fixture()
        let stamp = AptStamp(fixture.configuration)
        fixture.configuration.languages = ["de"]
        #expect(AptStamp(fixture.configuration) != stamp)
    }

    @Test
    func `Lock files and unfinished downloads do not matter`() throws {
        let fixture = try fixture()
        let stamp = AptStamp(fixture.configuration)
        try fixture.write("x", to: "var/lib/apt/lists/lock")
        try fixture.write("x", to: "var/lib/apt/lists/partial/list_Packages")
        #expect(AptStamp(fixture.configuration) == stamp)
    }

    @Test
    func `The stamp of a chosen file depends on its content's size`() throws {
        let fixture = try fixture()
        let file = try fixture.write("a", to: "file")
        let stamp = AptStamp(file: file)
        #expect(AptStamp(file: file) == stamp)
        try fixture.write("ab", to: "file")
        #expect(AptStamp(file: file) != stamp)
    }

    @Test(
        arguments: [
            (["LANG": "de_DE.UTF-8"], ["de_DE", "de"]), (["LANG": "C.UTF-8"], []), ([:], []), (["LANG": "en_GB"], []),
            (["LANG": "fr", "LC_MESSAGES": "pt_BR.UTF-8"], ["pt_BR", "pt"]), (["LANG": "fr", "LC_ALL": "POSIX"], []),
            (["LANG": "de_AT@euro", "LANGUAGE": "de_AT:de:fr:en:it"], ["de_AT", "de", "fr"]),
            (["LANG": "C", "LANGUAGE": "de"], []), (["LANG": "fr", "LC_ALL": ""], ["fr"]),
            (["LANG": "de", "LANGUAGE": "x,y:fr"], ["fr"]),
        ] as [([String: String], [String])]
    )
    func `The languages are those of the environment`(environment: [String: String], expected: [String]) {
        #expect(AptConfiguration.languages(in: environment) == expected)
    }
}
