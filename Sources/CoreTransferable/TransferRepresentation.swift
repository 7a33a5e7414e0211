/// A description of how values are exported and imported: one representation or several, the best first.
///
/// A type of your own combines others in its ``body``.
public protocol TransferRepresentation<Item>: Sendable {
    /// The type of the values.
    associatedtype Item: Transferable
    /// The type of ``body``; `Never` for the representations of this module.
    associatedtype Body: TransferRepresentation

    /// The representations of which this one consists.
    @TransferRepresentationBuilder<Item> var body: Body { get }
}

extension TransferRepresentation where Body == Never {
    /// Traps: representations of this module have no body.
    public var body: Never { fatalError("The representation \(Self.self) has no body.") }
}

/// Has no values.
extension Never: Transferable, TransferRepresentation {
    /// The type itself.
    public typealias Item = Never
    /// The type itself.
    public typealias Body = Never

    /// Has no representations.
    public static var transferRepresentation: Never { fatalError("Never has no representations.") }

}

/// Combines the representations of a block, in their order.
@resultBuilder
public enum TransferRepresentationBuilder<Item: Transferable> {
    /// The only representation of a block.
    public static func buildBlock<Content: TransferRepresentation>(_ content: Content) -> Content
    where Content.Item == Item {
        content
    }

    /// The representations of a block.
    public static func buildBlock<each Content: TransferRepresentation>(
        _ content: repeat each Content
    ) -> TupleTransferRepresentation<Item, (repeat each Content)> {
        var entries: [TransferEntry<Item>] = []
        for one in repeat each content {
            entries += TransferEntry<Item>.entries(of: one)
        }
        return TupleTransferRepresentation(entries: entries)
    }

    /// A representation, with its type inferred in the block.
    public static func buildExpression<Content: TransferRepresentation>(_ content: Content) -> Content
    where Content.Item == Item {
        content
    }
}

/// Several representations of a block.
public struct TupleTransferRepresentation<Item: Transferable, Content>: TransferRepresentation, PrimitiveRepresentation
{
    let entries: [TransferEntry<Item>]
}
