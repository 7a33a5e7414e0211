import Foundation

@testable import TypeAhead

extension Item {
    /// Fields of all kinds: "topic" needs all of several tags, "year" has the years among the scopes, and "size" is a thousand
    /// bytes for each id.
    static let fieldsOfAllKinds: [SearchField<Item>] =
        fields + [
            .filter("topic", grouping: .all) { $0.tags }, .number("year") { $0.scopes.compactMap(Double.init) },
            .size("size") { [$0.id * 1000] },
        ]
}

extension Item {
    /// The record with only the texts of the given fields.
    func searched(in fields: Set<String>?) -> Item {
        var item = self
        if !(fields?.contains("title") ?? true) { item.title = "" }
        if !(fields?.contains("note") ?? true) { item.note = "" }
        return item
    }
}

extension PlainSearch {
    /// Whether a record satisfies the filters and the alternatives that are no terms.
    func satisfies(_ item: Item, _ query: SearchQuery) -> Bool {
        if query.filters.contains(where: { $0.isExcluded && satisfies(item, $0) }) { return false }
        let required = Dictionary(grouping: query.filters.filter { !$0.isExcluded }, by: \.field)
        return required.allSatisfy { field, filters in
            if field == "topic" { return filters.allSatisfy { satisfies(item, $0) } }
            let bounds = filters.compactMap(Bound.init)
            guard let lower = bounds.filter(\.isLower).min(by: { $0.isLooser(than: $1) }),
                let upper = bounds.filter({ !$0.isLower }).min(by: { $0.isLooser(than: $1) }),
                lower.value < upper.value || lower.value == upper.value && lower.isIncluded && upper.isIncluded
            else { return filters.contains { satisfies(item, $0) } }
            let values = numbers(item, field)
            return values.contains { lower.contains($0) && upper.contains($0) }
                || filters.contains { Bound($0) == nil && satisfies(item, $0) }
        }
    }

    /// One end of a range.
    private struct Bound {
        let value: Double
        let isLower: Bool
        let isIncluded: Bool

        init?(_ filter: SearchFilter) {
            switch filter.condition {
            case .greater(let text): (value, isLower, isIncluded) = (PlainSearch.number(text), true, false)
            case .greaterOrEqual(let text): (value, isLower, isIncluded) = (PlainSearch.number(text), true, true)
            case .less(let text): (value, isLower, isIncluded) = (PlainSearch.number(text), false, false)
            case .lessOrEqual(let text): (value, isLower, isIncluded) = (PlainSearch.number(text), false, true)
            default: return nil
            }
        }

        func isLooser(than other: Bound) -> Bool {
            if value != other.value { return isLower == (value < other.value) }
            return isIncluded && !other.isIncluded
        }

        func contains(_ number: Double) -> Bool {
            if number == value { return isIncluded }
            return isLower == (number > value)
        }
    }

    /// The number of a text such as "2019" or "3kB".
    private static func number(_ text: String) -> Double {
        text.hasSuffix("kB") ? Double(text.dropLast(2))! * 1000 : Double(text)!
    }

    private func numbers(_ item: Item, _ field: String) -> [Double] {
        field == "year" ? item.scopes.compactMap(Double.init) : field == "size" ? [Double(item.id * 1000)] : []
    }

    /// Whether a record satisfies the condition of a filter.
    private func satisfies(_ item: Item, _ filter: SearchFilter) -> Bool {
        switch filter.field {
        case "tag", "topic":
            switch filter.condition {
            case .equal(let value): return item.tags.contains(value)
            case .contains(let part): return item.tags.contains { contains($0, part) }
            default: return false
            }
        case "title", "note":
            let field = filter.field == "title" ? item.title : item.note
            switch filter.condition {
            case .equal(let value): return text(field).bytes == text(value).bytes
            case .contains(let part): return contains(field, part)
            default: return false
            }
        case "year", "size":
            return numbers(item, filter.field).contains { number in
                switch filter.condition {
                case .equal(let value): return number == Self.number(value)
                case .less(let value): return number < Self.number(value)
                case .lessOrEqual(let value): return number <= Self.number(value)
                case .greater(let value): return number > Self.number(value)
                case .greaterOrEqual(let value): return number >= Self.number(value)
                case .range(let first, let last): return number >= Self.number(first) && number <= Self.number(last)
                case .contains: return false
                }
            }
        default: return false
        }
    }

    private func contains(_ value: String, _ part: String) -> Bool {
        text(part).bytes.isEmpty || !text(value).places(of: text(part).bytes).isEmpty
    }

    /// The queries of which a record needs to match one: each chooses one alternative of each group.
    static func choices(_ query: SearchQuery) -> [(query: SearchQuery, filters: [SearchFilter])] {
        var plain = query
        plain.alternatives = []
        var choices: [(query: SearchQuery, filters: [SearchFilter])] = [(plain, [])]
        for group in query.alternatives {
            choices = choices.flatMap { choice in
                group.map { criterion in
                    var next = choice
                    switch criterion {
                    case .term(let term): next.query.terms.append(term)
                    case .exclusion(let term): next.query.exclusions.append(term)
                    case .filter(let filter): next.filters.append(filter)
                    }
                    return next
                }
            }
        }
        return choices
    }

    /// Whether a record satisfies each filter by itself.
    func satisfiesEach(_ item: Item, _ filters: [SearchFilter]) -> Bool {
        filters.allSatisfy { satisfies(item, SearchQuery(filters: [$0])) }
    }
}

extension RandomItems {
    /// A random filter of any field, with a random condition.
    mutating func filter() -> SearchFilter {
        let isExcluded = Int.random(in: 0..<4, using: &random) == 0
        let field = ["tag", "topic", "title", "note", "year", "year", "size"].randomElement(using: &random)!
        switch field {
        case "tag", "topic":
            let condition: SearchFilter.Condition =
                Int.random(in: 0..<4, using: &random) == 0
                ? .contains(["re", "E", "", "x"].randomElement(using: &random)!)
                : .equal(["red", "green", "blue", "none"].randomElement(using: &random)!)
            return SearchFilter(field, condition, isExcluded: isExcluded)
        case "title", "note":
            let value = Bool.random(using: &random) ? term().text : text(upTo: 1)
            let isWhole = Int.random(in: 0..<4, using: &random) == 0
            return SearchFilter(field, isWhole ? .equal(value) : .contains(value), isExcluded: isExcluded)
        default:
            let values = (0..<2).map { _ in
                field == "year"
                    ? ["2017", "2018", "2018.5", "2019", "2020"].randomElement(using: &random)!
                    : "\(Int.random(in: 0..<300, using: &random))kB"
            }
            let conditions: [SearchFilter.Condition] = [
                .equal(values[0]), .less(values[0]), .lessOrEqual(values[0]), .greater(values[0]),
                .greaterOrEqual(values[0]), .range(values[0], values[1]),
            ]
            return SearchFilter(field, conditions.randomElement(using: &random)!, isExcluded: isExcluded)
        }
    }

    /// A random part of a query.
    mutating func criterion() -> SearchCriterion {
        switch Int.random(in: 0..<5, using: &random) {
        case 0, 1: .filter(filter())
        case 2: .exclusion(term())
        default: .term(term())
        }
    }

    /// A query with filters and alternatives.
    mutating func queryOfAllKinds() -> SearchQuery {
        var query = query()
        query.filters += (0..<[0, 1, 1, 2, 3].randomElement(using: &random)!).map { _ in filter() }
        for _ in 0..<[0, 0, 1, 1, 2].randomElement(using: &random)! {
            query.alternatives.append((0..<Int.random(in: 1...3, using: &random)).map { _ in criterion() })
        }
        query.fields = [nil, nil, nil, ["title"], ["note", "none"], ["title", "note"], ["none"]].randomElement(
            using: &random
        )!
        return query
    }
}
