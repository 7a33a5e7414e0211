/// The controls of playback.
extension SystemTexts {
    static let germanMedia = [
        "Video": "Video", "Mute": "Ton aus", "Playback Position": "Wiedergabeposition", "Unmute": "Ton ein",
    ]

    static let arabicMedia = [
        "Video": "فيديو", "Mute": "كتم الصوت", "Playback Position": "موضع التشغيل", "Unmute": "إلغاء كتم الصوت",
    ]
}
