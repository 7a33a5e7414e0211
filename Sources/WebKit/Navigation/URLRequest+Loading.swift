import Foundation
import FoundationNetworking

extension URLRequest {
    /// Whether the request is a GET without a body.
    var isGet: Bool { (httpMethod ?? "GET") == "GET" && httpBody == nil && httpBodyStream == nil }

    /// The header fields to send, without those that are invalid in HTTP.
    var allFields: [(name: String, value: String)] {
        var fields = (allHTTPHeaderFields ?? [:]).sorted { $0.key < $1.key }.map { (name: $0.key, value: $0.value) }
        switch cachePolicy {
        case .reloadIgnoringLocalCacheData, .reloadIgnoringLocalAndRemoteCacheData, .reloadRevalidatingCacheData:
            fields.append((name: "Cache-Control", value: "no-cache"))
        default: break
        }
        return fields.filter { URLRequest.isField($0.name, $0.value) }
    }

    /// Whether a header field is valid in HTTP.
    static func isField(_ name: String, _ value: String) -> Bool {
        !name.isEmpty && name.utf8.allSatisfy { (0x21...0x7E).contains($0) && $0 != UInt8(ascii: ":") }
            && value.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F || $0 == UInt8(ascii: "\t") }
    }
}

extension URL {
    /// Whether two addresses are of the same page. WebKit normalizes some addresses.
    func isSamePage(as other: URL) -> Bool {
        func written(_ url: URL) -> String {
            let text = url.absoluteString
            return url.path.isEmpty && url.query == nil && url.fragment == nil ? text + "/" : text
        }
        return written(self).lowercased() == written(other).lowercased()
    }
}
