import Foundation

/// Reading from file descriptors.
enum FileReading {
    /// Reads some bytes, or 0 at the end.
    ///
    /// - Parameter name: The name of the file in errors.
    static func read(_ descriptor: Int32, into buffer: UnsafeMutableRawBufferPointer, name: String) throws -> Int {
        while true {
            #if canImport(Darwin)
            let count = Darwin.read(descriptor, buffer.baseAddress, buffer.count)
            #elseif canImport(Musl)
            let count = Musl.read(descriptor, buffer.baseAddress, buffer.count)
            #else
            let count = Glibc.read(descriptor, buffer.baseAddress, buffer.count)
            #endif
            if count >= 0 { return count }
            if errno != EINTR { throw AptError.cannotRead(file: name, reason: String(cString: strerror(errno))) }
        }
    }

    /// Returns all bytes that a function reads, which returns 0 at the end.
    static func all(_ read: (UnsafeMutableRawBufferPointer) throws -> Int) throws -> [UInt8] {
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = try chunk.withUnsafeMutableBytes(read)
            if count == 0 { return bytes }
            bytes.append(contentsOf: chunk[..<count])
        }
    }
}
