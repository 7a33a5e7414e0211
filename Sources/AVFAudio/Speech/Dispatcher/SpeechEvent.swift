/// A change of a spoken message, as the speech service reports it.
enum SpeechEvent: Equatable, Sendable {
    case begin, end, canceled, paused, resumed
    /// A mark in the text was reached.
    case mark(String)

    /// Reads an event; nil for events of other kinds.
    init?(_ reply: SpeechReply) {
        switch reply.code {
        // The message, the client and the mark, before the name of the event.
        case 700: if reply.lines.count >= 4 { self = .mark(reply.lines[2]) } else { return nil }
        case 701: self = .begin
        case 702: self = .end
        case 703: self = .canceled
        case 704: self = .paused
        case 705: self = .resumed
        default: return nil
        }
    }
}

extension SpeechReply {
    /// The number of the message that an event concerns, or that a request queued; nil for other replies.
    var message: Int? { lines.first.flatMap { Int($0) } }
}
