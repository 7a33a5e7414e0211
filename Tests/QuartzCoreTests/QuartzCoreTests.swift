import QuartzCore
import Testing

/// The names of Core Animation in a file that imports no other module.
@MainActor
@Suite struct QuartzCoreTests {
    @Test func `layers and gradients`() {
        let gradient = CAGradientLayer()
        gradient.frame = CGRect(x: 0, y: 0, width: 10, height: 20)
        gradient.colors = [CGColor(red: 1, green: 0, blue: 0, alpha: 1), CGColor(red: 0, green: 0, blue: 1, alpha: 1)]
        let layer = CALayer()
        layer.maskedCorners = [.layerMinXMinYCorner]
        layer.addSublayer(gradient)
        #expect(layer.sublayers?.first === gradient)
        #expect(gradient.bounds.size == CGSize(width: 10, height: 20))
    }
}
