import Foundation

extension HostRequest {
    /// Whether a host may perform the request. An app may pass on untrusted addresses, so only addresses of the web, of
    /// mail and of text messages are allowed; those of messages only with fields for text and recipients, because some mail programs
    /// attach the files that other fields name.
    @_spi(Host)
    public var isAllowed: Bool {
        switch self {
        case .open(let url):
            switch url.scheme?.lowercased() {
            case "http", "https": url.host?.isEmpty == false
            case "mailto": Self.hasOnly(Self.mailFields, url)
            case "sms": Self.hasOnly(["body"], url)
            default: false
            }
        }
    }

    private static let mailFields: Set<String> = ["to", "cc", "bcc", "subject", "body"]

    private static func hasOnly(_ fields: Set<String>, _ url: URL) -> Bool {
        guard let components = URLComponents(url: url, resolvingAgainstBaseURL: false), components.host == nil else {
            return false
        }
        return components.queryItems?.allSatisfy { fields.contains($0.name.lowercased()) } ?? true
    }
}
