extension Publishers {
    /// The publisher that `decode` returns.
    public struct Decode<Upstream: Publisher, Output: Decodable, Coder: TopLevelDecoder>: Publisher
    where Upstream.Output == Coder.Input {
        /// The kind of errors.
        public typealias Failure = any Error
        /// The publisher that the operator reads.
        public let upstream: Upstream
        let decoder: Coder

        /// Creates the publisher.
        public init(upstream: Upstream, decoder: Coder) {
            self.upstream = upstream
            self.decoder = decoder
        }

        /// Attaches a subscriber.
        public func receive(subscriber: some Subscriber<Output, Failure>) {
            upstream.subscribe(
                Relay(trying: subscriber, "Decode") { .send(try decoder.decode(Output.self, from: $0)) }
            )
        }
    }

    /// The publisher that `encode` returns.
    public struct Encode<Upstream: Publisher, Coder: TopLevelEncoder>: Publisher where Upstream.Output: Encodable {
        /// The kind of values.
        public typealias Output = Coder.Output
        /// The kind of errors.
        public typealias Failure = any Error
        /// The publisher that the operator reads.
        public let upstream: Upstream
        let encoder: Coder

        /// Creates the publisher.
        public init(upstream: Upstream, encoder: Coder) {
            self.upstream = upstream
            self.encoder = encoder
        }

        /// Attaches a subscriber.
        public func receive(subscriber: some Subscriber<Output, Failure>) {
            upstream.subscribe(Relay(trying: subscriber, "Encode") { .send(try encoder.encode($0)) })
        }
    }
}

extension Publisher {
    /// Decodes each value. An error of the decoder is the failure.
    ///
    /// - Parameters:
    ///   - type: The decoded type.
    ///   - decoder: The decoder, such as a `JSONDecoder`.
    public func decode<Item: Decodable, Coder: TopLevelDecoder>(
        type: Item.Type,
        decoder: Coder
    ) -> Publishers.Decode<Self, Item, Coder> where Output == Coder.Input {
        Publishers.Decode(upstream: self, decoder: decoder)
    }

    /// Encodes each value. An error of the encoder is the failure.
    ///
    /// - Parameter encoder: The encoder, such as a `JSONEncoder`.
    public func encode<Coder: TopLevelEncoder>(encoder: Coder) -> Publishers.Encode<Self, Coder>
    where Output: Encodable {
        Publishers.Encode(upstream: self, encoder: encoder)
    }
}
