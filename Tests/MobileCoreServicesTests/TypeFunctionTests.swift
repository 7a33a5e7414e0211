import MobileCoreServices
import Testing

@Suite struct TypeFunctionTests {
    @Test func `the identifiers are strings of Core Foundation`() {
        #expect(kUTTypeImage as String == "public.image")
        let mediaTypes = [kUTTypeImage as String, kUTTypeMovie as String]
        #expect(mediaTypes == ["public.image", "public.movie"])
    }

    @Test func `a type conforms to its supertypes`() {
        #expect(UTTypeConformsTo(kUTTypePNG, kUTTypeImage))
        #expect(!UTTypeConformsTo(kUTTypePNG, kUTTypeText))
    }

    @Test func `an undeclared type conforms only to itself`() {
        #expect(UTTypeConformsTo("com.example.unknown" as CFString, "com.example.Unknown" as CFString))
        #expect(!UTTypeConformsTo("com.example.unknown" as CFString, kUTTypeData))
    }

    /// The function that public projects use to send a file to a server.
    private func mimeType(pathExtension: String) -> String {
        if let uti = UTTypeCreatePreferredIdentifierForTag(
            kUTTagClassFilenameExtension,
            pathExtension as CFString,
            nil
        )?.takeRetainedValue() {
            if let mimetype = UTTypeCopyPreferredTagWithClass(uti, kUTTagClassMIMEType)?.takeRetainedValue() {
                return mimetype as String
            }
        }
        return "application/octet-stream"
    }

    @Test func `an extension has a MIME type`() {
        #expect(mimeType(pathExtension: "png") == "image/png")
        #expect(mimeType(pathExtension: "unknown") == "application/octet-stream")
    }

    @Test func `all identifiers and tags are arrays`() {
        let types = UTTypeCreateAllIdentifiersForTag(kUTTagClassFilenameExtension, "mp4" as CFString, kUTTypeAudio)
        #expect(types?.takeRetainedValue() as? [String] == ["public.mpeg-4-audio"])
        let tags = UTTypeCopyAllTagsWithClass(kUTTypeTIFF, kUTTagClassFilenameExtension)
        #expect(tags?.takeRetainedValue() as? [String] == ["tiff", "tif"])
    }

    @Test func `types are declared, dynamic or neither`() {
        #expect(UTTypeIsDeclared(kUTTypePDF) && !UTTypeIsDynamic(kUTTypePDF))
        #expect(UTTypeIsDynamic("dyn.ah62d4rv4ge80e2py" as CFString))
        #expect(!UTTypeIsDeclared("com.example.unknown" as CFString))
    }
}
