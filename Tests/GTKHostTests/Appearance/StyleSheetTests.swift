#if GTK
import Foundation
import Testing
import UIKit

@testable import GTKHost
@_spi(Testing) import GTKHostTesting

/// The CSS rules that the display receives for the values that apps use.
@MainActor
@Suite("Style sheet", .enabled(if: isOnDisplay))
struct StyleSheetTests {
    @Test func `Unused CSS rules are removed`() async throws {
        let screen = UIViewController()
        screen.view.backgroundColor = .white
        let box = UIView(frame: CGRect(x: 40, y: 40, width: 100, height: 100))
        box.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        screen.view.addSubview(box)
        try await GTKAppDriver.run(rootViewController: screen) { driver in
            let before = driver.host.styles.rules.count
            for step in 1...300 {
                box.layer.cornerRadius = CGFloat(step) / 10
                driver.host.updateNow()
            }
            #expect(driver.host.styles.rules.count <= before + StyleSheet.spareRules + 1)
            try await driver.settle()
            #expect(try driver.color(at: CGPoint(x: 42, y: 42)) == [255, 255, 255])
            box.layer.cornerRadius = 29
            try await driver.settle()
            #expect(try driver.color(at: CGPoint(x: 42, y: 42)) == [255, 255, 255])
            box.layer.cornerRadius = 0
            try await driver.settle()
            #expect(try driver.color(at: CGPoint(x: 42, y: 42)) == [255, 0, 0])
        }
    }
}
#endif
