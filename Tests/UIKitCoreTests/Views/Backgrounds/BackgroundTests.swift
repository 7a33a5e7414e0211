import Foundation
import Testing

@_spi(Host) @testable import UIKitCore

/// Backgrounds of cells and buttons that configurations describe.
@MainActor
@Suite("Backgrounds")
struct BackgroundTests {
    private func background(of view: UIView) -> BackgroundView? { view.subviews.first as? BackgroundView }

    @Test func `a cell shows the colour, corners and border of its background behind the content`() throws {
        let cell = UITableViewCell()
        var configuration = UIBackgroundConfiguration.clear()
        configuration.backgroundColor = .systemYellow
        configuration.cornerRadius = 8
        configuration.strokeColor = .systemRed
        configuration.strokeWidth = 2
        configuration.backgroundInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        cell.backgroundConfiguration = configuration
        cell.layoutIfNeeded()
        let view = try #require(background(of: cell))
        #expect(view.backgroundColor == .systemYellow)
        #expect(view.layer.cornerRadius == 8 && view.layer.borderWidth == 2)
        #expect(view.frame == CGRect(x: 2, y: 1, width: 314, height: 40))
        cell.backgroundConfiguration = nil
        #expect(background(of: cell) == nil)
    }

    @Test func `a background view and a background configuration replace each other`() {
        let cell = UITableViewCell()
        cell.backgroundView = UIView()
        cell.selectedBackgroundView = UIView()
        cell.backgroundConfiguration = .listPlainCell()
        #expect(cell.backgroundView == nil && cell.selectedBackgroundView == nil)
        #expect(cell.backgroundConfiguration != nil)
        cell.backgroundView = UIView()
        #expect(cell.backgroundConfiguration == nil)
    }

    @Test func `the background of a list's cell shows the selection, unless the app set its colour`() {
        let cell = UITableViewCell()
        cell.backgroundConfiguration = .listGroupedCell()
        cell.isSelected = true
        cell.layoutIfNeeded()
        #expect(background(of: cell)?.backgroundColor == .systemGray4)
        cell.isSelected = false
        cell.layoutIfNeeded()
        #expect(background(of: cell)?.backgroundColor == .secondarySystemGroupedBackground)
        cell.backgroundConfiguration?.backgroundColor = .systemGreen
        cell.isSelected = true
        cell.layoutIfNeeded()
        #expect(background(of: cell)?.backgroundColor == .systemGreen)
    }

    @Test func `a background without a colour has the tint colour, changed by the transformer`() {
        var configuration = UIBackgroundConfiguration.clear()
        configuration.backgroundColor = nil
        #expect(configuration.resolvedBackgroundColor(for: .systemPink) == .systemPink)
        configuration.backgroundColorTransformer = UIConfigurationColorTransformer { $0.withAlphaComponent(0.5) }
        #expect(
            configuration.resolvedBackgroundColor(for: .systemPink) == UIColor.systemPink.withAlphaComponent(0.5)
        )
        let copy = configuration
        #expect(copy == configuration)
    }

    @Test func `the custom view and the image of a background fill it`() throws {
        let (cell, custom) = (UITableViewCell(), UIView())
        cell.backgroundConfiguration = .clear()
        cell.backgroundConfiguration?.customView = custom
        cell.backgroundConfiguration?.image = UIImage()
        cell.layoutIfNeeded()
        let view = try #require(background(of: cell))
        #expect(custom.superview === view && custom.frame == cell.bounds)
        #expect(view.subviews.map { $0 is UIImageView } == [true, false])
    }

    // MARK: Buttons

    private func button(_ change: (inout UIButton.Configuration) -> Void) -> UIButton {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Go"
        change(&configuration)
        let button = UIButton(configuration: configuration)
        button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
        button.layoutIfNeeded()
        return button
    }

    @Test func `corner styles determine the corners of a button`() {
        withLayoutHost {
            #expect(button { _ in }.existingLayer == nil)
            #expect(button { $0.cornerStyle = .capsule }.existingLayer?.cornerRadius == 20)
            #expect(button { $0.cornerStyle = .fixed }.existingLayer?.cornerRadius == 5.95)
            let radii = [UIButton.Configuration.CornerStyle.small, .medium, .large].map { style in
                button { $0.cornerStyle = style }.existingLayer?.cornerRadius ?? 0
            }
            #expect(radii == radii.sorted() && Set(radii).count == 3)
            let own = button {
                $0.cornerStyle = .fixed
                $0.background.cornerRadius = 3
                $0.background.strokeWidth = 1
            }
            #expect(own.existingLayer?.cornerRadius == 3 && own.existingLayer?.borderWidth == 1)
        }
    }

    @Test func `the colour of a button's background replaces that of its style`() {
        withLayoutHost {
            let plain = button { $0.background.backgroundColor = .systemBrown }
            #expect(plain.fillColor == .systemBrown)
            let changed = button { $0.background.backgroundColorTransformer = .init { _ in .systemMint } }
            #expect(changed.fillColor == .systemMint)
        }
    }

    @Test func `a button with a custom view in its background shows it behind its title`() {
        withLayoutHost {
            let custom = UIView()
            let made = button { $0.background.customView = custom }
            #expect(background(of: made)?.frame == made.bounds)
            #expect(custom.superview === background(of: made))
            #expect(made.fillColor == nil && made.orderedSubviews.isEmpty)
            made.configuration?.background.customView = nil
            made.layoutIfNeeded()
            #expect(background(of: made) == nil && made.fillColor == made.tintColor)
        }
    }

    @Test(arguments: [NSDirectionalRectEdge.leading, .trailing, .top, .bottom])
    func `the image of a button is at the edge of its title, at the distance of the padding`(
        edge: NSDirectionalRectEdge
    ) {
        withLayoutHost {
            let made = button {
                $0.image = UIImage(systemName: "star")
                $0.imagePlacement = edge
                $0.imagePadding = 7
                $0.contentInsets = .zero
            }
            made.frame.size = made.intrinsicContentSize
            made.layoutIfNeeded()
            let (image, title) = (made.imageView?.frame ?? .zero, made.titleLabel?.frame ?? .zero)
            let gap: CGFloat? =
                switch edge {
                case .leading: title.minX - image.maxX
                case .trailing: image.minX - title.maxX
                case .top: title.minY - image.maxY
                case .bottom: image.minY - title.maxY
                default: nil
                }
            #expect(gap == 7)
            #expect(made.bounds.contains(image) && made.bounds.contains(title))
        }
    }
}
