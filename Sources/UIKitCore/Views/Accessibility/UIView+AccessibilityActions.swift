import Foundation

extension UIView {
    /// The frame of the bounds on the screen.
    var frameOnScreen: CGRect {
        guard let window else { return frame }
        return convert(bounds, to: nil).offsetBy(dx: window.frame.minX, dy: window.frame.minY)
    }

    /// Activates the view for assistive technology: calls ``UIResponder/accessibilityActivate()``, then taps the view.
    ///
    /// - Returns: Whether it was handled.
    @_spi(Host)
    @discardableResult
    public func userActivated() -> Bool {
        guard accessibilityRespondsToUserInteraction else { return false }
        if accessibilityActivate() { return true }
        let point = accessibilityActivationPoint
        // By default the view itself is tapped, even if another one covers its centre.
        if point == frameOnScreen.centre { return window?.userTapped(self) ?? false }
        return tapForAssistiveTechnology(at: point)
    }

    /// Taps what is at a point of the screen.
    func tapForAssistiveTechnology(at point: CGPoint) -> Bool {
        guard let window else { return false }
        let place = CGPoint(x: point.x - window.frame.minX, y: point.y - window.frame.minY)
        guard let hit = window.hitTest(place, with: nil) else { return false }
        return window.userTapped(hit, at: place)
    }

    /// The value and the hint, as the description of the view for assistive technology.
    @_spi(Host)
    public var spokenDetail: String { UIResponder.spoken([accessibilityValue, accessibilityHint]) }

    /// The text that is spoken when assistive technology reaches the view.
    @_spi(Host)
    public var spokenDescription: String {
        UIResponder.spoken([accessibilityLabel, accessibilityValue, accessibilityHint])
    }
}

extension UIAccessibilityElement {
    /// The value and the hint, as the description of the element for assistive technology.
    @_spi(Host)
    public var spokenDetail: String { UIResponder.spoken([accessibilityValue, accessibilityHint]) }

    /// The text that is spoken when assistive technology reaches the element.
    @_spi(Host)
    public var spokenDescription: String {
        UIResponder.spoken([accessibilityLabel, accessibilityValue, accessibilityHint])
    }
}

extension UIResponder {
    fileprivate static func spoken(_ texts: [String?]) -> String {
        texts.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: ", ")
    }

    /// Called when the user dismisses the screen by assistive technology. Asks this object and those after it in the responder chain.
    ///
    /// - Returns: Whether one of them handled it.
    @_spi(Host)
    @discardableResult
    public func userEscaped() -> Bool { askChain { $0.accessibilityPerformEscape() } }

    /// Called for the magic tap. Asks this object and those after it in the responder chain.
    ///
    /// - Returns: Whether one of them handled it.
    @_spi(Host)
    @discardableResult
    public func userTappedMagically() -> Bool { askChain { $0.accessibilityPerformMagicTap() } }

    /// Called when the user scrolls by assistive technology. Asks this object and those after it in the responder chain.
    ///
    /// - Returns: Whether one of them scrolled.
    @_spi(Host)
    @discardableResult
    public func userScrolled(_ direction: UIAccessibilityScrollDirection) -> Bool {
        askChain { $0.accessibilityScroll(direction) }
    }

    private func askChain(_ isHandled: (UIResponder) -> Bool) -> Bool {
        sequence(first: self, next: { $0.next }).contains(where: isHandled)
    }

    /// The custom actions of this object and of those after it in the responder chain.
    @_spi(Host)
    public var customActionsInChain: [UIAccessibilityCustomAction] {
        sequence(first: self, next: { $0.next }).flatMap { $0.accessibilityCustomActions ?? [] }
    }

    /// The rotors of this object and of those after it in the responder chain.
    @_spi(Host)
    public var customRotorsInChain: [UIAccessibilityCustomRotor] {
        sequence(first: self, next: { $0.next }).flatMap { $0.accessibilityCustomRotors ?? [] }
    }
}

extension CGRect {
    /// The centre.
    var centre: CGPoint { CGPoint(x: midX, y: midY) }
}
