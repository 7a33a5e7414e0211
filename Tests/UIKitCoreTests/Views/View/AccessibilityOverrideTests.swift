import Foundation
import HeadlessHost
import Testing

@_spi(Host) @testable import UIKitCore

@MainActor
@Suite("Accessibility properties in subclasses")
struct AccessibilityOverrideTests {
    private final class Rating: UIView {
        var stars = 3
        override var isAccessibilityElement: Bool {
            get { true }
            set {}
        }
        override var accessibilityLabel: String? {
            get { "Rating" }
            set {}
        }
        override var accessibilityValue: String? {
            get { "\(stars) stars" }
            set {}
        }
        override var accessibilityTraits: UIAccessibilityTraits {
            get { .button }
            set {}
        }
        override var accessibilityHint: String? {
            get { "Double tap to rate." }
            set {}
        }
    }

    @Test func `the screen shows what a subclass computes`() async throws {
        let root = UIViewController()
        let rating = Rating(frame: CGRect(x: 10, y: 100, width: 100, height: 40))
        root.view.addSubview(rating)
        let driver = try await AppDriver.launch { root }
        #expect(driver.screen().description.contains("\"Rating\" value \"3 stars\""))
        rating.stars = 4
        #expect(driver.screen().description.contains("4 stars"))
    }
}

@MainActor
@Suite("Values that Objective-C unwraps")
struct ObjectiveCValueTests {
    private final class Counter: NSObject {
        var count = 0
        func add(_ sender: Any?) { count += 1 }
    }

    @Test func `a target that is an optional inside of a value of any type is its object`() {
        let counter = Counter()
        let button = UIButton()
        let selector = Selector("add:", Counter.add(_:))
        let boxed = Optional<Any>.some(Optional<Counter>.some(counter) as Any) as Any
        button.addTarget(boxed, action: selector, for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        #expect(counter.count == 1)
        button.removeTarget(boxed, action: selector, for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        #expect(counter.count == 1)
    }

    @Test func `a class describes itself by its name`() {
        #expect(UITableViewCell.description() == "UITableViewCell")
        #expect(Counter.description().hasSuffix("Counter"))
        #expect(Counter.description().hasPrefix("UIKitCoreTests."))
    }

    @Test func `the preferred configuration of an image view applies to symbols without their own`() throws {
        let view = UIImageView(image: UIImage(systemName: "star"))
        view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 40)
        #expect(try #require(view.displayedImage).symbolConfiguration == UIImage.SymbolConfiguration(pointSize: 40))
        view.image = UIImage(systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: 12))
        #expect(try #require(view.displayedImage).symbolConfiguration == UIImage.SymbolConfiguration(pointSize: 12))
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { _ in }
        view.image = picture
        #expect(view.displayedImage === picture)
    }

    @Test func `an image view has the size of its symbol in the preferred configuration`() throws {
        let view = UIImageView(image: UIImage(systemName: "star"))
        let small = view.intrinsicContentSize
        let row = UIStackView(arrangedSubviews: [view, UIView()])
        row.alignment = .top
        row.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
        row.layoutIfNeeded()
        #expect(view.frame.size == small)
        let configuration = UIImage.SymbolConfiguration(pointSize: 40)
        view.preferredSymbolConfiguration = configuration
        row.layoutIfNeeded()
        let large = try #require(UIImage(systemName: "star", withConfiguration: configuration)).size
        #expect(large.width > small.width)
        #expect(view.intrinsicContentSize == large)
        #expect(view.frame.size == large)
    }

    @Test func `orientations have the values of UIKit`() {
        #expect(UIViewController().supportedInterfaceOrientations == .all)
        #expect(UIInterfaceOrientationMask.all.rawValue == 30)
        #expect(UIInterfaceOrientation.landscapeLeft.rawValue == 4)
        #expect(UIInterfaceOrientation.landscapeLeft.isLandscape && UIInterfaceOrientation.portrait.isPortrait)
    }
}
