#if GTK
import CGTK
import Foundation
@_spi(Testing) import GTKHostTesting
import Testing
import UIKit

@MainActor
@Suite("Appearance of search bars in windows", .enabled(if: isOnDisplay))
struct SearchBarLookTests {
    /// An image of one colour.
    private func picture(_ color: String, side: Int = 8) throws -> UIImage {
        let svg =
            "<svg xmlns='http://www.w3.org/2000/svg' width='\(side)' height='\(side)'>"
            + "<rect width='\(side)' height='\(side)' fill='\(color)'/></svg>"
        return try #require(UIImage(data: Data(svg.utf8)))
    }

    /// The visible colours at points of a search bar that is alone in a window.
    private func colors(
        of bar: UISearchBar,
        at points: [CGPoint]
    ) async throws -> [[Int]] {
        let screen = UIViewController()
        bar.frame = CGRect(x: 0, y: 0, width: 360, height: 100)
        screen.view.addSubview(bar)
        return try await GTKAppDriver.run(rootViewController: screen) { driver in
            try points.map { try driver.color(at: $0) }
        }
    }

    @Test
    func `An opaque bar has its barTintColor as background`() async throws {
        let bar = UISearchBar()
        bar.barTintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        bar.isTranslucent = false
        #expect(try await colors(of: bar, at: [CGPoint(x: 3, y: 3)]) == [[255, 0, 0]])
    }

    @Test
    func `A bar without a barTintColor has its backgroundColor as background`() async throws {
        let bar = UISearchBar()
        bar.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        #expect(try await colors(of: bar, at: [CGPoint(x: 3, y: 3)]) == [[0, 0, 255]])
    }

    @Test
    func `A minimal bar has no background, and a black bar is dark`() async throws {
        let minimal = UISearchBar()
        minimal.barTintColor = .red
        minimal.searchBarStyle = .minimal
        let black = UISearchBar()
        black.barStyle = .black
        let ground = try await colors(of: minimal, at: [CGPoint(x: 3, y: 3)])
        #expect(ground != [[255, 0, 0]])
        let dark = try await colors(of: black, at: [CGPoint(x: 3, y: 3)])
        #expect(dark[0].allSatisfy { $0 < 80 })
    }

    @Test
    func `Background images are tiled or stretched for the bar, its field, its scopes and their dividers`()
        async throws
    {
        let bar = UISearchBar()
        bar.backgroundImage = try picture("#00ff00")
        bar.setSearchFieldBackgroundImage(
            try picture("#0000ff").resizableImage(
                withCapInsets: UIEdgeInsets(top: 2, left: 2, bottom: 2, right: 2),
                resizingMode: .stretch
            ),
            for: .normal
        )
        bar.scopeButtonTitles = ["One", "Two"]
        bar.showsScopeBar = true
        bar.setScopeBarButtonBackgroundImage(try picture("#ff00ff"), for: .normal)
        bar.setScopeBarButtonBackgroundImage(try picture("#ffff00"), for: .selected)
        bar.setScopeBarButtonDividerImage(
            try picture("#00ffff"),
            forLeftSegmentState: .selected,
            rightSegmentState: .normal
        )
        let height = bar.sizeThatFits(CGSize(width: 360, height: 0)).height
        let scopes = height - 22
        let seen = try await colors(
            of: bar,
            at: [
                CGPoint(x: 3, y: 3), CGPoint(x: 250, y: (height - 44) / 2),
                CGPoint(x: 30, y: scopes), CGPoint(x: 180, y: scopes), CGPoint(x: 330, y: scopes),
            ]
        )
        #expect(seen == [[0, 255, 0], [0, 0, 255], [255, 255, 0], [0, 255, 255], [255, 0, 255]])
    }

    @Test
    func `Scope titles are drawn with the app's text attributes`() async throws {
        let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 360, height: 100))
        bar.scopeButtonTitles = ["One", "Two"]
        bar.showsScopeBar = true
        bar.setScopeBarButtonTitleTextAttributes([.font: UIFont.boldSystemFont(ofSize: 20)], for: .selected)
        let screen = UIViewController()
        screen.view.addSubview(bar)
        try await GTKAppDriver.run(rootViewController: screen) { driver in
            let scopes = try driver.screen().elements(role: "scope")
            #expect(scopes.map(\.label) == ["One", "Two"])
            #expect(scopes.map(\.textAttributes).map { $0.contains("Bold") } == [true, false])
        }
    }

    @Test
    func `A field passes its text input traits to the input method as input hints`() async throws {
        let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 360, height: 60))
        bar.keyboardType = .emailAddress
        bar.autocapitalizationType = .words
        bar.spellCheckingType = .no
        bar.inlinePredictionType = .yes
        let screen = UIViewController()
        screen.view.addSubview(bar)
        try await GTKAppDriver.run(rootViewController: screen) { driver in
            let field = try #require(try driver.screen().elements(role: "search field").first)
            #expect(field.inputWishes == ["email", "no-spellcheck", "word-completion", "uppercase-words"])
        }
    }
}
#endif
