/// The entries of the menu of rotors.
extension SystemTexts {
    static let germanAccessibility = [
        "Bold Text": "Fetter Text", "Delete to remove": "Entfernen mit Löschtaste", "Headings": "Überschriften",
        "Images": "Bilder", "Italic Text": "Kursiver Text",
        "Landmarks": "Bereiche", "Links": "Links", "Lists": "Listen", "Misspelled Words": "Falsch geschriebene Wörter",
        "Next": "Weiter", "Previous": "Zurück", "Tables": "Tabellen", "Text Fields": "Textfelder",
        "Underlined Text": "Unterstrichener Text", "Visited Links": "Besuchte Links",
    ]

    static let arabicAccessibility = [
        "Bold Text": "نص عريض", "Delete to remove": "اضغط حذف للإزالة", "Headings": "العناوين", "Images": "الصور",
        "Italic Text": "نص مائل",
        "Landmarks": "المعالم", "Links": "الروابط", "Lists": "القوائم", "Misspelled Words": "كلمات بها أخطاء إملائية",
        "Next": "التالي", "Previous": "السابق", "Tables": "الجداول", "Text Fields": "حقول النص",
        "Underlined Text": "نص تحته خط", "Visited Links": "الروابط التي تمت زيارتها",
    ]
}
