#if WebKitGTK
import CWebKitShim
import Foundation
import FoundationNetworking

/// A cookie of a page, with what Foundation's cookies cannot be made with.
final class WebCookie: HTTPCookie, @unchecked Sendable {
    private let isHidden: Bool
    /// The value of `SearchlightCookie.same_site`.
    private let sameSite: Int32

    override var isHTTPOnly: Bool { isHidden }

    private init?(_ told: SearchlightCookie, _ properties: [HTTPCookiePropertyKey: Any]) {
        isHidden = told.is_http_only != 0
        sameSite = told.same_site
        super.init(properties: properties)
    }

    /// Converts a cookie of WebKitGTK.
    static func make(_ told: SearchlightCookie) -> HTTPCookie? {
        func text(_ pointer: UnsafePointer<CChar>?) -> String { pointer.map { String(cString: $0) } ?? "" }
        var properties: [HTTPCookiePropertyKey: Any] = [
            .name: text(told.name), .value: text(told.value), .domain: text(told.domain), .path: text(told.path),
        ]
        if told.is_secure != 0 { properties[.secure] = "TRUE" }
        if told.has_expiry != 0 {
            properties[.expires] = Date(timeIntervalSince1970: Double(told.expiry))
        } else {
            properties[.discard] = "TRUE"
        }
        return WebCookie(told, properties)
    }

    /// Passes a cookie to a C function.
    static func with(_ cookie: HTTPCookie, _ body: (UnsafePointer<SearchlightCookie>) -> Void) {
        withTexts([cookie.name, cookie.value, cookie.domain, cookie.path]) { texts in
            guard let texts else { return }
            let expiry = cookie.isSessionOnly ? nil : cookie.expiresDate
            var told = SearchlightCookie(
                name: texts[0],
                value: texts[1],
                domain: texts[2],
                path: texts[3],
                has_expiry: expiry == nil ? 0 : 1,
                expiry: expiry.map { Int64($0.timeIntervalSince1970.rounded().clamped(to: -1e11...1e11)) } ?? 0,
                is_secure: cookie.isSecure ? 1 : 0,
                is_http_only: cookie.isHTTPOnly ? 1 : 0,
                same_site: (cookie as? WebCookie)?.sameSite ?? 0
            )
            body(&told)
        }
    }
}

extension Double {
    fileprivate func clamped(to range: ClosedRange<Double>) -> Double {
        min(max(self, range.lowerBound), range.upperBound)
    }
}
#endif
