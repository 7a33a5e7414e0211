#if GStreamer
import CGStreamer
import Foundation

extension MediaFrame {
    /// The description of frames that a sink requests.
    static let caps = "video/x-raw,format=RGBA,pixel-aspect-ratio=1/1"

    /// Copies the frame of a sample; nil if it is none.
    init?(_ sample: OpaquePointer) {
        guard let caps = gst_sample_get_caps(sample), let buffer = gst_sample_get_buffer(sample),
            let structure = gst_caps_get_structure(caps, 0)
        else { return nil }
        var (width, height): (gint, gint) = (0, 0)
        guard gst_structure_get_int(structure, "width", &width) != 0,
            gst_structure_get_int(structure, "height", &height) != 0, width > 0, height > 0
        else { return nil }
        var map = GstMapInfo()
        guard gst_buffer_map(buffer, &map, GST_MAP_READ) != 0 else { return nil }
        defer { gst_buffer_unmap(buffer, &map) }
        // Rows of four bytes per pixel have no padding.
        let size = Int(width) * Int(height) * 4
        guard let data = map.data, map.size >= size else { return nil }
        let bytes = [UInt8](unsafeUninitializedCapacity: size) { target, count in
            memcpy(target.baseAddress!, data, size)
            count = size
        }
        let segment = gst_sample_get_segment(sample)
        let time = gst_segment_to_stream_time(segment, GST_FORMAT_TIME, buffer.pointee.pts)
        self.init(
            width: Int(width),
            height: Int(height),
            bytes: bytes,
            time: GStreamerLibrary.seconds(time) ?? 0
        )
    }
}
#endif
