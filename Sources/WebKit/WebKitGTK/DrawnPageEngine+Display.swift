#if WebKitGTK
import CWebKitShim
import Foundation
@_spi(Host) import UIKitCore

/// A search that has not ended.
struct DrawnSearch {
    let text: String
    let isBackwards: Bool
    let isCaseSensitive: Bool
    let wraps: Bool
    let keepsMarks: Bool
    let handler: @MainActor (Int) -> Void
}

/// Settings, zoom, searches and pictures of pages.
extension DrawnPageEngine {
    func applyPreferences() {
        guard let view else { return }
        let configuration = view.ownConfiguration
        let preferences = configuration.preferences
        let runsScripts = configuration.defaultWebpagePreferences?.allowsContentJavaScript ?? true
        let switches = SearchlightSwitches(
            is_inspectable: view.isInspectable ? 1 : 0,
            has_gestures: view.allowsBackForwardNavigationGestures ? 1 : 0,
            opens_windows: preferences.javaScriptCanOpenWindowsAutomatically ? 1 : 0,
            runs_scripts: runsScripts && preferences.runsScripts ? 1 : 0,
            media_waits: configuration.mediaTypesRequiringUserActionForPlayback.isEmpty ? 0 : 1,
            media_is_inline: configuration.allowsInlineMediaPlayback ? 1 : 0,
            least_font_size: UInt32(min(max(preferences.minimumFontSize, 0), 1000))
        )
        searchlight_page_set_switches(page, switches)
        searchlight_page_set_agent(
            page,
            DrawnPageEngine.field(view.customUserAgent),
            configuration.applicationNameForUserAgent.flatMap(DrawnPageEngine.field)
        )
        if searchlight_page_zoom(page) != Double(view.pageZoom) {
            searchlight_page_set_zoom(page, Double(view.pageZoom))
        }
    }

    /// A text for a header field; nil for one that is empty or invalid.
    private static func field(_ text: String?) -> String? {
        guard let text, !text.isEmpty, URLRequest.isField("User-Agent", text) else { return nil }
        return text
    }

    // MARK: Searches

    func find(
        _ text: String,
        _ configuration: WKFindConfiguration,
        keepsMarks: Bool,
        then handler: @escaping @MainActor (Int) -> Void
    ) {
        searches.append(
            DrawnSearch(
                text: text,
                isBackwards: configuration.backwards,
                isCaseSensitive: configuration.caseSensitive,
                wraps: configuration.wraps,
                keepsMarks: keepsMarks,
                handler: handler
            )
        )
        if searches.count == 1 { beginSearch() }
    }

    func endFind() {
        searchlight_page_end_find(page)
    }

    /// Begins the first search. WebKit performs one at a time.
    private func beginSearch() {
        guard let search = searches.first else { return }
        searchlight_page_find(
            page,
            search.text,
            search.isBackwards ? 1 : 0,
            search.isCaseSensitive ? 1 : 0,
            search.wraps ? 1 : 0
        )
    }

    func didFind(_ count: Int) {
        guard !searches.isEmpty else { return }
        let search = searches.removeFirst()
        // The selection remains.
        if !search.keepsMarks { endFind() }
        search.handler(count)
        beginSearch()
    }

    // MARK: Printing

    func print(to file: URL, sheet: CGSize, then handler: @escaping @MainActor ((any Error)?) -> Void) {
        let callback = Callback<WKError?> { handler($0) }
        searchlight_page_print(
            page,
            file.path,
            Double(sheet.width),
            Double(sheet.height),
            { error, context in
                let told = error.map { error in
                    WKError(.unknown, debugDescription: error.pointee.message.map { String(cString: $0) })
                }
                Callback<WKError?>.call(context, told)
            },
            callback.context
        )
    }

    // MARK: Pictures

    func draw(then handler: @escaping @MainActor (Result<UIImage, any Error>) -> Void) {
        let callback = Callback<Result<Data, WKError>> { result in
            switch result {
            case .failure(let error): handler(.failure(error))
            case .success(let data):
                handler(Result { try UIImage(data: data).orThrow(WKError(.unknown)) })
            }
        }
        searchlight_page_draw(
            page,
            { data, length, error, context in
                let message = error?.pointee.message.map { String(cString: $0) }
                let result: Result<Data, WKError> =
                    data.map { .success(Data(bytes: $0, count: length)) }
                    ?? .failure(WKError(.unknown, debugDescription: message))
                Callback<Result<Data, WKError>>.call(context, result)
            },
            callback.context
        )
    }
}

extension Optional {
    fileprivate func orThrow(_ error: any Error) throws -> Wrapped {
        guard let self else { throw error }
        return self
    }
}
#endif
