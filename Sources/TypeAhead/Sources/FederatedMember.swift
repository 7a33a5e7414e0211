/// A source of a ``FederatedSource``.
public struct FederatedMember<Record: Sendable>: Sendable {
    /// The source.
    public let source: any SearchSource<Record>

    /// Among hits of one tier, those of members of greater weight rank first.
    public let weight: Double

    /// Makes a member.
    ///
    /// - Parameters:
    ///   - source: The source.
    ///   - weight: Any number; NaN is treated as 0. Default: 1. Of members with equal weight, the first ranks first.
    public init(_ source: any SearchSource<Record>, weight: Double = 1) {
        self.source = source
        self.weight = weight.isNaN ? 0 : weight
    }

    /// The member with the capabilities that the fields permit.
    func refined(_ fields: [SearchField<Record>], _ folding: TextFolding) -> FederatedMember {
        func refine<Base: SearchSource<Record>>(_ base: Base) -> FederatedMember {
            let refined = RefinedSource(base, fields: fields, folding: folding)
            let isUnchanged = refined.capabilities == base.capabilities
            return isUnchanged ? self : FederatedMember(refined, weight: weight)
        }
        return refine(source)
    }
}
