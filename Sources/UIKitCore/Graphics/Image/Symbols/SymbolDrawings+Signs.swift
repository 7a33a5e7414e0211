extension SymbolDrawings {
    /// Signs, arrows, shapes and media. See ``SymbolDrawings`` for the notation.
    static let signs = """
        magnifyingglass | s O10 10 6.8 ; s M15.2 15.2 L21 21
        plus.magnifyingglass | @magnifyingglass ; s M10 7 V13 M7 10 H13
        minus.magnifyingglass | @magnifyingglass ; s M7 10 H13
        text.magnifyingglass | s M3 5 H21 M3 11 H9 M3 17 H9 ; s O15 14 4 ; s M18 17 L21.5 20.5
        line.3.horizontal | s M3 6.5 H21 M3 12 H21 M3 17.5 H21
        line.3.horizontal.decrease | s M3 7 H21 M6.5 12.5 H17.5 M10 18 H14
        slider.horizontal.3 | s M3 6 H21 M3 12 H21 M3 18 H21 ; f O8 6 2.6 ; f O16 12 2.6 ; f O8 18 2.6
        slider.vertical.3 | ^90 slider.horizontal.3
        xmark | s M5 5 L19 19 M19 5 L5 19
        checkmark | s M4 13 L9.5 18.5 L20 6
        plus | s M12 4 V20 M4 12 H20
        minus | s M4 12 H20
        multiply | s M6 6 L18 18 M18 6 L6 18
        divide | s M4 12 H20 ; f O12 6 1.8 ; f O12 18 1.8
        equal | s M4 9 H20 M4 15 H20
        plusminus | s M12 3 V13 M7 8 H17 M7 19 H17
        lessthan | s M18 5 L6 12 L18 19
        greaterthan | s M6 5 L18 12 L6 19
        number | s M9.5 4 L7.5 20 M16.5 4 L14.5 20 M4.5 9 H20 M4 15 H19.5
        percent | s M19 5 L5 19 ; s O7 7 3 ; s O17 17 3
        asterisk | s M12 4 V20 M5 8 L19 16 M19 8 L5 16
        at | s O12 12 4 ; s M16 8 V13.5 C16 17.5 21 17 21 12 C21 6.5 17 3 12 3 C7 3 3 7 3 12 C3 17 7 21 12 21 C14 21 16 20.3 17.5 19.3
        questionmark | s M8 8 C8 2.8 16.5 2.8 16.5 8 C16.5 11.5 12 11.5 12 15.5 ; f O12 20 1.5
        exclamationmark | s M12 3.5 V15 ; f O12 20 1.6
        exclamationmark.2 | s M8 3.5 V15 M16 3.5 V15 ; f O8 20 1.6 ; f O16 20 1.6
        exclamationmark.3 | s M5 3.5 V15 M12 3.5 V15 M19 3.5 V15 ; f O5 20 1.6 ; f O12 20 1.6 ; f O19 20 1.6
        info | f O12 5 1.7 ; s M9.5 10 H12.3 V19 M9 19 H15.5
        ellipsis | f O5 12 2 ; f O12 12 2 ; f O19 12 2
        nosign | s O12 12 9 ; s M5.6 5.6 L18.4 18.4
        dollarsign | s M16.5 7.5 C16 5.5 14.3 4.7 12 4.7 C9.3 4.7 7.5 6 7.5 8.2 C7.5 13 16.7 10.8 16.7 15.6 C16.7 18 14.7 19.3 12 19.3 C9.5 19.3 7.6 18.3 7.2 16.2 M12 2.5 V21.5
        eurosign | s M18.5 6 C17.3 4.9 16 4.4 14.3 4.4 C10.5 4.4 8.3 7.5 8.3 12 C8.3 16.5 10.5 19.6 14.3 19.6 C16 19.6 17.3 19.1 18.5 18 M5 10.3 H14.5 M5 13.7 H14.5
        sterlingsign | s M16.8 7.2 C16.5 5.2 15.2 4 13 4 C10.5 4 9.3 5.7 9.3 8 C9.3 11 11.5 14 7 19.5 H17.5 M6.8 12.3 H14.5
        yensign | s M6 4 L12 11.5 L18 4 M12 11.5 V20.5 M7 12.5 H17 M7 16 H17
        sum | s M17.5 7 V4.5 H6 L13 12 L6 19.5 H17.5 V17
        function | s M15 4.5 C12 3.5 11 5 10.7 7 L9 18 C8.7 20.5 7.5 21 5.5 20.3 M7 10 H14 M14.5 13.5 L20 19.5 M20 13.5 L14.5 19.5
        infinity | s M12 12 C9 8 7 7 5.5 7 C3.3 7 2 9 2 12 C2 15 3.3 17 5.5 17 C7 17 9 16 12 12 C15 8 17 7 18.5 7 C20.7 7 22 9 22 12 C22 15 20.7 17 18.5 17 C17 17 15 16 12 12
        command | s M9 9 H15 V15 H9 Z M9 9 H6.5 C2.5 9 2.5 3 6.5 3 C8.5 3 9 4.5 9 6.5 Z M15 9 V6.5 C15 2.5 21 2.5 21 6.5 C21 8.5 19.5 9 17.5 9 Z M15 15 H17.5 C21.5 15 21.5 21 17.5 21 C15.5 21 15 19.5 15 17.5 Z M9 15 V17.5 C9 21.5 3 21.5 3 17.5 C3 15.5 4.5 15 6.5 15 Z
        option | s M3 5 H8.5 L15.5 19 H21 M14.5 5 H21
        control | s M5 11 L12 5 L19 11
        shift | b M12 3 L21 12.5 H16.5 V20 H7.5 V12.5 H3 Z
        capslock | b M12 2.5 L21 11 H16.5 V16 H7.5 V11 H3 Z ; b R7.5 19 9 2.5 .5
        escape | s A12 13 8 -45 225 ; s M13 14 L4.5 5.5 M4.5 11 V5.5 H10
        return | s M20 5 V13 H5 M9 8.5 L4.5 13 L9 17.5
        delete.left | b M8.5 5 H20 C21.3 5 22 5.7 22 7 V17 C22 18.3 21.3 19 20 19 H8.5 L2 12 Z ; d M11 9 L17 15 M17 9 L11 15
        delete.right | ~delete.left
        power | s A12 13 8 -55 235 ; s M12 3 V12
        togglepower | s O12 12 9 ; s M12 7.5 V16.5

        chevron.right | s M8.5 4 L16.5 12 L8.5 20
        chevron.left | ~chevron.right
        chevron.up | ^270 chevron.right
        chevron.down | ^90 chevron.right
        chevron.forward | s M8.5 4 L16.5 12 L8.5 20
        chevron.backward | ~chevron.right
        chevron.right.2 | s M5 5 L12 12 L5 19 M12.5 5 L19.5 12 L12.5 19
        chevron.left.2 | ~chevron.right.2
        chevron.compact.down | s M3.5 10 L12 14 L20.5 10
        chevron.compact.up | ^180 chevron.compact.down
        chevron.compact.right | s M10 3.5 L14 12 L10 20.5
        chevron.compact.left | ~chevron.compact.right
        chevron.up.chevron.down | s M7 9 L12 4 L17 9 M7 15 L12 20 L17 15
        chevron.left.forwardslash.chevron.right | s M7 7 L2.5 12 L7 17 M17 7 L21.5 12 L17 17 M13.8 5 L10.2 19
        arrow.right | s M3 12 H21 M14 5 L21 12 L14 19
        arrow.left | ~arrow.right
        arrow.up | ^270 arrow.right
        arrow.down | ^90 arrow.right
        arrow.forward | s M3 12 H21 M14 5 L21 12 L14 19
        arrow.backward | ~arrow.right
        arrow.up.right | s M5 19 L19 5 M8.5 5 H19 V15.5
        arrow.up.forward | s M5 19 L19 5 M8.5 5 H19 V15.5
        arrow.up.left | ~arrow.up.right
        arrow.down.right | ^90 arrow.up.right
        arrow.down.left | ^180 arrow.up.right
        arrow.up.arrow.down | s M8 20 V4 M3.5 8.5 L8 4 L12.5 8.5 M16 4 V20 M11.5 15.5 L16 20 L20.5 15.5
        arrow.left.arrow.right | s M20 8 H4 M8.5 3.5 L4 8 L8.5 12.5 M4 16 H20 M15.5 11.5 L20 16 L15.5 20.5
        arrow.left.and.right | s M2.5 12 H21.5 M7 7.5 L2.5 12 L7 16.5 M17 7.5 L21.5 12 L17 16.5
        arrow.up.and.down | ^90 arrow.left.and.right
        arrow.up.and.down.and.arrow.left.and.right | s M12 2.5 V21.5 M2.5 12 H21.5 M9 5 L12 2.5 L15 5 M9 19 L12 21.5 L15 19 M5 9 L2.5 12 L5 15 M19 9 L21.5 12 L19 15
        arrow.clockwise | s A12 13 8 0 300 ; s M12.2 7.6 L16.3 6.3 L15 2.2
        arrow.counterclockwise | ~arrow.clockwise
        goforward | @arrow.clockwise
        gobackward | ~arrow.clockwise
        arrow.triangle.2.circlepath | s A12 12 8 195 330 ; f M22 9.5 L16.5 9 L20.5 4.8 Z ; s A12 12 8 15 150 ; f M2 14.5 L7.5 15 L3.5 19.2 Z
        arrow.2.squarepath | s M4 13 V8.5 C4 7 5 6 6.5 6 H18 M15 2.8 L18.3 6 L15 9.2 ; s M20 11 V15.5 C20 17 19 18 17.5 18 H6 M9 14.8 L5.7 18 L9 21.2
        arrow.triangle.2.circlepath.doc.on.clipboard | @arrow.triangle.2.circlepath
        repeat | @arrow.2.squarepath
        repeat.1 | @arrow.2.squarepath ; s M11 10.5 L12.3 9.8 V14.5
        shuffle | s M3 7 H6 C11 7 12 17 17 17 H21 M18 14 L21 17 L18 20 M3 17 H6 C8 17 9.3 15.5 10.3 13.7 M13.5 10.2 C14.5 8.3 15.5 7 17 7 H21 M18 4 L21 7 L18 10
        arrow.uturn.backward | s M4 9 H15 C18.5 9 21 11 21 14.2 C21 17.5 18.5 19.5 15 19.5 H10 M8.5 4.5 L4 9 L8.5 13.5
        arrow.uturn.left | @arrow.uturn.backward
        arrow.uturn.forward | ~arrow.uturn.backward
        arrow.uturn.right | ~arrow.uturn.backward
        arrow.uturn.up | ^90 arrow.uturn.backward
        arrow.uturn.down | ^270 arrow.uturn.backward
        arrow.turn.down.right | s M5 4 V11 C5 13.5 6 15 9 15 H20 M15.5 10.5 L20 15 L15.5 19.5
        arrow.turn.up.left | ^180 arrow.turn.down.right
        arrow.turn.up.right | s M5 20 V13 C5 10.5 6 9 9 9 H20 M15.5 4.5 L20 9 L15.5 13.5
        arrow.turn.down.left | ~arrow.turn.down.right
        arrow.up.to.line | s M4 3.5 H20 M12 21 V8 M6 13.5 L12 7.5 L18 13.5
        arrow.down.to.line | ^180 arrow.up.to.line
        arrow.right.to.line | ^90 arrow.up.to.line
        arrow.left.to.line | ^270 arrow.up.to.line
        arrow.up.left.and.arrow.down.right | s M4 10 V4 H10 M4 4 L10.5 10.5 M20 14 V20 H14 M20 20 L13.5 13.5
        arrow.down.right.and.arrow.up.left | s M10.5 4.5 V10.5 H4.5 M10.5 10.5 L3.5 3.5 M13.5 19.5 V13.5 H19.5 M13.5 13.5 L20.5 20.5
        arrow.up.forward.app | b R3 6 15 15 3 ; h M9.5 14.5 L21 3 M13.5 3 H21 V10.5
        arrow.down.app | b R3 3 18 18 4 ; d M12 7 V17 M8 13 L12 17 L16 13
        arrow.branch | s M6 3 V21 M6 14 C6 9 17 12 17 5 M13 8.5 L17 4.5 L21 8.5
        arrow.triangle.branch | s M6 3 V21 M6 15 C6 10 17 12 17 7 ; f M17 2.5 L20.5 8 H13.5 Z
        arrow.triangle.turn.up.right.diamond | b M12 2 L22 12 L12 22 L2 12 Z ; d M8.5 16 V12 H15 M12.5 9 L15.5 12 L12.5 15
        arrowtriangle.right | b M6.5 4 L20 12 L6.5 20 Z
        arrowtriangle.forward | @arrowtriangle.right
        arrowtriangle.left | ~arrowtriangle.right
        arrowtriangle.backward | ~arrowtriangle.right
        arrowtriangle.up | ^270 arrowtriangle.right
        arrowtriangle.down | ^90 arrowtriangle.right
        arrowshape.turn.up.left | b M10 4 L2.5 11 L10 18 V13.8 C15.5 13.5 19 15 21.5 19.5 C21.5 12.5 17 8.2 10 8.2 Z
        arrowshape.turn.up.right | ~arrowshape.turn.up.left
        arrowshape.turn.up.left.2 | b M12 5 L5.5 11 L12 17 V13.5 C17 13.3 20 15 22 19 C22 12.5 18 8.8 12 8.6 Z ; s M7.5 4.5 L1.5 11 L7.5 17.5
        arrowshape.right | b M12.5 4 L22 12 L12.5 20 V15.5 H2.5 V8.5 H12.5 Z
        arrowshape.left | ~arrowshape.right
        arrowshape.up | ^270 arrowshape.right
        arrowshape.down | ^90 arrowshape.right
        square.and.arrow.up | b R4.5 9 15 12 2 ; h M12 15.5 V2.5 M8 6.3 L12 2.3 L16 6.3
        square.and.arrow.down | b R4.5 9 15 12 2 ; h M12 2.5 V15.5 M8 11.7 L12 15.7 L16 11.7
        square.and.arrow.up.on.square | b R2.5 11 11 10.5 2 ; k R8 7 13.5 11 2 ; b R8 7 13.5 11 2 ; h M14.7 13 V1.8 M11.5 4.8 L14.7 1.6 L17.9 4.8
        square.and.pencil | b R3 5 16 16 3 ; h M10 14 L20.8 3.2
        rectangle.and.pencil.and.ellipsis | b R2 8 20 12 2 ; c O6.5 14 1.4 ; c O11 14 1.4 ; h M13 15 L21.5 4
        rectangle.portrait.and.arrow.right | b R3 3 12 18 2.5 ; h M9.5 12 H22 M17.5 7.5 L22 12 L17.5 16.5
        rectangle.portrait.and.arrow.forward | @rectangle.portrait.and.arrow.right

        circle | b O12 12 9.5
        circle.dashed | s A12 12 9.5 0 25 ; s A12 12 9.5 45 70 ; s A12 12 9.5 90 115 ; s A12 12 9.5 135 160 ; s A12 12 9.5 180 205 ; s A12 12 9.5 225 250 ; s A12 12 9.5 270 295 ; s A12 12 9.5 315 340
        circle.dotted | @circle.dashed
        circle.lefthalf.filled | s O12 12 9.5 ; f M12 2.5 V21.5 C6.7 21.5 2.5 17.3 2.5 12 C2.5 6.7 6.7 2.5 12 2.5 Z
        circle.lefthalf.fill | @circle.lefthalf.filled
        circle.righthalf.filled | ~circle.lefthalf.filled
        circle.righthalf.fill | ~circle.lefthalf.filled
        circle.bottomhalf.filled | ^270 circle.lefthalf.filled
        circle.tophalf.filled | ^90 circle.lefthalf.filled
        circle.inset.filled | s O12 12 9.5 ; f O12 12 6
        largecircle.fill.circle | @circle.inset.filled
        smallcircle.filled.circle | s O12 12 9.5 ; f O12 12 3.5
        smallcircle.fill.circle | @smallcircle.filled.circle
        circle.circle | s O12 12 9.5 ; s O12 12 5
        target | s O12 12 9.5 ; s O12 12 5.7 ; f O12 12 2.2
        scope | s O12 12 7.5 ; s M12 2 V8 M12 16 V22 M2 12 H8 M16 12 H22
        dot.circle.and.cursorarrow | s O10 10 7.5 ; f O10 10 2.5 ; h M13 13 L21 21
        circle.grid.2x2 | b O7 7 4 ; b O17 7 4 ; b O7 17 4 ; b O17 17 4
        circle.grid.3x3 | b O5 5 2.4 ; b O12 5 2.4 ; b O19 5 2.4 ; b O5 12 2.4 ; b O12 12 2.4 ; b O19 12 2.4 ; b O5 19 2.4 ; b O12 19 2.4 ; b O19 19 2.4
        circle.hexagongrid | b O12 12 2.6 ; b O12 4.8 2.6 ; b O12 19.2 2.6 ; b O5.7 8.4 2.6 ; b O18.3 8.4 2.6 ; b O5.7 15.6 2.6 ; b O18.3 15.6 2.6
        square | b R3 3 18 18 3.5
        square.dashed | s M3 7 V6 C3 4.3 4.3 3 6 3 H7 M17 3 H18 C19.7 3 21 4.3 21 6 V7 M21 17 V18 C21 19.7 19.7 21 18 21 H17 M7 21 H6 C4.3 21 3 19.7 3 18 V17 M10.5 3 H13.5 M10.5 21 H13.5 M3 10.5 V13.5 M21 10.5 V13.5
        square.grid.2x2 | b R3 3 7.5 7.5 1.5 ; b R13.5 3 7.5 7.5 1.5 ; b R3 13.5 7.5 7.5 1.5 ; b R13.5 13.5 7.5 7.5 1.5
        square.grid.3x2 | b R1.5 5 5.5 6 1 ; b R9.2 5 5.5 6 1 ; b R17 5 5.5 6 1 ; b R1.5 13.5 5.5 6 1 ; b R9.2 13.5 5.5 6 1 ; b R17 13.5 5.5 6 1
        square.grid.3x3 | b R3 3 4.5 4.5 .8 ; b R9.8 3 4.5 4.5 .8 ; b R16.5 3 4.5 4.5 .8 ; b R3 9.8 4.5 4.5 .8 ; b R9.8 9.8 4.5 4.5 .8 ; b R16.5 9.8 4.5 4.5 .8 ; b R3 16.5 4.5 4.5 .8 ; b R9.8 16.5 4.5 4.5 .8 ; b R16.5 16.5 4.5 4.5 .8
        square.stack | b R3.5 8 17 13.5 2.5 ; s M5.5 5 H18.5 M7.5 2.2 H16.5
        square.stack.3d.up | b M12 3 L21.5 8 L12 13 L2.5 8 Z ; s M2.5 12 L12 17 L21.5 12 M2.5 16 L12 21 L21.5 16
        square.3.stack.3d | @square.stack.3d.up
        square.on.square | b R2.5 2.5 14 14 2.5 ; k R8 8 13.5 13.5 2.5 ; b R8 8 13.5 13.5 2.5
        plus.square.on.square | @square.on.square ; d M14.7 11.5 V18 M11.5 14.7 H18
        square.split.2x1 | b R2 4 20 16 2.5 ; d M12 4 V20
        square.split.1x2 | b R3 3 18 18 2.5 ; d M3 12 H21
        square.split.2x2 | b R3 3 18 18 2.5 ; d M3 12 H21 M12 3 V21
        square.filled.on.square | b R2.5 2.5 14 14 2.5 ; k R8 8 13.5 13.5 2.5 ; f R8 8 13.5 13.5 2.5
        rectangle | b R2 5 20 14 2.5
        rectangle.portrait | b R5 2 14 20 2.5
        rectangle.stack | b R2.5 9 19 12.5 2.5 ; s M4.5 5.8 H19.5 M6.5 2.7 H17.5
        rectangle.grid.1x2 | b R3 3 18 7.5 1.5 ; b R3 13.5 18 7.5 1.5
        rectangle.grid.2x2 | b R2 4 9 7 1.5 ; b R13 4 9 7 1.5 ; b R2 13 9 7 1.5 ; b R13 13 9 7 1.5
        rectangle.grid.3x2 | @square.grid.3x2
        rectangle.on.rectangle | b R1.5 3 15.5 12 2 ; k R7 9 15.5 12 2 ; b R7 9 15.5 12 2
        plus.rectangle.on.rectangle | @rectangle.on.rectangle ; d M14.7 12 V18 M11.7 15 H17.7
        rectangle.split.3x1 | b R2 5 20 14 2 ; d M8.7 5 V19 M15.3 5 V19
        rectangle.split.2x1 | b R2 5 20 14 2 ; d M12 5 V19
        rectangle.3.group | b R2 4 12 7 1.5 ; b R16.5 4 5.5 7 1.5 ; b R2 13.5 20 7 1.5
        rectangle.compress.vertical | s M3 9 H21 M3 15 H21 M12 1.5 V6 M9.5 4 L12 6.3 L14.5 4 M12 22.5 V18 M9.5 20 L12 17.7 L14.5 20
        rectangle.expand.vertical | s M3 9 H21 M3 15 H21 M12 6 V1.8 M9.5 4 L12 1.5 L14.5 4 M12 18 V22.2 M9.5 20 L12 22.5 L14.5 20
        rectangle.inset.filled | s R2 5 20 14 2.5 ; f R5 8 14 8 1
        rectangle.bottomthird.inset.filled | s R2 5 20 14 2.5 ; f R4.5 13 15 3.5 .8
        sidebar.left | b R2 4 20 16 2.5 ; d M9 4 V20
        sidebar.leading | @sidebar.left
        sidebar.right | ~sidebar.left
        sidebar.trailing | ~sidebar.left
        sidebar.squares.left | b R2 4 20 16 2.5 ; d M10 4 V20 ; c R4.5 7 3 3 .5 ; c R4.5 12.5 3 3 .5
        triangle | b M12 3 L22 20.5 H2 Z
        diamond | b M12 2 L22 12 L12 22 L2 12 Z
        rhombus | b M12 2 L20 12 L12 22 L4 12 Z
        pentagon | b N12 12.5 10 5 -90
        hexagon | b N12 12 10.3 6 -90
        octagon | b N12 12 10.3 8 22.5
        seal | b T12 12 10.5 8.8 12
        capsule | b R1.5 7 21 10 5
        oval | b E12 12 10.5 7
        app | b R3 3 18 18 5
        app.dashed | @square.dashed
        shield | b M12 2 L20.5 5 V11.5 C20.5 16.5 17 20 12 22 C7 20 3.5 16.5 3.5 11.5 V5 Z
        shield.lefthalf.filled | s M12 2 L20.5 5 V11.5 C20.5 16.5 17 20 12 22 C7 20 3.5 16.5 3.5 11.5 V5 Z ; f M12 2 V22 C7 20 3.5 16.5 3.5 11.5 V5 Z
        shield.checkered | @shield.lefthalf.filled
        line.diagonal | s M4 20 L20 4
        rays | s M12 2 V8 M12 16 V22 M2 12 H8 M16 12 H22 M5 5 L9 9 M15 15 L19 19 M5 19 L9 15 M15 9 L19 5
        cube | b M12 2.5 L20.5 7 V17 L12 21.5 L3.5 17 V7 Z ; d M3.5 7 L12 11.5 L20.5 7 M12 11.5 V21.5
        cube.transparent | @cube
        cylinder | b M4 6 C4 1.5 20 1.5 20 6 V18 C20 22.5 4 22.5 4 18 Z ; d M4 6 C4 10.5 20 10.5 20 6
        cone | b M12 2 L20 18 C20 22.5 4 22.5 4 18 Z
        pyramid | b M12 3 L22 18 L12 21.5 L2 18 Z ; d M12 3 V21.5

        play | b M6.5 3.5 L20.5 12 L6.5 20.5 Z
        pause | b R5 4 5 16 1.2 ; b R14 4 5 16 1.2
        playpause | b M2 5 L13 12 L2 19 Z ; b R15 5 2.5 14 .6 ; b R19.5 5 2.5 14 .6
        stop | b R4.5 4.5 15 15 2.2
        record.circle | b O12 12 9.5 ; c O12 12 4.5
        backward | b M11.5 5 V19 L2 12 Z ; b M21.5 5 V19 L12 12 Z
        forward | ~backward
        backward.end | b M20 4.5 V19.5 L8 12 Z ; s M5 5 V19
        forward.end | ~backward.end
        backward.end.alt | b M14 5 V19 L5.5 12 Z ; b M22 5 V19 L13.5 12 Z ; s M2.5 5 V19
        forward.end.alt | ~backward.end.alt
        backward.frame | b M21 5 V19 L9 12 Z ; b R3 5 3.5 14 .8
        forward.frame | ~backward.frame
        eject | b M12 4 L21 14 H3 Z ; b R3 17 18 3.2 1
        speaker | b M6 9 H10 L15.5 4.5 V19.5 L10 15 H6 Z
        speaker.wave.1 | b M4 9 H8 L13.5 4.5 V19.5 L8 15 H4 Z ; v A13 12 5 -42 42
        speaker.wave.2 | b M2.5 9 H6.5 L12 4.5 V19.5 L6.5 15 H2.5 Z ; v A11.5 12 5 -42 42 ; v A11.5 12 9 -42 42
        speaker.wave.3 | b M1 9 H5 L10 5 V19 L5 15 H1 Z ; v A9 12 5 -42 42 ; v A9 12 9 -42 42 ; v A9 12 13 -42 42
        music.note | b E8.5 18 3.5 2.8 ; s M12 18 V4 L18.5 2.5 V7 L12 8.7
        music.note.list | s M3 5 H12 M3 10 H11 M3 15 H8 ; f E14 19 3 2.3 ; s M17 19 V6.5 L21.5 5.5 V9
        music.quarternote.3 | f E4.5 16.5 2.4 1.9 ; s M6.9 16.5 V6 ; f E12 19 2.4 1.9 ; s M14.4 19 V8.5 ; f E18.5 16.5 2.4 1.9 ; s M20.9 16.5 V6
        music.mic | s M4 20 L12.5 11.5 ; b O16 8 5
        headphones | s A12 13.5 9 180 360 ; b R2 13.5 5 7.5 1.8 ; b R17 13.5 5 7.5 1.8
        airpods | b R4 3 5 9 2.5 ; b R15 3 5 9 2.5 ; s M7.5 12 V21 M16.5 12 V21
        hifispeaker | b R6 2 12 20 2 ; d O12 14.5 3.8 ; c O12 6.5 1.5
        waveform | s M3 10 V14 M6.6 7 V17 M10.2 3.5 V20.5 M13.8 6.5 V17.5 M17.4 9 V15 M21 10.5 V13.5
        waveform.path.ecg | s M2 12 H7 L10 4 L14 20 L17 12 H22
        wifi | f O12 19 1.9 ; v A12 19 6 225 315 ; v A12 19 10.5 225 315 ; v A12 19 15 225 315
        wifi.exclamationmark | @wifi
        antenna.radiowaves.left.and.right | f O12 12 2.2 ; v A12 12 5.5 -50 50 ; v A12 12 5.5 130 230 ; v A12 12 9.7 -50 50 ; v A12 12 9.7 130 230
        dot.radiowaves.left.and.right | @antenna.radiowaves.left.and.right
        dot.radiowaves.right | f O4 12 2.2 ; v A4 12 6 -50 50 ; v A4 12 10.5 -50 50 ; v A4 12 15 -50 50
        wave.3.right | v A0 12 7 -45 45 ; v A0 12 13 -45 45 ; v A0 12 19 -45 45
        cellularbars | v M4 20 V16 ; v M9.3 20 V12 ; v M14.7 20 V8 ; v M20 20 V4
        chart.bar | b R3 12 4.5 9 1 ; b R9.8 7 4.5 14 1 ; b R16.5 3 4.5 18 1
        chart.pie | b M10.5 3.5 V13.5 H20.5 C20.5 18 16.5 21.5 11.5 21.5 C6.5 21.5 2.5 17.7 2.5 12.8 C2.5 8 6 4 10.5 3.5 Z ; b M13.5 2.5 C18 2.5 21.5 6 21.5 10.5 H13.5 Z
        chart.line.uptrend.xyaxis | s M3 3 V21 H21 M6.5 16 L11 11.5 L14 14.5 L20.5 7 M16 7 H20.5 V11.5
        chart.line.downtrend.xyaxis | s M3 3 V21 H21 M6.5 7 L11 11.5 L14 9 L20.5 16 M20.5 11.5 V16 H16
        chart.xyaxis.line | s M3 3 V21 H21 M6.5 16 L10.5 10 L14.5 13.5 L20.5 6
        chart.bar.xaxis | s M3 21 H21 M6 21 V13 M12 21 V5 M18 21 V9
        chart.dots.scatter | s M3 3 V21 H21 ; f O8 15 1.6 ; f O12 9 1.6 ; f O17 12 1.6 ; f O19 5 1.6
        gauge | b O12 12 9.5 ; d M12 12 L16 7.5 ; c O12 12 1.8 ; d M6 12 H7 M17 12 H18 M12 6 V7
        speedometer | @gauge
        barometer | @gauge
        """
}
