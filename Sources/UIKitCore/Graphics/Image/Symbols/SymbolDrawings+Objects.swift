extension SymbolDrawings {
    /// People, messages, documents, tools and devices. See ``SymbolDrawings`` for the notation.
    static let objects = """
        person | b O12 7.3 4.6 ; b M3.5 21 C3.5 16.8 7 14.3 12 14.3 C17 14.3 20.5 16.8 20.5 21 Z
        person.2 | b O16.5 8.5 3.2 ; b M14 20 H22.8 C22.8 16.5 20.5 14.3 16.5 14.3 Z ; k O8.5 7.7 4.2 ; b O8.5 7.7 4.2 ; k M1.2 20 C1.2 16.5 4.2 14.2 8.5 14.2 C12.8 14.2 15.8 16.5 15.8 20 Z ; b M1.2 20 C1.2 16.5 4.2 14.2 8.5 14.2 C12.8 14.2 15.8 16.5 15.8 20 Z
        person.3 | b O4.5 9.5 2.5 ; b M1 18 C1 15.5 2.5 14 4.5 14 L7 18 Z ; b O19.5 9.5 2.5 ; b M23 18 C23 15.5 21.5 14 19.5 14 L17 18 Z ; k O12 8 3.6 ; b O12 8 3.6 ; k M5.5 19 C5.5 15.7 8.2 13.7 12 13.7 C15.8 13.7 18.5 15.7 18.5 19 Z ; b M5.5 19 C5.5 15.7 8.2 13.7 12 13.7 C15.8 13.7 18.5 15.7 18.5 19 Z
        person.crop.circle | b O12 12 9.7 ; c O12 9.3 3.5 ; c M5.5 18.5 C6.8 16.2 9.2 15 12 15 C14.8 15 17.2 16.2 18.5 18.5 C16.8 20.3 14.5 21.3 12 21.3 C9.5 21.3 7.2 20.3 5.5 18.5 Z
        person.crop.square | b R2.5 2.5 19 19 4 ; c O12 9.3 3.6 ; c M5 20.8 C5 17 8 15 12 15 C16 15 19 17 19 20.8 Z
        person.crop.rectangle | b R2 4 20 16 2.5 ; c O12 10 3 ; c M6 19.3 C6 16 8.5 14.5 12 14.5 C15.5 14.5 18 16 18 19.3 Z
        person.text.rectangle | b R2 5 20 14 2.5 ; c O7.5 10.3 2 ; c M4.3 16 C4.3 13.3 10.7 13.3 10.7 16 Z ; d M13.5 10 H19 M13.5 14 H19
        person.and.background.dotted | @person
        rectangle.stack.person.crop | b R2.5 8 19 13 2.5 ; s M5 4.5 H19 ; c O12 12.5 2.3 ; c M7.5 20 C7.5 17 9.5 16 12 16 C14.5 16 16.5 17 16.5 20 Z
        figure.walk | f O13 3.8 2.1 ; s M12.5 8 L11 14 L14.5 17 L15 21.5 M11 14 L8 21.5 M12.5 8 L8.5 10 L7.5 13 M13 9 L15.5 12 L18 12.5
        figure.run | f O15.5 3.8 2.1 ; s M13.5 8 L10.5 13.5 L14.5 16.5 L13.5 21.5 M10.5 13.5 L7.5 17.5 L3.5 17.5 M13.5 8 L9 7.5 L6.5 11 M13.5 8.5 L16.5 11.5 L20 10.5
        figure.stand | f O12 3.8 2.1 ; s M12 8 V14.5 M12 14.5 L10 21.5 M12 14.5 L14 21.5 M7 12.5 L9.5 8.5 H14.5 L17 12.5
        figure.wave | f O12 3.8 2.1 ; s M12 8 V14.5 M12 14.5 L10 21.5 M12 14.5 L14 21.5 M6 4.5 L9.5 8.5 H14.5 L17 12.5
        figure.2 | f O7.5 5 1.9 ; f O16.5 5 1.9 ; s M7.5 9 V15 M7.5 15 L6 21 M7.5 15 L9 21 M16.5 9 V15 M16.5 15 L15 21 M16.5 15 L18 21 M4 12 L6 9 H9 M20 12 L18 9 H15
        figure.2.and.child.holdinghands | @figure.2
        figure.strengthtraining.traditional | @dumbbell
        face.smiling | b O12 12 9.7 ; c O8.7 10 1.4 ; c O15.3 10 1.4 ; d M7.5 14.5 C9.5 17.7 14.5 17.7 16.5 14.5
        face.dashed | @circle.dashed ; f O8.7 10 1.3 ; f O15.3 10 1.3 ; s M8 15.5 H16
        eye | b M1.5 12 C4.5 7.5 8 5.3 12 5.3 C16 5.3 19.5 7.5 22.5 12 C19.5 16.5 16 18.7 12 18.7 C8 18.7 4.5 16.5 1.5 12 Z ; c O12 12 3.3
        eyes | b E7 12 4.5 6.5 ; b E17 12 4.5 6.5 ; c O8.5 13 1.9 ; c O18.5 13 1.9
        eyeglasses | s O6.5 14 4 ; s O17.5 14 4 ; s M10.5 13.5 C11.5 12.5 12.5 12.5 13.5 13.5 M2.5 14 L4.5 6.5 M21.5 14 L19.5 6.5
        mustache | f M12 11 C9.5 8 5.5 9.5 6 12.5 C5.5 13.5 3.5 13.5 2 12.5 C3 16.5 10 17.5 12 13.5 C14 17.5 21 16.5 22 12.5 C20.5 13.5 18.5 13.5 18 12.5 C18.5 9.5 14.5 8 12 11 Z
        hand.thumbsup | b M8.5 10.5 L11.5 3 C14 3 14.2 5 13.7 7 L13.2 9.5 H18.5 C20.5 9.5 21.3 11 20.8 13 L19.2 18.5 C18.8 20 18 20.7 16.5 20.7 H8.5 Z ; b R2.5 10.5 3.7 10.2 1
        hand.thumbsdown | ^180~ hand.thumbsup
        hand.raised | b M7 13 V6.2 C7 4.5 9.3 4.5 9.3 6.2 V4 C9.3 2.3 11.7 2.3 11.7 4 V3.5 C11.7 1.8 14 1.8 14 3.5 V6 C14 4.3 16.3 4.3 16.3 6 V13 L18 10.5 C19 9.3 20.8 10.2 20.2 11.8 L17.7 18 C16.7 20.5 14.7 21.8 12 21.8 C9 21.8 7 19.3 7 16 Z
        hand.wave | @hand.raised
        hand.tap | b M9 13 V8 C9 6.2 11.5 6.2 11.5 8 V12.5 L17 13.5 C18.7 13.9 19.3 15 19 16.5 L18 20 C17.7 21.3 17 21.8 15.7 21.8 H11.5 C10.3 21.8 9.5 21.4 8.8 20.5 L5.5 16 C4.7 14.7 6.2 13.4 7.4 14.2 Z ; s A10.3 7.5 5 180 360
        hand.point.up.left | @hand.tap
        hand.draw | @hand.tap
        hand.point.right | ^90 hand.point.up
        hand.point.up | b M9 13 V4 C9 2.2 11.5 2.2 11.5 4 V11 L17 12 C18.7 12.4 19.3 13.5 19 15 L18 19.5 C17.7 21 17 21.8 15.5 21.8 H11.5 C10.3 21.8 9.5 21.4 8.8 20.5 L5.5 15.5 C4.7 14.2 6.2 12.9 7.4 13.7 Z
        hands.clap | @hand.raised
        ear | s M8.5 13 C6 11 6 3 12.5 3 C17.5 3 19 6.5 18.5 9.5 C18 13 15.5 13.5 15 16.5 C14.5 20 12.5 21.5 10.5 21 C8.5 20.5 8.5 18.5 9 17.5 M9.5 8.5 C10 5.5 15 6 14.8 9 C14.7 11 12 11.3 12.5 13.5
        brain | b M12 4.5 C9 2 5 4 5.5 7 C2 8 2 13 4.5 14 C4 18 8.5 20.5 12 18.5 C15.5 20.5 20 18 19.5 14 C22 13 22 8 18.5 7 C19 4 15 2 12 4.5 Z ; d M12 4.5 V18.5
        brain.head.profile | @brain
        lungs | b M10.5 9 C6 9 2.5 14 2.5 19 C2.5 21.5 10.5 21.5 10.5 18.5 Z ; b M13.5 9 C18 9 21.5 14 21.5 19 C21.5 21.5 13.5 21.5 13.5 18.5 Z ; s M12 2.5 V10

        envelope | b R2 4.5 20 15 2.5 ; d M2.8 6.3 L12 13.7 L21.2 6.3
        envelope.open | b M2.5 10 L12 3 L21.5 10 V19 C21.5 20.3 20.8 21 19.5 21 H4.5 C3.2 21 2.5 20.3 2.5 19 Z ; d M3 11 L12 16.5 L21 11
        mail.stack | b R2.5 8 19 13 2.5 ; s M5 4.5 H19 ; d M3.5 10 L12 15.5 L20.5 10
        paperplane | b M21.5 2.5 L2.5 10.5 L10 14 L13.5 21.5 Z ; d M21 3 L10 14
        phone | b M5 3 C7 2 8.3 3 9 4.7 L10 7.2 C10.4 8.3 10 9 9.3 9.8 C8.5 10.7 9 11.5 10.5 13.2 C12.2 15 13.2 15.5 14.2 14.7 C15 14 15.7 13.6 16.8 14 L19.3 15 C21 15.7 22 17 21 19 C20 21.2 17.5 22 14.5 20.7 C9.5 18.5 5.5 14.5 3.3 9.5 C2 6.5 2.8 4 5 3 Z
        phone.down | ^135 phone
        phone.arrow.up.right | @phone ; s M14.5 9.5 L20.5 3.5 M15.5 3.5 H20.5 V8.5
        phone.connection | @phone
        video | b R2 6 13.5 12 2.5 ; b M16.5 10.5 L22 7 V17 L16.5 13.5 Z
        message | b M12 3 C17.5 3 22 6.6 22 11 C22 15.4 17.5 19 12 19 C11 19 10 18.9 9.2 18.7 C7.8 20.3 6 21.2 4 21.3 C4.8 20.2 5.3 18.9 5.2 17.5 C3.2 15.9 2 13.6 2 11 C2 6.6 6.5 3 12 3 Z
        bubble.left | b M5 4 H19 C20.7 4 22 5.3 22 7 V14 C22 15.7 20.7 17 19 17 H11 L6.5 21 V17 H5 C3.3 17 2 15.7 2 14 V7 C2 5.3 3.3 4 5 4 Z
        bubble.right | ~bubble.left
        bubble.middle.bottom | @bubble.left
        bubble | @bubble.left
        bubble.left.and.bubble.right | b M13 8 H20 C21.5 8 22.5 9 22.5 10.5 V15 C22.5 16.5 21.5 17.5 20 17.5 V21 L16 17.5 H13 Z ; k M4 2.5 H13 C14.5 2.5 15.5 3.5 15.5 5 V11 C15.5 12.5 14.5 13.5 13 13.5 H8.5 L5 17 V13.5 H4 C2.5 13.5 1.5 12.5 1.5 11 V5 C1.5 3.5 2.5 2.5 4 2.5 Z ; b M4 2.5 H13 C14.5 2.5 15.5 3.5 15.5 5 V11 C15.5 12.5 14.5 13.5 13 13.5 H8.5 L5 17 V13.5 H4 C2.5 13.5 1.5 12.5 1.5 11 V5 C1.5 3.5 2.5 2.5 4 2.5 Z
        ellipsis.bubble | @bubble.left ; c O7.5 10.5 1.4 ; c O12 10.5 1.4 ; c O16.5 10.5 1.4
        ellipsis.message | @message ; c O7.5 11 1.4 ; c O12 11 1.4 ; c O16.5 11 1.4
        text.bubble | @bubble.left ; d M6.5 8.5 H17.5 M6.5 12.5 H14
        quote.bubble | @bubble.left ; c O9 11 1.7 ; c O15 11 1.7 ; d M7.5 10.5 C7.5 8.8 8.2 8 9.5 7.6 M13.5 10.5 C13.5 8.8 14.2 8 15.5 7.6
        quote.opening | f O7.5 14 3.2 ; f O17 14 3.2 ; s M4.8 13.5 C4.8 9.5 6.5 7.5 9.5 6.5 M14.3 13.5 C14.3 9.5 16 7.5 19 6.5
        quote.closing | ^180 quote.opening
        text.quote | s M6 5 H21 M8 10 H21 M8 15 H21 M8 20 H16 M3 9 V21
        megaphone | b M3 10 V14 H7 L19 19.5 V4.5 L7 10 Z ; s M8 14.5 L9.5 20 H12.5 V16.7 M21.8 10.5 V13.5
        horn | @megaphone
        bell | b M12 3 C16 3 18 6 18 9.5 C18 14.5 19.5 15.5 20.5 17.5 H3.5 C4.5 15.5 6 14.5 6 9.5 C6 6 8 3 12 3 Z ; f M9.3 19.8 C9.8 21.5 11 22 12 22 C13 22 14.2 21.5 14.7 19.8 Z
        bell.and.waves.left.and.right | @bell ; s A12 9 11.5 -35 20 ; s A12 9 11.5 160 215
        mic | b R8.7 2 6.6 12 3.3 ; s A12 11 7 0 180 ; s M12 18 V21.8 M8.5 21.8 H15.5
        camera | b M4.5 6.5 H7.5 L9.3 4 H14.7 L16.5 6.5 H19.5 C21 6.5 22 7.5 22 9 V17.5 C22 19 21 20 19.5 20 H4.5 C3 20 2 19 2 17.5 V9 C2 7.5 3 6.5 4.5 6.5 Z ; d O12 13 4
        camera.rotate | @camera
        camera.macro | s M12 21.5 V12 M12 18 C9 14.5 6.5 14.5 5.5 15 C6.5 17.5 9 18.5 12 18 ; b O12 7 2.3 ; s O12 3.5 1.8 ; s O15.3 6 1.8 ; s O14 10 1.8 ; s O10 10 1.8 ; s O8.7 6 1.8
        camera.filters | s O12 8 5 ; s O8.5 14.5 5 ; s O15.5 14.5 5
        camera.aperture | s O12 12 9.5 ; s M12 2.5 L16.5 10.5 M20.3 7.3 L15.7 15.2 M20.2 17 H11 M12 21.5 L7.5 13.5 M3.8 16.7 L8.3 8.8 M3.8 7 H13
        camera.viewfinder | @viewfinder ; s O12 12 3.5
        viewfinder | s M3 8 V6 C3 4.3 4.3 3 6 3 H8 M16 3 H18 C19.7 3 21 4.3 21 6 V8 M21 16 V18 C21 19.7 19.7 21 18 21 H16 M8 21 H6 C4.3 21 3 19.7 3 18 V16
        qrcode.viewfinder | @viewfinder ; s R7 7 4 4 .5 ; s R13 7 4 4 .5 ; s R7 13 4 4 .5 ; f R13 13 2 2 0 ; f R15.5 15.5 2 2 0
        qrcode | s R3 3 7 7 1 ; s R14 3 7 7 1 ; s R3 14 7 7 1 ; f R5.5 5.5 2 2 0 ; f R16.5 5.5 2 2 0 ; f R5.5 16.5 2 2 0 ; f R13.5 13.5 3 3 0 ; f R18 13.5 3 3 0 ; f R13.5 18 3 3 0 ; f R18 18 3 3 0
        barcode | s M3 5 V19 M6.5 5 V19 M9.5 5 V19 M14 5 V19 M17 5 V19 M21 5 V19
        barcode.viewfinder | @viewfinder ; s M7 8 V16 M10 8 V16 M13.5 8 V16 M17 8 V16
        text.viewfinder | @viewfinder ; s M7.5 9 H16.5 M7.5 12.5 H16.5 M7.5 16 H13
        dot.viewfinder | @viewfinder ; f O12 12 3
        faceid | @viewfinder ; s M8.5 8.5 V10 M15.5 8.5 V10 M12 8.5 V13 H11 M8.5 15.5 C10 17 14 17 15.5 15.5
        touchid | s M12 12 V15 C12 18 11.5 20 10.5 21.5 M8.5 12 C8.5 7.5 15.5 7.5 15.5 12 C15.5 16.5 15.3 19 14.5 21.5 M5 14.5 C4 5 20 4 19 14 C18.9 17 18.8 18.5 18.3 20 M5.5 18.5 C6.5 17 7 15.5 7 14 M5 5.5 C8.5 2 15.5 2 19 5.5
        photo | b R2.5 4 19 16 2.5 ; c O8 9 1.9 ; d M3 17.5 L8.5 12.5 L12 15.8 L16 11.5 L21 16.5
        photo.artframe | @photo
        photo.stack | b R2.5 8 19 13 2.5 ; s M5 4.8 H19 M7 2 H17 ; d M3 18.5 L8.5 14 L12 17 L16 13 L21 17.5
        photo.on.rectangle | b R1.5 3 16 12.5 2 ; k R6 7.5 16.5 13 2 ; b R6 7.5 16.5 13 2 ; c O10.5 11.7 1.5 ; d M6.5 18.5 L11 14.7 L14 17.3 L17.5 13.5 L22 17.5
        photo.on.rectangle.angled | @photo.on.rectangle
        photo.tv | @tv ; c O7.5 8 1.3 ; d M3 14.5 L8 11 L11 13.5 L15 9.5 L21 14
        film | b R2.5 4 19 16 2 ; d M7 4 V20 M17 4 V20 M2.5 9.3 H7 M2.5 14.6 H7 M17 9.3 H21.5 M17 14.6 H21.5 M7 12 H17
        film.stack | @film
        movieclapper | b R2.5 9.5 19 11.5 2 ; b M2.5 9.5 L2 6 L20.5 3 L21.3 6.5 Z ; d M7.5 5.2 L9.5 8.5 M13 4.3 L15 7.6
        tv | b R2 4 20 13 2 ; s M8 20.5 H16
        play.tv | @tv ; c M10 7.5 L15 10.5 L10 13.5 Z
        gamecontroller | b M7 6 H17 C20 6 21 8.5 21.7 13 C22.3 17 21.5 19 19.5 19 C17.5 19 17 16 15 16 H9 C7 16 6.5 19 4.5 19 C2.5 19 1.7 17 2.3 13 C3 8.5 4 6 7 6 Z ; d M8 9 V13 M6 11 H10 ; c O15.5 12.5 1.2 ; c O17.8 9.8 1.2
        dice | b R3 3 18 18 3.5 ; c O8 8 1.6 ; c O16 8 1.6 ; c O12 12 1.6 ; c O8 16 1.6 ; c O16 16 1.6
        ticket | b M2.5 6.5 H21.5 V10 C19.5 10.5 19.5 13.5 21.5 14 V17.5 H2.5 V14 C4.5 13.5 4.5 10.5 2.5 10 Z ; d M15 7 V9 M15 11 V13 M15 15 V17
        theatermasks | b M2 5 H13 V11 C13 15 10.5 16.5 7.5 16.5 C4.5 16.5 2 15 2 11 Z ; c O5.5 9 1 ; c O9.5 9 1 ; d M5.5 12.5 C6.5 13.8 8.5 13.8 9.5 12.5 ; s M16 8.5 H22 V14.5 C22 18.5 19.5 20 16.5 20 C14 20 12 19 11.3 17.5 M15.5 16.5 C16.5 15.3 18.5 15.3 19.3 16.5
        guitars | s M12.5 11.5 L21 3 M18.5 3 L21 5.5 ; b M13 10.5 C15.5 13 14 14.5 14.5 17 C15 20.5 10.5 22.5 6.5 17.5 C1.5 13.5 3.5 9 7 9.5 C9.5 10 10.5 8 13 10.5 Z ; c O9.5 14.5 1.8
        pianokeys | b R2.5 4 19 16 1.5 ; d M8.8 12 V20 M15.2 12 V20 ; c R7.3 4 3 8 .3 ; c R13.7 4 3 8 .3
        paintbrush | b M21.5 2.5 C22.5 3.8 14.7 14 12.3 15.5 L8.8 12 C10.3 9.5 20.3 1.5 21.5 2.5 Z ; b M7.7 13.3 L11 16.6 C11 20.5 6 21.7 2.3 20.7 C4.8 19.5 4 14.5 7.7 13.3 Z
        paintbrush.pointed | @paintbrush
        paintpalette | b M12 3 C17.5 3 22 6.5 22 11.5 C22 15 19 15.5 16.5 15.2 C14.5 15 13.5 16.3 14.3 18 C15.2 20 14.5 21 12 21 C6.5 21 2 17 2 12 C2 7 6.5 3 12 3 Z ; c O7 12.5 1.5 ; c O8.8 7.8 1.5 ; c O14 6.5 1.5 ; c O18 9.8 1.5
        eyedropper | s M4 20 L5.5 16 L13.5 8 L16 10.5 L8 18.5 Z ; f M12 5.5 L14 7.3 L17.5 3 C19.5 1.5 22.5 4.5 21 6.5 L16.7 10 L18.5 12 L17 13.5 L10.5 7 Z
        wand.and.stars | s M3.5 20.5 L14 10 ; f M17.5 2.5 L18.5 5.5 L21.5 6.5 L18.5 7.5 L17.5 10.5 L16.5 7.5 L13.5 6.5 L16.5 5.5 Z ; f M19 13 L19.7 15.3 L22 16 L19.7 16.7 L19 19 L18.3 16.7 L16 16 L18.3 15.3 Z ; f M8 3 L8.7 5.3 L11 6 L8.7 6.7 L8 9 L7.3 6.7 L5 6 L7.3 5.3 Z
        wand.and.rays | @wand.and.stars
        sparkles | f M10 5 C10.6 10 12 11.4 17 12 C12 12.6 10.6 14 10 19 C9.4 14 8 12.6 3 12 C8 11.4 9.4 10 10 5 Z ; f M18 2 C18.3 4.5 19 5.2 21.5 5.5 C19 5.8 18.3 6.5 18 9 C17.7 6.5 17 5.8 14.5 5.5 C17 5.2 17.7 4.5 18 2 Z ; f M18 15.5 C18.3 18 19 18.7 21.5 19 C19 19.3 18.3 20 18 22.5 C17.7 20 17 19.3 14.5 19 C17 18.7 17.7 18 18 15.5 Z
        sparkle | f M12 2 C12.8 9 15 11.2 22 12 C15 12.8 12.8 15 12 22 C11.2 15 9 12.8 2 12 C9 11.2 11.2 9 12 2 Z
        star | b T12 12.6 10.5 4.5 5
        star.leadinghalf.filled | s T12 12.6 10.5 4.5 5 ; f M12 2.1 V17.1 L5.8 21.1 L7.7 14 L2 9.3 L9.4 9 Z
        star.lefthalf.fill | @star.leadinghalf.filled
        moon.stars | @moon 0 2.5 .85 ; f M18 2.5 L18.8 5.2 L21.5 6 L18.8 6.8 L18 9.5 L17.2 6.8 L14.5 6 L17.2 5.2 Z
        heart | b M12 21 C6 16.5 2.5 13 2.5 8.8 C2.5 5.5 5 3.3 7.7 3.3 C9.5 3.3 11.2 4.3 12 6 C12.8 4.3 14.5 3.3 16.3 3.3 C19 3.3 21.5 5.5 21.5 8.8 C21.5 13 18 16.5 12 21 Z
        bolt.heart | @heart ; c M13 6.5 L8 12 H11.5 L11 16 L16 10.5 H12.5 Z
        heart.text.square | b R3 3 18 18 3.5 ; c M8.5 11.5 C6 9.5 5.5 8.3 6 7.2 C6.7 6 8 6.3 8.5 7.3 C9 6.3 10.3 6 11 7.2 C11.5 8.3 11 9.5 8.5 11.5 Z ; d M13 8 H18 M6.5 14.5 H17.5 M6.5 17.7 H14
        list.bullet.heart | @list.bullet
        bookmark | b M6.2 2.5 H17.8 C18.6 2.5 19 2.9 19 3.7 V21.5 L12 15.8 L5 21.5 V3.7 C5 2.9 5.4 2.5 6.2 2.5 Z
        flag | b M5 4 C8 2.5 11 2.8 13 4 C15 5.2 17.5 5.2 20.5 4 V13.5 C17.5 14.7 15 14.7 13 13.5 C11 12.3 8 12 5 13.5 Z ; s M5 3 V22
        flag.2.crossed | s M4 21 L16 4 M20 21 L8 4 ; b M16 4 L22 6 L18 11 L13 8.5 Z ; b M8 4 L2 6 L6 11 L11 8.5 Z
        flag.checkered | @flag ; d M9.5 3 V12.5 M15 5 V14 M5 8.5 H20.5
        pin | b M8 2.5 H16 L15.3 9 C17 10 18.5 11.5 18.5 14 H5.5 C5.5 11.5 7 10 8.7 9 Z ; s M12 14 V22
        tag | b M2.5 11 V4 C2.5 3 3 2.5 4 2.5 H11 L21.5 13 L13 21.5 Z ; c O7 7 1.6
        rosette | b T12 9 7.5 6.3 10 ; c O12 9 2.5 ; s M8 15 L6.5 22 L12 19 L17.5 22 L16 15
        medal | b O12 15 6.5 ; c O12 15 2 ; s M8.5 9 L5.5 2.5 H18.5 L15.5 9
        crown | b M3 6.5 L7.5 12 L12 4.5 L16.5 12 L21 6.5 L19 19.5 H5 Z
        trophy | b M7 3 H17 V9 C17 12.5 15 15 12 15 C9 15 7 12.5 7 9 Z ; s M7 5 H3.5 C3.5 9 5 11 7.5 11 M17 5 H20.5 C20.5 9 19 11 16.5 11 M12 15 V20 M8 20.5 H16
        gift | b R3 8 18 4 .7 ; b R4.5 12 15 9.5 1 ; d M12 8 V21.5 ; s M12 8 C7 8 6.5 3 9.5 3 C11.5 3 12 6 12 8 C12 6 12.5 3 14.5 3 C17.5 3 17 8 12 8
        party.popper | b M3 21 L8.5 9 L15 15.5 Z ; s M13 8 C13 5 15 4.5 15.5 2.5 M16 12 C18 10 19.5 11 21.5 9.5 ; f O19 4.5 1.2 ; f O19.5 15.5 1.2 ; f O9.5 4 1.2
        birthday.cake | b R3.5 12.5 17 8.5 1.5 ; s M8 12.5 V9 M12 12.5 V9 M16 12.5 V9 ; f O8 6.5 1.2 ; f O12 6.5 1.2 ; f O16 6.5 1.2 ; d M3.5 16.5 H20.5
        balloon | b E12 9 6.5 7.5 ; s M12 16.5 C13.5 18 10.5 19.5 12 22

        doc | b M6.2 2.5 H13.5 L19 8 V19.3 C19 20.7 18.3 21.5 17 21.5 H7 C5.7 21.5 5 20.7 5 19.3 V4.5 C5 3.2 5.3 2.5 6.2 2.5 Z ; d M13.5 2.5 V8 H19
        document | @doc
        doc.text | @doc ; d M8.3 12.5 H15.7 M8.3 16.5 H15.7
        doc.plaintext | @doc.text
        doc.richtext | @doc.text
        doc.append | @doc.text
        doc.text.magnifyingglass | @doc 0 0 .9 ; k O15 15 5.5 ; s O15 15 4.2 ; s M18 18 L22 22
        doc.zipper | @doc
        doc.viewfinder | @viewfinder ; s R8 6.5 8 11 1
        doc.on.doc | b M4 2.5 H9.5 L14 7 V15.5 C14 16.5 13.5 17 12.5 17 H4 C3 17 2.5 16.5 2.5 15.5 V4 C2.5 3 3 2.5 4 2.5 Z ; k M11 7 H16.5 L21 11.5 V20 C21 21 20.5 21.5 19.5 21.5 H11 C10 21.5 9.5 21 9.5 20 V8.5 C9.5 7.5 10 7 11 7 Z ; b M11 7 H16.5 L21 11.5 V20 C21 21 20.5 21.5 19.5 21.5 H11 C10 21.5 9.5 21 9.5 20 V8.5 C9.5 7.5 10 7 11 7 Z
        clipboard | b R4.5 4 15 18 2.2 ; k R8.5 2 7 4.5 1.5 ; s R8.5 2 7 4.5 1.5
        list.clipboard | @clipboard ; d M8.5 11 H15.5 M8.5 15 H15.5 M8.5 18.5 H13
        list.bullet.clipboard | @list.clipboard
        doc.on.clipboard | b R2.5 4 13 16 2 ; k R5.5 2 7 4 1.3 ; s R5.5 2 7 4 1.3 ; k R10 9 11.5 13 1.8 ; b R10 9 11.5 13 1.8
        doc.text.below.ecg | @doc.text
        note.text | b R3.5 3 17 18 3 ; d M7.5 8 H16.5 M7.5 12 H16.5 M7.5 16 H13
        note | b R3.5 3 17 18 3 ; d M3.5 8 H20.5
        text.page | @doc.text
        folder | b M2 7.5 V6 C2 4.7 2.8 4 4 4 H8.5 L10.5 6.5 H20 C21.3 6.5 22 7.2 22 8.5 V17.7 C22 19.2 21.2 20 19.7 20 H4.3 C2.8 20 2 19.2 2 17.7 Z ; d M2 10 H22
        tray | b M5.5 5 H18.5 L21.8 13.5 V17 C21.8 18.3 21 19 19.8 19 H4.2 C3 19 2.2 18.3 2.2 17 V13.5 Z ; d M2.5 13.5 H8 C8 16.7 16 16.7 16 13.5 H21.5
        tray.full | @tray ; d M7.5 8 H16.5 M7 10.7 H17
        tray.2 | b M6 2.5 H18 L21.5 8 V11 H2.5 V8 Z ; b M2.5 14 H8 C8 17 16 17 16 14 H21.5 V19.5 C21.5 20.8 20.8 21.5 19.5 21.5 H4.5 C3.2 21.5 2.5 20.8 2.5 19.5 Z
        tray.and.arrow.down | @tray ; h M12 1 V9.5 M9 6.8 L12 9.8 L15 6.8
        tray.and.arrow.up | @tray ; h M12 10 V1.5 M9 4.3 L12 1.3 L15 4.3
        externaldrive | b M5 5 H19 L22 14 V17.5 C22 18.8 21.3 19.5 20 19.5 H4 C2.7 19.5 2 18.8 2 17.5 V14 Z ; d M2 14 H22 ; c O18 16.8 1
        internaldrive | @externaldrive
        archivebox | b R2 3.5 20 5 1.2 ; b M3.5 8.5 H20.5 V18.5 C20.5 19.8 19.8 20.5 18.5 20.5 H5.5 C4.2 20.5 3.5 19.8 3.5 18.5 Z ; d M9.3 12.3 H14.7
        shippingbox | @cube ; d M7.5 4.8 L16.3 9.3
        book | b M12 5.5 C9.5 3.8 5.5 3.8 2 5 V19 C5.5 17.8 9.5 17.8 12 19.5 C14.5 17.8 18.5 17.8 22 19 V5 C18.5 3.8 14.5 3.8 12 5.5 Z ; d M12 5.5 V19.5
        book.pages | @book
        character.book.closed | @book.closed ; d M9 13.5 L12 6.5 L15 13.5 M10 11.5 H14
        text.book.closed | @book.closed ; d M8.5 7.5 H15.5 M8.5 11 H13.5
        book.closed | b M6.5 2.5 H19.5 V21.5 H6.8 C5.3 21.5 4.3 20.5 4.3 19 V5 C4.3 3.5 5 2.5 6.5 2.5 Z ; d M4.5 18 H19.5
        magazine | @book.closed
        books.vertical | b R2.5 3 5 18 1 ; b R8.7 3 5 18 1 ; b M15 5 L19 4 L22.5 19.7 L18.5 20.7 Z
        newspaper | b M2 5.5 C2 4.5 2.5 4 3.5 4 H16.5 C17.5 4 18 4.5 18 5.5 V9 H22 V17.5 C22 19 21 20 19.5 20 H4.5 C3 20 2 19 2 17.5 Z ; d M18 9 V18.5 M5 8 H15 M5 12 H9 M5 16 H9 M12 12 H15 M12 16 H15
        graduationcap | b M12 4 L23 9.5 L12 15 L1 9.5 Z ; s M5.5 12.5 V17.5 C8.5 20 15.5 20 18.5 17.5 V12.5 M22 10 V16
        studentdesk | s M3 8 H21 V11 H3 Z M6 11 V20 M18 11 V20
        backpack | b M6 8 C6 3 18 3 18 8 V19.5 C18 20.8 17.3 21.5 16 21.5 H8 C6.7 21.5 6 20.8 6 19.5 Z ; d M9 15 H15 V21 M9 15 V21 ; s M9.5 4 C9.5 1.5 14.5 1.5 14.5 4
        calendar | b R2.5 4 19 17.5 3 ; d M2.5 9.3 H21.5 ; s M7.5 2 V5.5 M16.5 2 V5.5
        calendar.day.timeline.left | @calendar
        tablecells | b R2.5 4 19 16 2 ; d M2.5 9.3 H21.5 M2.5 14.6 H21.5 M9 4 V20 M15 4 V20
        rectangle.split.3x3 | @tablecells
        list.bullet | f O3.8 5.5 1.6 ; f O3.8 12 1.6 ; f O3.8 18.5 1.6 ; s M8.5 5.5 H21.5 M8.5 12 H21.5 M8.5 18.5 H21.5
        list.bullet.indent | f O3.8 5.5 1.6 ; f O8 12 1.6 ; f O8 18.5 1.6 ; s M8.5 5.5 H21.5 M12.5 12 H21.5 M12.5 18.5 H21.5
        list.bullet.rectangle | b R2 4 20 16 2.5 ; c O6.5 8.5 1.2 ; c O6.5 12 1.2 ; c O6.5 15.5 1.2 ; d M10 8.5 H18 M10 12 H18 M10 15.5 H18
        list.star | f T3.8 5.5 2.2 1 5 ; f T3.8 12 2.2 1 5 ; f T3.8 18.5 2.2 1 5 ; s M8.5 5.5 H21.5 M8.5 12 H21.5 M8.5 18.5 H21.5
        list.dash | s M2.5 5.5 H5 M2.5 12 H5 M2.5 18.5 H5 M8.5 5.5 H21.5 M8.5 12 H21.5 M8.5 18.5 H21.5
        list.triangle | @list.bullet
        list.number | s M8.5 5.5 H21.5 M8.5 12 H21.5 M8.5 18.5 H21.5 M2.8 4.5 L4.2 3.5 V7.5 M2.7 10.5 C3.5 9.5 5 10 4.7 11.2 L2.7 13.8 H5 M2.7 16.8 H4.8 L3.7 18.2 C5.2 18.2 5.2 20.7 2.7 20.3
        checklist | s M2.5 5.5 L4 7 L6.5 3.8 M2.5 12 L4 13.5 L6.5 10.3 M2.5 18.5 L4 20 L6.5 16.8 M10 5.5 H21.5 M10 12 H21.5 M10 18.5 H21.5
        text.alignleft | s M3 5 H21 M3 9.7 H14 M3 14.4 H21 M3 19 H14
        text.aligncenter | s M3 5 H21 M6.5 9.7 H17.5 M3 14.4 H21 M6.5 19 H17.5
        text.alignright | ~text.alignleft
        text.justify | s M3 5 H21 M3 9.7 H21 M3 14.4 H21 M3 19 H21
        text.justify.left | s M3 5 H21 M3 9.7 H21 M3 14.4 H21 M3 19 H12
        text.justify.leading | @text.justify.left
        text.append | s M3 5 H21 M3 9.7 H21 M3 14.4 H12 M17.5 13 V21 M13.5 17 H21.5
        text.insert | @text.append
        increase.indent | s M3 5 H21 M10 9.7 H21 M10 14.4 H21 M3 19 H21 ; f M3 9 L7.5 12 L3 15 Z
        decrease.indent | s M3 5 H21 M10 9.7 H21 M10 14.4 H21 M3 19 H21 ; f M7.5 9 L3 12 L7.5 15 Z
        textformat | s M2.5 19 L8 5 L13.5 19 M4.5 14.5 H11.5 ; s O18 15.7 3.3 ; s M21.3 12 V19
        textformat.size | s M11 19.5 L16.5 5.5 L22 19.5 M13 15 H20 ; s M1.8 19.5 L5.5 10 L9.2 19.5 M3 16.5 H8
        textformat.alt | @textformat
        textformat.abc | s M2 16.5 L5 8 L8 16.5 M3 13.7 H7 M10.5 8 V16.5 H12.5 C16 16.5 16 12 12.5 12 H10.5 M10.5 8 H12 C15 8 15 12 12 12 ; s A20 12.2 3.3 60 300
        textformat.123 | s M2.5 9.5 L5 8 V16.5 M9 10 C9.5 7 14 7.5 13.5 10.5 L9 16.5 H13.7 M16.5 8 H21 L18.5 11.3 C22.5 11.3 22.5 17.5 16.5 16
        abc | @textformat.abc
        character | s M4 20 L12 4 L20 20 M7 14.5 H17
        character.cursor.ibeam | s M2.5 18 L7.5 6 L12.5 18 M4.3 14 H10.7 M18 5 V19 M15.5 3.5 C17 3.5 18 4 18 5 C18 4 19 3.5 20.5 3.5 M15.5 20.5 C17 20.5 18 20 18 19 C18 20 19 20.5 20.5 20.5
        bold | s M7 4 V20 H13 C19 20 19 12 13 12 H7 M7 4 H12.5 C17.5 4 17.5 12 12.5 12
        italic | s M10 4 H18 M6 20 H14 M14.5 4 L9.5 20
        underline | s M7 3.5 V11 C7 18 17 18 17 11 V3.5 M5 21 H19
        strikethrough | s M16.5 7.5 C16 5.5 14.3 4 12 4 C9.3 4 7.5 6 7.5 8.2 C7.5 10 8.8 11.2 10.5 12 M16.5 15 C17 18 14.7 20 12 20 C9.5 20 7.6 18.8 7.2 16.5 M3 12 H21
        cursorarrow | b M6 3 L19 14 H12.5 L9 20.5 Z
        cursorarrow.rays | @cursorarrow
        trash | b M5.5 7 H18.5 L17.4 19.8 C17.3 20.9 16.6 21.5 15.6 21.5 H8.4 C7.4 21.5 6.7 20.9 6.6 19.8 Z ; s M3.5 6 H20.5 M9 6 V3.3 H15 V6 ; d M9.8 10.3 L10.2 18 M14.2 10.3 L13.8 18
        pencil | b M3.5 20.5 L5 15.5 L16.5 4 L20 7.5 L8.5 19 Z ; d M14 6.5 L17.5 10
        pencil.and.outline | @pencil
        pencil.tip | b M12 2 L17 13 L15 21 H9 L7 13 Z ; d M12 2 V13
        pencil.line | @pencil ; s M13 21 H21
        highlighter | b M5 14 L15 3.5 L20 8.5 L10 19 Z ; s M5 14 L3 20.5 L10 19
        scribble | s M3 12 C6 4 9 4 8 10 C7 16 10 15 12 11 C14 7 17 8 16 12 C15 16 18 17 21 14
        lasso | s E12 10 9 6.5 ; s M7 15.5 C4.5 17 6 21.5 9 20 M8 16 C9.5 18 8.5 20 8.5 21.5
        scissors | s O6 6 3.2 ; s O6 18 3.2 ; s M8.5 8 L20.5 18.5 M8.5 16 L20.5 5.5
        paperclip | s M19.5 11 L12 18.5 C9 21.5 4.5 17 7.5 14 L15.5 6 C17.5 4 20.5 7 18.5 9 L11 16.5 C10 17.5 8.5 16 9.5 15 L16 8.5
        link | s M10 14 C8 12 8 9.5 10 7.5 L13 4.5 C15 2.5 18 2.5 20 4.5 C21.7 6.3 21.7 9 20 11 L17.5 13.5 ; s M14 10 C16 12 16 14.5 14 16.5 L11 19.5 C9 21.5 6 21.5 4 19.5 C2.3 17.7 2.3 15 4 13 L6.5 10.5
        crop | s M6.5 2 V17.5 H22 M2 6.5 H17.5 V22
        rotate.right | b R3 10 11 11 1.5 ; s M9 5.5 C14 3.5 18.5 7 18.5 12 M15 9.5 L18.5 13 L22 9.5
        rotate.left | ~rotate.right
        perspective | s M4 6 L20 3 V21 L4 18 Z
        ruler | b M2.5 16 L16 2.5 L21.5 8 L8 21.5 Z ; d M6 12.5 L8 14.5 M9.5 9 L11.5 11 M13 5.5 L15 7.5
        level | @ruler
        hammer | b M3.5 8.5 L9 3.5 C11 2 13 2.5 15 4.5 L17 7 L12.5 11.5 L10 9 L7.5 11 Z ; b M11.5 12.5 L13.8 10.2 L21.5 18 L19 20.7 Z
        wrench | b M20.8 6 L17 9.5 L14.5 7 L18 3.2 C14.5 1.5 10.5 4.5 11.5 8.5 L3.3 16.7 C1.5 18.5 5.5 22.5 7.3 20.7 L15.5 12.5 C19.5 13.5 22.5 9.5 20.8 6 Z
        wrench.adjustable | @wrench
        wrench.and.screwdriver | s M4 20 L20 4 ; s M4 4 L9.5 9.5 M14.5 14.5 L20 20 ; f O20 20 2.3 ; f O4 20 2.3 ; f M17 3 L21 7 L22 2 Z
        screwdriver | s M3.5 20.5 L12 12 ; b M11 9.5 L18 2.5 L21.5 6 L14.5 13 Z
        gearshape | b G12 12 10 7.6 8 ; c O12 12 3.2
        gear | @gearshape
        gearshape.2 | b G8.5 9.5 7.5 5.6 8 ; c O8.5 9.5 2.2 ; b G17 17.5 5 3.6 8 ; c O17 17.5 1.4
        switch.2 | b R2 3.5 20 7.5 3.7 ; c O17.5 7.2 2 ; b R2 13.5 20 7.5 3.7 ; c O6.5 17.2 2
        dial.low | b O12 12 8.5 ; d M12 12 L7.5 16.5
        dial.min | @dial.low
        lock | b R4.5 10 15 11.5 2.5 ; s M7.5 10 V7.5 C7.5 1.5 16.5 1.5 16.5 7.5 V10
        lock.open | b R4.5 10 15 11.5 2.5 ; s M7.5 10 V6.5 C7.5 1 15.5 .5 16.3 5.5
        lock.rotation | @arrow.clockwise
        key | b O8 8 5.2 ; c O7 7 1.4 ; s M11.7 11.7 L20.5 20.5 M17.3 17.3 L20 14.7
        checkmark.shield | @shield ; d M8 12 L11 15 L16 9
        lightbulb | b M12 2.5 C16 2.5 19 5.3 19 9.3 C19 13 15.5 14.5 15.3 17.5 H8.7 C8.5 14.5 5 13 5 9.3 C5 5.3 8 2.5 12 2.5 Z ; s M9 20 H15 M10.5 22.3 H13.5
        lamp.desk | s M5 21 H15 M10 21 V13 L15 6 M13 3 L20 9 L22 4.5 L17 1.5 Z
        flashlight.on | b M8 7 H16 V10 L14 12 V21.5 H10 V12 L8 10 Z ; s M12 1.5 V3.5 M7.5 2 L8.5 4 M16.5 2 L15.5 4
        flashlight.off | b M8 5 H16 V9 L14 11 V21.5 H10 V11 L8 9 Z
        clock | b O12 12 9.7 ; d M12 6.3 V12 L16 14.5
        clock.arrow.circlepath | ~clock.arrow.clockwise
        clock.arrow.clockwise | s A12 13 8 0 300 ; s M12.2 7.6 L16.3 6.3 L15 2.2 ; s M12 9.5 V13.5 L9 15
        clock.arrow.2.circlepath | @arrow.triangle.2.circlepath ; s M12 8.5 V12.5 L15 14
        deskclock | @alarm
        alarm | b O12 13 8.2 ; d M12 8.3 V13 L15.3 15 ; s M2.8 6.3 L6.5 3 M21.2 6.3 L17.5 3 M6.3 19 L4.5 21.5 M17.7 19 L19.5 21.5
        timer | s A12 12 9.5 -90 225 ; s M12 12 L6.5 6.5 M12 2.5 V6
        stopwatch | b O12 13.5 8.3 ; d M12 13.5 V8.7 ; s M9.5 2 H14.5 M12 2 V5 M18.3 6.8 L19.7 5.4
        hourglass | s M5.5 2.5 H18.5 M5.5 21.5 H18.5 ; b M7 2.5 V7 L12 12 L17 7 V2.5 Z ; b M12 12 L17 17 V21.5 H7 V17 Z
        timelapse | s O12 12 9.5 ; f M12 5 C16 5 19 8 19 12 C19 14 18 16 17 17 L12 12 Z
        battery.100 | b R1.5 7 18.5 10 2.7 ; c R4 9.5 13.5 5 1 ; s M22.3 10.5 V13.5
        battery.75 | b R1.5 7 18.5 10 2.7 ; c R4 9.5 10 5 1 ; s M22.3 10.5 V13.5
        battery.50 | b R1.5 7 18.5 10 2.7 ; c R4 9.5 6.7 5 1 ; s M22.3 10.5 V13.5
        battery.25 | b R1.5 7 18.5 10 2.7 ; c R4 9.5 3.3 5 1 ; s M22.3 10.5 V13.5
        battery.0 | b R1.5 7 18.5 10 2.7 ; s M22.3 10.5 V13.5
        iphone | b R6.3 1.5 11.4 21 2.7 ; d M10.3 4.2 H13.7
        iphone.gen3 | @iphone
        iphone.radiowaves.left.and.right | b R8 2.5 8 19 2 ; s A12 12 8 -35 35 ; s A12 12 8 145 215
        candybarphone | @iphone
        ipad | b R4 1.5 16 21 2.2 ; d M10.5 20 H13.5
        ipad.landscape | ^90 ipad
        applewatch | b R6 6 12 12 3 ; s M8.5 6 L9.3 2 H14.7 L15.5 6 M8.5 18 L9.3 22 H14.7 L15.5 18
        laptopcomputer | b R4 4.5 16 11.5 1.7 ; s M1.5 19.3 H22.5
        macbook | @laptopcomputer
        desktopcomputer | b R2 3 20 13 2 ; s M12 16 V20.5 M8 20.5 H16 ; d M2 12.5 H22
        display | b R2 3 20 13 2 ; s M12 16 V20.5 M8 20.5 H16
        pc | @display
        macwindow | b R2 4 20 16 2.5 ; d M2 8.5 H22
        keyboard | b R1.5 5.5 21 13 2.3 ; c R4.5 8.7 1.8 1.8 .2 ; c R8.2 8.7 1.8 1.8 .2 ; c R12 8.7 1.8 1.8 .2 ; c R15.8 8.7 1.8 1.8 .2 ; c R4.5 12 1.8 1.8 .2 ; c R8.2 12 1.8 1.8 .2 ; c R12 12 1.8 1.8 .2 ; c R15.8 12 1.8 1.8 .2 ; d M8 16.3 H16
        keyboard.chevron.compact.down | b R2 2.5 20 11 2 ; d M6 10.5 H18 ; c R5 5.5 2 2 .2 ; c R9 5.5 2 2 .2 ; c R13 5.5 2 2 .2 ; c R17 5.5 2 2 .2 ; s M8 17.5 L12 20.5 L16 17.5
        computermouse | b R6.5 2 11 20 5.5 ; d M12 2 V9 M6.5 9.5 H17.5
        printer | b R2 8 20 9.5 2 ; s M6.5 8 V3 H17.5 V8 ; k R6.5 13.5 11 7.5 .5 ; s R6.5 13.5 11 7.5 .5
        scanner | @printer
        headset | @headphones
        simcard | b M6 2.5 H14 L19 7.5 V20 C19 21 18.5 21.5 17.5 21.5 H6.5 C5.5 21.5 5 21 5 20 V3.5 Z ; d R8 11 8 7 1
        sdcard | @simcard
        server.rack | b R2.5 3 19 5.5 1.2 ; b R2.5 9.3 19 5.5 1.2 ; b R2.5 15.6 19 5.5 1.2 ; c O6 5.7 1 ; c O6 12 1 ; c O6 18.3 1
        xserve | @server.rack
        opticaldisc | b O12 12 9.5 ; d O12 12 3
        terminal | b R2 4 20 16 2.7 ; d M5.7 8.3 L9.3 12 L5.7 15.7 M11.3 15.7 H16.3
        apple.terminal | @terminal
        cpu | b R6 6 12 12 2.2 ; d R9.5 9.5 5 5 .6 ; s M9 2.5 V6 M12 2.5 V6 M15 2.5 V6 M9 18 V21.5 M12 18 V21.5 M15 18 V21.5 M2.5 9 H6 M2.5 12 H6 M2.5 15 H6 M18 9 H21.5 M18 12 H21.5 M18 15 H21.5
        memorychip | b R3 7 18 10 1.5 ; d M7 11 H11 V14 H7 Z M14 11 H17 ; s M6 17 V20.5 M10 17 V20.5 M14 17 V20.5 M18 17 V20.5
        apps.iphone | b R6.3 1.5 11.4 21 2.7 ; c R9 6 2.2 2.2 .4 ; c R12.8 6 2.2 2.2 .4 ; c R9 10 2.2 2.2 .4 ; c R12.8 10 2.2 2.2 .4
        square.grid.3x1.below.line.grid.1x2 | @rectangle.3.group
        puzzlepiece | b M4 8 H8.5 C7 4 9 2.5 10.5 2.5 C12 2.5 14 4 12.5 8 H17 V12 C21 10.7 22 13 22 14.3 C22 15.7 21 18 17 16.5 V21 H4 V16.5 C7.5 18 8.5 16 8.5 14.7 C8.5 13.5 7.5 11 4 12.5 Z
        puzzlepiece.extension | @puzzlepiece
        accessibility | s O12 12 9.7 ; f O12 6.5 1.6 ; s M7 9.3 L12 10.5 L17 9.3 M12 10.5 V14 M12 14 L9.7 18.5 M12 14 L14.3 18.5
        lifepreserver | b O12 12 9.7 ; d O12 12 4 ; d M5.2 5.2 L9.2 9.2 M18.8 5.2 L14.8 9.2 M5.2 18.8 L9.2 14.8 M18.8 18.8 L14.8 14.8
        cross | b M9 2.5 H15 V9 H21.5 V15 H15 V21.5 H9 V15 H2.5 V9 H9 Z
        cross.case | b R2.5 7 19 13.5 2 ; s M8.5 7 V4 H15.5 V7 ; d M12 10 V17.5 M8.3 13.7 H15.7
        pills | b O7 7 4.8 ; d M3.7 3.7 L10.3 10.3 ; b M10.5 17.5 L17.5 10.5 C20 8 24 12 21.5 14.5 L14.5 21.5 C12 24 8 20 10.5 17.5 Z ; d M14 14 L18 18
        pill | b M4.5 13.5 L13.5 4.5 C17.5 .5 23.5 6.5 19.5 10.5 L10.5 19.5 C6.5 23.5 .5 17.5 4.5 13.5 Z ; d M9 9 L15 15
        syringe | s M3 21 L7.5 16.5 M15.5 3 L21 8.5 M18 5.5 L15.5 8 ; b M6.5 14 L14 6.5 L17.5 10 L10 17.5 Z
        stethoscope | s M5 3 H3.5 V8.5 C3.5 14.5 12.5 14.5 12.5 8.5 V3 H11 M8 13 V16 C8 22.5 18.5 22.5 18.5 16 V14 ; s O18.5 11.5 2.5
        bandage | b M3.5 13.5 L13.5 3.5 C17 0 24 7 20.5 10.5 L10.5 20.5 C7 24 0 17 3.5 13.5 Z ; c O12 12 1.2 ; c O9.5 12 .9 ; c O14.5 12 .9 ; c O12 9.5 .9 ; c O12 14.5 .9
        medical.thermometer | @thermometer
        testtube.2 | b M4 3 H10 V18 C10 22.5 4 22.5 4 18 Z ; d M4 12 H10 ; b M14 3 H20 V18 C20 22.5 14 22.5 14 18 Z ; d M14 9 H20
        flask | b M9.5 3 H14.5 V9 L20.5 19 C21 20.5 20.5 21.5 19 21.5 H5 C3.5 21.5 3 20.5 3.5 19 L9.5 9 Z ; d M6.5 15 H17.5
        atom | s E12 12 10 4 ; s E12 12 4 10 ; f O12 12 1.8
        microbe | b O12 12 6 ; s M12 2.5 V6 M12 18 V21.5 M2.5 12 H6 M18 12 H21.5 M5.5 5.5 L8 8 M16 16 L18.5 18.5 M5.5 18.5 L8 16 M16 8 L18.5 5.5
        facemask | b M4 8 C9 6 15 6 20 8 V14 C18 19 6 19 4 14 Z ; d M8 11 H16 M8 14 H16
        dumbbell | s M8 12 H16 ; b R4 6 4 12 1.2 ; b R16 6 4 12 1.2 ; s M1.8 10 V14 M22.2 10 V14
        suitcase | b R3 7 18 13 2 ; s M8.5 7 V4 H15.5 V7 ; d M7.5 7 V20 M16.5 7 V20
        briefcase | b R2.5 7 19 13.5 2 ; s M8.5 7 V4.5 C8.5 3.8 9 3.3 9.7 3.3 H14.3 C15 3.3 15.5 3.8 15.5 4.5 V7 ; d M2.5 12.7 H21.5
        case | @briefcase
        latch.2.case | @briefcase
        handbag | b M3.5 9 H20.5 L21.5 20 H2.5 Z ; s M7.5 9 C7.5 1.5 16.5 1.5 16.5 9
        binoculars | b M2.5 15 L5.5 5 H9.5 V16 C9.5 21 2.5 20.5 2.5 16 Z ; b M21.5 15 L18.5 5 H14.5 V16 C14.5 21 21.5 20.5 21.5 16 Z ; s M9.5 10 H14.5
        umbrella | b M2.5 12.5 C3.5 7 7.5 4 12 4 C16.5 4 20.5 7 21.5 12.5 Z ; s M12 2.3 V4 M12 12.5 V19 C12 22 8.3 22 8.3 19
        tshirt | b M8 3 C9 5.5 15 5.5 16 3 L22 6.5 L19.5 11 L17.5 10 V21 H6.5 V10 L4.5 11 L2 6.5 Z
        shoe | b M2.5 8 L8 9.5 L13 14 C17 14.5 21.5 15 21.5 18.5 H2.5 Z
        comb | b R2.5 5 19 5 1 ; s M4.5 10 V19 M8 10 V19 M12 10 V19 M16 10 V19 M19.5 10 V19
        loupe | @magnifyingglass
        creditcard | b R2 5 20 14.5 2.5 ; d M2 9.7 H22 M5.3 15.5 H9.5
        banknote | b R2 6 20 12 1.7 ; d O12 12 3 ; c O5.5 12 1 ; c O18.5 12 1
        wallet.pass | b R3 3 18 18 3 ; d M3 8 H21 M3 12.5 H9 C9 16.5 15 16.5 15 12.5 H21
        giftcard | b R2 5 20 14 2.5 ; d M2 10 H22 M9 5 V19 M9 10 C6 6.5 6 6 9 10 C12 6 12 6.5 9 10
        cart | b M6 6.5 H21 L18.7 14.7 H7.5 Z ; s M2 3.5 H5 L7.6 17 H18.5 ; f O9.3 20.3 1.7 ; f O17 20.3 1.7
        bag | b M4 7.5 H20 L20.8 19 C20.9 20.6 20 21.5 18.5 21.5 H5.5 C4 21.5 3.1 20.6 3.2 19 Z ; s M8 7.5 V6.5 C8 1.3 16 1.3 16 6.5 V7.5
        basket | b M2.5 10 H21.5 L19.3 19.5 C19.1 20.5 18.5 21 17.5 21 H6.5 C5.5 21 4.9 20.5 4.7 19.5 Z ; s M6.5 10 L10.5 3 M17.5 10 L13.5 3 ; d M8.5 13 V17.7 M12 13 V17.7 M15.5 13 V17.7
        barcode.shield | @shield
        signature | s M2.5 17 C6 8 9 3 10.5 5.5 C12 8.5 5 16 8 17 C10.5 17.5 11.5 11.5 13.5 12 C15 12.5 13 16.5 15 16.5 C16.5 16.5 17 14.5 21.5 15 M2.5 21 H21.5
        """
}
