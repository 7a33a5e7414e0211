import Foundation
import FoundationNetworking

extension URLSession {
    /// A publisher of the response to a request.
    public struct DataTaskPublisher: Publisher {
        /// The kind of values.
        public typealias Output = (data: Data, response: URLResponse)
        /// The kind of errors.
        public typealias Failure = URLError

        /// The request.
        public let request: URLRequest
        /// The session that loads it.
        public let session: URLSession

        /// Creates a publisher.
        public init(request: URLRequest, session: URLSession) {
            self.request = request
            self.session = session
        }

        /// Attaches a subscriber.
        public func receive(subscriber: some Subscriber<Output, URLError>) {
            let loading = Loading(subscriber, request: request, session: session)
            subscriber.receive(subscription: loading)
        }
    }

    /// A publisher of the response to a request for a URL.
    ///
    /// Each subscriber starts a task of its own when it requests a value, and cancels it when it cancels. The response
    /// arrives on the delegate queue of the session.
    public func dataTaskPublisher(for url: URL) -> DataTaskPublisher { dataTaskPublisher(for: URLRequest(url: url)) }

    /// A publisher of the response to a request.
    ///
    /// Each subscriber starts a task of its own when it requests a value, and cancels it when it cancels. The response
    /// arrives on the delegate queue of the session.
    public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
        DataTaskPublisher(request: request, session: self)
    }
}

private final class Loading<Downstream: Subscriber>: Producer<Downstream>
where Downstream.Input == URLSession.DataTaskPublisher.Output, Downstream.Failure == URLError {
    private typealias Response = (data: Data?, response: URLResponse?, error: (any Error)?)

    private let request: URLRequest
    private let session: URLSession
    private var hasStarted = false
    private var task: URLSessionDataTask?

    init(_ downstream: Downstream, request: URLRequest, session: URLSession) {
        self.request = request
        self.session = session
        super.init(downstream, "DataTaskPublisher")
    }

    override func didIncrease(_ demand: Subscribers.Demand, upstreams: [Upstream]) {
        let starts = lock.withLock {
            defer { hasStarted = true }
            return !hasStarted
        }
        guard starts else { return }
        let action = SendableValueAction<Response> { self.finish($0) }
        let task = session.dataTask(with: request) { action.run((data: $0, response: $1, error: $2)) }
        let isNeeded = lock.withLock {
            if isActive { self.task = task }
            return isActive
        }
        isNeeded ? task.resume() : task.cancel()
    }

    private func finish(_ response: Response) {
        update {
            if let error = response.error {
                let error = error as? URLError ?? URLError(.unknown, userInfo: [NSUnderlyingErrorKey: error])
                enqueue(.failure(error))
            } else if let data = response.data, let response = response.response {
                enqueue((data, response))
                enqueue(.finished)
            } else {
                enqueue(.failure(URLError(.unknown)))
            }
        }
    }

    override func didEnd() {
        let task = lock.withLock {
            defer { self.task = nil }
            return self.task
        }
        task?.cancel()
    }
}
