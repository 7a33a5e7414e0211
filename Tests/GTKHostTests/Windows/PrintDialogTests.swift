#if GTK
import Foundation
@_spi(Host) import GTKHost
import Testing
import UIKit

@_spi(Testing) import GTKHostTesting

/// Documents that GTK prints into files.
@MainActor
@Suite("Printing in windows", .serialized, .enabled(if: isOnDisplay))
struct PrintDialogTests {
    private func text(of file: URL) throws -> String {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["pdftotext", file.path, "-"]
        process.standardOutput = pipe
        try process.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return String(decoding: data, as: UTF8.self)
    }

    @Test
    func `GTK's print operation draws each page, whose text can be selected`() async throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).pdf")
        defer { try? FileManager.default.removeItem(at: file) }
        try await GTKAppDriver.run(rootViewController: UIViewController()) { driver in
            driver.host.printFile = file
            defer { driver.host.printFile = nil }
            let words = (1...1500).map { "word\($0)" }
            let controller = UIPrintInteractionController.shared
            controller.printFormatter = UISimpleTextPrintFormatter(text: words.joined(separator: " "))
            var results: [Bool] = []
            #expect(UIPrintInteractionController.isPrintingAvailable)
            #expect(
                controller.present(animated: true) { _, isPrinted, error in results.append(isPrinted && error == nil) }
            )
            try await driver.settle { !results.isEmpty }
            #expect(results == [true])
            let found = try text(of: file)
            #expect(found.split(whereSeparator: \.isWhitespace).map(String.init) == words)
            #expect(found.filter { $0 == "\u{0C}" }.count > 1)
        }
    }
}
#endif
