/// UIKit's own texts, such as "Cancel", in the user's language if it is supported; otherwise in English.
///
/// They are compiled into the program, because separate files can be lost.
@_spi(Host)
public enum SystemTexts {
    /// Returns a text in the user's language.
    ///
    /// - Parameter english: The English text.
    public static func text(_ english: String) -> String {
        switch LocalizedTexts.best(of: ["en", "de", "ar"], for: UserLanguages.current) {
        case "de":
            german[english] ?? germanMedia[english] ?? germanControls[english] ?? germanPages[english] ?? germanMail[
                english
            ]
                ?? germanSharing[english] ?? germanAccessibility[english]
                ?? germanContainers[english] ?? germanDesktop[english] ?? english
        case "ar":
            arabic[english] ?? arabicMedia[english] ?? arabicControls[english] ?? arabicPages[english] ?? arabicMail[
                english
            ]
                ?? arabicSharing[english] ?? arabicAccessibility[english]
                ?? arabicContainers[english] ?? arabicDesktop[english] ?? english
        default: english
        }
    }

    /// Joins texts to a list: "Back, Countries".
    static func list(_ texts: [String]) -> String {
        let isArabic = LocalizedTexts.best(of: ["en", "de", "ar"], for: UserLanguages.current) == "ar"
        return texts.joined(separator: isArabic ? "، " : ", ")
    }

    /// The name of the button that removes something: "Remove Europe".
    public static func removal(of name: String) -> String {
        switch LocalizedTexts.best(of: ["en", "de", "ar"], for: UserLanguages.current) {
        case "de": "\(name) entfernen"
        case "ar": "إزالة \(name)"
        default: "Remove \(name)"
        }
    }

    /// The maximum number of characters of a spoken quotation.
    static let longestQuotation = 100

    /// The message of a search without results.
    package static func noResults(for text: String) -> String {
        switch LocalizedTexts.best(of: ["en", "de", "ar"], for: UserLanguages.current) {
        case "de": "Keine Ergebnisse für „\(text)“"
        case "ar": "لا توجد نتائج لـ «\(text)»"
        default: "No Results for “\(text)”"
        }
    }

    /// The text that offers a recovery suggestion.
    package static func didYouMean(_ text: String) -> String {
        switch LocalizedTexts.best(of: ["en", "de", "ar"], for: UserLanguages.current) {
        case "de": "Meintest du „\(text)“?"
        case "ar": "هل تقصد «\(text)»؟"
        default: "Did you mean “\(text)”?"
        }
    }

    static let german = [
        "Add": "Hinzufügen", "Back": "Zurück", "Bookmarks": "Lesezeichen", "Camera": "Kamera", "Cancel": "Abbrechen",
        "Check the spelling or try a new search.": "Prüfe die Schreibweise oder versuche eine neue Suche.",
        "Clear text": "Text löschen", "Close": "Schließen", "Collapse": "Einklappen", "Compose": "Verfassen",
        "Contacts": "Kontakte", "Copy": "Kopieren", "Cut": "Ausschneiden", "Content Only": "Nur Inhalt",
        "Content behind the search": "Inhalt hinter der Suche",
        "Decrement": "Verringern", "Delete": "Löschen", "Done": "Fertig", "Downloads": "Downloads",
        "Edit": "Bearbeiten", "Expand": "Ausklappen",
        "Fast Forward": "Vorspulen", "Favorites": "Favoriten", "Featured": "Empfohlen", "Forward": "Vor",
        "History": "Verlauf",
        "Increment": "Erhöhen", "Insert": "Einfügen", "Items": "Objekte", "More": "Mehr", "More Info": "Weitere Infos",
        "Most Recent": "Neueste",
        "Most Viewed": "Meistgesehen", "No Results": "Keine Ergebnisse", "Open in Browser": "Im Browser öffnen",
        "Organize": "Verwalten", "Paste": "Einsetzen", "Pause": "Pause", "Play": "Wiedergabe",
        "Recents": "Zuletzt benutzt",
        "Redo": "Wiederholen", "Refresh": "Aktualisieren", "Remove": "Entfernen", "Reply": "Antworten",
        "Results": "Ergebnisse", "Rewind": "Zurückspulen", "Rows": "Zeilen", "Save": "Sichern", "Scope": "Suchbereich",
        "Search": "Suchen", "Select": "Auswählen", "Select All": "Alles auswählen", "Share": "Teilen",
        "Show Sidebar": "Seitenleiste einblenden", "Stop": "Stopp",
        "Suggestions": "Vorschläge", "The browser could not be opened.": "Der Browser konnte nicht geöffnet werden.",
        "The page is not loaded any more.": "Die Seite wird nicht mehr geladen.",
        "This address cannot be opened.": "Diese Adresse kann nicht geöffnet werden.", "Toolbar": "Symbolleiste",
        "Top Rated": "Bestbewertet", "Undo": "Widerrufen", "menu": "Menü", "mixed": "gemischt", "off": "aus",
        "on": "ein",
    ]

    static let arabic = [
        "Add": "إضافة", "Back": "رجوع", "Bookmarks": "الإشارات المرجعية", "Camera": "الكاميرا", "Cancel": "إلغاء",
        "Check the spelling or try a new search.": "تحقق من الإملاء أو جرّب بحثًا جديدًا.", "Clear text": "مسح النص",
        "Close": "إغلاق", "Collapse": "طي", "Compose": "إنشاء", "Contacts": "جهات الاتصال", "Copy": "نسخ", "Cut": "قص",
        "Content Only": "المحتوى فقط",
        "Content behind the search": "المحتوى خلف البحث", "Decrement": "إنقاص", "Delete": "حذف", "Done": "تم",
        "Downloads": "التنزيلات",
        "Edit": "تحرير", "Expand": "توسيع", "Fast Forward": "تقديم سريع", "Favorites": "المفضلة", "Featured": "مميز",
        "Forward": "للأمام", "History": "السجل", "Increment": "زيادة", "Insert": "إدراج", "Items": "العناصر",
        "More": "المزيد",
        "More Info": "مزيد من المعلومات",
        "Most Recent": "الأحدث", "Most Viewed": "الأكثر مشاهدة", "No Results": "لا توجد نتائج",
        "Open in Browser": "فتح في المتصفح", "Organize": "تنظيم", "Paste": "لصق", "Pause": "إيقاف مؤقت",
        "Play": "تشغيل",
        "Recents": "الحديثة", "Redo": "إعادة", "Refresh": "تحديث", "Remove": "إزالة", "Reply": "رد",
        "Results": "النتائج",
        "Rewind": "ترجيع", "Rows": "الصفوف", "Save": "حفظ", "Scope": "نطاق البحث", "Search": "بحث", "Select": "تحديد",
        "Select All": "تحديد الكل", "Share": "مشاركة",
        "Show Sidebar": "إظهار الشريط الجانبي", "Stop": "إيقاف", "Suggestions": "الاقتراحات",
        "The browser could not be opened.": "تعذر فتح المتصفح.",
        "The page is not loaded any more.": "أُلغي تحميل الصفحة.",
        "This address cannot be opened.": "لا يمكن فتح هذا العنوان.", "Toolbar": "شريط الأدوات",
        "Top Rated": "الأعلى تقييمًا", "Undo": "تراجع", "menu": "قائمة", "mixed": "مختلط", "off": "مغلق", "on": "مفعّل",
    ]
}
