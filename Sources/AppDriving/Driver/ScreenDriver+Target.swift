import Foundation
@_spi(Host) import UIKitCore

extension ScreenDriver {
    /// The place of an event on the screen.
    public enum Target: Equatable, Sendable {
        /// The middle of the element with a label, or an unambiguous prefix of it.
        case label(String)
        /// The middle of the element with an accessibility identifier.
        case identifier(String)
        /// The middle of the element with a number in the latest list of elements. It is scrolled onto the screen if necessary.
        case element(Int)
        /// A point of the screen.
        case point(x: Double, y: Double)
    }

    /// A distance on the screen in points.
    public struct Distance: Equatable, Sendable {
        /// The distance to the right.
        public var x: Double
        /// The distance down.
        public var y: Double

        /// Makes a distance.
        public init(x: Double, y: Double) {
            self.x = x
            self.y = y
        }
    }

    /// A target that was found.
    struct Place {
        var window: UIWindow
        /// The view that receives the touch.
        var hit: UIView
        /// The position in the window.
        var point: CGPoint
        /// The element; nil for a point outside of title bars.
        var element: ScreenElement?

        /// The position on the screen.
        @MainActor var screenPoint: CGPoint {
            CGPoint(x: point.x + window.frame.minX, y: point.y + window.frame.minY)
        }
    }

    /// Finds a target.
    ///
    /// - Throws: ``AppDriverError`` if the target is not on screen or is covered.
    func place(of target: Target) async throws -> Place {
        switch target {
        case .label(let name): return try place(of: screen().element(called: name))
        case .identifier(let name): return try place(of: element(identifiedBy: name))
        case .element(let number): return try place(of: await revealedElement(number))
        case .point(let x, let y): return try place(at: CGPoint(x: x, y: y))
        }
    }

    private func place(of element: ScreenElement) throws -> Place {
        let hit = try hitView(for: element)
        guard let window = hit.window else { throw AppDriverError.notOnScreen(element.brief, role: nil, screen: []) }
        let point = CGPoint(x: element.frame.midX, y: element.frame.midY)
        return Place(window: window, hit: hit, point: point, element: element)
    }

    private func place(at point: CGPoint) throws -> Place {
        enter()
        for window in application.frontWindows.reversed() {
            let place = window.place(ofScreenPoint: point)
            if let hit = window.hitTest(place, with: nil) { return Place(window: window, hit: hit, point: place) }
        }
        if let element = screen().elements.last(where: { $0.isInTitleBar && $0.frame.contains(point) }) {
            return try place(of: element)
        }
        throw AppDriverError.covered(
            "the point \(ScreenElement.number(point.x)), \(ScreenElement.number(point.y))",
            by: "nothing that receives touches"
        )
    }

    private func element(identifiedBy name: String) throws -> ScreenElement {
        let elements = screen().elements
        let found = elements.filter { $0.identifier == name }
        guard let first = found.first else {
            let all = elements.compactMap(\.identifier).filter { !$0.isEmpty }
            throw AppDriverError.noIdentifier(name, identifiers: all)
        }
        if found.count > 1 { throw AppDriverError.ambiguous(name, elements: found.map(\.brief)) }
        return first
    }

    // MARK: Numbered elements

    /// All elements of the app, visible or not, as one line of JSON. Their numbers are valid until the next list.
    func listElements() throws -> String {
        enter()
        var list = ElementList()
        let descriptions = list.describe(Screen(of: application, isComplete: true).windows) { isHittable($0) }
        numbered = list
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(descriptions), as: UTF8.self)
    }

    private func isHittable(_ element: ScreenElement) -> Bool {
        guard let window = element.view.window, window.bounds.intersects(element.frame) || element.isInTitleBar else {
            return false
        }
        return (try? hitView(for: element)) != nil
    }

    /// The element with a number, after scrolling it onto the screen.
    private func revealedElement(_ number: Int) async throws -> ScreenElement {
        guard numbered.entries.indices.contains(number) else {
            throw AppDriverError.notReading("There is no element \(number): ask for 'elements' first.")
        }
        let entry = numbered.entries[number]
        func present() -> ScreenElement? {
            enter()
            return Screen(of: application, isComplete: true).elements.first {
                $0.view === entry.view && $0.part === entry.part && $0.tokenIndex == entry.tokenIndex
                    && ($0.part != nil) == entry.isPart
            }
        }
        guard var element = present() else { throw AppDriverError.notOnScreen(entry.name, role: nil, screen: []) }
        if !isHittable(element) {
            scrollOntoScreen(element)
            try await settle()
            element = present() ?? element
        }
        return element
    }

    private func scrollOntoScreen(_ element: ScreenElement) {
        for case let holder as UIScrollView in sequence(first: element.view.superview, next: { $0?.superview }) {
            holder.scrollRectToVisible(holder.convert(element.frame, from: nil), animated: false)
        }
    }
}
