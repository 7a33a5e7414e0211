#if GStreamer
import CGStreamer
import Foundation

/// The loaded library.
enum GStreamerLibrary {
    /// The reason why the library cannot be used; nil if it can. The first access loads it, which takes a moment: not on the main actor.
    static let failure: MediaFailure? = {
        var error: UnsafeMutablePointer<GError>?
        guard gst_init_check(nil, nil, &error) == 0 else { return nil }
        defer { g_clear_error(&error) }
        return MediaFailure(
            .unavailable,
            "GStreamer cannot be loaded.",
            details: error.map { String(cString: $0.pointee.message) }
        )
    }()

    /// Whether sounds are silent: `SEARCHLIGHT_AUDIO_OUTPUT=none`, for tests.
    static let isSilent = ProcessInfo.processInfo.environment["SEARCHLIGHT_AUDIO_OUTPUT"] == "none"

    /// The address of media as GStreamer takes it.
    static func address(of url: URL) -> String { url.absoluteString }

    /// Makes an element; nil if its plug-in is not installed.
    static func element(_ factory: String) -> UnsafeMutablePointer<GstElement>? {
        gst_element_factory_make(factory, nil)
    }

    /// Sets a property of an element to the value that a text describes.
    static func set(_ property: String, of element: UnsafeMutablePointer<GstElement>, to text: String) {
        gst_util_set_object_arg(UnsafeMutableRawPointer(element).assumingMemoryBound(to: GObject.self), property, text)
    }

    /// Sets a property of an element to a text, which is not interpreted.
    static func setText(_ property: String, of element: UnsafeMutablePointer<GstElement>, to text: String) {
        var value = GValue()
        // The fundamental type of strings: the C macro is not visible here.
        g_value_init(&value, 16 << 2)
        g_value_set_string(&value, text)
        g_object_set_property(UnsafeMutableRawPointer(element).assumingMemoryBound(to: GObject.self), property, &value)
        g_value_unset(&value)
    }

    /// Sets a property of an element to another element.
    static func setElement(
        _ property: String,
        of element: UnsafeMutablePointer<GstElement>,
        to child: UnsafeMutablePointer<GstElement>
    ) {
        var value = GValue()
        g_value_init(&value, gst_element_get_type())
        g_value_set_object(&value, child)
        g_object_set_property(UnsafeMutableRawPointer(element).assumingMemoryBound(to: GObject.self), property, &value)
        g_value_unset(&value)
    }

    /// Converts seconds to nanoseconds.
    static func nanoseconds(_ seconds: Double) -> gint64 {
        gint64(min(max(seconds, 0), 1e9) * 1e9)
    }

    /// Converts nanoseconds to seconds; nil for an unknown time.
    static func seconds(_ time: GstClockTime) -> Double? { time == .max ? nil : Double(time) / 1e9 }
}
#endif
