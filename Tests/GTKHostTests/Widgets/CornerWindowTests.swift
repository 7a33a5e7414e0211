#if GTK
import CGTK
import Foundation
import Testing
import UIKit

@_spi(Testing) import GTKHostTesting

/// Corner configurations in windows.
@MainActor
@Suite("Corner configurations in windows", .enabled(if: isOnDisplay))
struct CornerWindowTests {
    @Test func `Each corner is drawn with its own radius, and follows the size of the view`() async throws {
        let screen = UIViewController()
        screen.view.backgroundColor = .white
        let box = UIView(frame: CGRect(x: 20, y: 20, width: 100, height: 100))
        box.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        box.cornerConfiguration = .corners(
            topLeftRadius: 50,
            topRightRadius: nil,
            bottomLeftRadius: 10,
            bottomRightRadius: nil
        )
        let pill = UIView(frame: CGRect(x: 20, y: 140, width: 120, height: 40))
        pill.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        pill.cornerConfiguration = .capsule()
        screen.view.addSubview(box)
        screen.view.addSubview(pill)
        try await GTKAppDriver.run(rootViewController: screen) { driver in
            @MainActor func isRed(_ x: CGFloat, _ y: CGFloat) throws -> Bool {
                let color = try driver.color(at: CGPoint(x: x, y: y))
                return color[0] > 150 && color[1] < 100
            }
            Picture.take("corners", of: driver)
            #expect(
                try [isRed(28, 28), isRed(118, 22), isRed(21, 118), isRed(118, 118)] == [false, true, false, true]
            )
            #expect(try isRed(26, 112))
            box.frame.size = CGSize(width: 40, height: 40)
            try await driver.settle()
            #expect(try !isRed(22, 22) && isRed(27, 27))
        }
    }
}
#endif
