import Foundation
@_spi(Host) import HeadlessHost
import Testing

@testable @_spi(Host) import UIKitCore

/// Effects of symbols in image views, bars and buttons, on the clock of the host.
@MainActor
@Suite("Symbol effects")
struct SymbolEffectTests {
    private func launch(_ name: String = "wifi") async throws -> (AppDriver, UIImageView) {
        let root = UIViewController()
        let driver = try await AppDriver.launch { root }
        let view = UIImageView(image: UIImage(systemName: name))
        view.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
        root.view.addSubview(view)
        try await driver.settle()
        return (driver, view)
    }

    private func frame(_ view: UIImageView) -> SymbolFrame? { view.displayedImage?.appearance.symbolFrame }

    @Test func `a bounce scales the symbol once, and tells its end`() async throws {
        let (driver, view) = try await launch("star")
        var ends: [Bool] = []
        view.addSymbolEffect(.bounce.wholeSymbol) { context in
            ends.append(context.isFinished)
            #expect(context.sender === view)
            #expect(context.effect is BounceSymbolEffect)
        }
        try await driver.wait(.milliseconds(150))
        #expect(try #require(frame(view)).whole.scale > 1.1)
        #expect(ends.isEmpty)
        try await driver.wait(.milliseconds(600))
        #expect(frame(view) == nil && ends == [true])
        #expect(driver.application.isSettled)
        view.addSymbolEffect(.bounce.down.wholeSymbol, options: .speed(2))
        try await driver.wait(.milliseconds(75))
        #expect(try #require(frame(view)).whole.scale < 0.9)
        try await driver.wait(.milliseconds(300))
        #expect(frame(view) == nil)
    }

    @Test func `repetitions and pauses follow the options`() async throws {
        let (driver, view) = try await launch("star")
        var count = 0
        view.addSymbolEffect(.bounce.wholeSymbol, options: .repeat(.periodic(2, delay: 1))) { _ in count += 1 }
        try await driver.wait(.milliseconds(150))
        #expect(frame(view) != nil)
        try await driver.wait(.milliseconds(800))
        #expect(frame(view) == nil && count == 0)
        try await driver.wait(.milliseconds(800))
        #expect(frame(view) != nil)
        try await driver.wait(.milliseconds(600))
        #expect(frame(view) == nil && count == 1)
    }

    @Test func `a pulse goes on until it is removed, and then ends its cycle`() async throws {
        let (driver, view) = try await launch("star")
        var ends: [String] = []
        view.addSymbolEffect(.pulse) { _ in ends.append("added") }
        try await driver.wait(.milliseconds(800))
        #expect(try #require(frame(view)).state(ofLayer: 0).opacity < 0.5)
        try await driver.wait(.milliseconds(1600))
        #expect(try #require(frame(view)).state(ofLayer: 0).opacity < 0.5)
        view.removeSymbolEffect(ofType: .pulse) { _ in ends.append("removed") }
        try await driver.wait(.milliseconds(200))
        #expect(frame(view) != nil && ends.isEmpty)
        try await driver.wait(.milliseconds(800))
        #expect(frame(view) == nil && ends == ["added", "removed"])
        view.addSymbolEffect(.pulse)
        try await driver.wait(.milliseconds(400))
        view.removeAllSymbolEffects(animated: false)
        #expect(frame(view) == nil)
    }

    @Test func `a variable colour highlights one part after the other`() async throws {
        let (driver, view) = try await launch("wifi")
        view.addSymbolEffect(.variableColor.iterative.hideInactiveLayers)
        try await driver.settle()
        let first = try #require(frame(view)).parts
        #expect(first.count > 1 && first[0] == 1 && first.filter { $0 == 1 }.count == 1)
        try await driver.wait(.milliseconds(350))
        #expect(try #require(frame(view)).parts[1] == 1)
        let picture = try #require(view.displayedImage?.symbolPicture(tint: .black))
        let whole = try #require(view.image?.symbolPicture(tint: .black))
        #expect(picture.commands.count < whole.commands.count)
        #expect(view.displayedImage?.symbolIconName == nil)
        view.addSymbolEffect(.variableColor.cumulative)
        try await driver.wait(.milliseconds(350))
        #expect(try #require(frame(view)).parts[..<2] == [1, 1])
    }

    @Test func `layers follow each other`() async throws {
        let (driver, view) = try await launch("person.badge.plus")
        view.addSymbolEffect(.bounce)
        try await driver.wait(.milliseconds(100))
        let layers = try #require(frame(view)).layers
        #expect(layers.count > 1 && layers[0].scale > layers[1].scale)
    }

    @Test func `a scale lasts until it is removed, and returns`() async throws {
        let (driver, view) = try await launch("star")
        var ends = 0
        view.addSymbolEffect(.scale.up) { _ in ends += 1 }
        try await driver.wait(.milliseconds(400))
        #expect(try #require(frame(view)).whole.scale == 1.25 && ends == 1)
        #expect(driver.application.isSettled)
        view.removeSymbolEffect(ofType: .scale)
        try await driver.wait(.milliseconds(100))
        let scale = try #require(frame(view)).whole.scale
        #expect(scale > 1 && scale < 1.25)
        try await driver.wait(.milliseconds(400))
        #expect(frame(view) == nil)
        view.addSymbolEffect(.scale.down, animated: false)
        #expect(try #require(frame(view)).whole.scale == 0.8)
    }

    @Test func `a symbol disappears and appears again`() async throws {
        let (driver, view) = try await launch("star")
        view.addSymbolEffect(.disappear)
        try await driver.wait(.milliseconds(500))
        #expect(try #require(frame(view)).whole.opacity == 0)
        view.addSymbolEffect(.appear)
        try await driver.wait(.milliseconds(500))
        #expect(frame(view) == nil)
        view.addSymbolEffect(.drawOff)
        try await driver.wait(.milliseconds(350))
        #expect(try #require(frame(view)).trim?.progress ?? 0 > 0.3)
        try await driver.wait(.milliseconds(500))
        let picture = try #require(view.displayedImage?.symbolPicture(tint: .black))
        #expect(picture.commands.isEmpty)
        view.addSymbolEffect(.drawOn)
        try await driver.wait(.seconds(1))
        #expect(frame(view) == nil)
    }

    @Test func `wiggles and rotations turn or move the symbol`() async throws {
        let (driver, view) = try await launch("star")
        view.addSymbolEffect(.rotate.wholeSymbol)
        try await driver.wait(.milliseconds(700))
        #expect(abs(try #require(frame(view)).whole.rotation - .pi) < 0.2)
        view.removeAllSymbolEffects(animated: false)
        view.addSymbolEffect(.wiggle.left.wholeSymbol, options: .nonRepeating)
        try await driver.wait(.milliseconds(100))
        #expect(try #require(frame(view)).whole.x < -0.05)
        try await driver.wait(.seconds(1))
        #expect(frame(view) == nil)
        view.addSymbolEffect(.breathe.wholeSymbol)
        try await driver.wait(.milliseconds(1200))
        #expect(try #require(frame(view)).whole.scale > 1.1)
    }

    @Test func `a new symbol takes the place of the old one`() async throws {
        let (driver, view) = try await launch("play")
        var context: UISymbolEffectCompletionContext?
        let pause = try #require(UIImage(systemName: "pause"))
        view.setSymbolImage(pause, contentTransition: .replace) { context = $0 }
        #expect(view.image === pause)
        try await driver.wait(.milliseconds(100))
        #expect(view.displayedImage?.symbolName == "play")
        try await driver.wait(.milliseconds(300))
        #expect(view.displayedImage?.symbolName == "pause" && frame(view) != nil)
        try await driver.wait(.milliseconds(300))
        #expect(view.displayedImage === pause && context?.isFinished == true)
        view.setSymbolImage(try #require(UIImage(systemName: "play")), contentTransition: .automatic)
        try await driver.wait(.milliseconds(100))
        #expect(view.displayedImage?.symbolName == "pause")
    }

    @Test func `an effect waits for the window, and one with an end does not survive leaving it`() async throws {
        let (driver, view) = try await launch("star")
        let root = try #require(view.superview)
        view.removeFromSuperview()
        var ends: [Bool] = []
        view.addSymbolEffect(.bounce.wholeSymbol) { ends.append($0.isFinished) }
        try await driver.wait(.seconds(2))
        #expect(ends.isEmpty)
        root.addSubview(view)
        try await driver.wait(.milliseconds(150))
        #expect(frame(view) != nil)
        view.removeFromSuperview()
        try await driver.settle()
        #expect(ends == [false] && frame(view) == nil)
    }

    @Test func `reduced motion shows the end of effects that move, at once`() async throws {
        let (driver, view) = try await launch("star")
        driver.host.prefersReducedMotion = true
        var ends: [Bool] = []
        view.addSymbolEffect(.bounce.wholeSymbol) { ends.append($0.isFinished) }
        view.addSymbolEffect(.scale.up.wholeSymbol)
        try await driver.settle()
        #expect(ends == [true])
        #expect(try #require(frame(view)).whole.scale == 1.25)
        view.setSymbolImage(try #require(UIImage(systemName: "pause")), contentTransition: .replace)
        #expect(view.displayedImage?.symbolName == "pause")
    }

    @Test func `other images have no effects`() async throws {
        let (driver, view) = try await launch("star")
        let drawn = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }
        view.image = drawn
        view.addSymbolEffect(.pulse)
        try await driver.wait(.milliseconds(500))
        #expect(view.displayedImage === drawn)
    }

    @Test func `a bar button item shows effects in its bar`() async throws {
        let root = UIViewController()
        let item = UIBarButtonItem(image: UIImage(systemName: "star"), style: .plain, target: nil, action: nil)
        root.navigationItem.rightBarButtonItem = item
        let driver = try await AppDriver.launch { UINavigationController(rootViewController: root) }
        try await driver.settle()
        item.addSymbolEffect(.bounce.wholeSymbol)
        try await driver.wait(.milliseconds(150))
        let button = try #require(item.shownView as? UIButton)
        #expect(button.shownImage?.symbolState != nil)
        #expect(button.imageView?.displayedImage?.symbolState != nil)
        try await driver.wait(.seconds(1))
        #expect(button.shownImage?.symbolState == nil)
        item.setSymbolImage(try #require(UIImage(systemName: "heart")), contentTransition: .replace)
        try await driver.wait(.milliseconds(100))
        #expect((item.shownView as? UIButton)?.shownImage?.symbolName == "star")
        try await driver.wait(.milliseconds(500))
        #expect((item.shownView as? UIButton)?.shownImage?.symbolName == "heart")
        item.isSymbolAnimationEnabled = false
        item.addSymbolEffect(.pulse)
        try await driver.wait(.milliseconds(500))
        #expect((item.shownView as? UIButton)?.shownImage?.symbolState == nil)
    }

    @Test func `a button replaces its symbol with a transition, and bounces after a tap`() async throws {
        let root = UIViewController()
        let driver = try await AppDriver.launch { root }
        var configuration = UIButton.Configuration.plain()
        configuration.image = UIImage(systemName: "play")
        configuration.symbolContentTransition = UISymbolContentTransition(.replace.offUp, options: .speed(1))
        let button = UIButton(configuration: configuration)
        button.frame = CGRect(x: 0, y: 0, width: 60, height: 40)
        root.view.addSubview(button)
        try await driver.settle()
        button.configuration?.image = UIImage(systemName: "pause")
        try await driver.wait(.milliseconds(300))
        #expect(button.imageView?.displayedImage?.symbolName == "pause")
        #expect(button.imageView?.displayedImage?.symbolState != nil)
        try await driver.wait(.milliseconds(400))
        #expect(button.imageView?.displayedImage?.symbolState == nil)
        button.userTapped()
        try await driver.wait(.milliseconds(150))
        #expect(button.imageView?.displayedImage?.symbolState == nil)
        button.isSymbolAnimationEnabled = true
        button.userTapped()
        try await driver.wait(.milliseconds(150))
        #expect(button.imageView?.displayedImage?.symbolState != nil)
    }
}
