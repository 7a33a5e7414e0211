extension Publishers {
    /// The publisher that `zip` returns for two publishers.
    public struct Zip<A: Publisher, B: Publisher>: Publisher
    where A.Failure == B.Failure {
        /// The kind of values.
        public typealias Output = (A.Output, B.Output)
        /// The kind of errors.
        public typealias Failure = A.Failure
        /// The first publisher.
        public let a: A
        /// The second publisher.
        public let b: B

        /// Combines publishers.
        public init(_ a: A, _ b: B) {
            self.a = a
            self.b = b
        }

        /// Attaches a subscriber.
        public func receive(subscriber: some Subscriber<Output, Failure>) {
            let queueA = Box(Queue<A.Output>())
            let queueB = Box(Queue<B.Output>())
            let combination = Combination(subscriber, "Zip", count: 2, keepsLatest: false) {
                if queueA.value.isEmpty || queueB.value.isEmpty { return nil }
                return (queueA.value.popFirst()!, queueB.value.popFirst()!)
            }
            combination.add(a, at: 0, isExhausted: queueA.value.isEmpty) { queueA.value.append($0) }
            combination.add(b, at: 1, isExhausted: queueB.value.isEmpty) { queueB.value.append($0) }
        }
    }

    /// The publisher that `zip` returns for three publishers.
    public struct Zip3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure {
        /// The kind of values.
        public typealias Output = (A.Output, B.Output, C.Output)
        /// The kind of errors.
        public typealias Failure = A.Failure
        /// The first publisher.
        public let a: A
        /// The second publisher.
        public let b: B
        /// The third publisher.
        public let c: C

        /// Combines publishers.
        public init(_ a: A, _ b: B, _ c: C) {
            self.a = a
            self.b = b
            self.c = c
        }

        /// Attaches a subscriber.
        public func receive(subscriber: some Subscriber<Output, Failure>) {
            let queueA = Box(Queue<A.Output>())
            let queueB = Box(Queue<B.Output>())
            let queueC = Box(Queue<C.Output>())
            let combination = Combination(subscriber, "Zip", count: 3, keepsLatest: false) {
                if queueA.value.isEmpty || queueB.value.isEmpty || queueC.value.isEmpty { return nil }
                return (queueA.value.popFirst()!, queueB.value.popFirst()!, queueC.value.popFirst()!)
            }
            combination.add(a, at: 0, isExhausted: queueA.value.isEmpty) { queueA.value.append($0) }
            combination.add(b, at: 1, isExhausted: queueB.value.isEmpty) { queueB.value.append($0) }
            combination.add(c, at: 2, isExhausted: queueC.value.isEmpty) { queueC.value.append($0) }
        }
    }

    /// The publisher that `zip` returns for four publishers.
    public struct Zip4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
        /// The kind of values.
        public typealias Output = (A.Output, B.Output, C.Output, D.Output)
        /// The kind of errors.
        public typealias Failure = A.Failure
        /// The first publisher.
        public let a: A
        /// The second publisher.
        public let b: B
        /// The third publisher.
        public let c: C
        /// The fourth publisher.
        public let d: D

        /// Combines publishers.
        public init(_ a: A, _ b: B, _ c: C, _ d: D) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
        }

        /// Attaches a subscriber.
        public func receive(subscriber: some Subscriber<Output, Failure>) {
            let queueA = Box(Queue<A.Output>())
            let queueB = Box(Queue<B.Output>())
            let queueC = Box(Queue<C.Output>())
            let queueD = Box(Queue<D.Output>())
            let combination = Combination(subscriber, "Zip", count: 4, keepsLatest: false) {
                if queueA.value.isEmpty || queueB.value.isEmpty || queueC.value.isEmpty || queueD.value.isEmpty {
                    return nil
                }
                return (
                    queueA.value.popFirst()!, queueB.value.popFirst()!, queueC.value.popFirst()!,
                    queueD.value.popFirst()!
                )
            }
            combination.add(a, at: 0, isExhausted: queueA.value.isEmpty) { queueA.value.append($0) }
            combination.add(b, at: 1, isExhausted: queueB.value.isEmpty) { queueB.value.append($0) }
            combination.add(c, at: 2, isExhausted: queueC.value.isEmpty) { queueC.value.append($0) }
            combination.add(d, at: 3, isExhausted: queueD.value.isEmpty) { queueD.value.append($0) }
        }
    }
}

extension Publisher {
    /// Sends the values of the publishers that have the same position.
    public func zip<P: Publisher>(_ other: P) -> Publishers.Zip<Self, P>
    where P.Failure == Failure {
        Publishers.Zip(self, other)
    }

    /// Sends the values of the publishers that have the same position. Converts each tuple.
    public func zip<P: Publisher, T>(
        _ other: P,
        _ transform: @escaping (Output, P.Output) -> T
    ) -> Publishers.Map<Publishers.Zip<Self, P>, T> where P.Failure == Failure {
        zip(other).map { transform($0.0, $0.1) }
    }

    /// Sends the values of the publishers that have the same position.
    public func zip<P: Publisher, Q: Publisher>(_ publisher1: P, _ publisher2: Q) -> Publishers.Zip3<Self, P, Q>
    where P.Failure == Failure, Q.Failure == Failure {
        Publishers.Zip3(self, publisher1, publisher2)
    }

    /// Sends the values of the publishers that have the same position. Converts each tuple.
    public func zip<P: Publisher, Q: Publisher, T>(
        _ publisher1: P,
        _ publisher2: Q,
        _ transform: @escaping (Output, P.Output, Q.Output) -> T
    ) -> Publishers.Map<Publishers.Zip3<Self, P, Q>, T> where P.Failure == Failure, Q.Failure == Failure {
        zip(publisher1, publisher2).map { transform($0.0, $0.1, $0.2) }
    }

    /// Sends the values of the publishers that have the same position.
    public func zip<P: Publisher, Q: Publisher, R: Publisher>(_ publisher1: P, _ publisher2: Q, _ publisher3: R)
        -> Publishers.Zip4<Self, P, Q, R>
    where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
        Publishers.Zip4(self, publisher1, publisher2, publisher3)
    }

    /// Sends the values of the publishers that have the same position. Converts each tuple.
    public func zip<P: Publisher, Q: Publisher, R: Publisher, T>(
        _ publisher1: P,
        _ publisher2: Q,
        _ publisher3: R,
        _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
    ) -> Publishers.Map<Publishers.Zip4<Self, P, Q, R>, T>
    where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
        zip(publisher1, publisher2, publisher3).map { transform($0.0, $0.1, $0.2, $0.3) }
    }
}
