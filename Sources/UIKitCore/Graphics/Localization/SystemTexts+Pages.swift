/// Error messages about web pages.
extension SystemTexts {
    static let germanPages = [
        "“%@” Would Like to Use the Camera": "„%@“ möchte die Kamera verwenden",
        "“%@” Would Like to Use the Camera and Microphone": "„%@“ möchte Kamera und Mikrofon verwenden",
        "“%@” Would Like to Use the Microphone": "„%@“ möchte das Mikrofon verwenden",
        "Allow": "Erlauben", "Don’t Allow": "Nicht erlauben",
        "A secure connection to the server could not be made.":
            "Es konnte keine sichere Verbindung zum Server hergestellt werden.",
        "A server with this name could not be found.": "Es wurde kein Server mit diesem Namen gefunden.",
        "Something went wrong with the page.": "Mit der Seite ist etwas schiefgegangen.",
        "The certificate of the server is not trusted.": "Dem Zertifikat des Servers wird nicht vertraut.",
        "The connection to the server was lost.": "Die Verbindung zum Server ist abgebrochen.",
        "The page could not be loaded.": "Die Seite konnte nicht geladen werden.",
        "The process that shows the page ended.": "Der Prozess, der die Seite anzeigt, wurde beendet.",
        "The server could not be reached.": "Der Server ist nicht erreichbar.",
        "The server took too long to answer.": "Der Server hat zu lange nicht geantwortet.",
        "There is no connection to the internet.": "Es besteht keine Internetverbindung.",
    ]

    static let arabicPages = [
        "“%@” Would Like to Use the Camera": "يريد “%@” استخدام الكاميرا",
        "“%@” Would Like to Use the Camera and Microphone": "يريد “%@” استخدام الكاميرا والميكروفون",
        "“%@” Would Like to Use the Microphone": "يريد “%@” استخدام الميكروفون",
        "Allow": "السماح", "Don’t Allow": "عدم السماح",
        "A secure connection to the server could not be made.": "تعذر إنشاء اتصال آمن بالخادم.",
        "A server with this name could not be found.": "لم يُعثر على خادم بهذا الاسم.",
        "Something went wrong with the page.": "حدث خطأ في الصفحة.",
        "The certificate of the server is not trusted.": "شهادة الخادم غير موثوق بها.",
        "The connection to the server was lost.": "انقطع الاتصال بالخادم.",
        "The page could not be loaded.": "تعذر تحميل الصفحة.",
        "The process that shows the page ended.": "انتهت العملية التي تعرض الصفحة.",
        "The server could not be reached.": "تعذر الوصول إلى الخادم.",
        "The server took too long to answer.": "استغرق الخادم وقتًا طويلًا للرد.",
        "There is no connection to the internet.": "لا يوجد اتصال بالإنترنت.",
    ]
}
