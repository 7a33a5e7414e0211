import Foundation

// The macros of UIKit, as a program that the compiler starts. It uses the compiler's plug-in protocol without the package
// swift-syntax, which every app would otherwise build: each message is JSON, preceded by its length as a 64-bit little-endian
// number. All freestanding macros expand to nothing.

/// Reads an exact number of bytes; nil at the end of the input.
func read(_ count: Int) throws -> Data? {
    var data = Data()
    while data.count < count {
        guard let part = try FileHandle.standardInput.read(upToCount: count - data.count), !part.isEmpty else {
            return nil
        }
        data += part
    }
    return data
}

/// Answers a request of the compiler.
func answer(_ request: Data) -> String {
    let message = (try? JSONSerialization.jsonObject(with: request)) as? [String: Any] ?? [:]
    if message["getCapability"] != nil { return #"{"getCapabilityResult":{"capability":{"protocolVersion":7}}}"# }
    if message["expandFreestandingMacro"] != nil {
        return #"{"expandMacroResult":{"expandedSource":"","diagnostics":[]}}"#
    }
    return #"{"expandMacroResult":{"diagnostics":[]}}"#
}

while let head = try read(8), let request = try read(head.reversed().reduce(0) { $0 << 8 | Int($1) }) {
    let reply = Data(answer(request).utf8)
    let length = withUnsafeBytes(of: UInt64(reply.count).littleEndian) { Data($0) }
    try FileHandle.standardOutput.write(contentsOf: length + reply)
}
