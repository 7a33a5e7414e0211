import Foundation
@_spi(Host) import HeadlessHost
import Testing
@_spi(Host) import UIKitCore

/// Screens in a page view controller.
@MainActor
@Suite("Page view controllers")
struct PageViewControllerTests {
    private final class Page: UIViewController {
        let number: Int
        var log: [String] = []

        init(_ number: Int) {
            self.number = number
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
            label.text = "Page \(number)"
            view.addSubview(label)
        }

        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            log.append("appeared")
        }

        override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            log.append("disappeared")
        }
    }

    /// Pages 1 to 4.
    private final class Book: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
        let pages = (1...4).map { Page($0) }
        var log: [String] = []

        private func page(_ viewController: UIViewController, _ step: Int) -> UIViewController? {
            guard let page = viewController as? Page else { return nil }
            let index = page.number - 1 + step
            return pages.indices.contains(index) ? pages[index] : nil
        }

        func pageViewController(
            _ pageViewController: UIPageViewController,
            viewControllerBefore viewController: UIViewController
        ) -> UIViewController? { page(viewController, -1) }

        func pageViewController(
            _ pageViewController: UIPageViewController,
            viewControllerAfter viewController: UIViewController
        ) -> UIViewController? { page(viewController, 1) }

        func pageViewController(
            _ pageViewController: UIPageViewController,
            willTransitionTo pendingViewControllers: [UIViewController]
        ) {
            log.append("will \(pendingViewControllers.compactMap { ($0 as? Page)?.number })")
        }

        func pageViewController(
            _ pageViewController: UIPageViewController,
            didFinishAnimating finished: Bool,
            previousViewControllers: [UIViewController],
            transitionCompleted completed: Bool
        ) {
            log.append("did \(previousViewControllers.compactMap { ($0 as? Page)?.number }) \(completed)")
        }
    }

    private let book = Book()

    private func open(
        at pages: [Int],
        style: UIPageViewController.TransitionStyle = .scroll,
        orientation: UIPageViewController.NavigationOrientation = .horizontal,
        options: [UIPageViewController.OptionsKey: Any]? = nil
    ) async throws -> (UIPageViewController, AppDriver) {
        let controller = UIPageViewController(
            transitionStyle: style,
            navigationOrientation: orientation,
            options: options
        )
        controller.dataSource = book
        controller.delegate = book
        let shown = pages.map { book.pages[$0 - 1] }
        controller.setViewControllers(shown, direction: .forward, animated: false)
        return (controller, try await AppDriver.launch { controller })
    }

    private func swipe(_ driver: AppDriver, by x: CGFloat, _ y: CGFloat = 0) async throws {
        let start = CGPoint(x: 200, y: 300)
        try await driver.touchDown(at: start)
        for step in 1...4 {
            try await driver.wait(.milliseconds(20))
            let part = CGFloat(step) / 4
            try await driver.touchMove(to: CGPoint(x: start.x + x * part, y: start.y + y * part))
        }
        try await driver.touchUp()
    }

    @Test func `the page set by the app fills the view and appears`() async throws {
        let (controller, driver) = try await open(at: [1])
        #expect(driver.screen().description.contains("\"Page 1\""))
        #expect(controller.viewControllers == [book.pages[0]])
        #expect(book.pages[0].log == ["appeared"])
        #expect(book.pages[0].parent === controller)
        #expect(book.pages[0].view.frame == controller.view.bounds)
        #expect(book.log.isEmpty)
    }

    @Test func `a swipe turns the page, with delegate calls before and after`() async throws {
        let (controller, driver) = try await open(at: [1])
        try await swipe(driver, by: -120)
        #expect(driver.screen().description.contains("\"Page 2\""))
        #expect(!driver.screen().description.contains("\"Page 1\""))
        #expect(controller.viewControllers == [book.pages[1]])
        #expect(book.log == ["will [2]", "did [1] true"])
        #expect(book.pages[0].log == ["appeared", "disappeared"])
        #expect(book.pages[0].parent == nil)
        #expect(driver.host.motions.last == .push)
        try await swipe(driver, by: 120)
        #expect(controller.viewControllers == [book.pages[0]])
        #expect(driver.host.motions.last == .pop)
    }

    @Test func `a swipe without a next or previous page, or without a data source, has no effect`() async throws {
        let (controller, driver) = try await open(at: [1])
        try await swipe(driver, by: 120)
        #expect(controller.viewControllers == [book.pages[0]])
        controller.dataSource = nil
        try await swipe(driver, by: -120)
        #expect(controller.viewControllers == [book.pages[0]])
        #expect(book.log.isEmpty)
    }

    @Test func `in a right-to-left layout, swipes turn pages in the opposite direction`() async throws {
        let (controller, driver) = try await open(at: [1])
        controller.view.semanticContentAttribute = .forceRightToLeft
        try await swipe(driver, by: 120)
        #expect(controller.viewControllers == [book.pages[1]])
    }

    @Test func `vertical swipes turn the pages of a vertical page view controller`() async throws {
        let (controller, driver) = try await open(at: [2], orientation: .vertical)
        #expect(controller.navigationOrientation == .vertical)
        try await swipe(driver, by: 0, -120)
        #expect(controller.viewControllers == [book.pages[2]])
        try await swipe(driver, by: 0, 120)
        #expect(controller.viewControllers == [book.pages[1]])
    }

    @Test func `with the spine in the middle, two pages are side by side and turn together`() async throws {
        let spine = UIPageViewController.SpineLocation.mid
        let (controller, driver) = try await open(
            at: [1, 2],
            style: .pageCurl,
            options: [.spineLocation: spine.rawValue]
        )
        #expect(controller.spineLocation == .mid)
        let half = controller.view.bounds.width / 2
        #expect(book.pages[0].view.frame.maxX == half)
        #expect(book.pages[1].view.frame.minX == half)
        try await swipe(driver, by: -120)
        #expect(controller.viewControllers == [book.pages[2], book.pages[3]])
        try await swipe(driver, by: 120)
        #expect(controller.viewControllers == [book.pages[0], book.pages[1]])
    }

    @Test func `setViewControllers calls its completion handler in a later turn, and no delegate methods`() async throws
    {
        let (controller, driver) = try await open(at: [1])
        var ends: [Bool] = []
        controller.setViewControllers([book.pages[3]], direction: .forward, animated: true) { ends.append($0) }
        #expect(ends.isEmpty)
        #expect(controller.viewControllers == [book.pages[3]])
        try await driver.settle()
        #expect(ends == [true])
        #expect(book.log.isEmpty)
        #expect(driver.screen().description.contains("\"Page 4\""))
    }

    @Test func `a wrong number of pages traps with a message`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let controller = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
                controller.setViewControllers([], direction: .forward, animated: false)
            }
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("was given 0 controllers, but 1 is shown at a time."))
    }

    @Test func `properties without effect on a desktop keep their values`() {
        let controller = UIPageViewController(
            transitionStyle: .pageCurl,
            navigationOrientation: .horizontal,
            options: [.interPageSpacing: 20]
        )
        controller.isDoubleSided = true
        #expect(controller.isDoubleSided)
        #expect(controller.transitionStyle == .pageCurl)
        #expect(controller.spineLocation == .min)
        #expect(controller.viewControllers == nil)
        #expect(controller.gestureRecognizers.isEmpty)
        controller.loadViewIfNeeded()
        #expect(controller.gestureRecognizers.count == 2)
    }

    /// Four pages with dots.
    private final class DottedBook: NSObject, UIPageViewControllerDataSource {
        let pages = (1...4).map { Page($0) }

        private func page(_ viewController: UIViewController, _ step: Int) -> UIViewController? {
            guard let page = viewController as? Page, pages.indices.contains(page.number - 1 + step) else { return nil }
            return pages[page.number - 1 + step]
        }

        func pageViewController(
            _ pageViewController: UIPageViewController,
            viewControllerBefore viewController: UIViewController
        ) -> UIViewController? { page(viewController, -1) }

        func pageViewController(
            _ pageViewController: UIPageViewController,
            viewControllerAfter viewController: UIViewController
        ) -> UIViewController? { page(viewController, 1) }

        func presentationCount(for pageViewController: UIPageViewController) -> Int { 4 }
        func presentationIndex(for pageViewController: UIPageViewController) -> Int { 1 }
    }

    @Test func `a data source with a number of pages gets dots, which follow the user and turn pages`() async throws {
        let book = DottedBook()
        let controller = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        controller.dataSource = book
        controller.setViewControllers([book.pages[1]], direction: .forward, animated: false)
        let driver = try await AppDriver.launch { controller }
        let control = try #require(controller.view.subviews.compactMap { $0 as? UIPageControl }.first)
        #expect(control.numberOfPages == 4 && control.currentPage == 1)
        #expect(book.pages[1].view.frame.maxY <= control.frame.minY)
        let frame = control.convert(control.bounds, to: nil)
        try await driver.touchDown(at: CGPoint(x: frame.midX + 60, y: frame.midY))
        try await driver.touchUp()
        #expect(controller.viewControllers == [book.pages[2]])
        #expect(driver.screen().description.contains("page control value \"page 3 of 4\""))
        controller.dataSource = nil
        try await driver.settle()
        #expect(!driver.screen().description.contains("page control"))
    }
}
