import UIKitCore

/// The programs that can read a representation.
public struct TransferRepresentationVisibility: Sendable, Equatable {
    let programs: NSItemProviderRepresentationVisibility

    /// All programs.
    public static let all = TransferRepresentationVisibility(programs: .all)
    /// Programs of the same team; on Linux, only this program.
    public static let team = TransferRepresentationVisibility(programs: .team)
    /// Programs of the same group; on Linux, only this program.
    public static let group = TransferRepresentationVisibility(programs: .group)
    /// Only this program.
    public static let ownProcess = TransferRepresentationVisibility(programs: .ownProcess)

    /// Whether these programs include others: all programs include this program, but not the reverse.
    func includes(_ others: TransferRepresentationVisibility) -> Bool {
        programs == .all || others.programs != .all
    }
}

extension TransferRepresentation {
    /// Exports values in this representation only if they meet a condition.
    ///
    /// - Parameter condition: Whether a value can be exported; called on any thread.
    public func exportingCondition(
        _ condition: @escaping @Sendable (Item) -> Bool
    ) -> some TransferRepresentation<Item> {
        modified { entry in
            let others = entry.condition
            entry.condition = { others($0) && condition($0) }
        }
    }

    /// Suggests a name for files of this representation.
    ///
    /// - Parameter fileName: The name, with or without a filename extension.
    public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Item> {
        modified { $0.suggestedFileName = { _ in fileName } }
    }

    /// Suggests a name for files of this representation.
    ///
    /// - Parameter fileName: The name for a value, or nil for none; called on any thread.
    public func suggestedFileName(
        _ fileName: @escaping @Sendable (Item) -> String?
    ) -> some TransferRepresentation<Item> {
        modified { $0.suggestedFileName = fileName }
    }

    /// Limits the programs that can read this representation.
    ///
    /// - Parameter visibility: The programs.
    public func visibility(_ visibility: TransferRepresentationVisibility) -> some TransferRepresentation<Item> {
        modified { $0.visibility = visibility }
    }

    private func modified(_ change: (inout TransferEntry<Item>) -> Void) -> ModifiedTransferRepresentation<Item> {
        var entries = TransferEntry<Item>.entries(of: self)
        for index in entries.indices { change(&entries[index]) }
        return ModifiedTransferRepresentation(entries: entries)
    }
}

/// A representation with changed entries.
struct ModifiedTransferRepresentation<Item: Transferable>: TransferRepresentation, PrimitiveRepresentation {
    let entries: [TransferEntry<Item>]
}
