#if PostgreSQL
import CPostgreSQL

/// A connection string of libpq. Its password must not be part of a message.
struct ConnectionInfo {
    private let text: String
    private let settings: [String: String]?

    init(_ text: String) {
        self.text = text
        settings = Self.settings(text)
    }

    /// The settings by name; nil if libpq cannot read the text.
    private static func settings(_ text: String) -> [String: String]? {
        guard let options = PQconninfoParse(text, nil) else { return nil }
        defer { PQconninfoFree(options) }
        var settings: [String: String] = [:]
        var option = options
        while let name = option.pointee.keyword {
            settings[String(cString: name)] = option.pointee.val.map { String(cString: $0) }
            option += 1
        }
        return settings
    }

    /// The host, the port and the database, as far as the text has them. libpq completes them from its environment.
    var serverName: String {
        func setting(_ name: String) -> String? { settings?[name].flatMap { $0.isEmpty ? nil : $0 } }
        let host = setting("host") ?? setting("hostaddr") ?? "localhost"
        return "\(host):\(setting("port") ?? "5432")/\(setting("dbname") ?? setting("user") ?? "")"
    }

    /// The password; nil if the text has none.
    var password: String? { settings?["password"].flatMap { $0.isEmpty ? nil : $0 } }

    /// The settings for a server of `postgres_fdw`: all but those of the user, and those that the server does not accept.
    var serverOptions: [String: String] {
        (settings ?? [:]).filter {
            !["user", "password", "client_encoding", "fallback_application_name"].contains($0.key)
        }
    }

    /// The reason why no connection can be made with the text; nil if none is known. Unlike the messages of libpq, it quotes nothing:
    /// of a malformed text any part may be the password.
    var problem: String? {
        guard let settings else {
            return "the connection string is malformed; give a URL such as postgresql://user@host/database, "
                + "or settings such as host=db.example dbname=music"
        }
        if isAmbiguous {
            return "the URL has an @ behind the name of the host; write @ and / in names and passwords as %40 and %2F"
        }
        if hasNestedURL(settings) {
            return "the host, the user or the database of the connection string is a part of a URL; give a URL alone"
        }
        let port = settings["port"] ?? ""
        guard port.utf8.allSatisfy({ $0 == UInt8(ascii: ",") || (0x30...0x39).contains($0) }) else {
            return "the port of the connection string is not a number"
        }
        return nil
    }

    /// Whether a password of the URL seems to end before its end: then its rest would be taken for the name of the host or the database.
    private var isAmbiguous: Bool {
        guard text.hasPrefix("postgresql://") || text.hasPrefix("postgres://"),
            let start = text.firstRange(of: "://")?.upperBound
        else { return false }
        let place = text[start...].prefix { $0 != "?" }
        guard let at = place.firstIndex(of: "@") else { return !place.contains("/") && text[start...].contains("@") }
        return place[..<at].contains("/") || place[place.index(after: at)...].contains("@")
    }

    /// Whether a setting that messages show has a URL as its value. Names of abstract sockets begin with an @.
    private func hasNestedURL(_ settings: [String: String]) -> Bool {
        let hosts = (settings["host"] ?? "").split(separator: ",").map { $0.dropFirst() }
        return hosts.contains { $0.contains("@") }
            || ["host", "user", "dbname"].contains { settings[$0]?.contains("://") ?? false }
    }

    /// A message without the password.
    func redacted(_ message: String) -> String {
        guard let password else { return message }
        return message.split(separator: password, omittingEmptySubsequences: false).joined(separator: "…")
    }
}
#endif
