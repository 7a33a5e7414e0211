#if GStreamer
import CGStreamer
import Foundation

extension MediaFailure {
    /// Converts an error of GStreamer.
    ///
    /// - Parameters:
    ///   - missing: The missing decoders, as GStreamer describes them.
    init(_ error: GError, details: String?, missing: [String] = []) {
        let message = String(cString: error.message)
        let kind = Self.kind(domain: error.domain, code: error.code)
        if !missing.isEmpty, [.missingDecoder, .unknownFormat, .other, .damaged].contains(kind) {
            self = Self.missingDecoder(missing)
            return
        }
        self.init(kind, message, details: details)
    }

    /// The failure of media without decoders.
    static func missingDecoder(_ descriptions: [String]) -> MediaFailure {
        let names = descriptions.isEmpty ? "its format" : descriptions.joined(separator: ", ")
        return MediaFailure(
            .missingDecoder,
            "There is no GStreamer plug-in for \(names). On Debian, gstreamer1.0-libav, gstreamer1.0-plugins-good, "
                + "-bad and -ugly contain decoders."
        )
    }

    private static func kind(domain: GQuark, code: gint) -> Kind {
        if domain == gst_resource_error_quark() {
            switch GstResourceError(rawValue: UInt32(code)) {
            case GST_RESOURCE_ERROR_NOT_FOUND: return .notFound
            default: return .unreadable
            }
        }
        if domain == gst_stream_error_quark() {
            switch GstStreamError(rawValue: UInt32(code)) {
            case GST_STREAM_ERROR_TYPE_NOT_FOUND, GST_STREAM_ERROR_WRONG_TYPE: return .unknownFormat
            case GST_STREAM_ERROR_CODEC_NOT_FOUND: return .missingDecoder
            case GST_STREAM_ERROR_DECODE, GST_STREAM_ERROR_DEMUX: return .damaged
            default: return .other
            }
        }
        if domain == gst_core_error_quark(),
            GstCoreError(rawValue: UInt32(code)) == GST_CORE_ERROR_MISSING_PLUGIN
        {
            return .missingDecoder
        }
        return .other
    }
}
#endif
