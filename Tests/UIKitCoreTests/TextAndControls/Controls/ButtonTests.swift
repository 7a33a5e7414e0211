import Foundation
import Testing

@_spi(Host) @testable import UIKitCore

@MainActor
struct ButtonTests {
    @Test func `a state without a title shows the normal one`() {
        let button = UIButton(type: .system)
        button.setTitle("Add", for: .normal)
        button.setTitle("Added", for: .selected)
        #expect(button.currentTitle == "Add")
        #expect(button.title(for: .disabled) == "Add")
        button.isSelected = true
        #expect(button.titleLabel?.text == "Added")
    }

    @Test func `a primary action sets the title and is performed at a tap`() {
        var count = 0
        let button = UIButton(type: .system, primaryAction: UIAction(title: "Go") { _ in count += 1 })
        button.userTapped()
        #expect(count == 1)
        #expect(button.accessibilityLabel == "Go")
        #expect(button.accessibleRole == .button)
    }

    @Test func `a button without text is named after its symbol, or by its accessibility label`() {
        let button = UIButton(type: .system)
        button.setImage(UIImage(systemName: "magnifyingglass"), for: .normal)
        #expect(button.accessibilityLabel == "magnifyingglass")
        button.accessibilityLabel = "Search"
        #expect(button.accessibilityLabel == "Search")
    }

    @Test func `a system button has the tint colour, and a custom one is white`() {
        let (system, custom) = (UIButton(type: .system), UIButton())
        system.tintColor = .systemRed
        #expect(system.currentTitleColor == .systemRed)
        #expect(custom.currentTitleColor == .white)
        #expect(custom.buttonType == .custom)
    }

    @Test func `the configuration determines title and colours`() {
        let button = UIButton(configuration: .filled(), primaryAction: UIAction(title: "Buy") { _ in })
        button.tintColor = .systemGreen
        #expect(button.displayedTitle?.string == "Buy")
        #expect(button.fillColor == .systemGreen)
        #expect(button.titleLabel?.textColor == .white)
        button.configuration?.title = "Buy now"
        button.configuration?.baseBackgroundColor = .systemRed
        button.configuration?.baseForegroundColor = .black
        #expect(button.titleLabel?.text == "Buy now")
        #expect(button.fillColor == .systemRed)
        #expect(button.foregroundColor == .black)
        #expect(UIButton(configuration: .plain()).fillColor == nil)
    }

    @Test func `the configuration update handler runs for each state`() {
        let button = UIButton(configuration: .gray())
        button.configurationUpdateHandler = { $0.configuration?.title = $0.isSelected ? "On" : "Off" }
        button.layoutIfNeeded()
        #expect(button.displayedTitle?.string == "Off")
        button.isSelected = true
        button.layoutIfNeeded()
        #expect(button.displayedTitle?.string == "On")
    }

    @Test func `the intrinsic content size includes image, title and insets`() {
        withLayoutHost {
            var configuration = UIButton.Configuration.tinted()
            configuration.title = "four"
            configuration.subtitle = "eightful"
            configuration.image = UIImage(systemName: "star")
            configuration.imagePadding = 5
            let button = UIButton(configuration: configuration)
            let image = configuration.image?.size ?? .zero
            #expect(button.intrinsicContentSize == CGSize(width: 24 + image.width + 5 + 80, height: 14 + 41))
            button.frame.size = button.intrinsicContentSize
            button.layoutIfNeeded()
            #expect(button.imageView?.frame.minX == 12)
            #expect(button.titleLabel?.frame.minX == 12 + image.width + 5)
        }
    }

    @Test func `a button under constraints grows with its title`() {
        withLayoutHost {
            let button = UIButton(type: .system)
            button.setTitle("four", for: .normal)
            let root = container(button)
            button.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
            root.layoutIfNeeded()
            #expect(button.frame.size == CGSize(width: 40, height: 32))
            button.setTitle("fourteen", for: .normal)
            root.layoutIfNeeded()
            #expect(button.frame.width == 80)
        }
    }

    @Test func `the parts of a button are not separate accessibility elements`() {
        let button = UIButton(type: .system, primaryAction: UIAction(title: "Go") { _ in })
        #expect(button.orderedSubviews.isEmpty)
        let badge = UILabel()
        button.addSubview(badge)
        #expect(button.orderedSubviews == [badge])
    }

    @Test func `a subclass that only overrides init(frame:) can be created with a type`() {
        final class Round: UIButton {
            override init(frame: CGRect) { super.init(frame: frame) }
            required init?(coder: NSCoder) { nil }
        }
        let button = Round(type: .system)
        #expect(button.buttonType == .system)
    }
}
