// The entry point that libFuzzer calls with arbitrary bytes. `Scripts/fuzz` compiles this file together with TypeAhead and runs
// it. Nothing may trap, and the laws must hold for every text.

/// Traps with the violated law as its message.
private func require(_ holds: Bool, _ law: String) {
    guard !holds else { return }
    fatalError("Fuzzing: it is not true that \(law).")
}

private let foldings = ["", "sv", "tr", "vi", "da", "is", "ru", "yi"].map { TextFolding(language: $0) }

private let syntax = SearchQuerySyntax([
    .init("n", .text), .init("t", .value), .init("y", .ordered(.number)), .init("s", .ordered(.size)),
    .init("d", .ordered(.date(.gmt))), .init("v", .ordered(.version(.debian))),
])

/// Checks all laws with the given bytes.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
    guard let start, count > 0 else { return 0 }
    // The first byte selects the folding and the split position: the bytes before the split are the query, those after it the
    // searched text.
    let bytes = UnsafeBufferPointer(start: start + 1, count: count - 1)
    let folding = foldings[Int(start.pointee & 7)]
    let cut = min(Int(start.pointee >> 3), bytes.count)
    let typed = String(decoding: bytes[..<cut], as: UTF8.self)
    let text = String(decoding: bytes[cut...], as: UTF8.self)

    checkFolding(of: text, by: folding)
    checkLongText(text, length: 256 + Int(bytes.last ?? 0), by: folding)
    let query = checkQuery(typed)
    var terms = (query.terms + query.exclusions).map { folding.fold($0.text).bytes }
    terms.append(folding.fold(typed).bytes)
    // The raw bytes, which may be malformed UTF-8.
    terms.append(Array(bytes[..<cut]))
    checkHighlights(of: terms, in: text, by: folding)
    checkSubsequence(folding.fold(typed).bytes, in: text, by: folding)
    return 0
}

private func checkFolding(of text: String, by folding: TextFolding) {
    let folded = folding.fold(text, withOrigins: true)
    require(folded.bytes.count == folded.wordStarts.count, "each byte says whether a word begins")
    require(folded.bytes.count == folded.origins.count, "each byte says where it comes from")
    require(folded.bytes.allSatisfy { $0 >= 0x20 && $0 < 0xF8 }, "there are no control characters and separators")
    let string = String(decoding: folded.bytes, as: UTF8.self)
    require(string.utf8.elementsEqual(folded.bytes), "folded text is well-formed")
    for (left, right) in zip(folded.origins, folded.origins.dropFirst()) {
        require(left.lowerBound <= right.lowerBound && left.upperBound <= right.upperBound, "origins go forward")
    }
    if let last = folded.origins.last { require(last.upperBound <= text.utf8.count, "origins are in the text") }
    require(folded.diacritics.allSatisfy { folded.bytes.indices.contains($0.offset) }, "diacritics are at bytes")

    let again = folding.fold(string)
    require(again.bytes == folded.bytes && again.wordStarts == folded.wordStarts, "folding twice is folding once")
    var twice = FoldedText()
    folding.append(text, to: &twice)
    folding.append(text, to: &twice)
    require(twice.bytes == folded.bytes + folded.bytes, "texts are put behind each other")
    require(twice.diacritics.count == 2 * folded.diacritics.count, "texts are put behind each other")
}

/// Folds a text after a prefix, so that it begins at any position in the folding buffer.
private func checkLongText(_ text: String, length: Int, by folding: TextFolding) {
    let before = String(repeating: "x", count: length - 1) + " "
    let alone = folding.fold(text)
    let long = folding.fold(before + text, withOrigins: true)
    guard !alone.bytes.isEmpty else { return }
    require(long.bytes[length...] == alone.bytes[...], "a text is folded alike at any place")
    require(long.bytes[..<length].elementsEqual(before.utf8), "what is before a text stays as it is")
    require(long.wordStarts[length...] == alone.wordStarts[...], "words begin alike at any place")
    require(!long.wordStarts[1..<length].contains(true), "what is before a text stays as it is")
    require(long.diacritics.map(\.mark) == alone.diacritics.map(\.mark), "diacritics are alike at any place")
}

private func checkQuery(_ typed: String) -> SearchQuery {
    let query = SearchQuery(parsing: typed)
    require(SearchQuery(parsing: query.text) == query, "what is printed of a query is read as the same one")
    let filtered = SearchQuery(parsing: typed, syntax: syntax)
    let printed = syntax.text(of: filtered)
    require(
        SearchQuery(parsing: printed, syntax: syntax) == filtered,
        "what is printed with filters is read as the same query"
    )
    let parts = syntax.parts(of: typed)
    require(
        zip(parts, parts.dropFirst()).allSatisfy { $0.range.upperBound <= $1.range.lowerBound },
        "parts are in order"
    )
    return query
}

private func checkHighlights(of terms: [[UInt8]], in text: String, by folding: TextFolding) {
    let highlighter = Highlighter(folding: folding)
    for term in terms {
        let ranges = highlighter.ranges(of: [term], in: text)
        let isInitials = KoreanInitials.isInitials(term)
        for range in ranges {
            require(String.Index(range.lowerBound, within: text) != nil, "marks begin at characters")
            require(String.Index(range.upperBound, within: text) != nil, "marks end at characters")
            let marked = folding.fold(String(text[range])).bytes
            let string = String(decoding: term, as: UTF8.self)
            if !isInitials, folding.fold(string).bytes == term {
                require(has(term, in: marked), "what is marked has a term")
            }
        }
        for (left, right) in zip(ranges, ranges.dropFirst()) {
            require(left.upperBound < right.lowerBound, "marks are in order")
        }
        if !isInitials {
            require(
                ranges.isEmpty != (!term.isEmpty && has(term, in: folding.fold(text).bytes)),
                "what is there is marked"
            )
        }
    }
    _ = highlighter.ranges(of: terms, in: text)
}

/// Compares the shortest fuzzy match with a search from every start position.
private func checkSubsequence(_ term: [UInt8], in text: String, by folding: TextFolding) {
    let folded = folding.fold(text).bytes
    let letters = Array(String(decoding: term, as: UTF8.self).unicodeScalars)
    guard FuzzyMatching.lengths.contains(letters.count), !has(term, in: folded) else { return }
    let all = Array(String(decoding: folded, as: UTF8.self).unicodeScalars)
    let shortest = all.indices.compactMap { start -> Int? in
        guard all[start] == letters[0] else { return nil }
        var end = start
        for letter in letters {
            guard let next = all[end...].firstIndex(of: letter) else { return nil }
            end = next + 1
        }
        return end - start
    }
    .min()
    let subsequences = SubsequenceTerm(term)
    let padded = folded + [UInt8](repeating: 0, count: 32)
    let (window, places) = padded.withUnsafeBufferPointer { buffer -> (SubsequenceTerm.Window?, [Int]) in
        guard let start = buffer.baseAddress else { return (nil, []) }
        let first = subsequences.endOfFirst(start, 0, folded.count)
        let window = subsequences.tightest(start, folded.count, firstEnd: first)
        return (window, window.map { subsequences.places(start, in: $0) } ?? [])
    }
    require(window?.letters == shortest, "no row of letters is shorter")
    let found = places.map { String(decoding: folded[$0...].prefix(4), as: UTF8.self).unicodeScalars.first }
    require(found == (window == nil ? [] : letters), "the letters of a term are where they are said to be")
    require(zip(places, places.dropFirst()).allSatisfy { $0 < $1 }, "letters are in their order")
    let marked = Highlighter(folding: folding).ranges(of: [], subsequences: [term], in: text)
    require(marked.isEmpty == (window == nil), "a fuzzy match is marked exactly if there is one")
    for range in marked {
        require(String.Index(range.lowerBound, within: text) != nil, "marks begin at characters")
        require(String.Index(range.upperBound, within: text) != nil, "marks end at characters")
    }
}

private func has(_ term: [UInt8], in bytes: [UInt8]) -> Bool {
    guard !term.isEmpty, bytes.count >= term.count else { return term.isEmpty }
    return (0...bytes.count - term.count).contains { bytes[$0...].starts(with: term) }
}
