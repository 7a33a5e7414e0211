import CTypeAhead

extension IndexContents {
    /// The maximum number of records whose words are counted. More would hardly change the order of the most frequent words.
    private static var examinedLimit: Int { 4096 }

    /// Words that begin with the last term of a query, among the records that it finds, the most frequent first.
    func completions(of query: SearchQuery, limit: Int) -> [String] {
        guard let last = query.terms.last, !last.isPhrase, let term = PreparedTerm(last, folding: settings.folding)
        else { return [] }
        var counting = query
        counting.limit = 0
        counting.facetCounts = []
        var search = CombinedSearch(counting, in: self)
        search.search(segments.indices, narrowing: nil)
        search.rankCounted()
        var words: [[UInt8]: (count: Int, place: UInt32)] = [:]
        var examined = 0
        for (number, segment) in segments.enumerated() {
            guard examined < Self.examinedLimit, !Task.isCancelled else { break }
            guard let found = search.matches(number), found.count > 0 else { continue }
            let texts = segment.text.texts
            found.visit { slot in
                guard examined < Self.examinedLimit else { return }
                examined += 1
                for word in texts.words(beginningWith: term, in: slot) {
                    words[word, default: (0, UInt32(number) << 16 | UInt32(slot))].count += 1
                }
            }
        }
        words[term.bytes] = nil
        return words.sorted {
            ($1.value.count, $0.value.place, $0.key.count) < ($0.value.count, $1.value.place, $1.key.count)
        }
        .prefix(limit)
        .map { spelling(of: $0.key, in: $0.value.place) }
    }
}

extension FoldedTexts {
    /// The different words of a record that begin with a term.
    fileprivate func words(beginningWith term: PreparedTerm, in slot: Int) -> Set<[UInt8]> {
        var words: Set<[UInt8]> = []
        let range = fieldsRange(of: slot)
        withUnsafePointer(to: term.needle) { needle in
            var offset = range.lowerBound
            while true {
                let found = typeahead_find(text.pointer, offset, range.upperBound, needle)
                guard found >= 0 else { break }
                if isWordStart(found) {
                    let end = endOfWord(from: found + term.bytes.count)
                    words.insert(Array(text.buffer[found..<end]))
                }
                offset = found + 1
            }
        }
        return words
    }
}
