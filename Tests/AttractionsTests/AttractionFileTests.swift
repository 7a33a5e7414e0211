import Foundation
import Testing
import UIKit

@testable import attractions

/// The table of the attractions, and their images.
@Suite("Attractions: file")
struct AttractionFileTests {
    @Test
    func `The attraction file has 20 attractions with different web pages`() throws {
        let attractions = try AttractionFile.default.read()
        #expect(attractions.count == 20)
        #expect(Set(attractions.map(\.name)).count == 20)
        #expect(Set(attractions.map(\.webAddress)).count == 20)
        let palace = try #require(attractions.first)
        #expect([palace.name, palace.place, palace.country] == ["Buckingham Palace", "London", "United Kingdom"])
        #expect(palace.webAddress.absoluteString == "https://en.wikipedia.org/wiki/Buckingham_Palace")
    }

    @Test
    func `Each attraction has its own image, all of the same size`() throws {
        let images = try AttractionFile.default.read().map { try #require($0.image, "\($0.imageName)") }
        #expect(images.allSatisfy { $0.size == CGSize(width: 96, height: 64) })
        #expect(Set(try images.map { try #require($0.pngData()) }).count == 20)
    }

    @Test(
        arguments: [
            ("", "Line 1: the header has to be 'name,place,country,web_address,image'."),
            (
                "name,place,country,web_address,image\n\nEiffel Tower,Paris,France",
                "Line 3: 'Eiffel Tower,Paris,France' must contain name, place, country, web address and image."
            ),
            (
                "name,place,country,web_address,image\n,Paris,France,https://a.example,a",
                "Line 2: ',Paris,France,https://a.example,a' must contain name, place, country, web address and image."
            ),
            (
                "name,place,country,web_address,image\nA,B,C,file:///etc/passwd,a",
                "Line 2: 'file:///etc/passwd' is not the address of a web page."
            ),
            (
                "name,place,country,web_address,image\nA,B,C,javascript:alert(1),a",
                "Line 2: 'javascript:alert(1)' is not the address of a web page."
            ),
            (
                "name,place,country,web_address,image\nA\u{B}\u{C}\u{85}\u{2028}\u{2029},B,C,https://a.example,a\rA,B,C",
                "Line 3: 'A,B,C' must contain name, place, country, web address and image."
            ),
            (
                "name,place,country,web_address,image\nA,B,C,https:,a",
                "Line 2: 'https:' is not the address of a web page."
            ),
        ]
    )
    func `An error is reported with its line number`(_ text: String, _ message: String) {
        let error = #expect(throws: AttractionFile.Failure.self) { try AttractionFile.attractions(in: text) }
        #expect(error?.description == message)
    }
}
