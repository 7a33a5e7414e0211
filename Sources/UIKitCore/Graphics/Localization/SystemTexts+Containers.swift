/// The parts of bars, sheets and other containers.
extension SystemTexts {
    static let germanContainers = [
        "New": "Neu", "Rename": "Umbenennen", "Rename…": "Umbenennen …", "Share…": "Teilen …",
        "Configure": "Konfigurieren",
        "The first four tabs are in the bar.": "Die ersten vier Tabs sind in der Leiste.",
        "Dismiss Sheet": "Blatt schließen", "Full Screen": "Ganzer Bildschirm", "Half Screen": "Halber Bildschirm",
        "Sheet Grabber": "Griff des Blatts", "Hide Sidebar": "Seitenleiste ausblenden",
        "Show Sidebar": "Seitenleiste einblenden",
    ]

    static let arabicContainers = [
        "New": "جديد", "Rename": "إعادة التسمية", "Rename…": "إعادة التسمية…", "Share…": "مشاركة…",
        "Configure": "تهيئة",
        "The first four tabs are in the bar.": "علامات التبويب الأربع الأولى موجودة في الشريط.",
        "Dismiss Sheet": "إغلاق الورقة", "Full Screen": "ملء الشاشة", "Half Screen": "نصف الشاشة",
        "Sheet Grabber": "مقبض الورقة", "Hide Sidebar": "إخفاء الشريط الجانبي",
        "Show Sidebar": "إظهار الشريط الجانبي",
    ]
}
