import Foundation
@_spi(Host) import UIKitCore

/// Walks the screen and operates it as a screen reader does.
///
/// The elements are those of ``Screen``, in reading order, without those that only contain others. The position remains on its element
/// while this is on the screen; otherwise it is between the elements at its former place.
extension ScreenDriver {
    /// A direction in reading order.
    public enum ReadingDirection: String, Sendable {
        /// Towards the end.
        case next
        /// Towards the beginning.
        case previous
    }

    /// The element at which the screen reader is; nil before the first movement, and after the element left the screen.
    public var readElement: ScreenElement? {
        let elements = readElements
        return reading.index(in: elements).map { elements[$0] }
    }

    /// The elements that a screen reader reaches, in reading order.
    private var readElements: [ScreenElement] {
        screen().elements.filter { !ScreenElement.containers.contains($0.role) }
    }

    /// Moves to the next or previous element, and stays at the last one.
    ///
    /// - Returns: The element; nil if none is on the screen.
    @discardableResult
    public func read(_ direction: ReadingDirection) async throws -> ScreenElement? {
        let elements = readElements
        guard !elements.isEmpty else { return nil }
        let step = direction == .next ? 1 : -1
        let index: Int
        if let present = reading.index(in: elements) {
            index = present + step
        } else if let place = reading.place {
            // The element left the screen: the next one took its place.
            index = direction == .next ? place : place - 1
        } else {
            index = direction == .next ? 0 : elements.count - 1
        }
        try await read(elements[min(max(index, 0), elements.count - 1)])
        return readElement
    }

    /// Moves to an element.
    ///
    /// - Throws: ``AppDriverError`` if it is not on screen.
    public func read(_ name: String, role: String? = nil) async throws {
        try await read(try screen().element(called: name, role: role))
    }

    private func read(_ element: ScreenElement) async throws {
        reading.move(to: element, in: readElements)
        enter()
        application.assistiveTechnologyMoved(to: element.responder)
        try await settle()
    }

    /// Activates the present element: the app's `accessibilityActivate()` is called, otherwise the element is tapped.
    ///
    /// - Returns: Whether it was handled.
    /// - Throws: ``AppDriverError/notReading(_:)`` if the screen reader is at no element.
    @discardableResult
    public func activate() async throws -> Bool {
        let element = try presentElement()
        enter()
        let isHandled: Bool
        if let part = element.part {
            isHandled = part.userActivated(in: element.view)
        } else if element.tokenIndex == nil {
            isHandled = element.view.userActivated()
        } else {
            try await tap(element.label ?? "", role: element.role)
            isHandled = true
        }
        try await settle()
        return isHandled
    }

    /// Increments the value of the present element.
    ///
    /// - Throws: ``AppDriverError/notReading(_:)`` if the screen reader is at no adjustable element.
    public func increment() async throws {
        try adjustable().accessibilityIncrement()
        try await settle()
    }

    /// Decrements the value of the present element.
    ///
    /// - Throws: ``AppDriverError/notReading(_:)`` if the screen reader is at no adjustable element.
    public func decrement() async throws {
        try adjustable().accessibilityDecrement()
        try await settle()
    }

    /// Dismisses the screen: the app's `accessibilityPerformEscape()` is called along the responder chain, otherwise the key Escape is
    /// pressed.
    public func escape() async throws {
        enter()
        let window = application.visibleWindows.last { $0.isKeyWindow }
        let start = readElement?.responder ?? window?.keyResponder
        if start?.userEscaped() != true { _ = window?.sendKey(KeyPress(.escape)) }
        try await settle()
    }

    /// Performs a custom action of the present element, or of one that contains it.
    ///
    /// - Parameter name: The name of the action.
    /// - Returns: Whether it succeeded.
    /// - Throws: ``AppDriverError/notReading(_:)`` if there is no such action.
    @discardableResult
    public func performAction(_ name: String) async throws -> Bool {
        let element = try presentElement()
        let actions = element.responder?.customActionsInChain ?? []
        guard let action = actions.first(where: { $0.name == name }) else {
            throw AppDriverError.notReading(
                "\(element.brief) has no action \(ScreenElement.quoted(name)). Its actions are: "
                    + actions.map { ScreenElement.quoted($0.name) }.joined(separator: ", ") + "."
            )
        }
        enter()
        let succeeded = action.userChose()
        try await settle()
        return succeeded
    }

    /// Moves by a rotor of the present element, or of one that contains it.
    ///
    /// - Parameters:
    ///   - name: The name of the rotor.
    ///   - direction: The direction.
    /// - Returns: Whether there was an element.
    /// - Throws: ``AppDriverError/notReading(_:)`` if there is no such rotor.
    @discardableResult
    public func turnRotor(_ name: String, _ direction: ReadingDirection) async throws -> Bool {
        enter()
        let window = application.visibleWindows.last { $0.isKeyWindow }
        let rotors = (readElement?.responder ?? window?.keyResponder)?.customRotorsInChain ?? []
        guard let window, let rotor = rotors.first(where: { $0.name == name }) else {
            throw AppDriverError.notReading(
                "There is no rotor \(ScreenElement.quoted(name)) here. The rotors are: "
                    + rotors.map { ScreenElement.quoted($0.name) }.joined(separator: ", ") + "."
            )
        }
        let isFound = window.userTurned(rotor, direction == .next ? .next : .previous)
        try await settle()
        let elements = readElements
        if let target = application.accessibilityElementInFocus,
            let element = elements.last(where: { $0.responder === target })
        {
            reading.move(to: element, in: elements)
        }
        return isFound
    }

    /// Presses the menu key: opens the context menu of the first responder, or the menu of its custom actions and rotors.
    ///
    /// - Returns: Whether a menu opened.
    @discardableResult
    public func openMenu() async throws -> Bool {
        enter()
        let isOpen = application.visibleWindows.last { $0.isKeyWindow }?.userAskedForMenu() ?? false
        try await settle()
        return isOpen
    }

    private func presentElement() throws -> ScreenElement {
        guard let readElement else {
            throw AppDriverError.notReading("The screen reader is at no element: move it with next or previous first.")
        }
        return readElement
    }

    private func adjustable() throws -> UIResponder {
        let element = try presentElement()
        enter()
        guard let responder = element.responder, element.traits.contains(.adjustable) else {
            throw AppDriverError.notReading("\(element.brief) cannot be adjusted: it lacks the trait adjustable.")
        }
        return responder
    }
}

/// The position of the simulated screen reader.
@MainActor
struct ReadingPosition {
    private var element: ScreenElement?
    /// The index of the element when it was reached.
    private(set) var place: Int?

    nonisolated init() {}

    mutating func move(to element: ScreenElement, in elements: [ScreenElement]) {
        self.element = element
        place = index(in: elements) ?? place
    }

    /// The index of the element; nil if it is not on the screen.
    func index(in elements: [ScreenElement]) -> Int? {
        element.flatMap { element in elements.firstIndex { $0.isSame(as: element) } }
    }
}

extension ScreenElement {
    /// The roles of elements that only contain others.
    static let containers: Set<String> = Set(
        [
            ViewRole.window, .dialog, .navigationBar, .tabBar, .toolbar, .column, .searchBar, .scopeBar,
            .segmentedControl,
            .table, .collection, .suggestionList, .menu, .list, .grid, .landmark, .group,
        ].map(\.rawValue)
    )

    /// The description of the element for a user of a screen reader.
    var spoken: String {
        var text = summary
        if let hint, !hint.isEmpty { text += " hint \(Self.quoted(hint))" }
        if !actions.isEmpty { text += " actions \(actions.map { Self.quoted($0) }.joined(separator: ", "))" }
        return text
    }
}
