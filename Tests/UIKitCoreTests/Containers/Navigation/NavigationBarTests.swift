import Foundation
@_spi(Host) import HeadlessHost
import Testing
@_spi(Host) import UIKitCore

@MainActor
@Suite("Navigation bar")
struct NavigationBarTests {
    private func launch(_ controller: UIViewController) async throws -> (UINavigationController, AppDriver) {
        let navigation = UINavigationController(rootViewController: controller)
        return (navigation, try await AppDriver.launch { navigation })
    }

    @Test
    func `A custom view in the bar stays first responder when the title changes`() async throws {
        let controller = UIViewController()
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        controller.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: field)
        let (_, driver) = try await launch(controller)
        field.becomeFirstResponder()
        controller.title = "Other"
        try await driver.settle()
        #expect(field.isFirstResponder)
    }

    @Test
    func `The title of a done item is bold`() async throws {
        let controller = UIViewController()
        let item = UIBarButtonItem(title: "Ready", primaryAction: UIAction { _ in })
        item.style = .done
        controller.navigationItem.rightBarButtonItem = item
        let (navigation, _) = try await launch(controller)
        var fonts: [UIFont?] = []
        func visit(_ view: UIView) {
            if let button = view as? UIButton { fonts.append(button.titleLabel?.font) }
            view.subviews.forEach(visit)
        }
        visit(navigation.navigationBar)
        #expect(fonts.first??.fontDescriptor.symbolicTraits.contains(.traitBold) == true)
    }

    @Test(
        arguments: [500, 680, 720, 760, 800, 900, 2000]
    )
    func `The end of a list of any length is reachable although the bar shrinks while scrolling`(
        height: CGFloat
    ) async throws {
        let controller = UIViewController()
        let scroll = UIScrollView()
        scroll.contentSize = CGSize(width: 390, height: height)
        controller.view = scroll
        controller.navigationItem.searchController = UISearchController(searchResultsController: nil)
        let navigation = UINavigationController(rootViewController: controller)
        navigation.navigationBar.prefersLargeTitles = true
        let driver = try await AppDriver.launch { navigation }
        scroll.userScrolled(to: CGPoint(x: 0, y: 10_000))
        try await driver.settle()
        scroll.userScrolled(to: CGPoint(x: 0, y: 10_000))
        try await driver.settle()
        #expect(scroll.bounds.maxY >= height)
    }

    @Test
    func `The large title returns at the top of content with a content inset`() async throws {
        let controller = UIViewController()
        let scroll = UIScrollView()
        scroll.contentSize = CGSize(width: 390, height: 3000)
        scroll.contentInset.top = 20
        controller.view = scroll
        let navigation = UINavigationController(rootViewController: controller)
        navigation.navigationBar.prefersLargeTitles = true
        let driver = try await AppDriver.launch { navigation }
        scroll.userScrolled(to: CGPoint(x: 0, y: -10))
        try await driver.settle()
        #expect(!navigation.navigationBar.showsLargeTitle)
        scroll.userScrolled(to: CGPoint(x: 0, y: -20))
        try await driver.settle()
        #expect(navigation.navigationBar.showsLargeTitle)
    }

    @Test
    func `The title is small in compact height, as on a telephone in landscape`() async throws {
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.navigationBar.prefersLargeTitles = true
        let driver = try await AppDriver.launch { navigation }
        #expect(navigation.navigationBar.showsLargeTitle)
        driver.host.traits = driver.host.traits.modifyingTraits { $0.verticalSizeClass = .compact }
        try await driver.settle()
        #expect(!navigation.navigationBar.showsLargeTitle)
    }
}
