#if Cairo
import CCairo
import Foundation

extension Canvas {
    /// Draws with another context of Cairo, such as that of a printer, whose transform and clip remain in effect.
    ///
    /// - Parameter body: Draws in points from the top left corner.
    static func record(size: CGSize, on cairo: OpaquePointer, _ body: (CGContext) -> Void) {
        var extent = cairo_rectangle_t(x: 0, y: 0, width: size.width, height: size.height)
        guard let record = cairo_recording_surface_create(CAIRO_CONTENT_COLOR_ALPHA, &extent),
            let page = Canvas(
                page: cairo_surface_reference(record),
                width: Int(size.width.rounded(.up)),
                height: Int(size.height.rounded(.up))
            )
        else { return }
        body(CGContext(page: page))
        cairo_set_source_surface(cairo, record, 0, 0)
        cairo_paint(cairo)
        cairo_surface_destroy(record)
    }

    /// The pages of a PDF document, which Cairo writes into memory.
    final class Document {
        private let output = Output()
        private let surface: OpaquePointer

        /// - Parameters:
        ///   - size: The size of the first page in points.
        ///   - information: The title and other information by the names of ``informationKeys``.
        ///
        /// Returns nil if the memory is exhausted.
        init?(size: CGSize, information: [String: String]) {
            let write: cairo_write_func_t = { context, bytes, count in
                guard let context, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
                Unmanaged<Output>.fromOpaque(context).takeUnretainedValue().data.append(bytes, count: Int(count))
                return CAIRO_STATUS_SUCCESS
            }
            let context = Unmanaged.passUnretained(output).toOpaque()
            guard let surface = cairo_pdf_surface_create_for_stream(write, context, size.width, size.height),
                cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS
            else { return nil }
            self.surface = surface
            let keys = [
                ("Title", CAIRO_PDF_METADATA_TITLE), ("Author", CAIRO_PDF_METADATA_AUTHOR),
                ("Subject", CAIRO_PDF_METADATA_SUBJECT), ("Keywords", CAIRO_PDF_METADATA_KEYWORDS),
                ("Creator", CAIRO_PDF_METADATA_CREATOR),
            ]
            for (key, number) in keys {
                // A text of C ends at NUL.
                guard let text = information[key]?.replacingOccurrences(of: "\0", with: "") else { continue }
                cairo_pdf_surface_set_metadata(surface, number, text)
            }
        }

        deinit { cairo_surface_destroy(surface) }

        /// Makes a canvas for a page of a size in points. The canvas of the page before must be released.
        func beginPage(_ size: CGSize) -> Canvas? {
            cairo_pdf_surface_set_size(surface, size.width, size.height)
            return Canvas(
                page: cairo_surface_reference(surface),
                width: Int(size.width.rounded(.up)),
                height: Int(size.height.rounded(.up))
            )
        }

        /// Ends the page.
        func endPage() { cairo_surface_show_page(surface) }

        /// Makes an area of the page that is being drawn a link.
        func addLink(to url: String, in rect: CGRect, on canvas: Canvas) {
            let target = url.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "'", with: "\\'")
                .replacingOccurrences(of: "\0", with: "")
            let attributes = "rect=[\(rect.minX) \(rect.minY) \(rect.width) \(rect.height)] uri='\(target)'"
            cairo_tag_begin(canvas.cairo, CAIRO_TAG_LINK, attributes)
            cairo_tag_end(canvas.cairo, CAIRO_TAG_LINK)
        }

        /// Ends the document, and returns its data.
        func finish() -> Data {
            cairo_surface_finish(surface)
            return output.data
        }

        private final class Output {
            var data = Data()
        }
    }
}
#endif
