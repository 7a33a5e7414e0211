import Foundation

/// The formats of sound files, recognized by their first bytes.
enum SoundFormat {
    /// The number of bytes that suffice.
    static let headerLength = 64

    /// Whether data begins like a sound file or a video.
    static func isKnown(_ header: Data) -> Bool {
        let bytes = [UInt8](header.prefix(headerLength))
        func has(_ text: String, at offset: Int = 0) -> Bool { bytes.dropFirst(offset).starts(with: text.utf8) }
        let containers = [
            "RIFF", "RF64", "OggS", "fLaC", "ID3", "FORM", "caff", ".snd", "MThd", "#!AMR", "wvpk", "MAC ",
        ]
        if containers.contains(where: { has($0) }) || has("ftyp", at: 4) { return true }
        // Matroska and WebM.
        if bytes.starts(with: [0x1A, 0x45, 0xDF, 0xA3]) { return true }
        // A frame of MPEG audio: eleven bits of the synchronization word, and a layer.
        guard bytes.count > 1, bytes[0] == 0xFF, bytes[1] & 0xE0 == 0xE0 else { return false }
        return bytes[1] != 0xFF
    }
}
