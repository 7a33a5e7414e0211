import HeadlessHost
import Testing
import UIKit

/// The icons in a search field.
@MainActor
@Suite("Icons of search bars")
struct BarIconRules {
    private let star = UIImage(systemName: "star")

    @Test
    func `A new bar returns no icon images and no position adjustments`() {
        let bar = UISearchBar()
        for icon in [UISearchBar.Icon.search, .clear, .bookmark, .resultsList] {
            #expect(bar.image(for: icon, state: .normal) == nil)
            #expect(bar.positionAdjustment(for: icon) == .zero)
        }
        #expect(UISearchBar.Icon.resultsList.rawValue == 3)
    }

    @Test
    func `The image for the normal state applies to every state that has no image of its own`() throws {
        let bar = UISearchBar()
        let star = try #require(star)
        let moon = try #require(UIImage(systemName: "moon"))
        bar.setImage(star, for: .clear, state: .normal)
        bar.setImage(moon, for: .clear, state: .highlighted)
        #expect(bar.image(for: .clear, state: .disabled) === star)
        #expect(bar.image(for: .clear, state: .highlighted) === moon)
        bar.setImage(nil, for: .clear, state: .highlighted)
        #expect(bar.image(for: .clear, state: .highlighted) === star)
        bar.setImage(nil, for: .clear, state: .normal)
        #expect(bar.image(for: .clear, state: .normal) == nil)
    }

    @Test
    func `Custom images replace the icons, and removing one restores the default icon`() async throws {
        let screen = SearchScreen()
        let star = try #require(star)
        screen.bar.showsBookmarkButton = true
        screen.bar.setImage(star, for: .bookmark, state: .normal)
        screen.bar.setImage(star, for: .search, state: .normal)
        _ = try await launch(screen)
        let buttons = screen.field.subviews.compactMap { $0 as? UIButton }
        #expect(buttons.map(\.currentImage) == [star])
        let magnifier = try #require(screen.field.leftView as? UIImageView)
        #expect(magnifier.image === star)
        screen.bar.setImage(nil, for: .search, state: .normal)
        let size = UIImage.SymbolConfiguration(textStyle: .body)
        #expect(magnifier.image == UIImage(systemName: "magnifyingglass", withConfiguration: size))
    }

    @Test
    func `The clear button replaces the bookmark button, and the results button remains`() async throws {
        let screen = SearchScreen()
        screen.bar.showsBookmarkButton = true
        screen.bar.showsSearchResultsButton = true
        let driver = try await launch(screen)
        let labels = { driver.screen().elements(role: "search field").flatMap(\.children).map { $0.label ?? "" } }
        #expect(labels() == ["Bookmarks", "Results"])
        try await driver.tap("Find")
        try await driver.type("x")
        #expect(Set(labels()) == ["Results", "Clear text"])
        try await driver.tap("Clear text")
        #expect(Set(labels()) == ["Bookmarks", "Results"])
        screen.bar.showsBookmarkButton = false
        screen.bar.showsSearchResultsButton = false
        try await driver.settle()
        #expect(labels() == [])
    }

    @Test(arguments: [false, true])
    func `The subviews of a field do not overlap, in either layout direction`(mirrored: Bool) async throws {
        let screen = SearchScreen()
        screen.bar.showsBookmarkButton = true
        screen.bar.showsSearchResultsButton = true
        let driver = try await launch(screen)
        if mirrored { screen.bar.searchTextField.semanticContentAttribute = .forceRightToLeft }
        try await driver.settle()
        let frames = screen.field.subviews.map(\.frame)
        #expect(frames.count == 3)
        for (index, frame) in frames.enumerated() {
            #expect(screen.field.bounds.contains(frame))
            #expect(!frames.dropFirst(index + 1).contains { !$0.intersection(frame).isEmpty })
        }
    }

    @Test
    func `A position adjustment moves the icon`() async throws {
        let screen = SearchScreen()
        let driver = try await launch(screen)
        let magnifier = try #require(screen.field.leftView)
        let before = magnifier.frame
        screen.bar.setPositionAdjustment(UIOffset(horizontal: 3, vertical: -2), for: .search)
        try await driver.settle()
        #expect(magnifier.frame == before.offsetBy(dx: 3, dy: -2))
        #expect(screen.bar.positionAdjustment(for: .search) == UIOffset(horizontal: 3, vertical: -2))
    }

    @Test
    func `The results button can be selected, and a disabled bar disables its buttons`() async throws {
        let screen = SearchScreen()
        screen.bar.showsSearchResultsButton = true
        let driver = try await launch(screen)
        let button = { driver.screen().elements(role: "button").first { $0.label == "Results" } }
        #expect(button()?.states == [])
        screen.bar.isSearchResultsButtonSelected = true
        try await driver.settle()
        #expect(button()?.states == ["selected"])
        screen.bar.isEnabled = false
        try await driver.settle()
        #expect(button()?.states.contains("disabled") == true)
    }
}
