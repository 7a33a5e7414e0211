import Foundation
import FoundationCompatibility

/// The identifiers of the system's types, under their names before the module UniformTypeIdentifiers.

/// The identifier `public.item`.
public var kUTTypeItem: CFString { "public.item" as CFString }
/// The identifier `public.content`.
public var kUTTypeContent: CFString { "public.content" as CFString }
/// The identifier `public.composite-content`.
public var kUTTypeCompositeContent: CFString { "public.composite-content" as CFString }
/// The identifier `public.message`.
public var kUTTypeMessage: CFString { "public.message" as CFString }
/// The identifier `public.contact`.
public var kUTTypeContact: CFString { "public.contact" as CFString }
/// The identifier `public.archive`.
public var kUTTypeArchive: CFString { "public.archive" as CFString }
/// The identifier `public.disk-image`.
public var kUTTypeDiskImage: CFString { "public.disk-image" as CFString }
/// The identifier `public.data`.
public var kUTTypeData: CFString { "public.data" as CFString }
/// The identifier `public.directory`.
public var kUTTypeDirectory: CFString { "public.directory" as CFString }
/// The identifier `com.apple.resolvable`.
public var kUTTypeResolvable: CFString { "com.apple.resolvable" as CFString }
/// The identifier `public.symlink`.
public var kUTTypeSymLink: CFString { "public.symlink" as CFString }
/// The identifier `public.executable`.
public var kUTTypeExecutable: CFString { "public.executable" as CFString }
/// The identifier `com.apple.mount-point`.
public var kUTTypeMountPoint: CFString { "com.apple.mount-point" as CFString }
/// The identifier `com.apple.alias-file`.
public var kUTTypeAliasFile: CFString { "com.apple.alias-file" as CFString }
/// The identifier `com.apple.bookmark`.
public var kUTTypeURLBookmarkData: CFString { "com.apple.bookmark" as CFString }
/// The identifier `public.url`.
public var kUTTypeURL: CFString { "public.url" as CFString }
/// The identifier `public.file-url`.
public var kUTTypeFileURL: CFString { "public.file-url" as CFString }
/// The identifier `public.text`.
public var kUTTypeText: CFString { "public.text" as CFString }
/// The identifier `public.plain-text`.
public var kUTTypePlainText: CFString { "public.plain-text" as CFString }
/// The identifier `public.utf8-plain-text`.
public var kUTTypeUTF8PlainText: CFString { "public.utf8-plain-text" as CFString }
/// The identifier `public.utf16-external-plain-text`.
public var kUTTypeUTF16ExternalPlainText: CFString { "public.utf16-external-plain-text" as CFString }
/// The identifier `public.utf16-plain-text`.
public var kUTTypeUTF16PlainText: CFString { "public.utf16-plain-text" as CFString }
/// The identifier `public.delimited-values-text`.
public var kUTTypeDelimitedText: CFString { "public.delimited-values-text" as CFString }
/// The identifier `public.comma-separated-values-text`.
public var kUTTypeCommaSeparatedText: CFString { "public.comma-separated-values-text" as CFString }
/// The identifier `public.tab-separated-values-text`.
public var kUTTypeTabSeparatedText: CFString { "public.tab-separated-values-text" as CFString }
/// The identifier `public.utf8-tab-separated-values-text`.
public var kUTTypeUTF8TabSeparatedText: CFString { "public.utf8-tab-separated-values-text" as CFString }
/// The identifier `public.rtf`.
public var kUTTypeRTF: CFString { "public.rtf" as CFString }
/// The identifier `public.html`.
public var kUTTypeHTML: CFString { "public.html" as CFString }
/// The identifier `public.xml`.
public var kUTTypeXML: CFString { "public.xml" as CFString }
/// The identifier `public.source-code`.
public var kUTTypeSourceCode: CFString { "public.source-code" as CFString }
/// The identifier `public.assembly-source`.
public var kUTTypeAssemblyLanguageSource: CFString { "public.assembly-source" as CFString }
/// The identifier `public.c-source`.
public var kUTTypeCSource: CFString { "public.c-source" as CFString }
/// The identifier `public.objective-c-source`.
public var kUTTypeObjectiveCSource: CFString { "public.objective-c-source" as CFString }
/// The identifier `public.swift-source`.
public var kUTTypeSwiftSource: CFString { "public.swift-source" as CFString }
/// The identifier `public.c-plus-plus-source`.
public var kUTTypeCPlusPlusSource: CFString { "public.c-plus-plus-source" as CFString }
/// The identifier `public.objective-c-plus-plus-source`.
public var kUTTypeObjectiveCPlusPlusSource: CFString { "public.objective-c-plus-plus-source" as CFString }
/// The identifier `public.c-header`.
public var kUTTypeCHeader: CFString { "public.c-header" as CFString }
/// The identifier `public.c-plus-plus-header`.
public var kUTTypeCPlusPlusHeader: CFString { "public.c-plus-plus-header" as CFString }
/// The identifier `com.sun.java-source`.
public var kUTTypeJavaSource: CFString { "com.sun.java-source" as CFString }
/// The identifier `public.script`.
public var kUTTypeScript: CFString { "public.script" as CFString }
/// The identifier `com.apple.applescript.text`.
public var kUTTypeAppleScript: CFString { "com.apple.applescript.text" as CFString }
/// The identifier `com.apple.applescript.script`.
public var kUTTypeOSAScript: CFString { "com.apple.applescript.script" as CFString }
/// The identifier `com.apple.applescript.script-bundle`.
public var kUTTypeOSAScriptBundle: CFString { "com.apple.applescript.script-bundle" as CFString }
/// The identifier `com.netscape.javascript-source`.
public var kUTTypeJavaScript: CFString { "com.netscape.javascript-source" as CFString }
/// The identifier `public.shell-script`.
public var kUTTypeShellScript: CFString { "public.shell-script" as CFString }
/// The identifier `public.perl-script`.
public var kUTTypePerlScript: CFString { "public.perl-script" as CFString }
/// The identifier `public.python-script`.
public var kUTTypePythonScript: CFString { "public.python-script" as CFString }
/// The identifier `public.ruby-script`.
public var kUTTypeRubyScript: CFString { "public.ruby-script" as CFString }
/// The identifier `public.php-script`.
public var kUTTypePHPScript: CFString { "public.php-script" as CFString }
/// The identifier `public.json`.
public var kUTTypeJSON: CFString { "public.json" as CFString }
/// The identifier `com.apple.property-list`.
public var kUTTypePropertyList: CFString { "com.apple.property-list" as CFString }
/// The identifier `com.apple.xml-property-list`.
public var kUTTypeXMLPropertyList: CFString { "com.apple.xml-property-list" as CFString }
/// The identifier `com.apple.binary-property-list`.
public var kUTTypeBinaryPropertyList: CFString { "com.apple.binary-property-list" as CFString }
/// The identifier `com.adobe.pdf`.
public var kUTTypePDF: CFString { "com.adobe.pdf" as CFString }
/// The identifier `com.apple.rtfd`.
public var kUTTypeRTFD: CFString { "com.apple.rtfd" as CFString }
/// The identifier `com.apple.flat-rtfd`.
public var kUTTypeFlatRTFD: CFString { "com.apple.flat-rtfd" as CFString }
/// The identifier `com.apple.webarchive`.
public var kUTTypeWebArchive: CFString { "com.apple.webarchive" as CFString }
/// The identifier `public.image`.
public var kUTTypeImage: CFString { "public.image" as CFString }
/// The identifier `public.jpeg`.
public var kUTTypeJPEG: CFString { "public.jpeg" as CFString }
/// The identifier `public.jpeg-2000`.
public var kUTTypeJPEG2000: CFString { "public.jpeg-2000" as CFString }
/// The identifier `public.tiff`.
public var kUTTypeTIFF: CFString { "public.tiff" as CFString }
/// The identifier `com.apple.pict`.
public var kUTTypePICT: CFString { "com.apple.pict" as CFString }
/// The identifier `com.compuserve.gif`.
public var kUTTypeGIF: CFString { "com.compuserve.gif" as CFString }
/// The identifier `public.png`.
public var kUTTypePNG: CFString { "public.png" as CFString }
/// The identifier `com.apple.quicktime-image`.
public var kUTTypeQuickTimeImage: CFString { "com.apple.quicktime-image" as CFString }
/// The identifier `com.apple.icns`.
public var kUTTypeAppleICNS: CFString { "com.apple.icns" as CFString }
/// The identifier `com.microsoft.bmp`.
public var kUTTypeBMP: CFString { "com.microsoft.bmp" as CFString }
/// The identifier `com.microsoft.ico`.
public var kUTTypeICO: CFString { "com.microsoft.ico" as CFString }
/// The identifier `public.camera-raw-image`.
public var kUTTypeRawImage: CFString { "public.camera-raw-image" as CFString }
/// The identifier `public.svg-image`.
public var kUTTypeScalableVectorGraphics: CFString { "public.svg-image" as CFString }
/// The identifier `com.apple.live-photo`.
public var kUTTypeLivePhoto: CFString { "com.apple.live-photo" as CFString }
/// The identifier `public.audiovisual-content`.
public var kUTTypeAudiovisualContent: CFString { "public.audiovisual-content" as CFString }
/// The identifier `public.movie`.
public var kUTTypeMovie: CFString { "public.movie" as CFString }
/// The identifier `public.video`.
public var kUTTypeVideo: CFString { "public.video" as CFString }
/// The identifier `public.audio`.
public var kUTTypeAudio: CFString { "public.audio" as CFString }
/// The identifier `com.apple.quicktime-movie`.
public var kUTTypeQuickTimeMovie: CFString { "com.apple.quicktime-movie" as CFString }
/// The identifier `public.mpeg`.
public var kUTTypeMPEG: CFString { "public.mpeg" as CFString }
/// The identifier `public.mpeg-2-video`.
public var kUTTypeMPEG2Video: CFString { "public.mpeg-2-video" as CFString }
/// The identifier `public.mpeg-2-transport-stream`.
public var kUTTypeMPEG2TransportStream: CFString { "public.mpeg-2-transport-stream" as CFString }
/// The identifier `public.mp3`.
public var kUTTypeMP3: CFString { "public.mp3" as CFString }
/// The identifier `public.mpeg-4`.
public var kUTTypeMPEG4: CFString { "public.mpeg-4" as CFString }
/// The identifier `public.mpeg-4-audio`.
public var kUTTypeMPEG4Audio: CFString { "public.mpeg-4-audio" as CFString }
/// The identifier `com.apple.protected-mpeg-4-audio`.
public var kUTTypeAppleProtectedMPEG4Audio: CFString { "com.apple.protected-mpeg-4-audio" as CFString }
/// The identifier `com.apple.protected-mpeg-4-video`.
public var kUTTypeAppleProtectedMPEG4Video: CFString { "com.apple.protected-mpeg-4-video" as CFString }
/// The identifier `public.avi`.
public var kUTTypeAVIMovie: CFString { "public.avi" as CFString }
/// The identifier `public.aiff-audio`.
public var kUTTypeAudioInterchangeFileFormat: CFString { "public.aiff-audio" as CFString }
/// The identifier `com.microsoft.waveform-audio`.
public var kUTTypeWaveformAudio: CFString { "com.microsoft.waveform-audio" as CFString }
/// The identifier `public.midi-audio`.
public var kUTTypeMIDIAudio: CFString { "public.midi-audio" as CFString }
/// The identifier `public.playlist`.
public var kUTTypePlaylist: CFString { "public.playlist" as CFString }
/// The identifier `public.m3u-playlist`.
public var kUTTypeM3UPlaylist: CFString { "public.m3u-playlist" as CFString }
/// The identifier `public.folder`.
public var kUTTypeFolder: CFString { "public.folder" as CFString }
/// The identifier `public.volume`.
public var kUTTypeVolume: CFString { "public.volume" as CFString }
/// The identifier `com.apple.package`.
public var kUTTypePackage: CFString { "com.apple.package" as CFString }
/// The identifier `com.apple.bundle`.
public var kUTTypeBundle: CFString { "com.apple.bundle" as CFString }
/// The identifier `com.apple.plugin`.
public var kUTTypePluginBundle: CFString { "com.apple.plugin" as CFString }
/// The identifier `com.apple.metadata-importer`.
public var kUTTypeSpotlightImporter: CFString { "com.apple.metadata-importer" as CFString }
/// The identifier `com.apple.quicklook-generator`.
public var kUTTypeQuickLookGenerator: CFString { "com.apple.quicklook-generator" as CFString }
/// The identifier `com.apple.xpc-service`.
public var kUTTypeXPCService: CFString { "com.apple.xpc-service" as CFString }
/// The identifier `com.apple.framework`.
public var kUTTypeFramework: CFString { "com.apple.framework" as CFString }
/// The identifier `com.apple.application`.
public var kUTTypeApplication: CFString { "com.apple.application" as CFString }
/// The identifier `com.apple.application-bundle`.
public var kUTTypeApplicationBundle: CFString { "com.apple.application-bundle" as CFString }
/// The identifier `com.apple.application-file`.
public var kUTTypeApplicationFile: CFString { "com.apple.application-file" as CFString }
/// The identifier `public.unix-executable`.
public var kUTTypeUnixExecutable: CFString { "public.unix-executable" as CFString }
/// The identifier `com.microsoft.windows-executable`.
public var kUTTypeWindowsExecutable: CFString { "com.microsoft.windows-executable" as CFString }
/// The identifier `com.apple.systempreference.prefpane`.
public var kUTTypeSystemPreferencesPane: CFString { "com.apple.systempreference.prefpane" as CFString }
/// The identifier `org.gnu.gnu-zip-archive`.
public var kUTTypeGNUZipArchive: CFString { "org.gnu.gnu-zip-archive" as CFString }
/// The identifier `public.bzip2-archive`.
public var kUTTypeBzip2Archive: CFString { "public.bzip2-archive" as CFString }
/// The identifier `public.zip-archive`.
public var kUTTypeZipArchive: CFString { "public.zip-archive" as CFString }
/// The identifier `public.spreadsheet`.
public var kUTTypeSpreadsheet: CFString { "public.spreadsheet" as CFString }
/// The identifier `public.presentation`.
public var kUTTypePresentation: CFString { "public.presentation" as CFString }
/// The identifier `public.database`.
public var kUTTypeDatabase: CFString { "public.database" as CFString }
/// The identifier `public.vcard`.
public var kUTTypeVCard: CFString { "public.vcard" as CFString }
/// The identifier `public.to-do-item`.
public var kUTTypeToDoItem: CFString { "public.to-do-item" as CFString }
/// The identifier `public.calendar-event`.
public var kUTTypeCalendarEvent: CFString { "public.calendar-event" as CFString }
/// The identifier `public.email-message`.
public var kUTTypeEmailMessage: CFString { "public.email-message" as CFString }
/// The identifier `com.apple.internet-location`.
public var kUTTypeInternetLocation: CFString { "com.apple.internet-location" as CFString }
/// The identifier `public.font`.
public var kUTTypeFont: CFString { "public.font" as CFString }
/// The identifier `public.bookmark`.
public var kUTTypeBookmark: CFString { "public.bookmark" as CFString }
/// The identifier `public.3d-content`.
public var kUTType3DContent: CFString { "public.3d-content" as CFString }
/// The identifier `com.rsa.pkcs-12`.
public var kUTTypePKCS12: CFString { "com.rsa.pkcs-12" as CFString }
/// The identifier `public.x509-certificate`.
public var kUTTypeX509Certificate: CFString { "public.x509-certificate" as CFString }
/// The identifier `org.idpf.epub-container`.
public var kUTTypeElectronicPublication: CFString { "org.idpf.epub-container" as CFString }
/// The identifier `public.log`.
public var kUTTypeLog: CFString { "public.log" as CFString }
