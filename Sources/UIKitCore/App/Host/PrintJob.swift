import Foundation

/// A document that the user prints. Main actor.
@_spi(Host)
@preconcurrency @MainActor
public final class PrintJob {
    /// The end of a job.
    public enum Outcome: Equatable, Sendable {
        /// The document was passed to the printer or written to a file.
        case printed
        /// The user cancelled.
        case cancelled
        /// An error, as a sentence.
        case failed(String)
    }

    /// The name for the user and in the printer's queue.
    public let name: String
    /// Whether the paper is wider than high, before the user chooses.
    public let isLandscape: Bool
    /// Whether the printer uses colours, before the user chooses.
    public let hasColors: Bool
    /// The use of both sides of the paper, before the user chooses. Nil for one side.
    public let duplex: Duplex?
    /// The window in front of which the user chooses the printer.
    public private(set) weak var window: UIWindow?

    /// The edge at which the pages of a sheet are joined.
    public enum Duplex: Sendable {
        /// The long edge, as in books.
        case longEdge
        /// The short edge, as in wall calendars.
        case shortEdge
    }

    private let layOut: (_ paper: CGSize, _ printable: CGRect) -> Int
    private let drawPage: (Int) -> Void
    private var completion: ((Outcome) -> Void)?

    init(
        name: String,
        isLandscape: Bool,
        hasColors: Bool,
        duplex: Duplex?,
        window: UIWindow?,
        layOut: @escaping (_ paper: CGSize, _ printable: CGRect) -> Int,
        drawPage: @escaping (Int) -> Void,
        completion: @escaping (Outcome) -> Void
    ) {
        self.name = name
        self.isLandscape = isLandscape
        self.hasColors = hasColors
        self.duplex = duplex
        self.window = window
        self.layOut = layOut
        self.drawPage = drawPage
        self.completion = completion
    }

    /// Lays out the document, and returns the number of pages.
    ///
    /// - Parameters:
    ///   - paper: The size of the paper in points.
    ///   - printable: The part on which the printer prints, in points from the top left corner.
    public func prepare(paper: CGSize, printable: CGRect) -> Int { layOut(paper, printable) }

    /// Draws a page with a context of Cairo, in points from the top left corner of the paper.
    ///
    /// - Parameter page: The number of the page, starting with 0.
    public func draw(_ page: Int, paper: CGSize, with cairo: OpaquePointer) {
        Canvas.record(size: paper, on: cairo) { context in
            UIGraphicsPushContext(context)
            drawPage(page)
            UIGraphicsPopContext()
        }
    }

    /// The document as a PDF file, for hosts without printers.
    public func document(paper: CGSize, printable: CGRect) -> Data {
        let count = prepare(paper: paper, printable: printable)
        return UIGraphicsPDFRenderer(bounds: CGRect(origin: .zero, size: paper)).pdfData { context in
            for page in 0..<count {
                context.beginPage()
                drawPage(page)
            }
        }
    }

    /// Ends the job. Later calls have no effect.
    public func finish(_ outcome: Outcome) {
        let completion = completion
        self.completion = nil
        completion?(outcome)
    }
}
