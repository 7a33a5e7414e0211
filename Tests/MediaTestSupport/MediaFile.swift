#if GStreamer
import CGStreamer
import Foundation

/// A media file of test patterns and tones in a temporary folder, which is deleted with this object.
package final class MediaFile: Sendable {
    /// The address of the file.
    package let url: URL

    private init(_ name: String) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("media-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        url = folder.appendingPathComponent(name)
    }

    deinit { try? FileManager.default.removeItem(at: url.deletingLastPathComponent()) }

    /// An error of a pipeline that makes a file.
    package struct Failure: Error {
        /// The message of GStreamer.
        package let message: String
    }

    /// Makes a WebM video of ten frames per second: red in the first second, then green, blue, and white.
    ///
    /// - Parameters:
    ///   - seconds: The duration.
    ///   - hasSound: Whether it has a tone, too.
    package static func video(
        seconds: Int = 2,
        width: Int = 64,
        height: Int = 48,
        hasSound: Bool = true
    ) async throws -> MediaFile {
        let file = try MediaFile("video.webm")
        let colors = ["0xffff0000", "0xff00ff00", "0xff0000ff", "0xffffffff"]
        // A frame of one colour for each second, one after the other.
        let parts = (0..<seconds).map { second in
            "videotestsrc num-buffers=10 pattern=solid-color foreground-color=\(colors[min(second, 3)]) ! "
                + "video/x-raw,width=\(width),height=\(height),framerate=10/1 ! c. "
        }
        var pipeline =
            "webmmux name=m ! filesink location=\(file.url.path) "
            + "concat name=c ! videoconvert ! vp8enc deadline=1 keyframe-max-dist=5 ! queue ! m. "
            + parts.joined()
        if hasSound {
            pipeline +=
                "audiotestsrc num-buffers=\(seconds * 10) samplesperbuffer=4410 ! audio/x-raw,rate=44100,channels=1 ! "
                + "audioconvert ! vorbisenc ! queue ! m. "
        }
        try await run(pipeline)
        return file
    }

    /// Makes a WAV file of a tone.
    package static func tone(seconds: Double) async throws -> MediaFile {
        let file = try MediaFile("tone.wav")
        try await run(
            "audiotestsrc num-buffers=\(Int(seconds * 10)) samplesperbuffer=4410 ! audio/x-raw,rate=44100,channels=2 ! "
                + "wavenc ! filesink location=\(file.url.path)"
        )
        return file
    }

    /// Makes an Ogg file of a tone of half a second.
    ///
    /// - Parameter tags: Assignments of tags, such as `title=Tone,artist=Ada`.
    package static func song(tags: String) async throws -> MediaFile {
        let file = try MediaFile("song.ogg")
        try await run(
            "audiotestsrc num-buffers=5 samplesperbuffer=4410 ! audio/x-raw,rate=44100,channels=1 ! audioconvert ! "
                + "taginject tags=\"\(tags)\" ! vorbisenc ! oggmux ! filesink location=\(file.url.path)"
        )
        return file
    }

    /// Makes a file that is no media.
    package static func text() async throws -> MediaFile {
        let file = try MediaFile("text.webm")
        try Data(String(repeating: "This is no video. ", count: 100).utf8).write(to: file.url)
        return file
    }

    /// Runs a pipeline to its end on another thread, so that other tests continue.
    private static func run(_ description: String) async throws {
        try await withCheckedThrowingContinuation { continuation in
            DispatchQueue.global().async {
                continuation.resume(with: Result { try wait(for: description) })
            }
        }
    }

    private static func wait(for description: String) throws {
        gst_init(nil, nil)
        var error: UnsafeMutablePointer<GError>?
        defer { g_clear_error(&error) }
        guard let pipeline = gst_parse_launch(description, &error), error == nil else {
            throw Failure(message: error.map { String(cString: $0.pointee.message) } ?? "unknown")
        }
        defer {
            gst_element_set_state(pipeline, GST_STATE_NULL)
            gst_object_unref(pipeline)
        }
        gst_element_set_state(pipeline, GST_STATE_PLAYING)
        let bus = gst_element_get_bus(pipeline)
        defer { gst_object_unref(bus) }
        let types = GstMessageType(rawValue: GST_MESSAGE_ERROR.rawValue | GST_MESSAGE_EOS.rawValue)
        guard let message = gst_bus_timed_pop_filtered(bus, 60_000_000_000, types) else {
            throw Failure(message: "The pipeline does not end.")
        }
        defer { gst_message_unref(message) }
        guard message.pointee.type == GST_MESSAGE_ERROR else { return }
        gst_message_parse_error(message, &error, nil)
        throw Failure(message: error.map { String(cString: $0.pointee.message) } ?? "unknown")
    }
}
#endif
