/// The controls of playback.
extension SystemTexts {
    static let germanMedia = [
        "Film": "Film", "Mute": "Ton aus", "Playback Position": "Wiedergabeposition", "Unmute": "Ton ein",
    ]

    static let arabicMedia = [
        "Film": "فيلم", "Mute": "كتم الصوت", "Playback Position": "موضع التشغيل", "Unmute": "إلغاء كتم الصوت",
    ]
}
