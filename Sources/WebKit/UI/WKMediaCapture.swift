import Foundation
@_spi(Host) import UIKitCore

/// The devices that a page wants to use.
public enum WKMediaCaptureType: Int, Sendable {
    /// The camera.
    case camera = 0
    /// The microphone.
    case microphone = 1
    /// Both.
    case cameraAndMicrophone = 2
}

/// An answer to a page that wants a permission.
public enum WKPermissionDecision: Int, Sendable {
    /// Asks the user in a dialog.
    case prompt = 0
    /// Grants it.
    case grant = 1
    /// Denies it.
    case deny = 2
}

/// The origin of a page: the beginning of its address. Must be used on the main actor.
@preconcurrency @MainActor
open class WKSecurityOrigin: NSObject {
    /// The scheme, such as "https".
    public let `protocol`: String
    /// The host.
    public let host: String
    /// The port; 0 for the usual one of the scheme.
    public let port: Int

    init(_ url: URL?) {
        `protocol` = url?.scheme ?? ""
        host = url?.host ?? ""
        port = url?.port ?? 0
        super.init()
    }
}

extension WKWebView {
    /// Asks the delegate, or the user, whether the page may use camera and microphone.
    func decideCapture(_ type: WKMediaCaptureType, then answer: @escaping @MainActor (Bool) -> Void) {
        let origin = WKSecurityOrigin(url)
        guard let uiDelegate else { return promptForCapture(type, origin, then: answer) }
        let owed = OwedAnswer<WKPermissionDecision>(
            of: uiDelegate,
            "webView(_:requestMediaCapturePermissionFor:initiatedByFrame:type:decisionHandler:)"
        ) { [weak self] decision in
            switch decision {
            case .grant: answer(true)
            case .deny: answer(false)
            case .prompt:
                if let self { promptForCapture(type, origin, then: answer) } else { answer(false) }
            }
        }
        uiDelegate.webView(
            self,
            requestMediaCapturePermissionFor: origin,
            initiatedByFrame: WKFrameInfo(webView: self),
            type: type
        ) { owed.give($0) }
    }

    /// Asks the user. Denies without a window.
    private func promptForCapture(
        _ type: WKMediaCaptureType,
        _ origin: WKSecurityOrigin,
        then answer: @escaping @MainActor (Bool) -> Void
    ) {
        guard var top = window?.rootViewController else { return answer(false) }
        while let presented = top.presentedViewController { top = presented }
        let question =
            switch type {
            case .camera: "“%@” Would Like to Use the Camera"
            case .microphone: "“%@” Would Like to Use the Microphone"
            case .cameraAndMicrophone: "“%@” Would Like to Use the Camera and Microphone"
            }
        let title = SystemTexts.text(question).replacingOccurrences(of: "%@", with: origin.host)
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: SystemTexts.text("Don’t Allow"), style: .cancel) { _ in answer(false) })
        alert.addAction(UIAlertAction(title: SystemTexts.text("Allow"), style: .default) { _ in answer(true) })
        top.present(alert, animated: true)
    }
}
