import Foundation

extension NWConnection {
    /// The life of a connection.
    public enum State: Equatable, Sendable {
        /// Not started.
        case setup
        /// The last attempt failed; the connection tries again when the network changes.
        case waiting(NWError)
        /// Connecting.
        case preparing
        /// Bytes can be sent and received.
        case ready
        /// The connection ended with a failure.
        case failed(NWError)
        /// The app ended the connection.
        case cancelled
    }

    /// The end of a message, or of all messages.
    public final class ContentContext: Sendable {
        /// A name for messages to developers.
        public let identifier: String
        /// Whether nothing follows in this direction.
        public let isFinal: Bool

        /// Makes a context.
        public init(identifier: String, isFinal: Bool = false) {
            self.identifier = identifier
            self.isFinal = isFinal
        }

        /// A message.
        public static let defaultMessage = ContentContext(identifier: "default message")
        /// A stream of bytes.
        public static let defaultStream = ContentContext(identifier: "default stream")
        /// The last message: the other side sees the end when all bytes arrived.
        public static let finalMessage = ContentContext(identifier: "final message", isFinal: true)
    }

    /// The reaction to sent content.
    public enum SendCompletion: Sendable {
        /// A closure is called when the system has taken the content, or with the failure.
        case contentProcessed(@Sendable (_ error: NWError?) -> Void)
        /// Nothing is called. The content may be sent again after a failure.
        case idempotent

        func callAsFunction(_ error: NWError?) {
            if case .contentProcessed(let completion) = self { completion(error) }
        }
    }

    /// The closure of a receiver: the content, its context, whether it is complete, and the failure.
    typealias ReceiveCompletion = @Sendable (Data?, ContentContext?, Bool, NWError?) -> Void

    struct Sending {
        var content: Data
        /// The sent bytes.
        var offset = 0
        let ends: Bool
        let completion: SendCompletion
    }

    struct Receiving {
        let minimum: Int
        let maximum: Int
        let completion: ReceiveCompletion
    }
}
