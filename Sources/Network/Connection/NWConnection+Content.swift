import Dispatch
import Foundation

extension NWConnection {
    /// Sends content. Calls may follow each other: the content is sent in their order.
    ///
    /// - Parameters:
    ///   - content: bytes, or with UDP one datagram; nil sends only the end of the final message.
    ///   - contentContext: `finalMessage` ends the direction, so that the other side sees the end.
    ///   - isComplete: whether the message is complete. TCP has no messages, and with UDP each content is one.
    public func send(
        content: Data?,
        contentContext: ContentContext = .defaultMessage,
        isComplete: Bool = true,
        completion: SendCompletion
    ) {
        work.async { [self] in
            switch _state {
            case .cancelled: return deliver { completion(.posix(.ECANCELED)) }
            case .failed(let error): return deliver { completion(error) }
            default: break
            }
            let ends = contentContext.isFinal && isComplete
            sendings.append(Sending(content: content ?? Data(), ends: ends, completion: completion))
            flush()
        }
    }

    /// Receives bytes of a stream, or a datagram. The closure is called once: with content; with `isComplete` at the end of the stream;
    /// or with an error.
    ///
    /// - Parameters:
    ///   - minimumIncompleteLength: the number of bytes to wait for, unless the stream ends before.
    ///   - maximumLength: the largest number of bytes.
    public func receive(
        minimumIncompleteLength: Int,
        maximumLength: Int,
        completion:
            @escaping @Sendable (
                _ content: Data?,
                _ contentContext: ContentContext?,
                _ isComplete: Bool,
                _ error: NWError?
            ) -> Void
    ) {
        precondition(
            minimumIncompleteLength >= 0 && maximumLength > 0 && minimumIncompleteLength <= maximumLength,
            "NWConnection: receive: the maximum length must be positive and not less than the minimum length."
        )
        let receiving = Receiving(
            minimum: max(1, minimumIncompleteLength),
            maximum: maximumLength,
            completion: completion
        )
        work.async { [self] in add(receiving) }
    }

    /// Receives a datagram; with TCP all bytes until the end of the stream.
    public func receiveMessage(
        completion:
            @escaping @Sendable (
                _ completeContent: Data?,
                _ contentContext: ContentContext?,
                _ isComplete: Bool,
                _ error: NWError?
            ) -> Void
    ) {
        work.async { [self] in add(Receiving(minimum: .max, maximum: .max, completion: completion)) }
    }

    private func add(_ receiving: Receiving) {
        switch _state {
        case .cancelled: return deliver { receiving.completion(nil, nil, false, .posix(.ECANCELED)) }
        case .failed(let error): return deliver { receiving.completion(nil, nil, false, error) }
        default: break
        }
        receivings.append(receiving)
        serve()
    }

    // MARK: Sending. Called on the connection's own queue.

    /// Writes as much as the system takes.
    func flush() {
        guard _state == .ready, let socket else { return }
        while let sending = sendings.first {
            // An empty datagram is a datagram.
            let isWritten = sending.offset == sending.content.count && (parameters.isStream || sending.ends)
            if !isWritten {
                let count = sending.content.withUnsafeBytes {
                    Foundation.send(
                        socket.descriptor,
                        $0.baseAddress.map { $0 + sending.offset },
                        $0.count - sending.offset,
                        Int32(MSG_NOSIGNAL)
                    )
                }
                if count < 0, errno == EINTR { continue }
                if count < 0, errno == EAGAIN || errno == EWOULDBLOCK { break }
                if count < 0 {
                    let error = NWError.last
                    // A refused datagram does not end the connection.
                    guard parameters.isStream else {
                        sendings.removeFirst()
                        deliver { sending.completion(error) }
                        continue
                    }
                    return end(.failed(error))
                }
                sendings[0].offset += count
                guard !parameters.isStream || sendings[0].offset == sending.content.count else { continue }
            }
            if sending.ends, parameters.isStream { shutdown(socket.descriptor, Int32(SHUT_WR)) }
            sendings.removeFirst()
            deliver { sending.completion(nil) }
        }
        writeWatch?.set(!sendings.isEmpty)
    }

    // MARK: Receiving

    /// Bytes that are read before a receiver takes them: a fast sender must wait.
    private static let bufferLength = 1 << 16

    /// Passes the received content to the receivers. Reads only while someone waits: the system holds back the sender.
    func serve() {
        guard _state == .ready else { return }
        while let receiving = receivings.first {
            if let result = parameters.isStream ? bytes(for: receiving) : datagram() {
                receivings.removeFirst()
                deliver { receiving.completion(result.content, result.context, result.isComplete, result.error) }
            } else if !read() {
                break
            }
        }
        if parameters.isStream, let readError { return end(.failed(readError)) }
        readWatch?.set(!receivings.isEmpty)
    }

    /// Reads what has arrived. Returns whether there was something. After the end of a connection Dispatch reports only one event, so that
    /// this must be tried before waiting for one.
    private func read() -> Bool {
        guard let socket else { return false }
        var buffer = [UInt8](repeating: 0, count: Self.bufferLength)
        while true {
            let count = recv(socket.descriptor, &buffer, buffer.count, 0)
            if count < 0, errno == EINTR { continue }
            if count < 0, errno == EAGAIN || errno == EWOULDBLOCK { return false }
            if count < 0 {
                // With UDP this is the refusal of an earlier datagram.
                readError = .last
            } else if !parameters.isStream {
                firstDatagrams.append(Data(buffer.prefix(count)))
            } else if count == 0 {
                hasReceivedEnd = true
            } else {
                received.append(contentsOf: buffer.prefix(count))
            }
            return true
        }
    }

    private typealias Content = (content: Data?, context: ContentContext?, isComplete: Bool, error: NWError?)

    private func bytes(for receiving: Receiving) -> Content? {
        guard received.count >= receiving.minimum || hasReceivedEnd || readError != nil else { return nil }
        guard !received.isEmpty else {
            if let readError { return (nil, nil, false, readError) }
            return (nil, .finalMessage, true, nil)
        }
        let content = Data(received.prefix(receiving.maximum))
        received = Data(received.dropFirst(content.count))
        let isEnd = hasReceivedEnd && received.isEmpty
        return (content, isEnd ? .finalMessage : .defaultStream, isEnd, nil)
    }

    private func datagram() -> Content? {
        if !firstDatagrams.isEmpty { return (firstDatagrams.removeFirst(), .defaultMessage, true, nil) }
        guard let error = readError else { return nil }
        readError = nil
        return (nil, nil, false, error)
    }
}
