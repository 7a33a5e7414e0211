import Foundation
import HeadlessHost
import Testing

@testable @_spi(Host) import UIKitCore

@MainActor
@Suite("Values of button configurations")
struct ButtonConfigurationTests {
    private func attributes(of label: UILabel?) -> [NSAttributedString.Key: Any] {
        guard let text = label?.attributedText, text.length > 0 else { return [:] }
        return text.attributes(at: 0, effectiveRange: nil)
    }

    @Test func `an attributed title keeps its attributes, and title is its text`() throws {
        var configuration = UIButton.Configuration.plain()
        var title = AttributedString("Buy now")
        title.font = .systemFont(ofSize: 22)
        configuration.attributedTitle = title
        #expect(configuration.title == "Buy now")
        let button = UIButton(configuration: configuration)
        button.tintColor = .systemGreen
        #expect(button.titleLabel?.text == "Buy now")
        #expect(attributes(of: button.titleLabel)[.font] as? UIFont == .systemFont(ofSize: 22))
        #expect(attributes(of: button.titleLabel)[.foregroundColor] as? UIColor == .systemGreen)
        button.configuration?.title = "Sold"
        #expect(button.configuration?.attributedTitle == AttributedString("Sold"))
        #expect(button.titleLabel?.text == "Sold" && button.titleLabel?.content == nil)
    }

    @Test func `transformers change the attributes of title and subtitle`() {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Play"
        configuration.subtitle = "3 minutes"
        configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
            var outgoing = incoming
            outgoing.font = .boldSystemFont(ofSize: 20)
            return outgoing
        }
        configuration.subtitleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
            incoming.merging(AttributeContainer([.foregroundColor: UIColor.systemYellow]))
        }
        let button = UIButton(configuration: configuration)
        #expect(attributes(of: button.titleLabel)[.font] as? UIFont == .boldSystemFont(ofSize: 20))
        #expect(attributes(of: button.titleLabel)[.foregroundColor] as? UIColor == .white)
        #expect(attributes(of: button.subtitleLabel)[.foregroundColor] as? UIColor == .systemYellow)
        #expect(button.accessibilityLabel == "Play, 3 minutes")
    }

    @Test func `the size determines font and insets, unless the app sets insets`() {
        var configuration = UIButton.Configuration.gray()
        configuration.title = "Large"
        configuration.buttonSize = .large
        let button = UIButton(configuration: configuration)
        #expect(button.titleLabel?.font.pointSize == 17)
        #expect(configuration.contentInsets.top == 15 && configuration.contentInsets.leading == 20)
        button.configuration?.buttonSize = .mini
        #expect(button.titleLabel?.font.pointSize == 13)
        button.configuration?.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        button.configuration?.buttonSize = .large
        #expect(button.configuration?.contentInsets.bottom == 3)
        button.configuration?.setDefaultContentInsets()
        #expect(button.configuration?.contentInsets.bottom == 15)
    }

    @Test func `a font that the app set remains`() {
        let button = UIButton(configuration: .gray())
        button.configuration?.title = "Own"
        button.titleLabel?.font = .systemFont(ofSize: 30)
        button.configuration?.buttonSize = .mini
        #expect(button.titleLabel?.font.pointSize == 30)
    }

    @Test(arguments: [
        (UIButton.Configuration.TitleAlignment.automatic, NSDirectionalRectEdge.leading, NSTextAlignment.left),
        (.automatic, .trailing, .right), (.automatic, .top, .center), (.center, .leading, .center),
        (.trailing, .leading, .right),
    ])
    func `title and subtitle are aligned to each other`(
        alignment: UIButton.Configuration.TitleAlignment,
        placement: NSDirectionalRectEdge,
        expected: NSTextAlignment
    ) {
        var configuration = UIButton.Configuration.plain()
        configuration.title = "A"
        configuration.subtitle = "long"
        configuration.titleAlignment = alignment
        configuration.imagePlacement = placement
        let button = UIButton(configuration: configuration)
        #expect(button.titleLabel?.textAlignment == expected && button.subtitleLabel?.textAlignment == expected)
        button.semanticContentAttribute = .forceRightToLeft
        button.layoutIfNeeded()
        let mirrored: NSTextAlignment = expected == .left ? .right : expected == .right ? .left : .center
        #expect(button.titleLabel?.textAlignment == mirrored)
    }

    @Test func `a narrow button is higher, because its title wraps`() {
        withLayoutHost {
            var configuration = UIButton.Configuration.gray()
            configuration.title = "aaaaaaaa bbbbbbbb"
            let button = UIButton(configuration: configuration)
            let root = container(button)
            button.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
            button.widthAnchor.constraint(equalToConstant: 124).isActive = true
            root.layoutIfNeeded()
            let lines = button.titleLabel?.frame.height ?? 0
            #expect(button.frame.height == lines + 14 && lines > 30)
            button.configuration?.titleLineBreakMode = .byTruncatingTail
            root.layoutIfNeeded()
            #expect(button.frame.height < 40)
        }
    }

    @Test func `the reserved width moves the title, and centres the image`() {
        withLayoutHost {
            var configuration = UIButton.Configuration.plain()
            configuration.title = "four"
            configuration.image = UIImage(systemName: "star")
            configuration.imageReservation = 50
            configuration.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(pointSize: 20)
            let button = UIButton(configuration: configuration)
            button.frame.size = button.intrinsicContentSize
            button.layoutIfNeeded()
            #expect(button.titleLabel?.frame.minX == 62)
            #expect(button.imageView?.frame.midX == 37)
            #expect(button.imageView?.image?.size.width == 24)
        }
    }

    @Test func `glass configurations have semicircles at both ends`() {
        #expect(UIButton.Configuration.glass().cornerStyle == .capsule)
        let button = UIButton(configuration: .prominentGlass())
        button.frame.size = CGSize(width: 100, height: 40)
        #expect(button.fillColor == button.tintColor && button.existingLayer?.cornerRadius == 20)
    }

    // MARK: Roles

    @Test func `a destructive button is red, and a primary one has a semibold title`() {
        let button = UIButton(configuration: .filled(), primaryAction: UIAction(title: "Delete") { _ in })
        #expect(button.role == .normal)
        button.role = .destructive
        #expect(button.fillColor == .systemRed)
        button.configuration = .plain()
        #expect(button.titleLabel?.textColor == .systemRed)
        button.role = .primary
        #expect(button.titleLabel?.font.weight == .semibold)
        #expect(button.titleLabel?.textColor == button.tintColor)
    }

    @Test func `return presses the primary button, and escape the one that cancels`() async throws {
        var log: [String] = []
        let controller = UIViewController()
        for (title, role) in [("Other", UIButton.Role.normal), ("Cancel", .cancel), ("Save", .primary)] {
            let button = UIButton(type: .system, primaryAction: UIAction(title: title) { _ in log.append(title) })
            button.role = role
            button.frame = CGRect(x: 20, y: 60 + 50 * controller.view.subviews.count, width: 200, height: 40)
            controller.view.addSubview(button)
        }
        let driver = try await AppDriver.launch { controller }
        try await driver.key(#require(AppDriver.Key("return")))
        try await driver.key(#require(AppDriver.Key("escape")))
        #expect(log == ["Save", "Cancel"])
        (controller.view.subviews.last as? UIButton)?.isEnabled = false
        try await driver.key(#require(AppDriver.Key("return")))
        #expect(log == ["Save", "Cancel"])
    }

    @Test func `a menu above its button has its first element at the bottom if that has priority`() async throws {
        func titles(_ order: UIContextMenuConfiguration.ElementOrder) async throws -> [String?] {
            let button = UIButton(type: .system)
            button.setTitle("More", for: .normal)
            let inner = UIMenu(options: .displayInline, children: [UIAction(title: "c") { _ in }])
            button.menu = UIMenu(children: [UIAction(title: "a") { _ in }, UIAction(title: "b") { _ in }, inner])
            button.showsMenuAsPrimaryAction = true
            button.preferredMenuElementOrder = order
            let controller = UIViewController()
            controller.view.addSubview(button)
            let driver = try await AppDriver.launch { controller }
            button.frame = CGRect(x: 20, y: controller.view.bounds.height - 60, width: 100, height: 40)
            try await driver.settle()
            try await driver.tap("More")
            return driver.screen().elements(role: "menu item").map(\.label)
        }
        #expect(try await titles(.automatic) == ["a", "b", "c"])
        #expect(try await titles(.fixed) == ["a", "b", "c"])
        #expect(try await titles(.priority) == ["c", "b", "a"])
    }
}
