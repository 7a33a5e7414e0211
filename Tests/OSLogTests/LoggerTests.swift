import Foundation
import OSLog
import Testing
import os.log

@testable import os

/// Messages with interpolated values.
@Suite struct LoggerTests {
    private let logger = Logger(subsystem: "com.example.app", category: "tests")

    @Test func `each level is written with its priority`() {
        let recorder = LogRecorder()
        LogSettings.$current.withValue(LogSettings(minimum: .debug, output: recorder)) {
            logger.trace("a")
            logger.debug("a")
            logger.info("a")
            logger.log("a")
            logger.notice("a")
            logger.warning("a")
            logger.error("a")
            logger.critical("a")
            logger.fault("a")
            logger.log(level: .info, "a")
        }
        #expect(recorder.entries.map(\.type.priority) == [7, 7, 6, 5, 5, 3, 3, 2, 2, 6])
        #expect(recorder.entries.allSatisfy { $0.subsystem == "com.example.app" && $0.category == "tests" })
    }

    @Test func `texts and objects are private, numbers and truth values public`() {
        let name = "Ann"
        let messages = LogRecorder.messages {
            logger.log("\(name) \(name as NSString) \(URL(fileURLWithPath: "/home")) \(3) \(2.5) \(true)")
        }
        #expect(messages == ["<private> <private> <private> 3 2.500000 true"])
    }

    @Test func `privacy options override the default`() {
        let name = "Ann"
        let messages = LogRecorder.messages {
            logger.log("\(name, privacy: .public) \(7, privacy: .private) \(name, privacy: .sensitive)")
        }
        #expect(messages == ["Ann <private> <private>"])
    }

    @Test func `the debug case shows private values, but not sensitive ones`() {
        let name = "Ann"
        let messages = LogRecorder.messages(showsPrivate: true) {
            logger.log(
                "\(name) \(name, privacy: .private) \(name, privacy: .private(mask: .hash)) \(name, privacy: .sensitive)"
            )
        }
        #expect(messages == ["Ann Ann Ann <private>"])
    }

    @Test func `a hash shows equality but not the value`() {
        func mask(_ name: String) -> [String] {
            LogRecorder.messages { logger.log("\(name, privacy: .private(mask: .hash))") }
        }
        #expect(mask("Ann") == mask("Ann"))
        #expect(mask("Ann") != mask("Bob"))
        #expect(mask("Ann")[0].hasPrefix("<mask.hash: '"))
        #expect(LogRecorder.messages { logger.log("\(3, privacy: .auto(mask: .hash))") } == ["3"])
    }

    @Test func `interpolations of a level that is not enabled are not evaluated`() {
        var count = 0
        func next() -> Int {
            count += 1
            return count
        }
        let messages = LogRecorder.messages(minimum: .default) {
            logger.debug("\(next())")
            logger.info("\(next())")
            logger.notice("\(next())")
        }
        #expect(messages == ["1"])
    }

    @Test func `formats of integers`() {
        let messages = LogRecorder.messages {
            logger.log(
                "\(255, format: .hex) \(255, format: .hex(includePrefix: true, uppercase: true)) \(8, format: .octal)"
            )
            logger.log(
                "\(5, format: .decimal(explicitPositiveSign: true)) \(-5, format: .decimal(minDigits: 3)) \(UInt8.max)"
            )
        }
        #expect(messages == ["ff 0xFF 10", "+5 -005 255"])
    }

    @Test func `formats of numbers`() {
        let width: CGFloat = 1.5
        let messages = LogRecorder.messages {
            logger.log("\(2.345, format: .fixed(precision: 1)) \(width, format: .fixed(precision: 2)) \(Float(0.5))")
            logger.log("\(1234.5, format: .exponential(precision: 2)) \(0.25, format: .hybrid)")
        }
        #expect(messages == ["2.3 1.50 0.500000", "1.23e+03 0.25"])
    }

    @Test func `values are aligned in columns`() {
        let messages = LogRecorder.messages {
            logger.log("\("ab", align: .left(columns: 4), privacy: .public)|\(7, align: .right(columns: 3))|")
        }
        #expect(messages == ["ab  |  7|"])
    }

    @Test func `truth values have two formats`() {
        #expect(LogRecorder.messages { logger.log("\(true, format: .answer) \(false)") } == ["yes false"])
    }

    @Test func `errors, types, nil and own types have descriptions`() {
        struct Failure: Error {}
        struct Place: CustomStringConvertible { var description: String { "here" } }
        let error: any Error = Failure()
        let object: NSString? = nil
        let messages = LogRecorder.messages(showsPrivate: true) {
            logger.log("\(error) \(Failure()) \(object) \(Place()) \(Int.self) \(["a"])")
            logger.log("\(NSError(domain: "D", code: 1).domain) \(error.localizedDescription.isEmpty)")
        }
        #expect(messages == ["Failure() Failure() (null) here Int [\"a\"]", "D false"])
    }

    @Test func `addresses are shown`() {
        let pointer = UnsafeRawPointer(bitPattern: 255)
        #expect(LogRecorder.messages { logger.log("\(pointer)") } == ["0xff"])
    }

    @Test func `control characters are escaped`() {
        let text = "a\u{1B}[31m\u{202E}b\nc"
        #expect(LogRecorder.messages { logger.log("\(text, privacy: .public)") } == ["a\\u{1b}[31m\\u{202e}b\nc"])
    }

    @Test func `a disabled log writes nothing`() {
        let messages = LogRecorder.messages {
            Logger(OSLog.disabled).fault("a")
            Logger(.default).fault("b")
        }
        #expect(messages == ["b"])
        #expect(!OSLog.disabled.isEnabled(type: .fault))
    }
}
