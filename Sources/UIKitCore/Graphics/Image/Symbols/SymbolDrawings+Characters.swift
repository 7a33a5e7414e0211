extension SymbolDrawings {
    /// Digits and letters for enclosures, and the placeholder. See ``SymbolDrawings`` for the notation.
    static let characters = """
        #placeholder | s R3 3 18 18 3.5 ; s M8 8 L16 16 M16 8 L8 16
        #0 | s E12 12 5 8
        #1 | s M8.5 7 L12.7 4 V20
        #2 | s M7 8.5 C7 2.5 17 2.5 17 8.5 C17 12 10 15 7 20 H17.3
        #3 | s M7.3 6.5 C9 2.8 16.5 3 16.5 8 C16.5 11.5 13.5 11.8 11 11.8 C14.5 11.8 17.3 12.8 17.3 16 C17.3 21 8.8 21.5 6.8 17
        #4 | s M14.7 20 V4 L6 15.5 H18.3
        #5 | s M16.5 4 H8.5 L7.7 11.5 C10 9.3 17.3 9.3 17.3 15 C17.3 21 8.5 21.3 6.8 17
        #6 | s E12 15 5 5 ; s M15.3 4 C10.5 5.5 7 9.5 7 15
        #7 | s M6.8 4 H17.3 L10.5 20
        #8 | s E12 8 4.3 4 ; s E12 16 5 4
        #9 | ^180 #6
        #a | s M5.5 20 L12 4 L18.5 20 M8 14.5 H16
        #b | s M7.5 4 V20 H13 C18.7 20 18.7 12 13 12 H7.5 M7.5 4 H12.5 C17.3 4 17.3 12 12.5 12
        #c | s A12.5 12 7.8 50 310
        #d | s M7 4 V20 H11 C20 20 20 4 11 4 Z
        #e | s M16.5 4 H7.5 V20 H16.5 M7.5 12 H15
        #f | s M16.5 4 H7.5 V20 M7.5 12 H15
        #g | s A12.5 12 7.8 40 310 ; s M13 12.5 H18.7 V17
        #h | s M6.5 4 V20 M17.5 4 V20 M6.5 12 H17.5
        #i | s M12 4 V20 M9 4 H15 M9 20 H15
        #j | s M15.5 4 V15.5 C15.5 21.5 7 21 7 15.5
        #k | s M7.5 4 V20 M17.5 4 L7.5 13 M11 10 L18 20
        #l | s M8 4 V20 H17
        #m | s M5 20 V4 L12 14 L19 4 V20
        #n | s M6.5 20 V4 L17.5 20 V4
        #o | s O12 12 8
        #p | s M7.5 20 V4 H12.5 C19 4 19 13 12.5 13 H7.5
        #q | s O12 12 8 ; s M14 14.5 L19.5 20.5
        #r | s M7.5 20 V4 H12.5 C19 4 19 12.5 12.5 12.5 H7.5 M13 12.5 L18 20
        #s | s M16.5 7.5 C16 5.5 14.3 4 12 4 C9.3 4 7.5 6 7.5 8.2 C7.5 13 16.7 11 16.7 15.8 C16.7 18.5 14.7 20 12 20 C9.5 20 7.6 18.8 7.2 16.5
        #t | s M5 4 H19 M12 4 V20
        #u | s M6.5 4 V14 C6.5 22 17.5 22 17.5 14 V4
        #v | s M5 4 L12 20 L19 4
        #w | s M3 4 L7.5 20 L12 7 L16.5 20 L21 4
        #x | s M6 4 L18 20 M18 4 L6 20
        #y | s M5.5 4 L12 12.5 L18.5 4 M12 12.5 V20
        #z | s M6.5 4 H17.5 L6.5 20 H17.5
        line.horizontal.3 | @line.3.horizontal
        line.horizontal.3.decrease | @line.3.horizontal.decrease
        text.justifyleft | @text.alignleft
        text.justifyright | ~text.alignleft
        circle.grid.3x3.circle | @circle.grid.3x3
        """
}
