#if GTK
import Foundation
@_spi(Host) import UIKitCore

@_spi(Host)
extension GTKHost {
    /// The lines of a paragraph as Pango draws them.
    public func layOut(_ paragraph: TextParagraph, width: CGFloat) -> ParagraphLayout {
        PangoParagraph.layOut(paragraph, width: width)
    }
}
#endif
