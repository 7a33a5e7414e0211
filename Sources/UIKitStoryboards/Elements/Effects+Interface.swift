import Foundation
import UIKitCore

extension UIVisualEffectView {
    /// Decodes a visual effect view.
    func decodeEffect(_ element: InterfaceElement, loader: InterfaceLoader) {
        if let content = element.child(key: "contentView") {
            contentView.decodeView(content, loader: loader)
            // The effect view determines the frame of its content view.
            contentView.frame = bounds
            contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        }
        if let blur = element.child("blurEffect") {
            effect = UIBlurEffect(style: Self.style(of: blur))
        } else if let vibrancy = element.child("vibrancyEffect") {
            guard let blur = vibrancy.child("blurEffect") else { return vibrancy.problem("has no blurEffect.") }
            effect = UIVibrancyEffect(blurEffect: UIBlurEffect(style: Self.style(of: blur)))
        }
    }

    private static func style(of element: InterfaceElement) -> UIBlurEffect.Style {
        element.choice("style", styles) ?? .regular
    }

    private static let styles: [String: UIBlurEffect.Style] = [
        "extraLight": .extraLight, "light": .light, "dark": .dark, "regular": .regular, "prominent": .prominent,
        "systemUltraThinMaterial": .systemUltraThinMaterial, "systemThinMaterial": .systemThinMaterial,
        "systemMaterial": .systemMaterial, "systemThickMaterial": .systemThickMaterial,
        "systemChromeMaterial": .systemChromeMaterial,
        "systemUltraThinMaterialLight": .systemUltraThinMaterialLight,
        "systemThinMaterialLight": .systemThinMaterialLight, "systemMaterialLight": .systemMaterialLight,
        "systemThickMaterialLight": .systemThickMaterialLight,
        "systemChromeMaterialLight": .systemChromeMaterialLight,
        "systemUltraThinMaterialDark": .systemUltraThinMaterialDark,
        "systemThinMaterialDark": .systemThinMaterialDark, "systemMaterialDark": .systemMaterialDark,
        "systemThickMaterialDark": .systemThickMaterialDark,
        "systemChromeMaterialDark": .systemChromeMaterialDark,
    ]
}
