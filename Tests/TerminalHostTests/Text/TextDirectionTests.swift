#if Terminal
import Foundation
import Testing
@testable import TerminalHost
@_spi(Host) import UIKitCore

@MainActor
@Suite("Directions of text in cells")
struct TextDirectionTests {
    private func shown(_ text: String, columns: Int = 80, isMirrored: Bool = false) -> [String] {
        CellText.lines(of: text, columns: columns, limit: columns < 80 ? 1 : 0, isMirrored: isMirrored).map { line in
            String(line.map(\.character))
        }
    }

    @Test
    func `Right-to-left words are written from the right`() {
        #expect(shown("שלום עולם") == ["םלוע םולש"])
    }

    @Test
    func `Left-to-right words and numbers in right-to-left text keep their order`() {
        #expect(shown("מחיר 120 USD היום") == ["םויה USD 120 ריחמ"])
    }

    @Test
    func `Brackets of right-to-left text are mirrored`() {
        #expect(shown("שלום (abc) [דג]") == ["[גד] (abc) םולש"])
    }

    @Test
    func `Arabic letters are joined`() {
        // Initial, medial and final form.
        #expect(shown("بيت") == ["\u{FE96}\u{FEF4}\u{FE91}"])
    }

    @Test
    func `A zero-width non-joiner separates Arabic letters`() {
        // The final form of yeh, then the initial form of beh and the final one of yeh.
        #expect(shown("بی\u{200C}بی") == ["\u{FBFD}\u{FE91}\u{FBFD}\u{200C}\u{FE91}"])
    }

    @Test
    func `A truncated line of one direction in a text of the other one ends like the text`() {
        let lines = CellText.lines(of: "abcd שלום עולם", columns: 5, limit: 2).map { String($0.map(\.character)) }
        #expect(lines == ["abcd", "םולש…"])
    }

    @Test
    func `Combining marks stay with their letter`() {
        #expect(shown("שָׁל") == ["לשָׁ"])
    }

    @Test
    func `The first letter determines the direction of a text`() {
        #expect(shown("Tel Aviv (תל אביב)!") == ["Tel Aviv (ביבא לת)!"])
    }

    @Test
    func `A text without letters has the direction of the interface`() {
        #expect(shown("12 + 5") == ["12 + 5"])
        #expect(shown("12 + 5", isMirrored: true) == ["5 + 12"])
    }

    @Test
    func `A truncated right-to-left text has its ellipsis at the left`() {
        #expect(shown("שלום עולם", columns: 6) == ["…םולש"])
    }

    @Test
    func `Lines are broken in logical order`() {
        let lines = CellText.lines(of: "אחת שתיים שלוש", columns: 9).map { String($0.map(\.character)) }
        #expect(lines == ["םייתש תחא", "שולש"])
    }

    @Test
    func `Marks of direction have an effect, but no column`() {
        #expect(shown("\u{200F}12 US") == ["US 12"])
        #expect(CellText.columns("a\u{200E}b") == 2)
    }

    @Test
    func `Controls that override directions are shown, and have no effect`() {
        #expect(shown("abc\u{202E}def") == ["abc\\u{202e}def"])
        #expect(shown("שלום\u{202D}abc") == ["\\u{202d}abcםולש"])
    }

    @Test
    func `The geometry of a line agrees with the shown characters, for random text`() {
        var random = SplitMix(state: 7)
        let characters = Array("ab שלח بيت12()/.,+\u{200F}漢\u{1B}é")
        for _ in 0..<2000 {
            let text = String(
                (0..<Int.random(in: 1...14, using: &random)).map { _ in characters.randomElement(using: &random)! }
            )
            let isMirrored = Bool.random(using: &random)
            let attributed = NSAttributedString(string: text)
            let line = CellText.layOut(
                TextParagraph(text: attributed, attributes: [:]),
                width: .infinity,
                isMirrored: isMirrored
            )
            .lines[0]
            var column = 0
            for glyph in CellText.visualOrder(of: CellText.glyphs(text, isMirrored: isMirrored)) {
                let extent = line.extent(of: glyph.offset)
                let left = CGFloat(column) * CellMetrics.size.width
                // The glyphs of an escape share the extent of their character.
                #expect(
                    extent.lowerBound <= left && left + 8 * CGFloat(glyph.columns) <= extent.upperBound,
                    "\(text.debugDescription)"
                )
                column += glyph.columns
            }
            #expect(CGFloat(column) * 8 == line.width)
        }
    }
}

@MainActor
@Suite("Text fields in cells")
struct FieldTextTests {
    private func place(
        _ text: String,
        caret: Int? = nil,
        chipColumns: Int = 0,
        isMirrored: Bool = false,
        alignment: NSTextAlignment = .natural
    ) -> (text: FieldText, place: FieldPlacement) {
        let text = FieldText(text, isMirrored: isMirrored)
        let place = FieldPlacement(
            text: text,
            chipColumns: chipColumns,
            caret: caret,
            alignment: alignment,
            isMirrored: isMirrored,
            columns: 10..<20
        )
        return (text, place)
    }

    @Test
    func `Text begins at the left edge, with the caret after it`() {
        let (text, place) = place("abc", caret: 3)
        #expect(place.textColumn == 10)
        #expect(text.column(ofCaretAt: 3) == 3)
        #expect(text.column(ofCaretAt: 1) == 1)
    }

    @Test
    func `A long text scrolls so that the caret is visible`() {
        let (text, place) = place("abcdefghijklmno", caret: 15)
        #expect(place.textColumn + text.column(ofCaretAt: 15) == 19)
        let start = self.place("abcdefghijklmno", caret: 0)
        #expect(start.place.textColumn == 10)
    }

    @Test
    func `In a mirrored interface text begins at the right edge`() {
        let (text, place) = place("שלום", caret: 4, isMirrored: true)
        // Four letters, and the caret at their left.
        #expect(place.textColumn == 16)
        #expect(text.column(ofCaretAt: 0) == 3)
        #expect(text.column(ofCaretAt: 4) == -1)
    }

    @Test
    func `Right-to-left text in a left-to-right interface leaves a column for the caret`() {
        let (text, place) = place("שלום", caret: 4)
        #expect(place.textColumn == 11)
        #expect(place.textColumn + text.column(ofCaretAt: 4) == 10)
    }

    @Test
    func `In a mirrored interface tokens are at the right of the text`() {
        let (_, place) = place("שם", caret: 2, chipColumns: 5, isMirrored: true)
        #expect(place.column(ofChipAt: 0, columns: 5) == 15)
        #expect(place.textColumn == 13)
    }

    @Test
    func `A long text in a mirrored interface scrolls so that the caret is visible`() {
        let (text, place) = place("אבגדהוזחטיכלמן", caret: 14, isMirrored: true)
        #expect(place.textColumn + text.column(ofCaretAt: 14) == 10)
        let start = self.place("אבגדהוזחטיכלמן", caret: 0, isMirrored: true)
        #expect(start.place.textColumn + start.text.column(ofCaretAt: 0) == 19)
    }

    @Test(arguments: [(NSTextAlignment.left, 10), (.natural, 10), (.center, 12), (.right, 15)])
    func `A placeholder is aligned like text`(alignment: NSTextAlignment, column: Int) {
        let (_, place) = place("", alignment: alignment)
        #expect(place.column(ofPlaceholderWith: CellText.glyphs("Notes")) == column)
    }

    @Test
    func `The caret is always inside the field, for random text`() {
        var random = SplitMix(state: 11)
        let characters = Array("abc שלח 12()")
        for _ in 0..<2000 {
            let string = String(
                (0..<Int.random(in: 0...16, using: &random)).map { _ in characters.randomElement(using: &random)! }
            )
            let caret = Int.random(in: 0...string.utf16.count, using: &random)
            let chips = [0, 0, 4, 8, 12].randomElement(using: &random)!
            let alignment: NSTextAlignment = [.natural, .left, .center, .right].randomElement(using: &random)!
            let (text, place) = place(
                string,
                caret: caret,
                chipColumns: chips,
                isMirrored: Bool.random(using: &random),
                alignment: alignment
            )
            let column = place.textColumn + text.column(ofCaretAt: caret)
            #expect((10..<20).contains(column), "\(string.debugDescription) \(caret) \(chips)")
        }
    }
}
#endif
