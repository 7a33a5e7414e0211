import Foundation

/// The properties of media at an address.
package struct MediaInformation: Sendable, Equatable {
    /// The duration in seconds; nil if it is unknown, as that of live streams is.
    package var duration: Double?
    /// Whether playback can begin at any time.
    package var isSeekable = false
    /// The streams.
    package var streams: [MediaStream] = []
    /// The title, the artist and other tags.
    package var tags: [MediaTag] = []
    /// The reason why a stream cannot be decoded; nil if all can.
    package var missingDecoder: MediaFailure?

    package init() {}
}

/// One stream of media.
package struct MediaStream: Sendable, Equatable {
    /// The kinds of streams.
    package enum Kind: Sendable {
        case video, audio, text, other
    }

    package var kind: Kind
    /// The number of the stream, from 1.
    package var number: Int
    /// The size of frames in square pixels, after their rotation; zero for other streams.
    package var width = 0.0
    package var height = 0.0
    /// Frames per second; 0 if unknown.
    package var frameRate = 0.0
    /// Samples per second; 0 for other streams than sounds.
    package var sampleRate = 0.0
    /// The number of channels; 0 for other streams than sounds.
    package var channels = 0
    /// Bits per second; 0 if unknown.
    package var bitRate = 0.0
    /// The language as in ISO 639; nil if unknown.
    package var language: String?

    package init(kind: Kind, number: Int) {
        self.kind = kind
        self.number = number
    }
}

/// A tag of media, such as its title.
package struct MediaTag: Sendable, Equatable {
    /// A value of a tag.
    package enum Value: Sendable, Equatable {
        case text(String)
        case number(Double)
        case date(Date)
        case data(Data)
    }

    /// The name in GStreamer, such as `title` or `artist`.
    package var name: String
    package var value: Value

    package init(name: String, value: Value) {
        self.name = name
        self.value = value
    }
}

/// A frame of a video.
package struct MediaFrame: Sendable {
    /// The size in pixels.
    package let width: Int
    package let height: Int
    /// Four bytes per pixel: red, green, blue and alpha, row by row from the top.
    package let bytes: [UInt8]
    /// The time in the video, in seconds.
    package let time: Double

    package init(width: Int, height: Int, bytes: [UInt8], time: Double) {
        self.width = width
        self.height = height
        self.bytes = bytes
        self.time = time
    }
}
