extension Publishers {
    /// The publisher that `map` returns.
    public struct Map<Upstream: Publisher, Output>: Publisher {
        /// The kind of errors.
        public typealias Failure = Upstream.Failure
        /// The publisher that the operator reads.
        public let upstream: Upstream
        /// Converts a value.
        public let transform: (Upstream.Output) -> Output

        /// Creates the publisher.
        public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output) {
            self.upstream = upstream
            self.transform = transform
        }

        /// Attaches a subscriber.
        public func receive(subscriber: some Subscriber<Output, Failure>) {
            upstream.subscribe(Relay(subscriber, "Map") { .send(transform($0)) })
        }
    }

    /// The publisher that `tryMap` returns.
    public struct TryMap<Upstream: Publisher, Output>: Publisher {
        /// The kind of errors.
        public typealias Failure = any Error
        /// The publisher that the operator reads.
        public let upstream: Upstream
        /// Converts a value, or throws the failure.
        public let transform: (Upstream.Output) throws -> Output

        /// Creates the publisher.
        public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output) {
            self.upstream = upstream
            self.transform = transform
        }

        /// Attaches a subscriber.
        public func receive(subscriber: some Subscriber<Output, Failure>) {
            upstream.subscribe(Relay(trying: subscriber, "TryMap") { .send(try transform($0)) })
        }
    }

    /// The publisher that `map` with a key path returns.
    public struct MapKeyPath<Upstream: Publisher, Output>: Publisher {
        /// The kind of errors.
        public typealias Failure = Upstream.Failure
        /// The publisher that the operator reads.
        public let upstream: Upstream
        /// The property.
        public let keyPath: KeyPath<Upstream.Output, Output>

        /// Creates the publisher.
        public init(upstream: Upstream, keyPath: KeyPath<Upstream.Output, Output>) {
            self.upstream = upstream
            self.keyPath = keyPath
        }

        /// Attaches a subscriber.
        public func receive(subscriber: some Subscriber<Output, Failure>) {
            upstream.subscribe(Relay(subscriber, "ValueForKey") { .send($0[keyPath: keyPath]) })
        }
    }

    /// The publisher that `map` with two key paths returns.
    public struct MapKeyPath2<Upstream: Publisher, Output0, Output1>: Publisher {
        /// The kind of values.
        public typealias Output = (Output0, Output1)
        /// The kind of errors.
        public typealias Failure = Upstream.Failure
        /// The publisher that the operator reads.
        public let upstream: Upstream
        /// The first property.
        public let keyPath0: KeyPath<Upstream.Output, Output0>
        /// The second property.
        public let keyPath1: KeyPath<Upstream.Output, Output1>

        /// Creates the publisher.
        public init(
            upstream: Upstream,
            keyPath0: KeyPath<Upstream.Output, Output0>,
            keyPath1: KeyPath<Upstream.Output, Output1>
        ) {
            self.upstream = upstream
            self.keyPath0 = keyPath0
            self.keyPath1 = keyPath1
        }

        /// Attaches a subscriber.
        public func receive(subscriber: some Subscriber<Output, Failure>) {
            upstream.subscribe(
                Relay(subscriber, "ValueForKeys") { .send(($0[keyPath: keyPath0], $0[keyPath: keyPath1])) }
            )
        }
    }

    /// The publisher that `map` with three key paths returns.
    public struct MapKeyPath3<Upstream: Publisher, Output0, Output1, Output2>: Publisher {
        /// The kind of values.
        public typealias Output = (Output0, Output1, Output2)
        /// The kind of errors.
        public typealias Failure = Upstream.Failure
        /// The publisher that the operator reads.
        public let upstream: Upstream
        /// The first property.
        public let keyPath0: KeyPath<Upstream.Output, Output0>
        /// The second property.
        public let keyPath1: KeyPath<Upstream.Output, Output1>
        /// The third property.
        public let keyPath2: KeyPath<Upstream.Output, Output2>

        /// Creates the publisher.
        public init(
            upstream: Upstream,
            keyPath0: KeyPath<Upstream.Output, Output0>,
            keyPath1: KeyPath<Upstream.Output, Output1>,
            keyPath2: KeyPath<Upstream.Output, Output2>
        ) {
            self.upstream = upstream
            self.keyPath0 = keyPath0
            self.keyPath1 = keyPath1
            self.keyPath2 = keyPath2
        }

        /// Attaches a subscriber.
        public func receive(subscriber: some Subscriber<Output, Failure>) {
            upstream.subscribe(
                Relay(subscriber, "ValueForKeys") {
                    .send(($0[keyPath: keyPath0], $0[keyPath: keyPath1], $0[keyPath: keyPath2]))
                }
            )
        }
    }
}

extension Publisher {
    /// Converts each value.
    public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Self, T> {
        Publishers.Map(upstream: self, transform: transform)
    }

    /// Converts each value. An error that the closure throws is the failure.
    public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Self, T> {
        Publishers.TryMap(upstream: self, transform: transform)
    }

    /// Replaces each value by one of its properties.
    public func map<T>(_ keyPath: KeyPath<Output, T>) -> Publishers.MapKeyPath<Self, T> {
        Publishers.MapKeyPath(upstream: self, keyPath: keyPath)
    }

    /// Replaces each value by two of its properties.
    public func map<T0, T1>(
        _ keyPath0: KeyPath<Output, T0>,
        _ keyPath1: KeyPath<Output, T1>
    ) -> Publishers.MapKeyPath2<Self, T0, T1> {
        Publishers.MapKeyPath2(upstream: self, keyPath0: keyPath0, keyPath1: keyPath1)
    }

    /// Replaces each value by three of its properties.
    public func map<T0, T1, T2>(
        _ keyPath0: KeyPath<Output, T0>,
        _ keyPath1: KeyPath<Output, T1>,
        _ keyPath2: KeyPath<Output, T2>
    ) -> Publishers.MapKeyPath3<Self, T0, T1, T2> {
        Publishers.MapKeyPath3(upstream: self, keyPath0: keyPath0, keyPath1: keyPath1, keyPath2: keyPath2)
    }

    /// Replaces nil by a value.
    public func replaceNil<T>(with output: T) -> Publishers.Map<Self, T> where Output == T? { map { $0 ?? output } }
}
