import UIKitCore

@MainActor
extension InterfaceElement {
    /// Accepts the attributes of a web view. All of them concern features of Apple's systems or unsupported ones: link
    /// previews, swipes between pages, AirPlay, and videos that play automatically or in a small window.
    func passOverWebSettings() {
        passOver("allowsBackForwardNavigationGestures", "allowsLinkPreview")
        guard let configuration = child("wkWebViewConfiguration") else { return }
        configuration.passOver(
            "allowsAirPlayForMediaPlayback",
            "allowsPictureInPictureMediaPlayback",
            "allowsInlineMediaPlayback",
            "suppressesIncrementalRendering"
        )
        _ = configuration.child("audiovisualMediaTypes")?.passOverAll()
        _ = configuration.child("dataDetectorTypes")?.passOverAll()
        _ = configuration.child("wkPreferences")
    }
}
