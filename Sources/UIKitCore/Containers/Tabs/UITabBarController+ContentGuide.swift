import Foundation

/// The area that neither bar nor sidebar covers.
struct TabContentGuide {
    let guide: UILayoutGuide
    let constraints: [NSLayoutConstraint]
}

extension UITabBarController {
    func makeContentGuide() -> UILayoutGuide {
        if let contentGuide { return contentGuide.guide }
        let view: UIView = view
        let guide = UILayoutGuide()
        view.addLayoutGuide(guide)
        let constraints = [
            guide.topAnchor.constraint(equalTo: view.topAnchor),
            guide.leftAnchor.constraint(equalTo: view.leftAnchor),
            view.rightAnchor.constraint(equalTo: guide.rightAnchor),
            view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        ]
        NSLayoutConstraint.activate(constraints)
        contentGuide = TabContentGuide(guide: guide, constraints: constraints)
        updateContentGuide(frames(in: view.bounds.size), in: view.bounds.size)
        return guide
    }

    func updateContentGuide(_ frames: Frames, in size: CGSize) {
        guard let contentGuide else { return }
        var free = frames.content
        if !frames.sidebar.isEmpty, frames.content.intersects(frames.sidebar) {
            free.size.width -= frames.sidebar.width
            if frames.sidebar.minX <= free.minX { free.origin.x += frames.sidebar.width }
        }
        let margins = [free.minY, free.minX, size.width - free.maxX, size.height - free.maxY]
        for (constraint, margin) in zip(contentGuide.constraints, margins) where constraint.constant != margin {
            constraint.constant = margin
        }
    }
}
