import Foundation
import Network
import Synchronization

/// Values that closures on other threads report, in their order.
final class Reports<Value: Sendable>: Sendable {
    private let stream: AsyncStream<Value>
    private let continuation: AsyncStream<Value>.Continuation

    init() { (stream, continuation) = AsyncStream.makeStream(of: Value.self) }

    func add(_ value: Value) { continuation.yield(value) }

    /// Waits for the next value that satisfies a condition.
    func next(where condition: (Value) -> Bool = { _ in true }) async -> Value? {
        for await value in stream where condition(value) { return value }
        return nil
    }
}

/// A listener on a port of the loopback interface that the system chose.
func startListener(
    _ parameters: NWParameters,
    _ handler: @escaping @Sendable (NWConnection) -> Void
) async throws -> (listener: NWListener, port: NWEndpoint.Port) {
    let listener = try NWListener(using: parameters)
    let states = Reports<NWListener.State>()
    listener.stateUpdateHandler = { states.add($0) }
    listener.newConnectionHandler = handler
    listener.start(queue: DispatchQueue(label: "listener"))
    _ = await states.next { $0 == .ready }
    return (listener, listener.port!)
}

/// Sends each received content back, and closes when the other side does.
@Sendable func echo(_ connection: NWConnection) {
    @Sendable func receive() {
        connection.receive(minimumIncompleteLength: 1, maximumLength: 1 << 20) { content, _, isComplete, error in
            if let content { connection.send(content: content, completion: .idempotent) }
            if error != nil || isComplete && connection.parameters.debugDescription == "tcp" {
                connection.cancel()
            } else {
                receive()
            }
        }
    }
    connection.start(queue: DispatchQueue(label: "echo"))
    receive()
}

extension NWConnection {
    struct Received: Sendable {
        let content: Data?
        let isComplete: Bool
        let error: NWError?
    }

    /// Starts the connection, and waits until it is ready or the attempt failed.
    func started() async -> State? {
        let states = Reports<State>()
        stateUpdateHandler = { states.add($0) }
        start(queue: DispatchQueue(label: "connection"))
        return await states.next { $0 != .preparing && $0 != .setup }
    }

    func sent(_ content: Data?, _ context: ContentContext = .defaultMessage) async -> NWError? {
        await withCheckedContinuation { continuation in
            send(
                content: content,
                contentContext: context,
                completion: .contentProcessed { continuation.resume(returning: $0) }
            )
        }
    }

    func received(_ minimum: Int = 1, _ maximum: Int = 1 << 20) async -> Received {
        await withCheckedContinuation { continuation in
            receive(minimumIncompleteLength: minimum, maximumLength: maximum) { content, _, isComplete, error in
                continuation.resume(returning: Received(content: content, isComplete: isComplete, error: error))
            }
        }
    }
}
