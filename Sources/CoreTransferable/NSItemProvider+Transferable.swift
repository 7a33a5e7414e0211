public import Foundation
public import UIKitCore
import UniformTypeIdentifiers

extension NSItemProvider {
    /// Adds the representations of a value that it can be exported in, and its suggested file name.
    ///
    /// - Parameter transferable: The value, or an expression that makes it. It is evaluated now: which representations there are
    ///   may depend on the value.
    public func register<T: Transferable & Sendable>(_ transferable: @autoclosure @escaping @Sendable () -> T) {
        let item = transferable()
        for entry in item.exportEntries {
            add(entry, of: item)
        }
        if suggestedName == nil { suggestedName = item.suggestedFilename() }
    }

    private func add<T: Transferable & Sendable>(_ entry: TransferEntry<T>, of item: T) {
        let type = entry.contentType.identifier
        guard entry.isFile else {
            return registerDataRepresentation(forTypeIdentifier: type, visibility: entry.visibility.programs) {
                completion in
                Transfer.start {
                    try await entry.exporting(item).data()
                } completion: { result in
                    completion(try? result.get(), result.error)
                }
            }
        }
        registerFileRepresentation(
            forTypeIdentifier: type,
            fileOptions: .openInPlace,
            visibility: entry.visibility.programs
        ) { completion in
            Transfer.start {
                try await entry.exporting(item).file()
            } completion: { result in
                let sent = try? result.get()
                completion(sent?.file, sent?.isOriginalFile ?? false, result.error)
            }
        }
    }

    /// Makes a value from the first of its representations that the provider has.
    ///
    /// - Parameters:
    ///   - type: The type of the value.
    ///   - completionHandler: Receives the value, or `ErrorCode.unavailableCoercionError` if no representation matches, or the error
    ///     of the representation; on any thread.
    /// - Returns: The progress. Cancelling it cancels the task that imports the value.
    @discardableResult
    public func loadTransferable<T: Transferable & Sendable>(
        type: T.Type,
        completionHandler: @escaping @Sendable (Result<T, any Error>) -> Void
    ) -> Progress {
        let entries = T.transferEntries.filter { $0.importer != nil }
        guard let entry = entries.first(where: { hasItemConformingToTypeIdentifier($0.contentType.identifier) }) else {
            completionHandler(.failure(ErrorCode.unavailableCoercionError))
            return .finished
        }
        let identifier = entry.contentType.identifier
        return Transfer.start { [self] in
            guard entry.isFile else {
                return try await entry.importing(.data(data(of: identifier)))
            }
            let received = try await file(of: identifier, inPlace: entry.opensInPlace)
            defer { received.folder?.remove() }
            return try await entry.importing(.file(received.file))
        } completion: { result in
            completionHandler(result)
        }
    }

    private func data(of identifier: String) async throws -> Data {
        try await withCheckedThrowingContinuation { continuation in
            loadDataRepresentation(forTypeIdentifier: identifier) { data, error in
                continuation.resume(with: data.map(Result.success) ?? .failure(error ?? ErrorCode.unknownError))
            }
        }
    }

    /// Loads a file, and moves it where it exists longer than the handler of this class allows.
    private func file(
        of identifier: String,
        inPlace: Bool
    ) async throws -> (file: ReceivedTransferredFile, folder: TemporaryFolder?) {
        try await withCheckedThrowingContinuation { continuation in
            let completion: @Sendable (URL?, Bool, (any Error)?) -> Void = { url, isOriginal, error in
                guard let url else {
                    return continuation.resume(throwing: error ?? ErrorCode.unknownError)
                }
                if isOriginal {
                    let file = ReceivedTransferredFile(file: url, isOriginalFile: true)
                    return continuation.resume(returning: (file, nil))
                }
                continuation.resume(
                    with: Result {
                        let folder = try TemporaryFolder()
                        let copy = folder.url.appendingPathComponent(url.lastPathComponent)
                        try FileManager.default.moveItem(at: url, to: copy)
                        return (ReceivedTransferredFile(file: copy, isOriginalFile: false), folder)
                    }
                )
            }
            if inPlace {
                loadInPlaceFileRepresentation(forTypeIdentifier: identifier, completionHandler: completion)
            } else {
                loadFileRepresentation(forTypeIdentifier: identifier) { completion($0, false, $1) }
            }
        }
    }
}

/// Runs transfers in tasks whose progress can be cancelled.
private enum Transfer {
    /// Starts a task. The progress is finished before the completion handler is called.
    static func start<Value: Sendable>(
        _ work: @escaping @Sendable () async throws -> Value,
        completion: @escaping @Sendable (Result<Value, any Error>) -> Void
    ) -> Progress {
        let progress = Progress(totalUnitCount: 1)
        let task = Task {
            let result: Result<Value, any Error>
            do {
                try Task.checkCancellation()
                result = .success(try await work())
            } catch {
                result = .failure(error)
            }
            progress.completedUnitCount = 1
            completion(result)
        }
        progress.cancellationHandler = { task.cancel() }
        return progress
    }
}

extension Result {
    /// The error; nil after success.
    fileprivate var error: Failure? {
        if case .failure(let error) = self { error } else { nil }
    }
}

extension Progress {
    /// A finished progress.
    fileprivate static var finished: Progress {
        let progress = Progress(totalUnitCount: 1)
        progress.completedUnitCount = 1
        return progress
    }
}
