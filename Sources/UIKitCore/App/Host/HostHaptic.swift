/// A short vibration of the machine.
@_spi(Host)
public struct HostHaptic: Equatable, Sendable {
    /// A part of a vibration.
    public struct Pulse: Equatable, Sendable {
        /// The strength, in 0…1. 0 is a pause.
        public let strength: Double
        /// The length in milliseconds.
        public let milliseconds: Int

        init(_ strength: Double, _ milliseconds: Int) {
            self.strength = strength
            self.milliseconds = milliseconds
        }
    }

    /// The occasion, for hosts and tests that do not vibrate: "light impact", "selection", "success".
    public let name: String
    /// The parts in their order.
    public let pulses: [Pulse]

    init(_ name: String, _ pulses: [Pulse]) {
        self.name = name
        self.pulses = pulses
    }
}
