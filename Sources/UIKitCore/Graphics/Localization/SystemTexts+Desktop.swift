/// Texts of screens that pass content to services of the desktop.
extension SystemTexts {
    static let germanDesktop = [
        "New Text Message": "Neue Textnachricht", "Open in Messages": "In Nachrichten öffnen",
        "Fonts": "Schriften", "No Definition Found": "Keine Definition gefunden", "Open With…": "Öffnen mit …",
        "The file cannot be read.": "Die Datei kann nicht gelesen werden.",
    ]

    static let arabicDesktop = [
        "New Text Message": "رسالة نصية جديدة", "Open in Messages": "فتح في الرسائل",
        "Fonts": "الخطوط", "No Definition Found": "لم يتم العثور على تعريف", "Open With…": "فتح باستخدام…",
        "The file cannot be read.": "تتعذر قراءة الملف.",
    ]
}
