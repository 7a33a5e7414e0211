#if GTK
import CGTK
import CGTKShim
import Foundation
@_spi(Host) import UIKitCore

/// The data of a drag for different programs, loaded when they ask for it.
@MainActor
final class DraggedData {
    private let session: DragSession

    private init(_ session: DragSession) {
        self.session = session
    }

    /// Adds the data of a drag's items to its content.
    static func provider(of session: DragSession, with first: UnsafeMutablePointer<GdkContentProvider>?)
        -> UnsafeMutablePointer<GdkContentProvider>?
    {
        let types = session.mediaTypes
        guard !types.isEmpty else { return first }
        let names = types.map { strdup($0) }
        defer { for name in names { free(name) } }
        let pointers = names.map { UnsafePointer<CChar>($0) }
        return searchlight_drag_content_with_types(
            first,
            pointers,
            guint(pointers.count),
            { type, request, context in
                nonisolated(unsafe) let (type, request, context) = (type, request, context)
                MainActor.assumeIsolated {
                    guard let type, let context else { return searchlight_content_answer(request, nil, 0) }
                    let data = Unmanaged<DraggedData>.fromOpaque(context).takeUnretainedValue()
                    data.load(String(cString: type), for: request)
                }
            },
            Unmanaged.passRetained(DraggedData(session)).toOpaque(),
            { context in
                if let context { Unmanaged<DraggedData>.fromOpaque(context).release() }
            }
        )
    }

    private func load(_ type: String, for request: OpaquePointer?) {
        session.loadData(ofMediaType: type) { data in
            guard let data else { return searchlight_content_answer(request, nil, 0) }
            data.withUnsafeBytes { bytes in
                // Empty data has no address.
                withUnsafePointer(to: UInt8(0)) { none in
                    searchlight_content_answer(request, bytes.baseAddress ?? UnsafeRawPointer(none), gsize(bytes.count))
                }
            }
        }
        MainLoop.codeDidRun()
    }
}
#endif
