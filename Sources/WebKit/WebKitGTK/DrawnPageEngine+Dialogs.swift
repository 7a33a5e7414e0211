#if WebKitGTK
import CWebKitShim
import Foundation
import FoundationNetworking
@_spi(Widgets) import GTKHost

/// Dialogs and windows of pages.
extension DrawnPageEngine {
    // MARK: Script dialogs

    func show(_ kind: SearchlightDialog, _ message: String, _ text: String?, _ dialog: DrawnPageDialog) {
        guard let view, let delegate = view.uiDelegate else { return dialog.answer() }
        let frame = WKFrameInfo(webView: view)
        switch kind {
        case SEARCHLIGHT_DIALOG_CONFIRM:
            let answer = OwedAnswer<Bool>(
                of: delegate,
                "webView(_:runJavaScriptConfirmPanelWithMessage:initiatedByFrame:completionHandler:)"
            ) { dialog.answer(isConfirmed: $0) }
            delegate.webView(view, runJavaScriptConfirmPanelWithMessage: message, initiatedByFrame: frame) {
                answer.give($0)
            }
        case SEARCHLIGHT_DIALOG_PROMPT:
            let answer = OwedAnswer<String?>(
                of: delegate,
                "webView(_:runJavaScriptTextInputPanelWithPrompt:defaultText:initiatedByFrame:completionHandler:)"
            ) { dialog.answer(text: $0) }
            delegate.webView(
                view,
                runJavaScriptTextInputPanelWithPrompt: message,
                defaultText: text,
                initiatedByFrame: frame
            ) { answer.give($0) }
        default:
            let answer = OwedAnswer<Void>(
                of: delegate,
                "webView(_:runJavaScriptAlertPanelWithMessage:initiatedByFrame:completionHandler:)"
            ) { dialog.answer() }
            delegate.webView(view, runJavaScriptAlertPanelWithMessage: message, initiatedByFrame: frame) {
                answer.give(())
            }
        }
    }

    // MARK: Files

    func choose(isForSeveral: Bool, _ request: DrawnPageChoice) {
        guard let view, let delegate = view.uiDelegate else { return request.answer(nil) }
        let answer = OwedAnswer<[URL]?>(
            of: delegate,
            "webView(_:runOpenPanelWith:initiatedByFrame:completionHandler:)"
        ) { request.answer($0) }
        delegate.webView(
            view,
            runOpenPanelWith: WKOpenPanelParameters(isForSeveral: isForSeveral),
            initiatedByFrame: WKFrameInfo(webView: view)
        ) { answer.give($0) }
    }

    // MARK: Camera and microphone

    func decideCapture(isCamera: Bool, isMicrophone: Bool, _ request: DrawnPageCapture) {
        let type: WKMediaCaptureType =
            isCamera && isMicrophone ? .cameraAndMicrophone : isCamera ? .camera : .microphone
        view?.decideCapture(type) { request.answer($0) }
    }

    /// Uses invented devices in place of camera and microphone, for tests.
    func inventDevices() { searchlight_page_invent_devices(page) }

    // MARK: Windows

    /// Lets the app make a web view for a window. Returns its widget.
    func makeWindow(_ told: SearchlightAction) -> UnsafeMutableRawPointer? {
        guard let view, let delegate = view.uiDelegate, let action = action(told) else { return nil }
        let configuration = view.configuration
        let opener = PageOpener(self)
        configuration.opener = opener
        let made = delegate.webView(
            view,
            createWebViewWith: configuration,
            for: action,
            windowFeatures: WKWindowFeatures()
        )
        defer { opener.engine = nil }
        guard let made else { return nil }
        guard made.ownConfiguration.opener === opener, let engine = made.engine as? DrawnPageEngine else {
            trap(
                """
                \(type(of: delegate)) returned a web view from webView(_:createWebViewWith:for:windowFeatures:) that was not \
                made with the given configuration.
                """
            )
        }
        return engine.page
    }

    func closeWindow() {
        guard let view else { return }
        view.uiDelegate?.webViewDidClose(view)
    }
}

/// The engine whose page opens a window.
@MainActor
final class PageOpener {
    /// Nil after the window is made.
    weak var engine: DrawnPageEngine?

    init(_ engine: DrawnPageEngine) {
        self.engine = engine
    }
}

/// A dialog for which a script waits. Cancelled if it is deallocated without an answer.
@MainActor
final class DrawnPageDialog {
    private var pointer: UnsafeMutableRawPointer?

    init(_ pointer: UnsafeMutableRawPointer) {
        self.pointer = pointer
    }

    func answer(isConfirmed: Bool = false, text: String? = nil) {
        guard let pointer else { return }
        self.pointer = nil
        searchlight_dialog_answer(pointer, isConfirmed ? 1 : 0, text)
        GTKHost.appCodeDidRun()
    }

    isolated deinit { answer() }
}

/// A request of camera or microphone for which a page waits. Denied if it is deallocated without an answer.
@MainActor
final class DrawnPageCapture {
    private var pointer: UnsafeMutableRawPointer?

    init(_ pointer: UnsafeMutableRawPointer) {
        self.pointer = pointer
    }

    func answer(_ isAllowed: Bool) {
        guard let pointer else { return }
        self.pointer = nil
        searchlight_capture_answer(pointer, isAllowed ? 1 : 0)
        GTKHost.appCodeDidRun()
    }

    isolated deinit { answer(false) }
}

/// A choice of files for which a page waits. Cancelled if it is deallocated without an answer.
@MainActor
final class DrawnPageChoice {
    private var pointer: UnsafeMutableRawPointer?

    init(_ pointer: UnsafeMutableRawPointer) {
        self.pointer = pointer
    }

    func answer(_ files: [URL]?) {
        guard let pointer else { return }
        self.pointer = nil
        let paths = (files ?? []).filter(\.isFileURL).map(\.path)
        withTexts(paths) { searchlight_choice_answer(pointer, paths.count, $0) }
        GTKHost.appCodeDidRun()
    }

    isolated deinit { answer(nil) }
}
#endif
