import Foundation
import HeadlessHost
import Testing

@testable @_spi(Host) import UIKitCore

@MainActor
@Suite("Page controls")
struct PageControlTests {
    private final class Screen: UIViewController {
        let control = UIPageControl()
        var pages: [Int] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            control.frame = CGRect(x: 45, y: 200, width: 300, height: 30)
            control.numberOfPages = 5
            control.accessibilityLabel = "Photos"
            control.addAction(UIAction { [unowned self] _ in pages.append(control.currentPage) }, for: .valueChanged)
            view.addSubview(control)
        }

        var visibleDots: [UIView] { control.subviews.filter { $0 is PageDot } }
    }

    private func launch() async throws -> (AppDriver, Screen) {
        let screen = Screen()
        return (try await AppDriver.launch { screen }, screen)
    }

    @Test func `a tap beside the middle goes to the next or the previous page`() async throws {
        let (driver, screen) = try await launch()
        func tap(_ x: CGFloat) async throws {
            try await driver.touchDown(at: CGPoint(x: x, y: 215))
            try await driver.touchUp()
        }
        try await tap(250)
        try await tap(250)
        try await tap(100)
        #expect(screen.pages == [1, 2, 1])
        #expect(driver.screen().description.contains("page control \"Photos\" value \"page 2 of 5\""))
        #expect(screen.control.interactionState == .none)
    }

    @Test func `a tap at an end changes nothing`() async throws {
        let (driver, screen) = try await launch()
        try await driver.touchDown(at: CGPoint(x: 100, y: 215))
        try await driver.touchUp()
        #expect(screen.pages.isEmpty)
    }

    @Test func `a drag over the dots goes to the page of each dot`() async throws {
        let (driver, screen) = try await launch()
        let dots = screen.visibleDots.map { $0.convert($0.bounds, to: nil) }
        #expect(dots.count == 5)
        try await driver.touchDown(at: CGPoint(x: dots[0].midX, y: 215))
        try await driver.touchMove(to: CGPoint(x: dots[2].midX, y: 215))
        #expect(screen.control.interactionState == .continuous)
        try await driver.touchMove(to: CGPoint(x: dots[4].midX, y: 215))
        try await driver.touchUp()
        #expect(screen.pages == [2, 4])
        screen.control.allowsContinuousInteraction = false
        try await driver.touchDown(at: CGPoint(x: dots[4].midX, y: 215))
        try await driver.touchMove(to: CGPoint(x: dots[1].midX, y: 215))
        try await driver.touchUp()
        #expect(screen.pages == [2, 4, 3])
    }

    @Test func `arrow keys, Home and End change the page of the focused control`() async throws {
        let (driver, screen) = try await launch()
        try await driver.key(try #require(.init("tab")))
        #expect(screen.control.isFirstResponder)
        for key in ["right", "right", "left", "end", "home"] { try await driver.key(try #require(.init(key))) }
        #expect(screen.pages == [1, 2, 1, 4, 0])
    }

    @Test func `in a right-to-left layout the next page is at the left`() async throws {
        let host = HeadlessHost()
        host.preferredLanguages = ["ar"]
        let screen = Screen()
        let driver = try await AppDriver.launch(on: host) { screen }
        try await driver.touchDown(at: CGPoint(x: 100, y: 215))
        try await driver.touchUp()
        #expect(screen.pages == [1])
        #expect(driver.screen().description.contains("صفحة 2 من 5"))
        try await driver.key(try #require(.init("tab")))
        try await driver.key(try #require(.init("left")))
        #expect(screen.pages == [1, 2])
    }

    @Test func `the current page stays within the pages`() {
        let control = UIPageControl()
        control.currentPage = 3
        #expect(control.currentPage == 0)
        control.numberOfPages = 4
        control.currentPage = 9
        #expect(control.currentPage == 3)
        control.numberOfPages = 2
        #expect(control.currentPage == 1)
        control.numberOfPages = -1
        #expect(control.numberOfPages == 0 && control.currentPage == 0)
    }

    @Test func `a single page has no dots if the control hides them`() async throws {
        let (driver, screen) = try await launch()
        screen.control.numberOfPages = 1
        #expect(driver.screen().description.contains("page control"))
        screen.control.hidesForSinglePage = true
        screen.control.layoutIfNeeded()
        #expect(!driver.screen().description.contains("page control"))
        #expect(screen.visibleDots.isEmpty)
    }

    @Test func `dots that do not fit give way to those around the current page`() async throws {
        let (driver, screen) = try await launch()
        screen.control.numberOfPages = 1_000_000
        screen.control.currentPage = 500_000
        try await driver.settle()
        #expect((2...20).contains(screen.visibleDots.count))
        let first = try #require(screen.visibleDots.first)
        let middle = screen.visibleDots[screen.visibleDots.count / 2]
        #expect(first.bounds.width < middle.bounds.width)
    }

    @Test func `the dots have the colours of the app`() async throws {
        let (driver, screen) = try await launch()
        screen.control.pageIndicatorTintColor = .systemGreen
        screen.control.currentPageIndicatorTintColor = .systemRed
        try await driver.settle()
        #expect(screen.visibleDots.map(\.backgroundColor) == [.systemRed] + Array(repeating: .systemGreen, count: 4))
    }

    @Test func `a page can have an image instead of a dot`() async throws {
        let (driver, screen) = try await launch()
        let star = UIImage(systemName: "star")
        screen.control.setIndicatorImage(star, forPage: 2)
        try await driver.settle()
        #expect(screen.control.indicatorImage(forPage: 2) === star && screen.control.indicatorImage(forPage: 1) == nil)
        #expect(screen.visibleDots.map { $0.subviews.count } == [0, 0, 1, 0, 0])
    }

    @Test func `the size grows with the number of pages along the dots`() {
        let control = UIPageControl()
        let (small, large) = (control.size(forNumberOfPages: 2), control.size(forNumberOfPages: 6))
        #expect(large.width > small.width && large.height == small.height)
        control.direction = .topToBottom
        #expect(control.size(forNumberOfPages: 6).height == large.width)
    }
}
