import Foundation
import Testing

@testable import MessageUI

/// Plain text from HTML, and addresses of messages.
@Suite struct MailTextTests {
    @Test(arguments: [
        ("Hello <b>world</b>", "Hello world"),
        ("<p>One</p><p>Two<br>Three</p>", "One\n\nTwo\nThree"),
        ("<div>One</div>\n  <div>Two   words</div>", "One\nTwo words"),
        ("<ul><li>One</li><li>Two</li></ul>", "• One\n• Two"),
        ("A &lt; B &amp;amp; C&#33;&#x263A; &unknown; &", "A < B &amp; C!☺ &unknown; &"),
        ("<a href=\"https://example.com/?a=1&amp;b=2\">Page</a>", "Page <https://example.com/?a=1&b=2>"),
        ("<a href='https://example.com'>https://example.com</a>", "https://example.com"),
        ("<style>p { color: red }</style><!-- <p>no</p> -->Text<script>x()</script>", "Text"),
        ("1 < 2", "1 < 2"), ("", ""), ("<br><br><br>a<br><br><br>b", "a\n\nb"),
    ])
    func `HTML becomes plain text`(_ html: String, _ text: String) {
        #expect(MailText.plain(html: html) == text)
    }

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
