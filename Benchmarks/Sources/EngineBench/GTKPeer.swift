import Foundation
import StringFilter

/// GTK's list filter.
final class GTKPeer: Peer {
    let title = "GtkStringFilter"
    private let filter: OpaquePointer

    init(_ names: [String]) {
        var pointers: [UnsafeMutablePointer<CChar>?] = names.map { strdup($0) }
        pointers.append(nil)
        defer { for pointer in pointers { free(pointer) } }
        filter = pointers.withUnsafeMutableBufferPointer { buffer in
            buffer.baseAddress!.withMemoryRebound(to: UnsafePointer<CChar>.self, capacity: buffer.count) {
                string_filter_new($0)
            }
        }
    }

    deinit { string_filter_free(filter) }

    // Otherwise the filter would search a longer text only in the matches of a shorter one, and not search an equal text at all.
    func rest() { string_filter_clear(filter) }

    func search(_ text: String, first: Int) -> Int { Int(string_filter_search(filter, text, UInt32(first))) }
}
