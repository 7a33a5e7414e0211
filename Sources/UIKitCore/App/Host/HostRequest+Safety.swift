import Foundation

extension HostRequest {
    /// Whether a host may perform the request. An app may pass on untrusted addresses, so only web and mail addresses are allowed;
    /// those of mail only with fields for text and recipients, because some mail programs attach the files that other fields name.
    @_spi(Host)
    public var isAllowed: Bool {
        switch self {
        case .open(let url):
            switch url.scheme?.lowercased() {
            case "http", "https": url.host?.isEmpty == false
            case "mailto": Self.hasOnlyMailFields(url)
            default: false
            }
        }
    }

    private static let mailFields: Set<String> = ["to", "cc", "bcc", "subject", "body"]

    private static func hasOnlyMailFields(_ url: URL) -> Bool {
        guard let components = URLComponents(url: url, resolvingAgainstBaseURL: false), components.host == nil else {
            return false
        }
        return components.queryItems?.allSatisfy { mailFields.contains($0.name.lowercased()) } ?? true
    }
}
