import Foundation
@_spi(Host) import UIKitCore

@_spi(Host)
extension HeadlessHost: HostPrinting {
    /// Whether ``hasPrinter`` is true.
    public var canPrint: Bool { hasPrinter }

    /// Adds the document, on A4 with margins of 18 points, to ``printedDocuments``.
    public func print(_ job: PrintJob) {
        guard hasPrinter else { return job.finish(.failed("There is no printer.")) }
        guard !cancelsPrinting else { return job.finish(.cancelled) }
        let paper = job.isLandscape ? CGSize(width: 842, height: 595) : CGSize(width: 595, height: 842)
        let printable = CGRect(origin: .zero, size: paper).insetBy(dx: 18, dy: 18)
        printedDocuments.append(job.document(paper: paper, printable: printable))
        printedNames.append(job.name)
        job.finish(.printed)
    }
}
