/// The source that each module of UI tests gets: the parts of XCTest on Apple's systems that Linux's XCTest lacks, in terms of it and
/// of the library's module XCUIAutomation.
enum UITestSupport {
    /// The name of the file.
    static let fileName = "GeneratedUITestSupport.swift"

    /// The class that replaces `XCTestCase` as a superclass.
    static let testCaseClass = "UITestCase"

    /// The modules that each file of UI tests sees, because XCTest exports them on iOS.
    static let importedModules = ["Foundation", "XCUIAutomation"]

    /// The source.
    ///
    /// XCTest's class ends the process after a failure if `continueAfterFailure` is false. With `UITestCase`, only the rest of the test
    /// has no effect any more.
    static let source = #"""
        import Foundation
        import XCTest
        @_spi(XCTest) import XCUIAutomation

        /// A test case whose tests can stop after the first failure.
        nonisolated class UITestCase: XCTestCase {
            private var continuesAfterFailure = true
            private var hasFailed = false
            private var isRecordingFailure = false
            private var attachments: [XCTAttachment] = []

            /// True while a failure is recorded: XCTest reads the property then, and ends the process if it is false.
            override var continueAfterFailure: Bool {
                get { continuesAfterFailure || isRecordingFailure }
                set { continuesAfterFailure = newValue }
            }

            override func recordFailure(
                withDescription description: String,
                inFile filePath: String,
                atLine lineNumber: Int,
                expected: Bool
            ) {
                if isStopped { return }
                hasFailed = true
                isRecordingFailure = true
                defer { isRecordingFailure = false }
                super.recordFailure(
                    withDescription: description,
                    inFile: filePath,
                    atLine: lineNumber,
                    expected: expected
                )
            }

            private var isStopped: Bool { hasFailed && !continuesAfterFailure }

            override func invokeTest() {
                XCUITestHooks.report = { XCTFail($0, file: $1, line: $2) }
                XCUITestHooks.isStopped = { [unowned self] in isStopped }
                attachmentReceiver = { [unowned self] in attachments.append($0) }
                super.invokeTest()
                XCUITestHooks.isStopped = { false }
                InterruptionMonitors.removeAll()
                for (index, attachment) in attachments.enumerated() where hasFailed || attachment.lifetime == .keepAlways {
                    attachment.write(test: name, number: index + 1)
                }
            }

            /// Adds an attachment to the results of the test.
            func add(_ attachment: XCTAttachment) { attachments.append(attachment) }

            /// Adds a handler for alerts that are in front of an element when a test acts on it.
            ///
            /// - Returns: A token for `removeUIInterruptionMonitor(_:)`.
            @discardableResult
            func addUIInterruptionMonitor(
                withDescription handlerDescription: String,
                handler: @escaping (XCUIElement) -> Bool
            ) -> any NSObjectProtocol {
                InterruptionMonitors.add(handler)
            }

            /// Removes a handler.
            func removeUIInterruptionMonitor(_ monitor: any NSObjectProtocol) { InterruptionMonitors.remove(monitor) }
        }

        nonisolated(unsafe) private var attachmentReceiver: (XCTAttachment) -> Void = { _ in }

        /// A part of a test with a name.
        nonisolated protocol XCTActivity: NSObjectProtocol {
            /// The name.
            var name: String { get }

            /// Adds an attachment to the results of the test.
            func add(_ attachment: XCTAttachment)
        }

        /// The context of a test.
        nonisolated enum XCTContext {
            private final class Activity: NSObject, XCTActivity {
                let name: String

                init(name: String) { self.name = name }

                func add(_ attachment: XCTAttachment) { attachmentReceiver(attachment) }
            }

            /// Runs a part of a test.
            static func runActivity<Result>(
                named name: String,
                block: (any XCTActivity) throws -> Result
            ) rethrows -> Result {
                try block(Activity(name: name))
            }
        }

        """#
}
