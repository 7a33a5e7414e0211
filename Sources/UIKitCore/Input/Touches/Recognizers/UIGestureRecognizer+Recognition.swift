import Foundation

/// State changes of a recognizer, and the arbitration between recognizers.
extension UIGestureRecognizer {
    var router: TouchRouter? { view?.window?.touchRouter }

    var middle: CGPoint {
        let touches = touches.isEmpty ? Array(sequence.suffix(1)) : touches
        guard !touches.isEmpty else { return .zero }
        let count = CGFloat(touches.count)
        return CGPoint(
            x: touches.reduce(0) { $0 + $1.point.x } / count,
            y: touches.reduce(0) { $0 + $1.point.y } / count
        )
    }

    /// Whether the recognizer follows touches and is undecided.
    var isUndecided: Bool { storedState == .possible && !sequence.isEmpty }

    /// Whether the gesture has ended and has no touches left. Also true after it failed or was cancelled.
    var isOver: Bool {
        guard touches.isEmpty else { return false }
        switch storedState {
        case .ended, .failed, .cancelled: return true
        case .possible: return sequence.isEmpty
        case .began, .changed: return false
        }
    }

    // MARK: Touches

    /// Whether the recognizer accepts a new touch.
    func wouldTake(_ touch: UITouch, _ event: UIEvent) -> Bool {
        guard isEnabled, allowedTouchTypes.contains(NSNumber(value: touch.type.rawValue)), wants(touch.buttons)
        else { return false }
        if requiresExclusiveTouchType, let first = touches.first, first.type != touch.type { return false }
        return shouldReceive(event) && delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true
    }

    /// Only tap recognizers that require the secondary button accept its touches.
    private func wants(_ buttons: UIEvent.ButtonMask) -> Bool {
        let wanted = (self as? UITapGestureRecognizer)?.buttonMaskRequired ?? .primary
        return wanted.isSubset(of: buttons)
    }

    func receive(_ touch: UITouch, _ event: UIEvent) {
        modifierFlags = event.modifierFlags
        buttonMask = event.buttonMask
        if touch.phase == .began {
            touches.append(touch)
            sequence.append(touch)
        }
        // A recognizer that has failed or ended ignores the remaining touches of the gesture.
        guard touches.contains(where: { $0 === touch }), ![.failed, .ended, .cancelled].contains(storedState) else {
            return
        }
        switch touch.phase {
        case .began: touchesBegan([touch], with: event)
        case .moved: touchesMoved([touch], with: event)
        case .ended: touchesEnded([touch], with: event)
        case .cancelled: touchesCancelled([touch], with: event)
        default: break
        }
    }

    /// Removes a touch that has ended, after it was delivered.
    func touchDidGo(_ touch: UITouch) {
        touches.removeAll { $0 === touch }
        guard touches.isEmpty, storedState == .possible, awaited == nil, !awaitsMoreTouches else { return }
        // The gesture can no longer be recognized.
        if !sequence.isEmpty { state = .failed }
    }

    /// Resets the recognizer for the next gesture.
    func beginAnew() {
        storedState = .possible
        awaited = nil
        touches = []
        sequence = []
        reset()
    }

    func breakOff() {
        guard !sequence.isEmpty || storedState != .possible else { return }
        state = storedState == .possible ? .failed : .cancelled
        if let router { router.forget(self) } else { beginAnew() }
    }

    // MARK: Steps

    func advance(to new: State) {
        switch (storedState, new) {
        case (.possible, .began), (.possible, .changed), (.possible, .ended):
            guard awaited == nil else {
                awaited = new == .ended ? .ended : awaited
                return
            }
            attempt(new == .changed ? .began : new)
        case (.possible, .failed), (.possible, .cancelled):
            awaited = nil
            storedState = .failed
            router?.didDecide()
        case (.began, .changed), (.changed, .changed), (.began, .ended), (.changed, .ended), (.began, .cancelled),
            (.changed, .cancelled):
            storedState = new
            performActions()
        case (.began, .failed), (.changed, .failed):
            storedState = .cancelled
            performActions()
        default: break
        }
    }

    /// Recognizes the gesture unless it is prevented. If it must wait for others to fail, it tries again later.
    private func attempt(_ new: State) {
        let others = rivals
        if others.contains(where: { $0.isUndecided && mustWait(for: $0) }) {
            awaited = new
            for touch in sequence { touch.wasRecognized = true }
            return
        }
        awaited = nil
        let isPrevented = others.contains { other in
            [.began, .changed, .ended].contains(other.storedState)
                && (mustWait(for: other) || other.prevents(self))
        }
        guard !isPrevented, mayBegin else {
            storedState = .failed
            router?.didDecide()
            return
        }
        storedState = new
        for other in others where other.isUndecided && prevents(other) {
            other.awaited = nil
            other.storedState = .failed
        }
        if cancelsTouchesInView { router?.takeFromViews(self) }
        for touch in sequence { touch.wasRecognized = true }
        performActions()
        router?.didDecide()
    }

    /// Retries a recognition that was waiting for others.
    func reconsider() {
        guard let awaited, storedState == .possible else { return }
        self.awaited = nil
        attempt(awaited)
    }

    /// The other recognizers that follow the same touches.
    private var rivals: [UIGestureRecognizer] {
        (router?.recognizers ?? []).filter { other in
            other !== self && other.sequence.contains { touch in sequence.contains { $0 === touch } }
        }
    }

    private func mustWait(for other: UIGestureRecognizer) -> Bool {
        requirements.contains { $0.other === other } || shouldRequireFailure(of: other)
            || other.shouldBeRequiredToFail(by: self)
            || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) == true
            || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) == true
    }

    private func prevents(_ other: UIGestureRecognizer) -> Bool {
        guard canPrevent(other), other.canBePrevented(by: self) else { return false }
        return delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) != true
            && other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) != true
    }

    /// Whether the delegate and the views from the hit view to the recognizer's view allow the gesture to begin.
    var mayBegin: Bool {
        var view = sequence.first?.view ?? self.view
        while let current = view {
            if !current.gestureRecognizerShouldBegin(self) { return false }
            if current === self.view { break }
            view = current.superview
        }
        return delegate?.gestureRecognizerShouldBegin(self) ?? true
    }

    func performActions() {
        for action in actions { action.perform(sender: self) }
        for target in targets {
            if let object = target.object { target.action.send(to: object, self) }
        }
    }
}
