import Foundation

/// The effects of a symbol in an image view, on the clock and with the frames of the host.
///
/// An effect begins when its view is in a window. Effects of the same kind replace each other. A view that leaves its window ends the
/// effects with an end; others begin again in the next window.
@MainActor
final class SymbolEffects {
    /// The image view that shows the symbol.
    weak var view: UIImageView? {
        didSet { if view !== oldValue { update() } }
    }
    /// The object to which the app added the effects.
    weak var sender: AnyObject?
    private var entries: [Entry] = []
    private var timer: HostTimer?

    init(view: UIImageView?, sender: AnyObject) {
        self.view = view
        self.sender = sender
    }

    /// A played effect.
    private final class Entry {
        let effect: any SymbolEffect
        let configuration: SymbolEffectConfiguration
        let options: SymbolEffectOptions
        var completion: UISymbolEffectCompletion?
        /// Whether the effect shows its end state at once.
        let isImmediate: Bool
        /// The old symbol of a replacement.
        var outgoing: UIImage?
        /// The begin in seconds of the app's clock; nil before the view is in a window.
        var begin: TimeInterval?
        /// The number of cycles; nil for no end.
        var cycles: Int?
        let pause: Double
        /// The begin of the way back of an effect that lasts, and the progress at that time.
        var removal: (begin: TimeInterval, progress: Double)?

        init(
            _ effect: any SymbolEffect,
            _ options: SymbolEffectOptions,
            isImmediate: Bool,
            completion: UISymbolEffectCompletion?
        ) {
            self.effect = effect
            configuration = effect.configuration
            self.options = options
            self.isImmediate = isImmediate
            self.completion = completion
            switch options.repetition {
            case _ where !configuration.isCyclic: (cycles, pause) = (1, 0)
            case .usual: (cycles, pause) = (configuration.kind == .bounce ? 1 : nil, 0)
            case .once: (cycles, pause) = (1, 0)
            case .periodic(let count, let delay): (cycles, pause) = (count, delay)
            }
        }

        /// The duration of a cycle in seconds.
        func length(_ shape: SymbolShape) -> Double { configuration.length(of: shape) / options.speed }

        /// The progress of the current cycle, and whether all cycles are over.
        func progress(at time: TimeInterval, _ shape: SymbolShape) -> (value: Double, isOver: Bool) {
            if let removal {
                let part = max(0, time - removal.begin) / length(shape)
                return (removal.progress * max(0, 1 - part), part >= 1)
            }
            if isImmediate { return (1, true) }
            guard let begin else { return (0, false) }
            let length = length(shape)
            let elapsed = max(0, time - begin)
            let cycle = (elapsed / (length + pause)).rounded(.down)
            if let cycles, elapsed >= Double(cycles) * length + Double(cycles - 1) * pause - 0.0005 { return (1, true) }
            return (min((elapsed - cycle * (length + pause)) / length, 1), false)
        }

        /// The current cycle, from 0.
        func cycle(at time: TimeInterval, _ shape: SymbolShape) -> Int {
            guard let begin else { return 0 }
            return Int(min(max(0, time - begin) / (length(shape) + pause), 1e9))
        }
    }

    // MARK: Changes by the app

    func add(
        _ effect: any SymbolEffect,
        options: SymbolEffectOptions,
        animated: Bool,
        completion: UISymbolEffectCompletion?
    ) {
        let configuration = effect.configuration
        let isStill = UIAccessibility.isReduceMotionEnabled && configuration.moves
        let entry = Entry(
            effect,
            options,
            isImmediate: isStill || !animated && !configuration.isCyclic,
            completion: completion
        )
        end(where: { other in
            other.configuration.kind == configuration.kind
                || (configuration.reveals || configuration.hides || configuration.kind == .automatic)
                    && (other.configuration.reveals || other.configuration.hides)
        })
        entries.append(entry)
        update()
    }

    func remove(
        _ kind: SymbolEffectConfiguration.Kind,
        options: SymbolEffectOptions,
        animated: Bool,
        effect: any SymbolEffect,
        completion: UISymbolEffectCompletion?
    ) {
        let matching = entries.filter { $0.configuration.kind == kind }
        guard let last = matching.last else {
            tell(completion, of: effect, finished: true)
            return
        }
        for entry in matching { end(entry, animated: animated) }
        guard let completion else { return update() }
        if entries.contains(where: { $0 === last }) {
            let own = last.completion
            last.completion = { context in
                own?(context)
                completion(context)
            }
        } else {
            tell(completion, of: effect, finished: true)
        }
        update()
    }

    func removeAll(animated: Bool) {
        for entry in entries where entry.configuration.kind != .replace { end(entry, animated: animated) }
        update()
    }

    /// Shows the present image of the view in the place of an old one.
    ///
    /// - Parameter waitsForWindow: Whether the transition waits for a view in a window, because a bar makes a new one.
    func replace(
        _ old: UIImage?,
        with effect: any SymbolEffect,
        options: SymbolEffectOptions,
        waitsForWindow: Bool = false,
        completion: UISymbolEffectCompletion?
    ) {
        end(where: { $0.configuration.kind == .replace })
        let isSeen = waitsForWindow || view?.window != nil
        guard let old, old.isSymbolImage, !UIAccessibility.isReduceMotionEnabled, isSeen else {
            return tell(completion, of: effect, finished: true)
        }
        let replacement =
            effect.configuration.kind == .replace
            ? effect : ReplaceSymbolEffect(configuration: SymbolEffectConfiguration(.replace))
        let entry = Entry(replacement, options, isImmediate: false, completion: completion)
        entry.outgoing = old
        entries.append(entry)
        update()
    }

    /// Ends an effect that the app removed: at the end of its cycle or with a way back if that is animated, otherwise at once.
    private func end(_ entry: Entry, animated: Bool) {
        let time = now
        let isStill = UIAccessibility.isReduceMotionEnabled && entry.configuration.moves
        guard animated, !isStill, entry.begin != nil || entry.isImmediate, let shape, view?.window != nil else {
            return drop(entry, finished: true)
        }
        if entry.configuration.isCyclic {
            entry.cycles = min(entry.cycles ?? .max, entry.cycle(at: time, shape) + 1)
        } else if entry.configuration.lasts {
            if entry.removal == nil { entry.removal = (time, entry.progress(at: time, shape).value) }
        } else {
            drop(entry, finished: true)
        }
    }

    /// Ends effects that another one replaces.
    private func end(where isMeant: (Entry) -> Bool) {
        for entry in entries where isMeant(entry) { drop(entry, finished: false) }
    }

    private func drop(_ entry: Entry, finished: Bool) {
        entries.removeAll { $0 === entry }
        tell(entry.completion, of: entry.effect, finished: finished)
        entry.completion = nil
    }

    private func tell(_ completion: UISymbolEffectCompletion?, of effect: any SymbolEffect, finished: Bool) {
        guard let completion else { return }
        let context = UISymbolEffectCompletionContext(isFinished: finished, effect: effect, sender: sender)
        if let animations = UIApplication.current?.layerAnimations {
            animations.callLater { completion(context) }
        } else {
            completion(context)
        }
    }

    // MARK: Frames

    private var host: (any ApplicationHost)? { view?.window?.windowScene?.host ?? UIApplication.current?.host }

    private var now: TimeInterval { (host?.now ?? .zero) / .seconds(1) }

    private var shape: SymbolShape? {
        let isRightToLeft = view?.effectiveUserInterfaceLayoutDirection == .rightToLeft
        return (view?.image ?? view?.highlightedImage)?.symbolShape(isRightToLeft: isRightToLeft)
    }

    func windowDidChange() {
        if view?.window == nil {
            timer?.cancel()
            timer = nil
            for entry in entries where !entry.configuration.lasts {
                if entry.cycles == nil { entry.begin = nil } else if entry.begin != nil { drop(entry, finished: false) }
            }
        }
        update()
    }

    /// Shows the next frame, ends the effects that are over, and requests the frame after that.
    private func update() {
        view?.setNeedsDisplay()
        guard let view, view.window != nil, let host, let shape, !entries.isEmpty else { return }
        let time = now
        for entry in entries {
            if entry.begin == nil { entry.begin = time }
            guard entry.progress(at: time, shape).isOver else { continue }
            if entry.configuration.lasts, entry.removal == nil {
                tell(entry.completion, of: entry.effect, finished: true)
                entry.completion = nil
            } else {
                drop(entry, finished: true)
            }
        }
        guard timer?.isPending != true, entries.contains(where: { !$0.progress(at: time, shape).isOver }) else {
            return
        }
        timer = host.atNextFrame { [weak self] in self?.update() }
    }

    /// Returns the visible image for the image of the view.
    ///
    /// - Parameter configure: Applies the view's symbol configuration.
    func shown(_ image: UIImage?, configure: (UIImage) -> UIImage?) -> UIImage? {
        guard let image, image.isSymbolImage, !entries.isEmpty, let shape else { return image.flatMap(configure) }
        let time = now
        var frame = SymbolFrame()
        var shown = image
        for entry in entries {
            let progress = entry.progress(at: time, shape).value
            let hasBegun = entry.begin != nil || entry.isImmediate
            // A symbol that will appear is not visible before.
            guard hasBegun || entry.configuration.reveals else { continue }
            if let outgoing = entry.outgoing, progress < 0.5 {
                if entry.configuration.replacement == .offUp { continue }
                shown = outgoing
            }
            let ownShape = shown.symbolShape(isRightToLeft: shape.isRightToLeft) ?? shape
            frame = frame.adding(entry.configuration.frame(at: progress, of: ownShape))
        }
        return configure(shown)?.withSymbolFrame(frame)
    }
}
