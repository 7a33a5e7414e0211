#if GTK
import CGTK
import CGTKShim
import Foundation
@_spi(Host) import UIKitCore

/// A drag of a different program over a window, or dropped on it. Its data is read on demand, until the drop is finished.
@MainActor
final class ForeignDrop {
    let drop: OpaquePointer
    let session: DropSession
    /// The number of reads in progress.
    private var reads = 0
    /// The action of the drop; nil before it.
    private var action: GdkDragAction?
    private var isFinished = false

    private static let files = "text/uri-list"

    init(_ drop: OpaquePointer) {
        self.drop = drop
        g_object_ref(UnsafeMutableRawPointer(drop))
        let actions = gdk_drop_get_actions(drop).rawValue
        session = DropSession(foreignItems: [], allowsMove: actions & GDK_ACTION_MOVE.rawValue != 0)
        session.replaceForeignItems(with: [UIDragItem(itemProvider: provider())])
    }

    isolated deinit {
        g_object_unref(UnsafeMutableRawPointer(drop))
    }

    /// Whether a drop has data of a known type.
    static func hasData(_ drop: OpaquePointer) -> Bool {
        types(of: drop).contains { DroppedTypes.identifier(ofMediaType: $0) != nil }
    }

    /// The media types of the data, the best first.
    private static func types(of drop: OpaquePointer) -> [String] {
        var count: gsize = 0
        guard let names = gdk_content_formats_get_mime_types(gdk_drop_get_formats(drop), &count) else { return [] }
        return (0..<Int(count)).compactMap { names[$0].map { String(cString: $0) } }
    }

    private func provider() -> NSItemProvider {
        let provider = NSItemProvider()
        for type in Self.types(of: drop) {
            guard let identifier = DroppedTypes.identifier(ofMediaType: type),
                !provider.registeredTypeIdentifiers.contains(identifier)
            else { continue }
            provider.registerDataRepresentation(forTypeIdentifier: identifier, visibility: .all) {
                [weak self] completion in
                onMainActor {
                    guard let self else { return completion(nil, NSItemProvider.ErrorCode.itemUnavailableError) }
                    self.read(type) { completion($0, $0 == nil ? NSItemProvider.ErrorCode.itemUnavailableError : nil) }
                }
                return nil
            }
        }
        return provider
    }

    // MARK: The end

    func userLeft() {
        guard action == nil else { return }
        session.userLeft()
        session.end()
    }

    /// Performs the drop. Files become one item each.
    func perform(with action: GdkDragAction) {
        self.action = action
        guard action.rawValue != 0 else {
            session.userLeft()
            return finishIfDone()
        }
        guard Self.types(of: drop).contains(Self.files) else { return performNow() }
        read(Self.files) { [self] data in
            let items = data.map(DroppedTypes.providers(ofAddresses:)) ?? []
            if !items.isEmpty { session.replaceForeignItems(with: items.map { UIDragItem(itemProvider: $0) }) }
            performNow()
        }
    }

    private func performNow() {
        reads += 1
        if session.userDropped() == .cancel { action = GdkDragAction(0) }
        reads -= 1
        finishIfDone()
        MainLoop.codeDidRun()
    }

    private func finishIfDone() {
        guard reads == 0, !isFinished, let action else { return }
        isFinished = true
        gdk_drop_finish(drop, action)
        session.end()
    }

    // MARK: Reading

    private func read(_ type: String, _ completion: @escaping @MainActor (Data?) -> Void) {
        guard !isFinished else { return completion(nil) }
        reads += 1
        let reading = Reading { [self] data in
            completion(data)
            reads -= 1
            finishIfDone()
            MainLoop.codeDidRun()
        }
        searchlight_drop_read(
            drop,
            type,
            { bytes, length, context in
                nonisolated(unsafe) let (bytes, context) = (bytes, context)
                MainActor.assumeIsolated {
                    guard let context else { return }
                    let reading = Unmanaged<Reading>.fromOpaque(context).takeRetainedValue()
                    reading.body(bytes.map { Data(bytes: $0, count: Int(length)) })
                }
            },
            Unmanaged.passRetained(reading).toOpaque()
        )
    }

    @MainActor
    private final class Reading {
        let body: @MainActor (Data?) -> Void

        init(_ body: @escaping @MainActor (Data?) -> Void) {
            self.body = body
        }
    }
}

/// Calls a closure on the main actor: at once on the main thread, otherwise later.
private func onMainActor(_ body: @escaping @MainActor @Sendable () -> Void) {
    if Thread.isMainThread { MainActor.assumeIsolated(body) } else { DispatchQueue.main.async(execute: body) }
}
#endif
