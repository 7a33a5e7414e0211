@MainActor
extension InterfaceElement {
    /// Reads what a file says of a web view. All of it is about what only Apple's systems have, or what no page does here:
    /// previews of links, swipes between pages, AirPlay, and films that play by themselves or in a small window.
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
