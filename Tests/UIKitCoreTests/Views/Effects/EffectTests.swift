import Foundation
import Testing

@_spi(Host) @testable import UIKitCore

@MainActor
@Suite("Visual effects")
struct EffectTests {
    @Test func `a material is a translucent colour that follows the interface style, unless its own is fixed`() throws {
        let light = UITraitCollection(userInterfaceStyle: .light)
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        func lightness(_ style: UIBlurEffect.Style, _ traits: UITraitCollection) throws -> CGFloat {
            let color = try #require(UIVisualEffectView(effect: UIBlurEffect(style: style)).groundColor)
            let parts = color.components(for: traits)
            #expect(parts.alpha > 0.5 && parts.alpha < 1)
            return parts.red
        }
        #expect(try lightness(.systemMaterial, light) > 0.9)
        #expect(try lightness(.systemMaterial, dark) < 0.2)
        #expect(try lightness(.dark, light) < 0.2)
        #expect(try lightness(.systemThinMaterialLight, dark) > 0.9)
        #expect(try lightness(.systemUltraThinMaterialDark, light) < 0.2)
        #expect(UIBlurEffect.Style(rawValue: 8) == .systemMaterial)
        #expect(UIBlurEffect(style: .light) == UIBlurEffect(style: .light))
        #expect(UIBlurEffect(style: .light) != UIBlurEffect(style: .dark))
    }

    @Test func `the content view of an effect view fills it`() {
        let view = UIVisualEffectView(effect: UIBlurEffect(style: .regular))
        view.frame = CGRect(x: 0, y: 0, width: 50, height: 40)
        #expect(view.contentView.superview === view)
        #expect(view.contentView.frame == view.bounds)
        view.effect = nil
        #expect(view.groundColor == nil)
        #expect(UIVisualEffectView(coder: NSCoder()) == nil)
    }

    @Test func `an effect view created with a frame has no effect, and a content view of its size`() {
        let view = UIVisualEffectView(frame: CGRect(x: 5, y: 6, width: 50, height: 40))
        #expect(view.effect == nil)
        #expect(view.contentView.superview === view)
        #expect(view.contentView.frame == view.bounds)
    }

    @Test func `adding a subview directly to an effect view traps`() async {
        for way in 0..<4 {
            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                [way = way as Int] in
                await MainActor.run {
                    let view = UIVisualEffectView(effect: nil)
                    switch way {
                    case 0: view.addSubview(UIView())
                    case 1: view.insertSubview(UIView(), at: 0)
                    case 2: view.insertSubview(UIView(), aboveSubview: view.contentView)
                    default: view.insertSubview(UIView(), belowSubview: view.contentView)
                    }
                }
            }
            let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
            #expect(text.contains("Add the view to contentView."), "\(way): \(text)")
        }
    }

    @Test func `vibrancy has no background colour`() {
        let blur = UIBlurEffect(style: .regular)
        let vibrancy = UIVibrancyEffect(blurEffect: blur)
        #expect(UIVisualEffectView(effect: vibrancy).groundColor == nil)
        #expect(vibrancy == UIVibrancyEffect(blurEffect: UIBlurEffect(style: .regular)))
        #expect(vibrancy != UIVibrancyEffect(blurEffect: blur, style: .secondaryLabel))
        #expect(UIVibrancyEffectStyle(rawValue: 7) == .separator)
        #expect(UIVisualEffect().copy() is UIVisualEffect)
    }
}
