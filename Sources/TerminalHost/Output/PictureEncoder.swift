#if Terminal
import Foundation

/// Encodes the pictures of frames in kitty's graphics protocol.
///
/// The terminal keeps the pixels of a picture while a part of it is visible, so that scrolling writes no pixels again.
struct PictureEncoder {
    /// The pictures that the terminal has.
    private var sent: Set<Int> = []
    /// The numbers of the visible placements.
    private var shown: [ImagePlacement: Int] = [:]
    private var lastPlacement = 0
    /// The size of a cell in pixels.
    let cellWidth: Int
    let cellHeight: Int

    init(cellWidth: Int, cellHeight: Int) {
        self.cellWidth = cellWidth
        self.cellHeight = cellHeight
    }

    /// Whether pictures are visible.
    var isShowing: Bool { !shown.isEmpty }

    /// The bytes that remove all pictures.
    mutating func removeAll() -> String {
        guard !sent.isEmpty else { return "" }
        sent = []
        shown = [:]
        return Self.command("a=d,d=A,q=2")
    }

    /// The bytes that show the pictures of a frame. They move the cursor.
    ///
    /// - Parameters:
    ///   - placements: The visible parts of pictures.
    ///   - png: Returns the file of a picture.
    mutating func encode(_ placements: [ImagePlacement], png: (Int) -> Data?) -> String {
        var text = ""
        let wanted = Set(placements)
        for (placement, number) in shown where !wanted.contains(placement) {
            text += Self.command("a=d,d=i,i=\(placement.tile.image),p=\(number),q=2")
            shown[placement] = nil
        }
        let pictures = Set(placements.map(\.tile.image))
        for picture in sent.subtracting(pictures).sorted() {
            text += Self.command("a=d,d=I,i=\(picture),q=2")
            sent.remove(picture)
        }
        for placement in placements where shown[placement] == nil {
            let tile = placement.tile
            if !sent.contains(tile.image) {
                guard let file = png(tile.image) else { continue }
                text += Self.transmission(of: file, number: tile.image)
                sent.insert(tile.image)
            }
            lastPlacement += 1
            shown[placement] = lastPlacement
            let (rows, columns) = (placement.area.rows, placement.area.columns)
            text += "\u{1B}[\(rows.lowerBound + 1);\(columns.lowerBound + 1)H"
            text += Self.command(
                "a=p,i=\(tile.image),p=\(lastPlacement),x=\(tile.column * cellWidth),y=\(tile.row * cellHeight),"
                    + "w=\(columns.count * cellWidth),h=\(rows.count * cellHeight),"
                    + "c=\(columns.count),r=\(rows.count),C=1,q=2"
            )
        }
        return text
    }

    /// The maximum number of characters in a part of a transmission.
    private static let partLength = 4096

    private static func transmission(of file: Data, number: Int) -> String {
        let characters = Array(file.base64EncodedString().utf8)
        var text = ""
        for start in stride(from: 0, to: characters.count, by: partLength) {
            let end = min(start + partLength, characters.count)
            let keys = start == 0 ? "a=t,f=100,i=\(number),q=2," : ""
            let isLast = end == characters.count
            text += command(
                "\(keys)m=\(isLast ? 0 : 1);" + String(decoding: characters[start..<end], as: UTF8.self)
            )
        }
        return text
    }

    private static func command(_ content: String) -> String { "\u{1B}_G\(content)\u{1B}\\" }
}
#endif
