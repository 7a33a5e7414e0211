import HeadlessHost
import UIKit
import UIKitTestSupport

/// A user who chooses actions at random among those that the screen offers. The same seed and the same screens result in the same actions.
@MainActor
public struct RandomUser {
    private var generator: SplitMix

    /// Makes a user.
    ///
    /// - Parameter seed: The seed of all choices.
    public init(seed: UInt64) { generator = SplitMix(state: seed) }

    /// Chooses the next action.
    ///
    /// - Parameters:
    ///   - screen: The screen, as the user sees it.
    ///   - app: The state that the screen does not show.
    public mutating func next(on screen: Screen, _ app: AppSituation) -> UserAction {
        if app.isChoosingFile, chance(2) { return .cancelChoosing }
        if app.windowCount > 1, chance(app.windowCount > 2 ? 2 : 10) { return .closeWindow }
        let elements = screen.elements.filter { $0.role != "window" }
        return switch number(below: 1000) {
        case ..<400: tap(elements)
        case ..<440: press(elements)
        case ..<530: .type(RandomTexts.pick(&generator))
        case ..<760: .key(Self.keys[number(below: Self.keys.count)])
        case ..<780: .paste(RandomTexts.pick(&generator))
        case ..<870: .swipe(place(in: elements).point, distance())
        case ..<880: .pullToRefresh
        case ..<910: .back
        case ..<935: .resize(size())
        case ..<955: .change(change())
        case ..<960: .keyboard(chance(2) ? 0 : 290)
        case ..<985: .wait(milliseconds: [16, 100, 600, 3_000][number(below: 4)])
        case ..<990: .switchPrograms
        case ..<997: .background
        default: .relaunch
        }
    }

    // MARK: Places

    private mutating func press(_ elements: [ScreenElement]) -> UserAction {
        let (point, name) = place(in: elements)
        return .press(point, name)
    }

    private mutating func tap(_ elements: [ScreenElement]) -> UserAction {
        // A search field and its tokens are a small part of the screen, but the center of the tests.
        let fields = elements.filter { ["search field", "text field"].contains($0.role) }
        let tokens = elements.filter { $0.role == "token" }
        if !tokens.isEmpty, chance(8) {
            return .token(tokens[number(below: tokens.count)].label ?? "")
        }
        if !fields.isEmpty, chance(6) {
            let field = fields[number(below: fields.count)]
            return .tap(point(in: field.frame), field.summary)
        }
        let (point, name) = place(in: elements)
        return .tap(point, name)
    }

    private static let activeRoles: Set = [
        "button", "row", "item", "suggestion", "scope", "segment", "switch", "slider", "menu item", "check box", "link",
        "tab",
    ]

    /// The middle of an element or any other point of it, and the element's name.
    private mutating func place(in elements: [ScreenElement]) -> (point: CGPoint, name: String) {
        guard !elements.isEmpty else { return (CGPoint(x: 1, y: 1), "nothing") }
        // Most taps of a user are on something that responds.
        let active = elements.filter { Self.activeRoles.contains($0.role) }
        let some = active.isEmpty || chance(4) ? elements : active
        let element = some[number(below: some.count)]
        return (point(in: element.frame), element.summary)
    }

    private mutating func point(in frame: CGRect) -> CGPoint {
        if !chance(4) { return CGPoint(x: frame.midX, y: frame.midY) }
        return CGPoint(
            x: frame.minX + frame.width * CGFloat(number(below: 100)) / 100,
            y: frame.minY + frame.height * CGFloat(number(below: 100)) / 100
        )
    }

    private mutating func distance() -> AppDriver.Distance {
        let length = Double([30, 120, 400, 900][number(below: 4)])
        return switch number(below: 6) {
        case 0: AppDriver.Distance(x: length, y: 0)
        case 1: AppDriver.Distance(x: -length, y: 0)
        case 2, 3: AppDriver.Distance(x: 0, y: length)
        default: AppDriver.Distance(x: 0, y: -length)
        }
    }

    // MARK: Surroundings

    private mutating func size() -> CGSize {
        let sizes: [(CGFloat, CGFloat)] = [
            (390, 844), (390, 844), (844, 390), (1200, 800), (320, 480), (700, 500), (200, 120), (120, 900),
        ]
        let (width, height) = sizes[number(below: sizes.count)]
        return CGSize(width: width, height: height)
    }

    private mutating func change() -> DesktopChange {
        switch number(below: 8) {
        case 0: .style(.dark)
        case 1: .style(.light)
        case 2: .textSize(.accessibilityExtraExtraExtraLarge)
        case 3: .textSize(.extraSmall)
        case 4: .textSize(.large)
        case 5: .direction(.rightToLeft)
        case 6: .direction(.leftToRight)
        default: .contrast(chance(2) ? .high : .normal)
        }
    }

    private static let keys = [
        "up", "up", "down", "down", "down", "left", "right", "left", "right", "return", "return", "tab", "shift+tab",
        "escape", "escape", "backspace", "backspace", "backspace", "delete", "ctrl+f", "ctrl+f", "ctrl+z",
        "ctrl+shift+z", "ctrl+a", "ctrl+c", "ctrl+v", "ctrl+x", "ctrl+left", "ctrl+right", "ctrl+backspace",
        "ctrl+delete", "shift+left", "shift+right", "shift+home", "shift+end", "shift+ctrl+left", "page-up",
        "page-down", "home", "end", "alt+left", "alt+1", "alt+2", "space", "ctrl+g", "f10",
    ]

    // MARK: Choices

    private mutating func number(below limit: Int) -> Int { Int(generator.next() % UInt64(limit)) }

    private mutating func chance(_ of: Int) -> Bool { number(below: of) == 0 }
}

/// The state of an app that its screen does not show.
public struct AppSituation {
    /// Whether a file chooser is open.
    public var isChoosingFile: Bool
    /// The number of windows with content of their own.
    public var windowCount: Int
}
