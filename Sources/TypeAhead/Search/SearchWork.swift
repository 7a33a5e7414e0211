/// Counts the work of a search. The counts depend only on the index and the queries, so tests limit them.
struct SearchWork: Equatable, Sendable {
    /// The approximate cost, in records. Determines when other threads help.
    var cost = 0
    /// The number of posting lists read.
    private(set) var lists = 0
    /// The number of entries of these lists.
    private(set) var postings = 0
    /// The number of candidates whose text or fields were compared.
    var candidates = 0

    /// Counts a posting list that is about to be read.
    @inline(__always)
    mutating func reading(_ list: PostingList) -> PostingList {
        lists += 1
        postings += list.count
        return list
    }

    static func += (sum: inout SearchWork, other: SearchWork) {
        sum.cost += other.cost
        sum.lists += other.lists
        sum.postings += other.postings
        sum.candidates += other.candidates
    }
}
