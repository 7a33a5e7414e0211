import Foundation

/// The connection to the library of tests, which this module does not know.
///
/// `searchlight test` generates the code that sets it for XCTest.
@_spi(XCTest)
public enum XCUITestHooks {
    /// Reports a failure at a line of a test. Default: prints it, and terminates the process, because no test would notice.
    nonisolated(unsafe) public static var report: (_ message: String, _ file: StaticString, _ line: UInt) -> Void = {
        fatalError("\($0)", file: $1, line: $2)
    }

    /// Whether the present test has failed and does not continue. Then nothing is done and reported any more.
    nonisolated(unsafe) public static var isStopped: () -> Bool = { false }

    /// The place of the latest action, for failures of properties, which do not know their own.
    nonisolated(unsafe) static var place: (file: StaticString, line: UInt) = (#filePath, #line)

    static func fail(_ message: String, _ file: StaticString, _ line: UInt) {
        if !isStopped() { report(message, file, line) }
    }
}
