#if Terminal
import Foundation
import Testing
@testable import TerminalHost
@_spi(Host) import UIKitCore

@MainActor
@Suite("Colours of a terminal")
struct ColorDepthTests {
    @Test(arguments: [ColorDepth.palette, .indexed, .direct])
    func `Text is readable on every background as the terminal shows both`(depth: ColorDepth) {
        var random = SplitMix(state: 3)
        func component() -> CGFloat { CGFloat.random(in: 0...1, using: &random) }
        for terminal in [TerminalPalette.RGB.black, .white] {
            let palette = TerminalPalette(
                traits: UITraitCollection(userInterfaceStyle: .dark),
                terminalBackground: terminal,
                depth: depth
            )
            for _ in 0..<500 {
                let ground = UIColor(red: component(), green: component(), blue: component(), alpha: 1)
                let text = UIColor(red: component(), green: component(), blue: component(), alpha: 1)
                guard let background = palette.background(ground, over: palette.standardBackground),
                    case .rgb(let red, let green, let blue) = palette.text(text, on: background)
                else {
                    Issue.record("There is no colour.")
                    continue
                }
                let rgb = TerminalPalette.RGB(
                    red: Double(red) / 255,
                    green: Double(green) / 255,
                    blue: Double(blue) / 255
                )
                #expect(rgb.shown(in: depth).contrast(to: background.rgb) >= 3)
            }
        }
    }

    @Test
    func `Colours of a palette are shown with the values of xterm`() {
        #expect(ColorDepth.palette.shown(10, 130, 250) == (0, 205, 205))
        #expect(ColorDepth.indexed.shown(10, 130, 250) == (0, 135, 255))
        #expect(ColorDepth.direct.shown(10, 130, 250) == (10, 130, 250))
    }
}
#endif
