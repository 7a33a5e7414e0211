import Foundation
import Testing

@testable import MessageUI

/// Addresses of messages.
@Suite struct MailAddressTests {
    @Test func `an address has all fields, percent-encoded`() {
        let message = MailMessage(
            to: ["ann@example.com", "bob+x@example.com"],
            cc: ["c@example.com"],
            bcc: ["d@example.com"],
            subject: "Röntgen & more?",
            body: "One\nTwo"
        )
        #expect(
            message.address?.absoluteString
                == "mailto:ann@example.com,bob%2Bx@example.com?cc=c@example.com&bcc=d@example.com"
                + "&subject=R%C3%B6ntgen%20%26%20more%3F&body=One%0D%0ATwo"
        )
        #expect(MailMessage().address?.absoluteString == "mailto:")
    }

    @Test func `line ends in recipients and subjects add no fields`() {
        let message = MailMessage(
            to: ["a@example.com\nBcc: b@example.com"],
            subject: "x\r\nBcc: c@example.com&attach=d"
        )
        #expect(
            message.address?.absoluteString
                == "mailto:a@example.com%20Bcc%3A%20b@example.com?subject=x%20Bcc%3A%20c@example.com%26attach%3Dd"
        )
    }

    @Test func `a message that is too long for an address has none`() {
        #expect(MailMessage(body: String(repeating: "ä", count: 50_000)).address == nil)
    }
}
