import Foundation
import Testing

@testable import AVFAudio

/// The protocol of Speech Dispatcher.
@Suite("Protocol of the speech service")
struct SpeechProtocolTests {
    @Test func `Replies that arrive in parts are put together`() {
        var parser = SpeechReply.Parser()
        #expect(parser.append(Array("225-1\r\n225 OK MESS".utf8)) == [])
        let replies = parser.append(Array("AGE QUEUED\r\n701-1\r\n701-7\r\n701 BEGIN\r\n".utf8)) ?? []
        #expect(replies.map(\.code) == [225, 701])
        #expect(replies.first?.message == 1)
        #expect(replies.last.flatMap(SpeechEvent.init) == .begin)
    }

    @Test(arguments: ["hello\r\n", "2\r\n", "\r\n", "225?x\r\n"])
    func `Other bytes are no replies`(_ text: String) {
        var parser = SpeechReply.Parser()
        #expect(parser.append(Array(text.utf8)) == nil)
    }

    @Test func `An index mark names a word`() {
        let reply = SpeechReply(code: 700, lines: ["3", "1", "6:5", "INDEX MARK"])
        #expect(SpeechEvent(reply) == .mark("6:5"))
        #expect(SpeechMarkup.range(ofMark: "6:5") == NSRange(location: 6, length: 5))
        #expect(SpeechMarkup.range(ofMark: "__spd_1") == nil)
    }

    @Test func `Each word has a mark with its place`() {
        let markup = SpeechMarkup.markup(of: "Größe 👍 a<b")
        #expect(
            markup == "<speak><mark name=\"0:5\"/>Größe 👍 <mark name=\"9:1\"/>a&lt;<mark name=\"11:1\"/>b</speak>"
        )
    }

    @Test func `A voice has a language with the usual case`() {
        #expect(SpeechVoices.voice("English (America)\ten-us\tnone")?.language == "en-US")
        #expect(SpeechVoices.voice("Cantonese\tzh-hant-hk\tnone")?.language == "zh-Hant-HK")
        #expect(SpeechVoices.voice("broken") == nil)
    }
}
