import Foundation
import HeadlessHost
import Testing
import UIKitTestSupport

@testable import UIKitCore

/// Printed documents, as PDF files of the host without a display.
@MainActor
@Suite struct PrintingTests {
    private func launch() async throws -> (AppDriver, UIPrintInteractionController) {
        let driver = try await AppDriver.launch { UIViewController() }
        let controller = UIPrintInteractionController()
        return (driver, controller)
    }

    @Test
    func `A long text is divided between lines, and no line is lost or doubled`() async throws {
        let (driver, controller) = try await launch()
        let words = (1...2000).map { "word\($0)" }
        controller.printFormatter = UISimpleTextPrintFormatter(text: words.joined(separator: " "))
        #expect(controller.present(animated: true))
        let pages = try PDFText.pages(try #require(driver.host.printedDocuments.first))
        #expect(pages.count > 2)
        #expect(pages.joined(separator: " ").split(separator: " ").map(String.init) == words)
    }

    @Test
    func `Paragraphs, empty lines and an own font keep their places on the pages`() async throws {
        let (driver, controller) = try await launch()
        let lines = (1...120).map { $0 % 10 == 0 ? "" : "Line \($0)" }
        let formatter = UISimpleTextPrintFormatter(text: lines.joined(separator: "\n"))
        formatter.font = .systemFont(ofSize: 14)
        formatter.perPageContentInsets = UIEdgeInsets(top: 72, left: 72, bottom: 72, right: 72)
        controller.printFormatter = formatter
        controller.present(animated: true)
        let pages = try PDFText.pages(try #require(driver.host.printedDocuments.first))
        #expect(pages.count == 3)
        #expect(pages.joined(separator: " ") == lines.filter { !$0.isEmpty }.joined(separator: " "))
    }

    @Test
    func `The completion tells the end, and the job has its name`() async throws {
        let (driver, controller) = try await launch()
        let info = UIPrintInfo.printInfo()
        info.jobName = "Letter"
        info.orientation = .landscape
        controller.printInfo = info
        controller.printFormatter = UIMarkupTextPrintFormatter(markupText: "<p>Dear <b>Ann</b></p>")
        var results: [Bool] = []
        controller.present(animated: true) { _, isPrinted, error in results.append(isPrinted && error == nil) }
        #expect(driver.host.printedNames == ["Letter"])
        #expect(try PDFText.pages(driver.host.printedDocuments[0]) == ["Dear Ann"])
        #expect(try PDFText.information(driver.host.printedDocuments[0])["Page size"]?.hasPrefix("842 x 595") == true)
        driver.host.cancelsPrinting = true
        controller.present(animated: true) { _, isPrinted, error in results.append(isPrinted || error != nil) }
        #expect(results == [true, false])
        #expect(driver.host.printedDocuments.count == 1)
    }

    @Test
    func `Without a printer or a content nothing is printed`() async throws {
        let (driver, controller) = try await launch()
        #expect(UIPrintInteractionController.isPrintingAvailable)
        #expect(!controller.present(animated: true))
        driver.host.hasPrinter = false
        #expect(!UIPrintInteractionController.isPrintingAvailable)
        controller.printFormatter = UISimpleTextPrintFormatter(text: "Text")
        #expect(!controller.present(animated: true))
    }

    private final class Report: UIPrintPageRenderer {
        var prepared: [NSRange] = []
        override var numberOfPages: Int { 3 }
        override func prepare(forDrawingPages range: NSRange) { prepared.append(range) }
        override func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) {
            "Header \(pageIndex)".draw(at: headerRect.origin, withAttributes: nil)
        }
        override func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {
            "Content \(pageIndex)".draw(at: contentRect.origin, withAttributes: nil)
        }
        override func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) {
            "Footer \(pageIndex)".draw(at: footerRect.origin, withAttributes: nil)
        }
    }

    @Test
    func `A renderer draws header, content and footer of each page`() async throws {
        let (driver, controller) = try await launch()
        let report = Report()
        report.headerHeight = 40
        report.footerHeight = 40
        controller.printPageRenderer = report
        controller.present(animated: true)
        let pages = try PDFText.pages(try #require(driver.host.printedDocuments.first))
        #expect(pages == (0..<3).map { "Header \($0) Content \($0) Footer \($0)" })
        #expect(report.prepared == [NSRange(location: 0, length: 3)])
        #expect(report.paperRect.size == CGSize(width: 595, height: 842))
    }

    @Test
    func `Several formatters follow one another on their pages`() async throws {
        let (driver, controller) = try await launch()
        let renderer = UIPrintPageRenderer()
        renderer.addPrintFormatter(UISimpleTextPrintFormatter(text: "Cover"), startingAtPageAt: 0)
        renderer.addPrintFormatter(UISimpleTextPrintFormatter(text: "Letter"), startingAtPageAt: 1)
        controller.printPageRenderer = renderer
        controller.present(animated: true)
        #expect(try PDFText.pages(driver.host.printedDocuments[0]) == ["Cover", "Letter"])
        #expect(renderer.printFormattersForPage(at: 1)?.count == 1)
        #expect(renderer.printFormattersForPage(at: 2) == nil)
    }

    @Test
    func `A text view prints its text, and another view its picture`() async throws {
        let (driver, controller) = try await launch()
        let textView = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
        textView.text = (1...100).map { "Line \($0)" }.joined(separator: "\n")
        controller.printFormatter = textView.viewPrintFormatter()
        controller.present(animated: true)
        let pages = try PDFText.pages(driver.host.printedDocuments[0])
        #expect(pages.count == 2)
        #expect(pages[1].hasSuffix("Line 100"))
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 2000))
        box.backgroundColor = .red
        controller.printFormatter = box.viewPrintFormatter()
        controller.present(animated: true)
        #expect(try PDFText.information(driver.host.printedDocuments[1])["Pages"] == "3")
    }

    @Test
    func `Pictures are printed one on each page, and the last content counts`() async throws {
        let (driver, controller) = try await launch()
        let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { context in
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
        }
        controller.printFormatter = UISimpleTextPrintFormatter(text: "Text")
        controller.printingItems = [image, try #require(image.pngData())]
        #expect(controller.printFormatter == nil)
        controller.present(animated: true)
        #expect(try PDFText.information(driver.host.printedDocuments[0])["Pages"] == "2")
        #expect(UIPrintInteractionController.canPrint(try #require(image.pngData())))
        #expect(!UIPrintInteractionController.canPrint(Data("text".utf8)))
        controller.printingItem = "text"
        #expect(!controller.present(animated: true))
    }

    private final class Witness: UIPrintInteractionControllerDelegate {
        var calls: [String] = []
        func printInteractionControllerWillPresentPrinterOptions(_ controller: UIPrintInteractionController) {
            calls.append("will present")
        }
        func printInteractionControllerDidDismissPrinterOptions(_ controller: UIPrintInteractionController) {
            calls.append("did dismiss")
        }
        func printInteractionControllerWillStartJob(_ controller: UIPrintInteractionController) {
            calls.append("will start")
        }
        func printInteractionControllerDidFinishJob(_ controller: UIPrintInteractionController) {
            calls.append("did finish")
        }
    }

    @Test
    func `The delegate is told of the progress`() async throws {
        let (driver, controller) = try await launch()
        let witness = Witness()
        controller.delegate = witness
        controller.printFormatter = UISimpleTextPrintFormatter(text: "Text")
        controller.present(animated: true)
        #expect(witness.calls == ["will present", "will start", "did dismiss", "did finish"])
        witness.calls = []
        driver.host.cancelsPrinting = true
        controller.present(animated: true)
        #expect(witness.calls == ["will present", "did dismiss"])
    }
}
