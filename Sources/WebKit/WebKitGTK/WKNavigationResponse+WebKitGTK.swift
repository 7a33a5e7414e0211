#if WebKitGTK
import CWebKitShim
import Foundation
import FoundationNetworking

extension WKNavigationResponse {
    /// Converts a response of WebKitGTK.
    convenience init(_ told: SearchlightResponse) {
        self.init(
            response: URLResponse.make(told),
            isForMainFrame: told.is_for_page != 0,
            canShowMIMEType: told.can_be_shown != 0
        )
    }
}

extension URLResponse {
    /// Converts a response of WebKitGTK.
    static func make(_ told: SearchlightResponse) -> URLResponse {
        let url = told.address.flatMap { URL(string: String(cString: $0)) } ?? URL(fileURLWithPath: "/")
        var fields: [String: String] = [:]
        for index in 0..<told.field_count {
            guard let name = told.names[index], let value = told.values[index] else { continue }
            let key = String(cString: name)
            fields[key] = [fields[key], String(cString: value)].compactMap { $0 }.joined(separator: ", ")
        }
        let http = HTTPURLResponse(
            url: url,
            statusCode: Int(told.status),
            httpVersion: nil,
            headerFields: fields
        )
        let plain = URLResponse(
            url: url,
            mimeType: told.mime_type.map { String(cString: $0) },
            expectedContentLength: Int(told.length),
            textEncodingName: nil
        )
        return told.status == 0 ? plain : http ?? plain
    }
}
#endif
