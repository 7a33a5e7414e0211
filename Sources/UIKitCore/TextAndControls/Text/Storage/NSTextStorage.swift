import Foundation

/// A text with attributes that notifies layout managers and a delegate of each change.
///
/// An edit is complete when the outermost ``endEditing()`` is called or, without ``beginEditing()``, at once. Then the delegate and the
/// layout managers are notified. Not thread-safe; text that is shown belongs to the main thread.
///
/// A subclass may keep the text elsewhere. It overrides `string`, `attributes(at:effectiveRange:)`, `replaceCharacters(in:with:)` and
/// `setAttributes(_:range:)`, and calls ``edited(_:range:changeInLength:)`` after each change; the other members use these four.
open class NSTextStorage: NSMutableAttributedString {
    /// The kinds of changes.
    public struct EditActions: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Makes a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Attributes changed.
        public static let editedAttributes = EditActions(rawValue: 1)
        /// Characters changed.
        public static let editedCharacters = EditActions(rawValue: 2)
    }

    /// Observes and amends edits. Weak reference.
    open weak var delegate: (any NSTextStorageDelegate)?

    /// The layout managers that lay out the text.
    open private(set) var layoutManagers: [NSLayoutManager] = []

    /// The kinds of changes of the present edit.
    open private(set) var editedMask: EditActions = []

    /// The range of the present edit, in the changed text. Its location is `NSNotFound` between edits.
    open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)

    /// The change of the length by the present edit.
    open private(set) var changeInLength = 0

    private var editingDepth = 0
    private var isProcessing = false
    /// Foundation counts the units of a text after each change, in time that grows with the text.
    private var knownLength: Int?

    /// Makes an empty text.
    public convenience init() { self.init(string: "") }

    // MARK: Layout managers

    /// Adds a layout manager, which then lays out the text.
    open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
        guard !layoutManagers.contains(where: { $0 === aLayoutManager }) else { return }
        aLayoutManager.textStorage?.removeLayoutManager(aLayoutManager)
        layoutManagers.append(aLayoutManager)
        aLayoutManager.attach(self)
    }

    /// Removes a layout manager.
    open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
        layoutManagers.removeAll { $0 === aLayoutManager }
        if aLayoutManager.textStorage === self { aLayoutManager.attach(nil) }
    }

    // MARK: Edits

    /// Notes a change of characters or attributes.
    ///
    /// - Parameters:
    ///   - editedMask: The kinds of changes.
    ///   - editedRange: The range before the change.
    ///   - delta: The change of the length.
    open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int) {
        if editedMask.contains(.editedCharacters) { knownLength = knownLength.map { $0 + delta } }
        self.editedMask.formUnion(editedMask)
        let new = NSRange(location: editedRange.location, length: max(0, editedRange.length + delta))
        if self.editedRange.location == NSNotFound {
            self.editedRange = new
        } else {
            let old = self.editedRange
            let start = min(old.location, new.location)
            // The end of both ranges moves with the text behind this change.
            let end = max(max(old.upperBound, editedRange.upperBound) + delta, new.upperBound)
            self.editedRange = NSRange(location: start, length: end - start)
        }
        changeInLength += delta
        if editingDepth == 0, !isProcessing { processEditing() }
    }

    /// Begins a series of changes that are one edit.
    open override func beginEditing() { editingDepth += 1 }

    /// Ends a series of changes.
    open override func endEditing() {
        editingDepth = max(0, editingDepth - 1)
        if editingDepth == 0, editedMask != [], !isProcessing { processEditing() }
    }

    /// Completes an edit: calls the delegate, and notifies the layout managers. An override calls `super`, and may change the text
    /// before.
    open func processEditing() {
        guard editedMask != [] else { return }
        isProcessing = true
        NotificationCenter.default.post(name: NSTextStorage.willProcessEditingNotification, object: self)
        delegate?.textStorage(self, willProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
        NotificationCenter.default.post(name: NSTextStorage.didProcessEditingNotification, object: self)
        delegate?.textStorage(self, didProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
        let (mask, range, delta) = (editedMask, editedRange, changeInLength)
        editedMask = []
        editedRange = NSRange(location: NSNotFound, length: 0)
        changeInLength = 0
        isProcessing = false
        for manager in layoutManagers {
            manager.processEditing(
                for: self,
                edited: mask,
                range: range,
                changeInLength: delta,
                invalidatedRange: range
            )
        }
    }

    /// Does nothing: attributes are complete after each change.
    open func ensureAttributesAreFixed(in range: NSRange) {}

    /// Whether attributes are completed later than the change. Always false.
    open var fixesAttributesLazily: Bool { false }

    // MARK: The text

    /// The number of UTF-16 units.
    open override var length: Int {
        if let knownLength { return knownLength }
        let length = string.utf16.count
        knownLength = length
        return length
    }

    /// The characters as a mutable string. Foundation's object would change them without notice to the storage, and subclasses of
    /// `NSMutableString` do not work on Linux.
    @available(*, unavailable, message: "Use 'string', and 'replaceCharacters(in:with:)' for changes")
    open override var mutableString: NSMutableString {
        trap("NSTextStorage.mutableString was read. Use string, and replaceCharacters(in:with:) for changes.")
    }

    /// Replaces the characters in a range. The new ones have the attributes of the first replaced one or, for an insertion, of the one
    /// before.
    open override func replaceCharacters(in range: NSRange, with str: String) {
        let before = length
        let whole = wholeCharacters(range)
        if whole == range {
            super.replaceCharacters(in: range, with: str)
        } else {
            replaceWholeCharacters(whole, except: range, with: str)
        }
        knownLength = nil
        let delta = length - before
        knownLength = before
        edited(.editedCharacters, range: range, changeInLength: delta)
    }

    /// Widens a range to whole grapheme clusters.
    private func wholeCharacters(_ range: NSRange) -> NSRange {
        let text = string
        let lower = text.character(around: range.location, length: length)?.lowerBound ?? range.location
        let upper = text.character(around: range.upperBound, length: length)?.upperBound ?? range.upperBound
        return NSRange(location: lower, length: upper - lower)
    }

    /// Replaces whole characters, but keeps their units outside of a range. Foundation on Linux moves the ends of a range to
    /// the edges of characters, so that it would replace more or less than the range.
    private func replaceWholeCharacters(_ whole: NSRange, except range: NSRange, with str: String) {
        let units = string.utf16
        func text(_ part: Range<Int>) -> String {
            let start = units.index(units.startIndex, offsetBy: part.lowerBound)
            return String(decoding: units[start..<units.index(start, offsetBy: part.count)], as: UTF16.self)
        }
        let head = text(whole.location..<range.location)
        let tail = text(range.upperBound..<whole.upperBound)
        let kept = tail.isEmpty ? nil : super.attributes(at: range.upperBound, effectiveRange: nil)
        super.replaceCharacters(in: whole, with: head + str + tail)
        guard let kept else { return }
        let place = NSRange(location: range.location + str.utf16.count, length: tail.utf16.count)
        super.setAttributes(kept, range: place)
    }

    /// Replaces the attributes in a range.
    open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
        super.setAttributes(attrs ?? [:], range: range)
        edited(.editedAttributes, range: range, changeInLength: 0)
    }

    // MARK: Members that use the four primitive ones

    /// Whether the text may be kept by a subclass: Foundation's own members would not see it.
    private var isSubclass: Bool { type(of: self) != NSTextStorage.self }

    /// Replaces a range with a text and its attributes.
    open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
        beginEditing()
        replaceCharacters(in: range, with: attrString.string)
        let all = NSRange(location: 0, length: attrString.length)
        attrString.enumerateAttributes(in: all) { values, part, _ in
            setAttributes(values, range: NSRange(location: range.location + part.location, length: part.length))
        }
        endEditing()
    }

    /// Deletes the characters in a range.
    open override func deleteCharacters(in range: NSRange) { replaceCharacters(in: range, with: "") }

    /// Inserts a text at a location.
    open override func insert(_ attrString: NSAttributedString, at loc: Int) {
        replaceCharacters(in: NSRange(location: loc, length: 0), with: attrString)
    }

    /// Appends a text.
    open override func append(_ attrString: NSAttributedString) { insert(attrString, at: length) }

    /// Replaces the whole text.
    open override func setAttributedString(_ attrString: NSAttributedString) {
        replaceCharacters(in: NSRange(location: 0, length: length), with: attrString)
    }

    /// Sets an attribute in a range.
    open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
        addAttributes([name: value], range: range)
    }

    /// Sets attributes in a range, and keeps the others.
    open override func addAttributes(_ attrs: [NSAttributedString.Key: Any] = [:], range: NSRange) {
        changeAttributes(in: range) { $0.merge(attrs) { $1 } }
    }

    /// Removes an attribute in a range.
    open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
        changeAttributes(in: range) { $0[name] = nil }
    }

    private func changeAttributes(in range: NSRange, _ change: (inout [NSAttributedString.Key: Any]) -> Void) {
        var runs: [(values: [NSAttributedString.Key: Any], range: NSRange)] = []
        enumerateAttributes(in: range) { values, part, _ in
            var values = values
            change(&values)
            runs.append((values, part))
        }
        beginEditing()
        for run in runs { setAttributes(run.values, range: run.range) }
        endEditing()
    }

    /// Returns the value of an attribute at a location, and the range of its run of attributes.
    open override func attribute(
        _ attrName: NSAttributedString.Key,
        at location: Int,
        effectiveRange range: NSRangePointer?
    ) -> Any? {
        attributes(at: location, effectiveRange: range)[attrName]
    }

    /// Returns the attributes at a location, and the range in which they are the same.
    open override func attributes(
        at location: Int,
        longestEffectiveRange range: NSRangePointer?,
        in rangeLimit: NSRange
    ) -> [NSAttributedString.Key: Any] {
        guard isSubclass else {
            return super.attributes(at: location, longestEffectiveRange: range, in: rangeLimit)
        }
        var run = NSRange()
        let values = attributes(at: location, effectiveRange: &run)
        range?.pointee = run.intersection(rangeLimit) ?? NSRange(location: location, length: 0)
        return values
    }

    /// Returns the value of an attribute at a location, and the range in which it is the same.
    open override func attribute(
        _ attrName: NSAttributedString.Key,
        at location: Int,
        longestEffectiveRange range: NSRangePointer?,
        in rangeLimit: NSRange
    ) -> Any? {
        guard isSubclass else {
            return super.attribute(attrName, at: location, longestEffectiveRange: range, in: rangeLimit)
        }
        return attributes(at: location, longestEffectiveRange: range, in: rangeLimit)[attrName]
    }

    /// Returns a part of the text.
    open override func attributedSubstring(from range: NSRange) -> NSAttributedString {
        guard isSubclass else { return super.attributedSubstring(from: range) }
        let part = NSMutableAttributedString(string: (string as NSString).substring(with: range))
        enumerateAttributes(in: range) { values, run, _ in
            part.setAttributes(values, range: NSRange(location: run.location - range.location, length: run.length))
        }
        return part
    }

    /// Returns an immutable text with the same content.
    open override func copy(with zone: NSZone? = nil) -> Any {
        attributedSubstring(from: NSRange(location: 0, length: length))
    }

    /// Returns an `NSMutableAttributedString` with the same content.
    open override func mutableCopy(with zone: NSZone? = nil) -> Any {
        let whole = attributedSubstring(from: NSRange(location: 0, length: length))
        return NSMutableAttributedString(attributedString: whole)
    }
}

extension String {
    /// The UTF-16 range of the character that contains a location; nil if a character begins there, or at the end.
    ///
    /// - Parameter length: The number of UTF-16 units.
    fileprivate func character(around location: Int, length: Int) -> Range<Int>? {
        guard location > 0, location < length else { return nil }
        if utf8.count == length {
            // In ASCII text the only character of several units is a line end.
            let index = utf8.index(startIndex, offsetBy: location)
            let isLineEnd = utf8[index] == 0x0A && utf8[utf8.index(before: index)] == 0x0D
            return isLineEnd ? location - 1..<location + 1 : nil
        }
        let index = utf16.index(startIndex, offsetBy: location)
        guard String.Index(index, within: self) == nil else { return nil }
        // The next index after one inside a character is the end of the character.
        let end = self.index(after: index)
        let start = self.index(before: end)
        let begin = location - utf16.distance(from: start, to: index)
        return begin..<begin + utf16.distance(from: start, to: end)
    }
}
