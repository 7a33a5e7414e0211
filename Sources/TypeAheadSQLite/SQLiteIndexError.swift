#if SQLite
/// An error of an index in a SQLite file. A failed call leaves the records and the index unchanged.
public enum SQLiteIndexError: Error, Hashable, Sendable {
    /// The file cannot be opened or created, such as for missing permissions or a missing folder.
    case cannotOpen(path: String, reason: String)
    /// The file is not an index: a SQLite file of another program, or no SQLite file.
    case notAnIndex(path: String)
    /// A newer version of TypeAhead wrote the file.
    case newerVersion(path: String, version: Int)
    /// The file was built with other fields, with a boost or without one, with another language or another version of the folding.
    /// Opening it with `SQLiteSource.Options.rebuildsIfNeeded` builds the index again from its records.
    case otherSettings(path: String)
    /// Another process is writing, and did not finish in time.
    case busy(path: String)
    /// The disk is full, or the file reached its maximum size.
    case full(path: String)
    /// The file or its folder cannot be written.
    case readOnly(path: String)
    /// A part of the file is damaged. ``SQLiteSource/rebuild(_:)`` builds the index again if the records are readable.
    case damaged(path: String, detail: String)
    /// Reading or writing failed for another reason.
    case failed(path: String, reason: String)
    /// A record could not be decoded.
    case undecodableRecord(path: String, reason: String)
}

extension SQLiteIndexError: CustomStringConvertible {
    /// A sentence with the cause and the remedy.
    public var description: String {
        switch self {
        case .cannotOpen(let path, let reason): "\(path): cannot be opened: \(reason)."
        case .notAnIndex(let path): "\(path): is not an index of TypeAhead. Choose another file."
        case .newerVersion(let path, let version):
            "\(path): has version \(version), which a newer TypeAhead wrote. Update TypeAhead, or choose another file."
        case .otherSettings(let path):
            "\(path): was built with other fields, another language or another folding. Rebuild the index."
        case .busy(let path): "\(path): another process is writing. Try again later."
        case .full(let path): "\(path): no space is left on the disk. The last change was not saved."
        case .readOnly(let path): "\(path): cannot be written."
        case .damaged(let path, let detail): "\(path): is damaged: \(detail). Rebuild the index, or restore the file."
        case .failed(let path, let reason): "\(path): \(reason)."
        case .undecodableRecord(let path, let reason): "\(path): a record cannot be decoded: \(reason)."
        }
    }
}
#endif
