import Foundation
import Testing

@testable import UIKitCore

/// Plain text from HTML.
@Suite struct PlainTextTests {
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
        #expect(PlainText.html(html) == text)
    }
}
