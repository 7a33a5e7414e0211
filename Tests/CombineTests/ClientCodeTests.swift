import Combine
import Foundation
import FoundationNetworking
import Testing

/// Code as apps write it. It must compile in the Swift 5 and Swift 6 language modes.
@MainActor struct ClientCodeTests {
    struct Repository: Decodable, Equatable {
        let name: String
    }

    enum SearchError: Error {
        case network
    }

    final class SearchService {
        func search(_ text: String) -> AnyPublisher<[Repository], SearchError> {
            guard let url = URL(string: "data:application/json,[]") else {
                return Fail(error: .network).eraseToAnyPublisher()
            }
            return URLSession.shared.dataTaskPublisher(for: url)
                .map(\.data)
                .decode(type: [Repository].self, decoder: JSONDecoder())
                .mapError { _ in SearchError.network }
                .eraseToAnyPublisher()
        }
    }

    @MainActor final class SearchViewModel: ObservableObject {
        @Published var searchText = ""
        @Published private(set) var results: [Repository] = []
        @Published private(set) var isLoading = false
        private let service = SearchService()
        private var cancellables = Set<AnyCancellable>()

        init() {
            $searchText
                .dropFirst()
                .debounce(for: .milliseconds(300), scheduler: DispatchQueue.main)
                .map { $0.trimmingCharacters(in: .whitespaces) }
                .removeDuplicates()
                .filter { !$0.isEmpty }
                .handleEvents(receiveOutput: { [weak self] _ in self?.isLoading = true })
                .map { [service] text in
                    service.search(text).catch { _ in Just([]) }.eraseToAnyPublisher()
                }
                .switchToLatest()
                .receive(on: RunLoop.main)
                .sink { [weak self] results in
                    self?.results = results
                    self?.isLoading = false
                }
                .store(in: &cancellables)
            $searchText.map { $0.isEmpty }.assign(to: &$isLoading)
        }
    }

    final class Controller {
        var title = ""
        let subject = PassthroughSubject<String, Never>()
        private var cancellables: [AnyCancellable] = []

        func bind() {
            subject.debounce(for: 0.5, scheduler: RunLoop.main).assign(to: \.title, on: self).store(in: &cancellables)
            subject.throttle(for: .seconds(1), scheduler: DispatchQueue.main, latest: true)
                .sink { [weak self] in self?.title = $0 }
                .store(in: &cancellables)
            subject.delay(for: .seconds(0.2), scheduler: OperationQueue.main).sink { _ in }.store(in: &cancellables)
            subject.setFailureType(to: SearchError.self)
                .timeout(.seconds(5), scheduler: DispatchQueue.main) { .network }
                .sink(receiveCompletion: { _ in }, receiveValue: { _ in })
                .store(in: &cancellables)
            NotificationCenter.default.publisher(for: Notification.Name("text"))
                .compactMap { $0.object as? String }
                .subscribe(on: DispatchQueue.global(qos: .userInitiated))
                .receive(on: DispatchQueue.main)
                .subscribe(subject)
                .store(in: &cancellables)
            Timer.publish(every: 60, on: .main, in: .common).autoconnect().sink { _ in }.store(in: &cancellables)
        }
    }

    struct Countdown: Publisher {
        typealias Output = Int
        typealias Failure = Never

        func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Failure, S.Input == Output {
            subscriber.receive(subscription: Inner(subscriber))
        }

        private final class Inner<S: Subscriber>: Subscription where S.Input == Int {
            private var subscriber: S?

            init(_ subscriber: S) { self.subscriber = subscriber }

            func request(_ demand: Subscribers.Demand) {
                for value in [2, 1] { _ = subscriber?.receive(value) }
                subscriber?.receive(completion: .finished)
            }

            func cancel() { subscriber = nil }
        }
    }

    @Test func `a search model compiles and binds`() {
        let model = SearchViewModel()
        model.searchText = "swift"
        #expect(!model.isLoading && model.results.isEmpty)
        let controller = Controller()
        controller.bind()
        controller.subject.send("text")
        let pipeline: Publishers.Debounce<Publishers.Map<Just<Int>, String>, RunLoop> = Just(1).map { "\($0)" }
            .debounce(for: 1, scheduler: RunLoop.main)
        #expect(pipeline.upstream.upstream.output == 1)
    }

    @Test func `a publisher of the app works with operators`() {
        var values: [Int] = []
        let cancellable = Countdown().map { $0 * 2 }.collect().sink { values = $0 }
        #expect(values == [4, 2])
        withExtendedLifetime(cancellable) {}
    }
}
