#if GStreamer
import CGStreamer
import Foundation

/// Reads lists of tags.
enum TagReader {
    /// The longest value that is read, in bytes: covers of records.
    private static let limit: gsize = 32 << 20

    /// Returns all tags with values of known types.
    static func tags(in list: UnsafePointer<GstTagList>) -> [MediaTag] {
        var result: [MediaTag] = []
        for index in 0..<gst_tag_list_n_tags(list) {
            guard let name = gst_tag_list_nth_tag_name(list, guint(index)) else { continue }
            for number in 0..<gst_tag_list_get_tag_size(list, name) {
                guard let value = gst_tag_list_get_value_index(list, name, number), let content = content(of: value)
                else { continue }
                result.append(MediaTag(name: String(cString: name), value: content))
            }
        }
        return result
    }

    private static func content(of value: UnsafePointer<GValue>) -> MediaTag.Value? {
        let type = value.pointee.g_type
        if type == gst_sample_get_type() {
            guard let boxed = g_value_get_boxed(value), let buffer = gst_sample_get_buffer(OpaquePointer(boxed))
            else { return nil }
            return data(of: buffer)
        }
        if type == gst_date_time_get_type() {
            guard let boxed = g_value_get_boxed(value) else { return nil }
            return date(of: OpaquePointer(boxed))
        }
        // The fundamental types of numbers and texts: the C macros are not visible here.
        switch type >> 2 {
        case 6: return .number(Double(g_value_get_int(value)))
        case 7: return .number(Double(g_value_get_uint(value)))
        case 11: return .number(Double(g_value_get_uint64(value)))
        case 15: return .number(g_value_get_double(value))
        case 16: return g_value_get_string(value).map { .text(String(cString: $0)) }
        default: return nil
        }
    }

    private static func data(of buffer: UnsafeMutablePointer<GstBuffer>) -> MediaTag.Value? {
        var map = GstMapInfo()
        guard gst_buffer_map(buffer, &map, GST_MAP_READ) != 0 else { return nil }
        defer { gst_buffer_unmap(buffer, &map) }
        guard let bytes = map.data, map.size <= limit else { return nil }
        return .data(Data(bytes: bytes, count: Int(map.size)))
    }

    private static func date(of time: OpaquePointer) -> MediaTag.Value? {
        var parts = DateComponents()
        parts.calendar = Calendar(identifier: .gregorian)
        parts.timeZone = TimeZone(identifier: "UTC")
        parts.year = Int(gst_date_time_get_year(time))
        if gst_date_time_has_month(time) != 0 { parts.month = Int(gst_date_time_get_month(time)) }
        if gst_date_time_has_day(time) != 0 { parts.day = Int(gst_date_time_get_day(time)) }
        if gst_date_time_has_time(time) != 0 {
            parts.hour = Int(gst_date_time_get_hour(time))
            parts.minute = Int(gst_date_time_get_minute(time))
        }
        return parts.date.map { .date($0) }
    }

    /// Whether a frame is rotated by a quarter.
    static func isTurned(_ list: UnsafePointer<GstTagList>) -> Bool {
        var text: UnsafeMutablePointer<gchar>?
        guard gst_tag_list_get_string(list, "image-orientation", &text) != 0, let text else { return false }
        defer { g_free(text) }
        let orientation = String(cString: text)
        return orientation.hasSuffix("rotate-90") || orientation.hasSuffix("rotate-270")
    }
}
#endif
