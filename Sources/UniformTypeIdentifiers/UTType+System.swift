extension UTType {
    /// The type `public.item`.
    public static var item: UTType { system("public.item") }
    /// The type `public.content`.
    public static var content: UTType { system("public.content") }
    /// The type `public.composite-content`.
    public static var compositeContent: UTType { system("public.composite-content") }
    /// The type `public.disk-image`.
    public static var diskImage: UTType { system("public.disk-image") }
    /// The type `public.data`.
    public static var data: UTType { system("public.data") }
    /// The type `public.directory`.
    public static var directory: UTType { system("public.directory") }
    /// The type `com.apple.resolvable`.
    public static var resolvable: UTType { system("com.apple.resolvable") }
    /// The type `public.symlink`.
    public static var symbolicLink: UTType { system("public.symlink") }
    /// The type `public.executable`.
    public static var executable: UTType { system("public.executable") }
    /// The type `com.apple.mount-point`.
    public static var mountPoint: UTType { system("com.apple.mount-point") }
    /// The type `com.apple.alias-file`.
    public static var aliasFile: UTType { system("com.apple.alias-file") }
    /// The type `com.apple.bookmark`.
    public static var urlBookmarkData: UTType { system("com.apple.bookmark") }
    /// The type `public.url`.
    public static var url: UTType { system("public.url") }
    /// The type `public.file-url`.
    public static var fileURL: UTType { system("public.file-url") }
    /// The type `public.text`.
    public static var text: UTType { system("public.text") }
    /// The type `public.plain-text`.
    public static var plainText: UTType { system("public.plain-text") }
    /// The type `public.utf8-plain-text`.
    public static var utf8PlainText: UTType { system("public.utf8-plain-text") }
    /// The type `public.utf16-external-plain-text`.
    public static var utf16ExternalPlainText: UTType { system("public.utf16-external-plain-text") }
    /// The type `public.utf16-plain-text`.
    public static var utf16PlainText: UTType { system("public.utf16-plain-text") }
    /// The type `public.delimited-values-text`.
    public static var delimitedText: UTType { system("public.delimited-values-text") }
    /// The type `public.comma-separated-values-text`.
    public static var commaSeparatedText: UTType { system("public.comma-separated-values-text") }
    /// The type `public.tab-separated-values-text`.
    public static var tabSeparatedText: UTType { system("public.tab-separated-values-text") }
    /// The type `public.utf8-tab-separated-values-text`.
    public static var utf8TabSeparatedText: UTType { system("public.utf8-tab-separated-values-text") }
    /// The type `public.rtf`.
    public static var rtf: UTType { system("public.rtf") }
    /// The type `public.html`.
    public static var html: UTType { system("public.html") }
    /// The type `public.xml`.
    public static var xml: UTType { system("public.xml") }
    /// The type `public.yaml`.
    public static var yaml: UTType { system("public.yaml") }
    /// The type `public.css`.
    public static var css: UTType { system("public.css") }
    /// The type `public.source-code`.
    public static var sourceCode: UTType { system("public.source-code") }
    /// The type `public.assembly-source`.
    public static var assemblyLanguageSource: UTType { system("public.assembly-source") }
    /// The type `public.c-source`.
    public static var cSource: UTType { system("public.c-source") }
    /// The type `public.objective-c-source`.
    public static var objectiveCSource: UTType { system("public.objective-c-source") }
    /// The type `public.swift-source`.
    public static var swiftSource: UTType { system("public.swift-source") }
    /// The type `public.c-plus-plus-source`.
    public static var cPlusPlusSource: UTType { system("public.c-plus-plus-source") }
    /// The type `public.objective-c-plus-plus-source`.
    public static var objectiveCPlusPlusSource: UTType { system("public.objective-c-plus-plus-source") }
    /// The type `public.c-header`.
    public static var cHeader: UTType { system("public.c-header") }
    /// The type `public.c-plus-plus-header`.
    public static var cPlusPlusHeader: UTType { system("public.c-plus-plus-header") }
    /// The type `public.script`.
    public static var script: UTType { system("public.script") }
    /// The type `com.apple.applescript.text`.
    public static var appleScript: UTType { system("com.apple.applescript.text") }
    /// The type `com.apple.applescript.script`.
    public static var osaScript: UTType { system("com.apple.applescript.script") }
    /// The type `com.apple.applescript.script-bundle`.
    public static var osaScriptBundle: UTType { system("com.apple.applescript.script-bundle") }
    /// The type `com.netscape.javascript-source`.
    public static var javaScript: UTType { system("com.netscape.javascript-source") }
    /// The type `public.shell-script`.
    public static var shellScript: UTType { system("public.shell-script") }
    /// The type `public.perl-script`.
    public static var perlScript: UTType { system("public.perl-script") }
    /// The type `public.python-script`.
    public static var pythonScript: UTType { system("public.python-script") }
    /// The type `public.ruby-script`.
    public static var rubyScript: UTType { system("public.ruby-script") }
    /// The type `public.php-script`.
    public static var phpScript: UTType { system("public.php-script") }
    /// The type `public.json`.
    public static var json: UTType { system("public.json") }
    /// The type `public.geojson`.
    public static var geoJSON: UTType { system("public.geojson") }
    /// The type `com.apple.property-list`.
    public static var propertyList: UTType { system("com.apple.property-list") }
    /// The type `com.apple.xml-property-list`.
    public static var xmlPropertyList: UTType { system("com.apple.xml-property-list") }
    /// The type `com.apple.binary-property-list`.
    public static var binaryPropertyList: UTType { system("com.apple.binary-property-list") }
    /// The type `com.adobe.pdf`.
    public static var pdf: UTType { system("com.adobe.pdf") }
    /// The type `com.apple.rtfd`.
    public static var rtfd: UTType { system("com.apple.rtfd") }
    /// The type `com.apple.flat-rtfd`.
    public static var flatRTFD: UTType { system("com.apple.flat-rtfd") }
    /// The type `com.apple.webarchive`.
    public static var webArchive: UTType { system("com.apple.webarchive") }
    /// The type `public.image`.
    public static var image: UTType { system("public.image") }
    /// The type `public.jpeg`.
    public static var jpeg: UTType { system("public.jpeg") }
    /// The type `public.jpegxl`.
    public static var jpegxl: UTType { system("public.jpegxl") }
    /// The type `public.tiff`.
    public static var tiff: UTType { system("public.tiff") }
    /// The type `com.compuserve.gif`.
    public static var gif: UTType { system("com.compuserve.gif") }
    /// The type `public.png`.
    public static var png: UTType { system("public.png") }
    /// The type `com.apple.icns`.
    public static var icns: UTType { system("com.apple.icns") }
    /// The type `com.microsoft.bmp`.
    public static var bmp: UTType { system("com.microsoft.bmp") }
    /// The type `com.microsoft.ico`.
    public static var ico: UTType { system("com.microsoft.ico") }
    /// The type `public.camera-raw-image`.
    public static var rawImage: UTType { system("public.camera-raw-image") }
    /// The type `com.adobe.raw-image`.
    public static var dng: UTType { system("com.adobe.raw-image") }
    /// The type `public.svg-image`.
    public static var svg: UTType { system("public.svg-image") }
    /// The type `com.apple.live-photo`.
    public static var livePhoto: UTType { system("com.apple.live-photo") }
    /// The type `public.heif`.
    public static var heif: UTType { system("public.heif") }
    /// The type `public.heic`.
    public static var heic: UTType { system("public.heic") }
    /// The type `public.heics`.
    public static var heics: UTType { system("public.heics") }
    /// The type `org.webmproject.webp`.
    public static var webP: UTType { system("org.webmproject.webp") }
    /// The type `public.3d-content`.
    public static var threeDContent: UTType { system("public.3d-content") }
    /// The type `com.pixar.universal-scene-description`.
    public static var usd: UTType { system("com.pixar.universal-scene-description") }
    /// The type `com.pixar.universal-scene-description-mobile`.
    public static var usdz: UTType { system("com.pixar.universal-scene-description-mobile") }
    /// The type `com.apple.reality`.
    public static var realityFile: UTType { system("com.apple.reality") }
    /// The type `com.apple.scenekit.scene`.
    public static var sceneKitScene: UTType { system("com.apple.scenekit.scene") }
    /// The type `com.apple.arobject`.
    public static var arReferenceObject: UTType { system("com.apple.arobject") }
    /// The type `public.audiovisual-content`.
    public static var audiovisualContent: UTType { system("public.audiovisual-content") }
    /// The type `public.movie`.
    public static var movie: UTType { system("public.movie") }
    /// The type `public.video`.
    public static var video: UTType { system("public.video") }
    /// The type `public.audio`.
    public static var audio: UTType { system("public.audio") }
    /// The type `com.apple.quicktime-movie`.
    public static var quickTimeMovie: UTType { system("com.apple.quicktime-movie") }
    /// The type `public.mpeg`.
    public static var mpeg: UTType { system("public.mpeg") }
    /// The type `public.mpeg-2-video`.
    public static var mpeg2Video: UTType { system("public.mpeg-2-video") }
    /// The type `public.mpeg-2-transport-stream`.
    public static var mpeg2TransportStream: UTType { system("public.mpeg-2-transport-stream") }
    /// The type `public.mp3`.
    public static var mp3: UTType { system("public.mp3") }
    /// The type `public.mpeg-4`.
    public static var mpeg4Movie: UTType { system("public.mpeg-4") }
    /// The type `public.mpeg-4-audio`.
    public static var mpeg4Audio: UTType { system("public.mpeg-4-audio") }
    /// The type `com.apple.protected-mpeg-4-audio`.
    public static var appleProtectedMPEG4Audio: UTType { system("com.apple.protected-mpeg-4-audio") }
    /// The type `com.apple.protected-mpeg-4-video`.
    public static var appleProtectedMPEG4Video: UTType { system("com.apple.protected-mpeg-4-video") }
    /// The type `public.avi`.
    public static var avi: UTType { system("public.avi") }
    /// The type `public.aiff-audio`.
    public static var aiff: UTType { system("public.aiff-audio") }
    /// The type `com.microsoft.waveform-audio`.
    public static var wav: UTType { system("com.microsoft.waveform-audio") }
    /// The type `public.midi-audio`.
    public static var midi: UTType { system("public.midi-audio") }
    /// The type `public.playlist`.
    public static var playlist: UTType { system("public.playlist") }
    /// The type `public.m3u-playlist`.
    public static var m3uPlaylist: UTType { system("public.m3u-playlist") }
    /// The type `public.folder`.
    public static var folder: UTType { system("public.folder") }
    /// The type `public.volume`.
    public static var volume: UTType { system("public.volume") }
    /// The type `com.apple.package`.
    public static var package: UTType { system("com.apple.package") }
    /// The type `com.apple.bundle`.
    public static var bundle: UTType { system("com.apple.bundle") }
    /// The type `com.apple.plugin`.
    public static var pluginBundle: UTType { system("com.apple.plugin") }
    /// The type `com.apple.metadata-importer`.
    public static var spotlightImporter: UTType { system("com.apple.metadata-importer") }
    /// The type `com.apple.quicklook-generator`.
    public static var quickLookGenerator: UTType { system("com.apple.quicklook-generator") }
    /// The type `com.apple.xpc-service`.
    public static var xpcService: UTType { system("com.apple.xpc-service") }
    /// The type `com.apple.framework`.
    public static var framework: UTType { system("com.apple.framework") }
    /// The type `com.apple.application`.
    public static var application: UTType { system("com.apple.application") }
    /// The type `com.apple.application-bundle`.
    public static var applicationBundle: UTType { system("com.apple.application-bundle") }
    /// The type `com.apple.application-and-system-extension`.
    public static var applicationExtension: UTType { system("com.apple.application-and-system-extension") }
    /// The type `public.unix-executable`.
    public static var unixExecutable: UTType { system("public.unix-executable") }
    /// The type `com.microsoft.windows-executable`.
    public static var exe: UTType { system("com.microsoft.windows-executable") }
    /// The type `com.apple.systempreference.prefpane`.
    public static var systemPreferencesPane: UTType { system("com.apple.systempreference.prefpane") }
    /// The type `public.archive`.
    public static var archive: UTType { system("public.archive") }
    /// The type `org.gnu.gnu-zip-archive`.
    public static var gzip: UTType { system("org.gnu.gnu-zip-archive") }
    /// The type `public.bzip2-archive`.
    public static var bz2: UTType { system("public.bzip2-archive") }
    /// The type `public.zip-archive`.
    public static var zip: UTType { system("public.zip-archive") }
    /// The type `com.apple.archive`.
    public static var appleArchive: UTType { system("com.apple.archive") }
    /// The type `public.tar-archive`.
    public static var tarArchive: UTType { system("public.tar-archive") }
    /// The type `public.spreadsheet`.
    public static var spreadsheet: UTType { system("public.spreadsheet") }
    /// The type `public.presentation`.
    public static var presentation: UTType { system("public.presentation") }
    /// The type `public.database`.
    public static var database: UTType { system("public.database") }
    /// The type `public.message`.
    public static var message: UTType { system("public.message") }
    /// The type `public.contact`.
    public static var contact: UTType { system("public.contact") }
    /// The type `public.vcard`.
    public static var vCard: UTType { system("public.vcard") }
    /// The type `public.to-do-item`.
    public static var toDoItem: UTType { system("public.to-do-item") }
    /// The type `public.calendar-event`.
    public static var calendarEvent: UTType { system("public.calendar-event") }
    /// The type `public.email-message`.
    public static var emailMessage: UTType { system("public.email-message") }
    /// The type `com.apple.internet-location`.
    public static var internetLocation: UTType { system("com.apple.internet-location") }
    /// The type `com.microsoft.internet-shortcut`.
    public static var internetShortcut: UTType { system("com.microsoft.internet-shortcut") }
    /// The type `public.font`.
    public static var font: UTType { system("public.font") }
    /// The type `public.bookmark`.
    public static var bookmark: UTType { system("public.bookmark") }
    /// The type `com.rsa.pkcs-12`.
    public static var pkcs12: UTType { system("com.rsa.pkcs-12") }
    /// The type `public.x509-certificate`.
    public static var x509Certificate: UTType { system("public.x509-certificate") }
    /// The type `org.idpf.epub-container`.
    public static var epub: UTType { system("org.idpf.epub-container") }
    /// The type `public.log`.
    public static var log: UTType { system("public.log") }
}
