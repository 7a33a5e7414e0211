/// The records that the members of a ``FederatedSource`` have in common.
public enum FederatedOverlap: Hashable, Sendable {
    /// Any number. Totals are lower bounds, and facets are not counted.
    case unknown

    /// None. Totals and facet counts are sums.
    case disjoint

    /// All records of the other members are also records of the member with this index, such as the recently used records of a
    /// library. Its totals and facet counts are those of the combination.
    case subsets(of: Int)
}
