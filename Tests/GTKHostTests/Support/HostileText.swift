#if GTK
/// Texts that break programs without input validation.
enum HostileText {
    static let all = [
        "<b>bold</b> & <span foreground='red'>", "nul \0 bell \u{7} escape \u{1B}[31m", "\u{202E}turned",
        "unpaired \u{2066}\u{2067}", "closed too often \u{2069}\u{202C}", String(repeating: "long ", count: 20_000),
        String(repeating: "x", count: 100_000), "e\u{301}\u{302}\u{303}\u{304}", "line\nbreak\u{2028}more\r\nend",
        "\u{FFFE}\u{FFFF}\u{10FFFF}", "%s %n %d", "👩‍👩‍👧‍👦", "_mnemonic __two", "</interface>\"'`$(true)",
    ]
}
#endif
