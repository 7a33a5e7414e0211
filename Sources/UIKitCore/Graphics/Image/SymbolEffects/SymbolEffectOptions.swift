/// The speed and the repetition of a symbol effect.
public struct SymbolEffectOptions: Hashable, Sendable {
    enum Repetition: Hashable, Sendable {
        /// As the effect does: bounces once, and others until they are removed.
        case usual
        case once
        /// A number of times, nil for no end, with a delay in seconds between them.
        case periodic(Int?, delay: Double)
    }

    private(set) var speed = 1.0
    private(set) var repetition = Repetition.usual

    private init() {}

    /// The usual speed and repetition.
    public static let `default` = SymbolEffectOptions()

    /// A multiple of the usual speed. Values that are not positive are treated as 1.
    public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions.default.speed(speed) }

    /// A multiple of the usual speed. Values that are not positive are treated as 1.
    public func speed(_ speed: Double) -> SymbolEffectOptions {
        var copy = self
        copy.speed = speed > 0 && speed.isFinite ? speed : 1
        return copy
    }

    /// The effect repeats until it is removed.
    public static var repeating: SymbolEffectOptions { SymbolEffectOptions.default.repeating }

    /// The effect repeats until it is removed.
    public var repeating: SymbolEffectOptions { repeated(.periodic(nil, delay: 0)) }

    /// The effect is played once.
    public static var nonRepeating: SymbolEffectOptions { SymbolEffectOptions.default.nonRepeating }

    /// The effect is played once.
    public var nonRepeating: SymbolEffectOptions { repeated(.once) }

    /// The effect is played a number of times, at least once; nil for no end.
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions.default.repeat(count) }

    /// The effect is played a number of times, at least once; nil for no end.
    public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
        repeated(.periodic(count.map { max($0, 1) }, delay: 0))
    }

    /// The effect repeats with a behaviour.
    public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
        SymbolEffectOptions.default.repeat(behavior)
    }

    /// The effect repeats with a behaviour.
    public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { repeated(behavior.repetition) }

    private func repeated(_ repetition: Repetition) -> SymbolEffectOptions {
        var copy = self
        copy.repetition = repetition
        return copy
    }

    /// The repetition of an effect.
    public struct RepeatBehavior: Hashable, Sendable {
        let repetition: Repetition

        /// Without end and without pauses.
        public static var continuous: RepeatBehavior { RepeatBehavior(repetition: .periodic(nil, delay: 0)) }

        /// Without end, with pauses of half a second.
        public static var periodic: RepeatBehavior { periodic() }

        /// A number of times.
        ///
        /// - Parameters:
        ///   - count: The number, at least 1; nil for no end.
        ///   - delay: The pause between two repetitions in seconds; nil for half a second.
        public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
            let pause = delay.map { $0 > 0 && $0.isFinite ? $0 : 0 } ?? 0.5
            return RepeatBehavior(repetition: .periodic(count.map { max($0, 1) }, delay: pause))
        }
    }
}
