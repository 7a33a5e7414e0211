import Foundation

/// A colour as four sRGB components. Red, green and blue can be outside 0…1 (extended range); alpha is clamped.
struct ColorComponents: Hashable {
    var red: CGFloat
    var green: CGFloat
    var blue: CGFloat
    var alpha: CGFloat

    init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = min(max(alpha, 0), 1)
    }

    /// Makes a colour from a hexadecimal value: `0xRRGGBB`.
    init(hex: UInt32, alpha: CGFloat = 1) {
        func part(_ shift: UInt32) -> CGFloat { CGFloat((hex >> shift) & 0xFF) / 255 }
        self.init(red: part(16), green: part(8), blue: part(0), alpha: alpha)
    }

    /// Makes a colour from HSB components. A hue outside 0…1 wraps around.
    init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        let sector = (hue - hue.rounded(.down)) * 6
        let part = sector - sector.rounded(.down)
        let low = brightness * (1 - saturation)
        let falling = brightness * (1 - saturation * part)
        let rising = brightness * (1 - saturation * (1 - part))
        let (red, green, blue) =
            switch Int(sector) {
            case 1: (falling, brightness, low)
            case 2: (low, brightness, rising)
            case 3: (low, falling, brightness)
            case 4: (rising, low, brightness)
            case 5: (brightness, low, falling)
            default: (brightness, rising, low)
            }
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// The HSB components, each in 0…1 for colours within sRGB. Greys have hue 0.
    var hueSaturationBrightness: (hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
        let brightness = max(red, green, blue)
        let range = brightness - min(red, green, blue)
        guard range > 0, brightness != 0 else { return (0, 0, brightness) }
        let sector: CGFloat
        if brightness == red {
            sector = (green - blue) / range
        } else if brightness == green {
            sector = (blue - red) / range + 2
        } else {
            sector = (red - green) / range + 4
        }
        let turn = sector / 6
        return (turn < 0 ? turn + 1 : turn, range / brightness, brightness)
    }

    /// The lightness of the grey with the same luminance, 0 for black and 1 for white.
    var gray: CGFloat {
        if red == green && green == blue { return red }
        func linear(_ value: CGFloat) -> CGFloat {
            let size = abs(value)
            let light = size <= 0.04045 ? size / 12.92 : CGFloat(pow(Double((size + 0.055) / 1.055), 2.4))
            return value < 0 ? -light : light
        }
        let light = 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
        let size = abs(light)
        let value = size <= 0.003_130_8 ? size * 12.92 : 1.055 * CGFloat(pow(Double(size), 1 / 2.4)) - 0.055
        return light < 0 ? -value : value
    }

    func withAlpha(_ alpha: CGFloat) -> ColorComponents {
        ColorComponents(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// The colour as `#RRGGBB`, without alpha. Components outside sRGB are clamped.
    var hexDescription: String {
        func digits(_ value: CGFloat) -> String {
            let number = Int((min(max(value, 0), 1) * 255).rounded())
            return (number < 16 ? "0" : "") + String(number, radix: 16, uppercase: true)
        }
        return "#" + digits(red) + digits(green) + digits(blue)
    }
}
