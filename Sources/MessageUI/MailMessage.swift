import Foundation

/// The fields of a message, and the `mailto:` address that passes them to the mail program.
struct MailMessage: Equatable {
    var to: [String] = []
    var cc: [String] = []
    var bcc: [String] = []
    var subject = ""
    var body = ""

    /// The limit of an address in bytes. Linux passes arguments of up to 128 KiB to programs.
    static let longestAddress = 100_000

    private static let allowed = CharacterSet(
        charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~@"
    )

    /// The address, or nil if the message is too long for one.
    var address: URL? {
        var fields: [String] = []
        if !cc.isEmpty { fields.append("cc=" + Self.list(cc)) }
        if !bcc.isEmpty { fields.append("bcc=" + Self.list(bcc)) }
        if !subject.isEmpty { fields.append("subject=" + Self.encoded(Self.line(subject))) }
        if !body.isEmpty { fields.append("body=" + Self.encoded(Self.networkLines(body))) }
        let text = "mailto:" + Self.list(to) + (fields.isEmpty ? "" : "?" + fields.joined(separator: "&"))
        return text.utf8.count <= Self.longestAddress ? URL(string: text) : nil
    }

    private static func list(_ recipients: [String]) -> String {
        recipients.map { encoded(line($0)) }.joined(separator: ",")
    }

    /// The text in one line: line ends would begin new fields of the message.
    static func line(_ text: String) -> String {
        text.split(whereSeparator: \.isNewline).joined(separator: " ")
    }

    private static func networkLines(_ text: String) -> String {
        text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).joined(separator: "\r\n")
    }

    static func encoded(_ text: String) -> String {
        text.addingPercentEncoding(withAllowedCharacters: allowed) ?? ""
    }
}
