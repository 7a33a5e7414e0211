import Foundation
import Testing
import os.log

@testable import os

/// Messages of `os_log` with a format.
@Suite struct FormatTests {
    private let log = OSLog(subsystem: "com.example.app", category: "tests")

    @Test func `a literal and a format are messages`() {
        let messages = LogRecorder.messages {
            os_log("Started")
            os_log("%d of %ld", log: log, type: .info, 1, 2)
            os_log(.error, log: log, "%{public}@", "text")
            os_log(.error, "\(4) values")
            os_log("\(5) values")
        }
        #expect(messages == ["Started", "1 of 2", "text", "4 values", "5 values"])
    }

    @Test func `texts and objects are private, numbers public`() {
        let error = NSError(domain: "D", code: 1)
        let messages = LogRecorder.messages {
            os_log("%@ %s %d %.1f", log: log, "Ann", "Bob", 3, 2.25)
            os_log("%{public}s %{private}d %@", log: log, "Bob", 3, error)
            os_log("%{private, mask.hash}@", log: log, "Bob")
        }
        #expect(messages[0...1] == ["<private> <private> 3 2.2", "Bob <private> <private>"])
        #expect(messages[2].hasPrefix("<mask.hash: "))
    }

    @Test func `widths, precisions and flags are those of C`() {
        let messages = LogRecorder.messages {
            os_log("%5d|%-5d|%05d|%+d|%#x|%X|%o", log: log, 42, 42, 42, 42, 255, 255, 8)
            os_log("%8.3f|%e|%g|%*d", log: log, 3.14159, 1500.0, 0.5, 4, 7)
            os_log("%{public}.2s|%{public}5s|%{public}-5s|", log: log, "abc", "abc", "abc")
            os_log("100%% %c %u %x", log: log, 65, UInt8(200), Int32(-1))
        }
        #expect(
            messages == [
                "   42|42   |00042|+42|0xff|FF|10", "   3.142|1.500000e+03|0.5|   7", "ab|  abc|abc  |",
                "100% A 200 ffffffff",
            ]
        )
    }

    @Test func `truth values and error numbers have annotations`() {
        let messages = LogRecorder.messages {
            os_log("%{bool}d %{BOOL}d %{errno}d %d", log: log, true, 0, 2, true)
        }
        #expect(messages == ["true no [2: No such file or directory] 1"])
    }

    @Test func `missing and mismatched values are marked`() {
        let messages = LogRecorder.messages {
            os_log("%d %d", log: log, 1)
            os_log("%d %f %y %", log: log, "a", "b", 1)
            os_log("%d", log: log, 1, 2)
            os_log("%{public}@", log: log, Optional<String>.none as Any)
        }
        #expect(
            messages == [
                "1 <decode: missing data>", "<decode: mismatch> <decode: mismatch> <decode: bad format %y> %", "1",
                "(null)",
            ]
        )
    }

    @Test func `huge widths are limited`() {
        let messages = LogRecorder.messages { os_log("%99999999999999999999d%.999999999f", log: log, 1, 1.0) }
        #expect(messages[0].count < 1100)
    }
}
