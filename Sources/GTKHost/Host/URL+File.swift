#if GTK
import CGTK
import Foundation

extension URL {
    /// The address of a file of GIO. A file on another computer that the file system of this one shows has its path there.
    init?(file: OpaquePointer?) {
        guard let path = g_file_get_path(file) else {
            guard let text = g_file_get_uri(file) else { return nil }
            defer { g_free(text) }
            self.init(string: String(cString: text))
            return
        }
        defer { g_free(path) }
        guard let text = g_filename_to_uri(path, nil, nil) else { return nil }
        defer { g_free(text) }
        self.init(string: String(cString: text))
    }
}
#endif
