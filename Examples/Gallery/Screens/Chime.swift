import Foundation

/// A sound made of numbers: a chord of a bell.
enum Chime {
    /// The frequencies of the tones in hertz.
    private static let tones = [523.25, 659.25, 783.99]
    private static let samplesPerSecond = 22_050
    private static let seconds = 1.5

    /// The sound as a WAV file of one channel with 16 bits per sample.
    static func wav() -> Data {
        let count = Int(seconds * Double(samplesPerSecond))
        var samples = Data(capacity: count * 2)
        for index in 0..<count {
            let time = Double(index) / Double(samplesPerSecond)
            let sum = tones.reduce(0) { $0 + sin(2 * Double.pi * $1 * time) }
            // A bell fades.
            let sample = Int16(sum / Double(tones.count) * exp(-3 * time) * 12_000)
            withUnsafeBytes(of: sample.littleEndian) { samples.append(contentsOf: $0) }
        }
        var file = Data()
        func append(_ text: String) { file.append(contentsOf: text.utf8) }
        func append(_ number: Int, bytes: Int) {
            withUnsafeBytes(of: UInt32(number).littleEndian) { file.append(contentsOf: $0.prefix(bytes)) }
        }
        append("RIFF")
        append(36 + samples.count, bytes: 4)
        append("WAVEfmt ")
        append(16, bytes: 4)
        append(1, bytes: 2)
        append(1, bytes: 2)
        append(samplesPerSecond, bytes: 4)
        append(samplesPerSecond * 2, bytes: 4)
        append(2, bytes: 2)
        append(16, bytes: 2)
        append("data")
        append(samples.count, bytes: 4)
        return file + samples
    }
}
