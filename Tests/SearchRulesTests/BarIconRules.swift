import HeadlessHost
import Testing
import UIKit

/// The icons in a search field.
@MainActor
@Suite("Icons of a search bar")
struct BarIconRules {
    private let star = UIImage(systemName: "star")

    @Test
    func `A bar has no pictures of its own to tell of until some are assigned`() {
        let bar = UISearchBar()
        for icon in [UISearchBar.Icon.search, .clear, .bookmark, .resultsList] {
            #expect(bar.image(for: icon, state: .normal) == nil)
            #expect(bar.positionAdjustment(for: icon) == .zero)
        }
        #expect(UISearchBar.Icon.resultsList.rawValue == 3)
    }

    @Test
    func `A picture counts for every state that has none of its own, until it is taken back`() throws {
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
    func `Pictures are shown where the icons are, and the usual ones come back`() async throws {
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
    func `The bookmark button gives way to the clear button, and the results button stays`() async throws {
        let screen = SearchScreen()
        screen.bar.showsBookmarkButton = true
        screen.bar.showsSearchResultsButton = true
        let pilot = try await launch(screen)
        let labels = { pilot.screen().elements(role: "search field").flatMap(\.children).map { $0.label ?? "" } }
        #expect(labels() == ["Bookmarks", "Results"])
        try await pilot.tap("Find")
        try await pilot.type("x")
        #expect(Set(labels()) == ["Results", "Clear text"])
        try await pilot.tap("Clear text")
        #expect(Set(labels()) == ["Bookmarks", "Results"])
        screen.bar.showsBookmarkButton = false
        screen.bar.showsSearchResultsButton = false
        try await pilot.settle()
        #expect(labels() == [])
    }

    @Test(arguments: [false, true])
    func `Text and buttons of a field do not lie on each other, in either direction`(mirrored: Bool) async throws {
        let screen = SearchScreen()
        screen.bar.showsBookmarkButton = true
        screen.bar.showsSearchResultsButton = true
        let pilot = try await launch(screen)
        if mirrored { screen.bar.searchTextField.semanticContentAttribute = .forceRightToLeft }
        try await pilot.settle()
        let frames = screen.field.subviews.map(\.frame)
        #expect(frames.count == 3)
        for (index, frame) in frames.enumerated() {
            #expect(screen.field.bounds.contains(frame))
            #expect(!frames.dropFirst(index + 1).contains { !$0.intersection(frame).isEmpty })
        }
    }

    @Test
    func `A position adjustment moves the icon alone`() async throws {
        let screen = SearchScreen()
        let pilot = try await launch(screen)
        let magnifier = try #require(screen.field.leftView)
        let before = magnifier.frame
        screen.bar.setPositionAdjustment(UIOffset(horizontal: 3, vertical: -2), for: .search)
        try await pilot.settle()
        #expect(magnifier.frame == before.offsetBy(dx: 3, dy: -2))
        #expect(screen.bar.positionAdjustment(for: .search) == UIOffset(horizontal: 3, vertical: -2))
    }

    @Test
    func `The results button can be selected, and a bar that is disabled disables its buttons`() async throws {
        let screen = SearchScreen()
        screen.bar.showsSearchResultsButton = true
        let pilot = try await launch(screen)
        let button = { pilot.screen().elements(role: "button").first { $0.label == "Results" } }
        #expect(button()?.states == [])
        screen.bar.isSearchResultsButtonSelected = true
        try await pilot.settle()
        #expect(button()?.states == ["selected"])
        screen.bar.isEnabled = false
        try await pilot.settle()
        #expect(button()?.states.contains("disabled") == true)
    }
}
