import Foundation

/// An answer that a delegate owes. Traps if it is given twice or never, which is an exception on iOS.
@MainActor
final class OwedAnswer<Answer> {
    private let delegate: String
    private let method: String
    private let body: @MainActor (Answer) -> Void
    private var isGiven = false

    /// - Parameters:
    ///   - delegate: The delegate.
    ///   - method: The name of its method, for messages.
    ///   - body: Receives the answer.
    init(of delegate: AnyObject, _ method: String, then body: @escaping @MainActor (Answer) -> Void) {
        self.delegate = "\(type(of: delegate))"
        self.method = method
        self.body = body
    }

    func give(_ answer: Answer) {
        if isGiven { trap("\(delegate) called the completion handler of \(method) more than once.") }
        isGiven = true
        body(answer)
    }

    isolated deinit {
        if !isGiven { trap("\(delegate) never called the completion handler of \(method).") }
    }
}
