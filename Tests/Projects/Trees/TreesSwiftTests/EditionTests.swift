import Measures
import Testing
import TreeKit
import UIKit

@testable import Trees

@MainActor
struct EditionTests {
    @Test func theDebugConfigurationIsTheForestEdition() {
        #expect(Edition.current == .forest)
    }

    @Test(arguments: [(1.0, "1.0 m"), (12.5, "12.5 m")])
    func lengthsHaveUnits(metres: Double, text: String) {
        #expect(Length(metres: metres).text == text)
    }

    @Test func badgesShowTheirPrefix() {
        let badge = BadgeView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
        badge.prefix = "is "
        badge.text = "old"
        #expect((badge.subviews.first as? UILabel)?.text == "is old")
    }
}
