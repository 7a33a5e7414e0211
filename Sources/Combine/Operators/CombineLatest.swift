extension Publishers {
    /// The publisher that `combineLatest` returns for two publishers.
    public struct CombineLatest<A: Publisher, B: Publisher>: Publisher
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
            let lastA = Box<A.Output?>(nil)
            let lastB = Box<B.Output?>(nil)
            let combination = Combination(subscriber, "CombineLatest", count: 2, keepsLatest: true) {
                guard let a = lastA.value, let b = lastB.value else { return nil }
                return (a, b)
            }
            combination.add(a, at: 0, isExhausted: false, store: { lastA.value = $0 })
            combination.add(b, at: 1, isExhausted: false, store: { lastB.value = $0 })
        }
    }

    /// The publisher that `combineLatest` returns for three publishers.
    public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
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
            let lastA = Box<A.Output?>(nil)
            let lastB = Box<B.Output?>(nil)
            let lastC = Box<C.Output?>(nil)
            let combination = Combination(subscriber, "CombineLatest", count: 3, keepsLatest: true) {
                guard let a = lastA.value, let b = lastB.value, let c = lastC.value else { return nil }
                return (a, b, c)
            }
            combination.add(a, at: 0, isExhausted: false, store: { lastA.value = $0 })
            combination.add(b, at: 1, isExhausted: false, store: { lastB.value = $0 })
            combination.add(c, at: 2, isExhausted: false, store: { lastC.value = $0 })
        }
    }

    /// The publisher that `combineLatest` returns for four publishers.
    public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
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
            let lastA = Box<A.Output?>(nil)
            let lastB = Box<B.Output?>(nil)
            let lastC = Box<C.Output?>(nil)
            let lastD = Box<D.Output?>(nil)
            let combination = Combination(subscriber, "CombineLatest", count: 4, keepsLatest: true) {
                guard let a = lastA.value, let b = lastB.value, let c = lastC.value, let d = lastD.value else {
                    return nil
                }
                return (a, b, c, d)
            }
            combination.add(a, at: 0, isExhausted: false, store: { lastA.value = $0 })
            combination.add(b, at: 1, isExhausted: false, store: { lastB.value = $0 })
            combination.add(c, at: 2, isExhausted: false, store: { lastC.value = $0 })
            combination.add(d, at: 3, isExhausted: false, store: { lastD.value = $0 })
        }
    }
}

extension Publisher {
    /// Sends the last values of the publishers, whenever one changes, once each has sent one.
    public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P>
    where P.Failure == Failure {
        Publishers.CombineLatest(self, other)
    }

    /// Sends the last values of the publishers, whenever one changes, once each has sent one. Converts each tuple.
    public func combineLatest<P: Publisher, T>(
        _ other: P,
        _ transform: @escaping (Output, P.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T> where P.Failure == Failure {
        combineLatest(other).map { transform($0.0, $0.1) }
    }

    /// Sends the last values of the publishers, whenever one changes, once each has sent one.
    public func combineLatest<P: Publisher, Q: Publisher>(_ publisher1: P, _ publisher2: Q)
        -> Publishers.CombineLatest3<Self, P, Q>
    where P.Failure == Failure, Q.Failure == Failure {
        Publishers.CombineLatest3(self, publisher1, publisher2)
    }

    /// Sends the last values of the publishers, whenever one changes, once each has sent one. Converts each tuple.
    public func combineLatest<P: Publisher, Q: Publisher, T>(
        _ publisher1: P,
        _ publisher2: Q,
        _ transform: @escaping (Output, P.Output, Q.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T> where P.Failure == Failure, Q.Failure == Failure {
        combineLatest(publisher1, publisher2).map { transform($0.0, $0.1, $0.2) }
    }

    /// Sends the last values of the publishers, whenever one changes, once each has sent one.
    public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
        _ publisher1: P,
        _ publisher2: Q,
        _ publisher3: R
    ) -> Publishers.CombineLatest4<Self, P, Q, R>
    where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
        Publishers.CombineLatest4(self, publisher1, publisher2, publisher3)
    }

    /// Sends the last values of the publishers, whenever one changes, once each has sent one. Converts each tuple.
    public func combineLatest<P: Publisher, Q: Publisher, R: Publisher, T>(
        _ publisher1: P,
        _ publisher2: Q,
        _ publisher3: R,
        _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest4<Self, P, Q, R>, T>
    where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
        combineLatest(publisher1, publisher2, publisher3).map { transform($0.0, $0.1, $0.2, $0.3) }
    }
}
