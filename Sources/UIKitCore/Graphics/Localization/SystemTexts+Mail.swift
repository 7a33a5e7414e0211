/// Texts of the screen that passes a message to the mail program.
extension SystemTexts {
    static let germanMail = [
        "Bcc:": "Blindkopie:", "Cc:": "Kopie:", "New Message": "Neue E-Mail", "Open in Mail": "In Mail öffnen",
        "Subject:": "Betreff:",
        "The mail program could not be opened.": "Das Mailprogramm konnte nicht geöffnet werden.",
        "To:": "An:",
    ]

    static let arabicMail = [
        "Bcc:": "نسخة مخفية:", "Cc:": "نسخة:", "New Message": "رسالة جديدة", "Open in Mail": "فتح في البريد",
        "Subject:": "الموضوع:", "The mail program could not be opened.": "تعذر فتح برنامج البريد.", "To:": "إلى:",
    ]
}
