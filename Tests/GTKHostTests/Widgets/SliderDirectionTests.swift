#if GTK
import Testing
import UIKit

@_spi(Testing) import GTKHostTesting

@MainActor
@Suite("Directions of sliders in windows", .enabled(if: isOnDisplay))
struct SliderDirectionTests {
    @Test(arguments: [UISemanticContentAttribute.playback, .forceRightToLeft])
    func `A slider begins at the side of its semantic content attribute`(
        _ attribute: UISemanticContentAttribute
    ) async throws {
        let slider = UISlider(frame: CGRect(x: 20, y: 20, width: 200, height: 40))
        slider.minimumTrackTintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        slider.value = 0.5
        slider.semanticContentAttribute = attribute
        let controller = UIViewController()
        controller.view.addSubview(slider)
        try await GTKAppDriver.run(rootViewController: controller) { driver in
            try await driver.settle()
            let colored = try [0.25, 0.75].map { part in
                let point = slider.convert(CGPoint(x: 200 * part, y: 20), to: nil)
                let color = try driver.color(at: point)
                return color[0] > 150 && color[1] < 100
            }
            #expect(colored == (attribute == .playback ? [true, false] : [false, true]))
        }
    }
}
#endif
