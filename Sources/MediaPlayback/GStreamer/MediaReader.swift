#if GStreamer
import CGStreamer
import Foundation

/// Reads the properties of media. Its functions wait for files and servers: call them away from the main actor.
package enum MediaReader {
    /// The longest wait for a server, in seconds.
    static let timeout = 30.0

    /// The reason why no media can be read, if it is known without loading the library: nil.
    package static var failure: MediaFailure? { nil }

    /// Returns the properties of the media at an address.
    package static func information(of url: URL) throws(MediaFailure) -> MediaInformation {
        if let failure = GStreamerLibrary.failure { throw failure }
        var error: UnsafeMutablePointer<GError>?
        defer { g_clear_error(&error) }
        guard let discoverer = gst_discoverer_new(GstClockTime(timeout * 1e9), &error) else {
            throw error.map { MediaFailure($0.pointee, details: nil) }
                ?? MediaFailure(.other, "The media cannot be read.")
        }
        defer { g_object_unref(discoverer) }
        let info = gst_discoverer_discover_uri(discoverer, GStreamerLibrary.address(of: url), &error)
        defer { if let info { g_object_unref(UnsafeMutableRawPointer(info)) } }
        let result = info.map { gst_discoverer_info_get_result($0) } ?? GST_DISCOVERER_ERROR
        switch result {
        case GST_DISCOVERER_OK, GST_DISCOVERER_MISSING_PLUGINS: break
        case GST_DISCOVERER_URI_INVALID:
            throw MediaFailure(.notFound, "The address cannot be opened: there is no GStreamer plug-in for it.")
        case GST_DISCOVERER_TIMEOUT:
            throw MediaFailure(.unreadable, "The media did not arrive in \(Int(timeout)) seconds.")
        default:
            throw error.map { MediaFailure($0.pointee, details: nil) }
                ?? MediaFailure(.other, "The media cannot be read.")
        }
        guard let info else { throw MediaFailure(.other, "The media cannot be read.") }
        return information(info, isIncomplete: result == GST_DISCOVERER_MISSING_PLUGINS)
    }

    private static func information(_ info: OpaquePointer, isIncomplete: Bool) -> MediaInformation {
        var result = MediaInformation()
        let duration = gst_discoverer_info_get_duration(info)
        if duration > 0 { result.duration = GStreamerLibrary.seconds(duration) }
        result.isSeekable = gst_discoverer_info_get_seekable(info) != 0
        let list = gst_discoverer_info_get_stream_list(info)
        defer { gst_discoverer_stream_info_list_free(list) }
        var next = list
        while let entry = next {
            next = entry.pointee.next
            guard let data = entry.pointee.data,
                let stream = stream(OpaquePointer(data), number: result.streams.count + 1)
            else { continue }
            result.streams.append(stream)
        }
        if let tags = gst_discoverer_info_get_tags(info) { result.tags = TagReader.tags(in: tags) }
        if isIncomplete { result.missingDecoder = .missingDecoder(missingDecoders(info)) }
        return result
    }

    private static func stream(_ info: OpaquePointer, number: Int) -> MediaStream? {
        let type = gst_discoverer_stream_info_get_stream_type_nick(info).map { String(cString: $0) } ?? ""
        switch type {
        case "video":
            var stream = MediaStream(kind: .video, number: number)
            stream.width = Double(gst_discoverer_video_info_get_width(info))
            stream.height = Double(gst_discoverer_video_info_get_height(info))
            let ratio = (gst_discoverer_video_info_get_par_num(info), gst_discoverer_video_info_get_par_denom(info))
            // The player makes square pixels by changing the longer side, as videoscale does.
            if ratio.0 > 0, ratio.1 > 0 { stream.width *= Double(ratio.0) / Double(ratio.1) }
            let rate = (
                gst_discoverer_video_info_get_framerate_num(info), gst_discoverer_video_info_get_framerate_denom(info)
            )
            if rate.1 > 0 { stream.frameRate = Double(rate.0) / Double(rate.1) }
            stream.bitRate = Double(gst_discoverer_video_info_get_bitrate(info))
            if let tags = gst_discoverer_stream_info_get_tags(info), TagReader.isTurned(tags) {
                swap(&stream.width, &stream.height)
            }
            return stream
        case "audio":
            var stream = MediaStream(kind: .audio, number: number)
            stream.sampleRate = Double(gst_discoverer_audio_info_get_sample_rate(info))
            stream.channels = Int(gst_discoverer_audio_info_get_channels(info))
            stream.bitRate = Double(gst_discoverer_audio_info_get_bitrate(info))
            stream.language = gst_discoverer_audio_info_get_language(info).map { String(cString: $0) }
            return stream
        case "subtitles":
            var stream = MediaStream(kind: .text, number: number)
            stream.language = gst_discoverer_subtitle_info_get_language(info).map { String(cString: $0) }
            return stream
        // Containers are listed beside the streams in them.
        default: return nil
        }
    }

    /// The names of missing decoders, from descriptions of the form `gstreamer|1.0|program|name|decoder-…`.
    private static func missingDecoders(_ info: OpaquePointer) -> [String] {
        guard var details = gst_discoverer_info_get_missing_elements_installer_details(info) else { return [] }
        var names: [String] = []
        while let detail = details.pointee {
            let parts = String(cString: detail).split(separator: "|")
            if parts.count > 3 { names.append(String(parts[3])) }
            details += 1
        }
        return names
    }
}
#endif
