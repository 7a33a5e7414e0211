import Foundation

/// A file of records, plain or compressed.
struct RecordFile: Hashable, Sendable {
    /// The extensions of the methods that `apt-helper` decompresses, with the usual ratio of the sizes of lists.
    private static let ratios = ["lz4": 2.7, "gz": 3.9, "bz2": 5.0, "xz": 5.2, "lzma": 5.2, "zst": 4.3]
    /// The first bytes of compressed files.
    private static let signatures: [(bytes: [UInt8], fileExtension: String)] = [
        ([0x1F, 0x8B], "gz"), ([0xFD, 0x37, 0x7A, 0x58, 0x5A, 0], "xz"), ([0x04, 0x22, 0x4D, 0x18], "lz4"),
        ([0x28, 0xB5, 0x2F, 0xFD], "zst"), ([0x42, 0x5A, 0x68, 0x39, 0x31, 0x41, 0x59], "bz2"),
    ]
    private static let chunkSize = 1 << 18

    let url: URL
    /// The size of the file in bytes.
    let size: Int

    /// - Throws: `AptError.notAFile`, or `cannotRead` if there is no such file.
    init(_ url: URL) throws {
        self.url = url.absoluteURL
        guard let status = FileStatus(path: url.path) else {
            throw AptError.cannotRead(file: url.path, reason: String(cString: strerror(errno)))
        }
        // Devices and pipes may never end.
        guard status.isRegular else { throw AptError.notAFile(url.path) }
        size = status.size
    }

    var isCompressed: Bool { Self.ratios[url.pathExtension] != nil }

    /// The estimated number of bytes after decompression.
    var estimatedSize: Int { Int(Double(size) * (Self.ratios[url.pathExtension] ?? 1)) }

    /// Reads the content in chunks on the current thread, which it blocks.
    ///
    /// - Parameters:
    ///   - helper: The program that decompresses.
    ///   - body: Receives each chunk, which is valid during the call.
    /// - Throws: `AptError`, and `CancellationError` after the cancellation.
    func read(
        helper: URL,
        cancellation: LoadCancellation,
        _ body: (UnsafeRawBufferPointer) throws -> Void
    ) throws {
        try cancellation.check()
        if isCompressed {
            guard FileManager.default.isExecutableFile(atPath: helper.path) else {
                throw AptError.noDecompressor(file: url.path, program: helper.path)
            }
            // The path is absolute: it cannot be an option.
            let program = try ProgramRun(helper, ["cat-file", url.path])
            cancellation.add(program)
            defer { cancellation.remove(program) }
            do {
                try Self.readAll(cancellation: cancellation, read: program.read, body)
            } catch {
                program.terminate()
                throw error
            }
            try program.finish()
        } else {
            guard let handle = FileHandle(forReadingAtPath: url.path) else {
                throw AptError.cannotRead(file: url.path, reason: String(cString: strerror(errno)))
            }
            defer { try? handle.close() }
            var isFirst = true
            try Self.readAll(
                cancellation: cancellation,
                read: { try FileReading.read(handle.fileDescriptor, into: $0, name: url.path) },
                { chunk in
                    if isFirst, let signature = Self.signatures.first(where: { chunk.starts(with: $0.bytes) }) {
                        throw AptError.compressedWithoutExtension(file: url.path, extension: signature.fileExtension)
                    }
                    isFirst = false
                    try body(chunk)
                }
            )
        }
    }

    private static func readAll(
        cancellation: LoadCancellation,
        read: (UnsafeMutableRawBufferPointer) throws -> Int,
        _ body: (UnsafeRawBufferPointer) throws -> Void
    ) throws {
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: chunkSize, alignment: 16)
        defer { buffer.deallocate() }
        while true {
            let count = try read(buffer)
            try cancellation.check()
            if count == 0 { return }
            try body(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
        }
    }
}

/// The size, kind and modification date of a file.
struct FileStatus {
    let size: Int
    let isRegular: Bool
    /// Nanoseconds since 1970.
    let modified: Int64

    /// Follows symbolic links. Nil if there is no such file, or it cannot be examined; `errno` tells the reason.
    init?(path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        size = Int(status.st_size)
        isRegular = status.st_mode & S_IFMT == S_IFREG
        #if canImport(Darwin)
        let time = status.st_mtimespec
        #else
        let time = status.st_mtim
        #endif
        modified = Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
    }
}
