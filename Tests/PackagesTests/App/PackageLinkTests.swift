import Foundation
import Testing
import TypeAhead

@testable import packages

@Suite("Links to packages")
struct PackageLinkTests {
    @Test
    func `A link has text, filters, a scope and a package`() throws {
        let link = PackageLink(items: "q=text%20editor&f=section:editors&f=size:>10MB&scope=name&package=nano")
        #expect(link.query.terms.map(\.text) == ["text", "editor"])
        #expect(link.query.filters == [SearchFilter("section", "editors"), SearchFilter("size", .greater("10MB"))])
        #expect(link.query.fields == ["name"])
        #expect(link.package == "nano")
    }

    @Test
    func `An address of the app is a link, and others are not`() throws {
        let link = PackageLink(try #require(URL(string: "packages:?q=vim")))
        #expect(link?.query.terms.map(\.text) == ["vim"])
        #expect(PackageLink(try #require(URL(string: "https://example.org/?q=vim"))) == nil)
    }

    @Test
    func `The first argument with a key is a link`() {
        #expect(PackageLink(arguments: ["-x", "q=vim", "q=nano"])?.query.terms.map(\.text) == ["vim"])
        #expect(PackageLink(arguments: ["vim", "--q=vim"]) == nil)
    }

    @Test
    func `Unknown keys, scopes and invalid percent signs do no harm`() {
        let link = PackageLink(items: "x=1&scope=nowhere&q=100%&&package=")
        #expect(link == PackageLink(items: "q=100%"))
        #expect(link.query.terms.map(\.text) == ["100%"])
    }

    @Test(arguments: [
        "q=text%20editor&f=section:editors&f=size:%3E10MB&scope=name&package=nano",
        "q=c%2B%2B%20%26%20%22a%20b%22%20-vim",
        "package=nano:arm64", "package=a%26b%3Dc%2Bd", "scope=description&q=ü",
    ])
    func `The address of a link is the same link`(_ items: String) {
        let link = PackageLink(items: items)
        #expect(PackageLink(link.url) == link)
    }

    @Test
    func `A link without content has an address`() {
        #expect(PackageLink(PackageLink().url) == PackageLink())
    }
}
