/// Names of the parts of controls.
extension SystemTexts {
    /// The title of a number of hours or minutes in a wheel: "5 hours", "12 min".
    static func duration(_ number: Int, isHours: Bool) -> String {
        switch LocalizedTexts.best(of: ["en", "de", "ar"], for: UserLanguages.current) {
        case "de": "\(number) \(isHours ? "Std." : "Min.")"
        case "ar": "\(number) \(isHours ? "س" : "د")"
        default: "\(number) \(isHours ? (number == 1 ? "hour" : "hours") : "min")"
        }
    }

    static let germanControls = [
        "Color": "Farbe", "Colors": "Farben", "Date": "Datum", "Day": "Tag", "Hour": "Stunde", "Hours": "Stunden",
        "Learn Spelling": "Rechtschreibung lernen", "Loading…": "Laden …", "Minute": "Minute",
        "Minutes": "Minuten",
        "Month": "Monat", "Next Month": "Nächster Monat", "Opacity": "Deckkraft", "Previous Month": "Voriger Monat",
        "Selected": "Ausgewählt",
        "Shows the days": "Zeigt die Tage", "Shows the months and years": "Zeigt Monate und Jahre", "Time": "Uhrzeit",
        "Today": "Heute", "Year": "Jahr",
    ]

    static let arabicControls = [
        "Color": "اللون", "Colors": "الألوان", "Date": "التاريخ", "Day": "اليوم", "Hour": "الساعة", "Hours": "الساعات",
        "Learn Spelling": "تعلّم الإملاء", "Loading…": "جارٍ التحميل…",
        "Minute": "الدقيقة",
        "Minutes": "الدقائق",
        "Month": "الشهر", "Next Month": "الشهر التالي", "Opacity": "العتامة", "Previous Month": "الشهر السابق",
        "Selected": "محدد",
        "Shows the days": "يعرض الأيام", "Shows the months and years": "يعرض الأشهر والسنوات", "Time": "الوقت",
        "Today": "اليوم", "Year": "السنة",
    ]
}
