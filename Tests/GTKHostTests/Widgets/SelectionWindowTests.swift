#if GTK
import Foundation
import Testing
import UIKit

@_spi(Testing) import GTKHostTesting

@MainActor
@Suite("Pop-up buttons, edit menus and colour wells in windows", .enabled(if: isOnDisplay))
struct SelectionWindowTests {
    @Test
    func `A pop-up button shows the element that the user chose in its native menu`() async throws {
        let actions = ["Small", "Large"].map { UIAction(title: $0) { _ in } }
        let button = UIButton(configuration: .gray())
        button.menu = UIMenu(children: actions)
        button.showsMenuAsPrimaryAction = true
        button.changesSelectionAsPrimaryAction = true
        button.frame = CGRect(x: 20, y: 20, width: 160, height: 40)
        let controller = UIViewController()
        controller.view.addSubview(button)
        try await GTKAppDriver.run(rootViewController: controller) { driver in
            try await driver.tap("Small", role: "button")
            try await driver.tap("Large", role: "menu item")
            #expect(actions.map(\.state) == [.off, .on])
            #expect(try driver.screen().elements(role: "button").map(\.label) == ["Large"])
        }
    }

    @Test
    func `An edit menu opens as a native menu with the commands of the view`() async throws {
        final class Card: UIView {
            var copies = 0
            override func copy(_ sender: Any?) { copies += 1 }
        }
        let card = Card(frame: CGRect(x: 20, y: 20, width: 200, height: 100))
        let menus = UIEditMenuInteraction(delegate: nil)
        card.addInteraction(menus)
        let controller = UIViewController()
        controller.view.addSubview(card)
        try await GTKAppDriver.run(rootViewController: controller) { driver in
            menus.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: 50, y: 50)))
            try await driver.settle()
            try await driver.tap("Copy", role: "menu item")
            #expect(card.copies == 1)
        }
    }

    @Test
    func `A colour well opens a grid, in which a click and keys choose`() async throws {
        let well = UIColorWell(frame: CGRect(x: 20, y: 20, width: 34, height: 34))
        well.title = "Pen"
        well.selectedColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        let controller = UIViewController()
        controller.view.addSubview(well)
        try await GTKAppDriver.run(rootViewController: controller) { driver in
            let middle = well.convert(CGPoint(x: 17, y: 17), to: nil)
            #expect(try driver.color(at: middle) == [255, 0, 0])
            try await driver.tap("Pen", role: "button")
            let grid = try #require(try driver.screen().elements(role: "picker").first)
            #expect(grid.summary == "picker \"Color\" value \"#FF0000\"")
            well.selectedColor = UIColor(red: 1, green: 1, blue: 1, alpha: 1)
            try await driver.settle()
            #expect(try driver.screen().elements(role: "picker").map(\.value) == ["#FFFFFF"])
        }
    }
}
#endif
