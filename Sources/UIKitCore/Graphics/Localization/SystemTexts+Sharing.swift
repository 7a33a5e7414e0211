/// Texts of the share sheet, and of the files that it saves.
extension SystemTexts {
    static let germanSharing = [
        "Data": "Daten", "Image": "Bild", "Mail": "E-Mail", "Print": "Drucken", "Save to File": "In Datei sichern",
    ]

    static let arabicSharing = [
        "Data": "بيانات", "Image": "صورة", "Mail": "البريد", "Print": "طباعة", "Save to File": "حفظ في ملف",
    ]
}
