#if WebKitGTK
import CWebKitShim
import Foundation
import FoundationNetworking

/// Pages that the app provides.
extension DrawnPageEngine {
    func load(_ content: PageContent) -> WKNavigation? {
        let url = content.base ?? WebAddress.blank
        guard url.scheme?.lowercased() != "javascript" else {
            return refuse(URLRequest(url: url), with: URLError.refused(url))
        }
        let navigation = ask(for: url, isContent: true)
        let begin: @MainActor (DrawnPageEngine) -> Void = { engine in
            content.data.withUnsafeBytes { bytes in
                searchlight_page_load_data(
                    engine.page,
                    bytes.baseAddress,
                    bytes.count,
                    content.mimeType,
                    content.encoding,
                    content.base?.absoluteString
                )
            }
        }
        if url.isFileURL { permit(FileAccess(toFolderOf: url), navigation, then: begin) } else { begin(self) }
        return navigation
    }

    func loadFile(_ file: FileAccess, _ request: URLRequest) -> WKNavigation? {
        guard let url = request.url, file.allows(url) else {
            return refuse(request, with: URLError.forbidden(request.url))
        }
        let navigation = ask(for: url)
        permit(file, navigation) { searchlight_page_load($0.page, url.absoluteString, 0, nil, nil) }
        return navigation
    }

    /// Permits files, and then begins a load, unless the app requested a newer one meanwhile. WebKit itself would let a page load any
    /// file, so the load fails if the rules cannot be set.
    private func permit(
        _ file: FileAccess,
        _ navigation: WKNavigation,
        then begin: @escaping @MainActor (DrawnPageEngine) -> Void
    ) {
        guard file != files else { return begin(self) }
        let url = asked?.url
        showBeginning(url)
        let callback = Callback<Bool> { [weak self] isReady in
            guard let self, asked?.navigation === navigation else { return }
            if isReady {
                files = file
                begin(self)
            } else {
                asked = nil
                files = nil
                read()
                view?.didStart(navigation)
                view?.didFail(navigation, with: URLError.forbidden(url))
            }
        }
        searchlight_page_restrict_files(
            page,
            file.rules,
            { isReady, context in Callback<Bool>.call(context, isReady != 0) },
            callback.context
        )
    }

    var interactionState: Any? {
        get {
            guard backForwardList.currentItem != nil else { return nil }
            var length = 0
            guard let bytes = searchlight_page_state(page, &length) else { return nil }
            defer { searchlight_text_free(bytes) }
            return Data(bytes: bytes, count: length)
        }
        set {
            guard let data = newValue as? Data, !data.isEmpty else { return }
            let isRestored = data.withUnsafeBytes { searchlight_page_restore(page, $0.baseAddress, $0.count) }
            if isRestored != 0, let url = backForwardList.currentItem?.url { _ = ask(for: url) }
        }
    }
}
#endif
