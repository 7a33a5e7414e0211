import Foundation

/// The fields of a text message, and the `sms:` address (RFC 5724) that passes them to the user's program.
struct TextMessage: Equatable {
    var recipients: [String]
    var body: String

    /// The address, or nil if the message is too long for one.
    var address: URL? {
        let list = recipients.map { MailMessage.encoded(MailMessage.line($0)) }.joined(separator: ",")
        let text = "sms:" + list + (body.isEmpty ? "" : "?body=" + MailMessage.encoded(body))
        return text.utf8.count <= MailMessage.longestAddress ? URL(string: text) : nil
    }
}
