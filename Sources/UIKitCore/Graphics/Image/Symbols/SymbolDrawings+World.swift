extension SymbolDrawings {
    /// Places, vehicles, weather, food and animals. See ``SymbolDrawings`` for the notation.
    static let world = """
        globe | b O12 12 9.7 ; d M2.5 12 H21.5 ; d E12 12 4.3 9.7
        globe.americas | @globe
        globe.europe.africa | @globe
        globe.asia.australia | @globe
        globe.central.south.asia | @globe
        globe.desk | @globe
        network | @globe
        map | b M2.5 5.5 L9 3 L15 5.5 L21.5 3 V18.5 L15 21 L9 18.5 L2.5 21 Z ; d M9 3 V18.5 M15 5.5 V21
        mappin | b O12 6.7 4.7 ; s M12 11.5 V21.5
        mappin.and.ellipse | b O12 6 4.2 ; s M12 10 V18 ; s M8 15.5 C2 16.5 2 21.5 12 21.5 C22 21.5 22 16.5 16 15.5
        location | b M21.2 2.8 L2.5 11.2 L11.6 12.4 L12.8 21.5 Z
        location.north | b M12 2.5 L19 21 L12 17 L5 21 Z
        location.magnifyingglass | @magnifyingglass ; f M13 7 L6.5 10 L9.7 10.3 L10 13.5 Z
        point.topleft.down.curvedto.point.bottomright.up | s O5 5 2.5 ; s O19 19 2.5 ; s M5 7.5 V15 C5 21 12 21 12 15 V9 C12 3 19 3 19 9 V16.5
        signpost.right | b M4 5 H16 L20.5 8.5 L16 12 H4 Z ; s M10 2 V5 M10 12 V22
        safari | b O12 12 9.7 ; c M17 7 L13.7 13.7 L7 17 L10.3 10.3 Z
        house | b M12 3 L2.3 11.5 H5 V20.5 H19 V11.5 H21.7 Z ; d M10 20.5 V14.5 H14 V20.5
        music.note.house | @house
        building | b R6 2.5 12 19 1.2 ; d M9.5 6.5 H10.5 M13.5 6.5 H14.5 M9.5 10.5 H10.5 M13.5 10.5 H14.5 M9.5 14.5 H10.5 M13.5 14.5 H14.5 M12 21.5 V18.5
        building.2 | b R2.5 9 8.5 12.5 1 ; b R11 2.5 10.5 19 1 ; d M5.5 13 H7.5 M5.5 17 H7.5 M14.5 7 H18 M14.5 11 H18 M14.5 15 H18
        building.columns | b M12 2.5 L21.5 8.5 H2.5 Z ; s M5.5 11 V17.5 M9.8 11 V17.5 M14.2 11 V17.5 M18.5 11 V17.5 M3 20.7 H21
        storefront | b M4 3.5 H20 L22 9 C22 12.5 17 12.5 17 9.5 C17 12.5 12 12.5 12 9.5 C12 12.5 7 12.5 7 9.5 C7 12.5 2 12.5 2 9 Z ; s M4 13 V20.5 H20 V13 M9 20.5 V15 H15 V20.5
        door.left.hand.open | s M3 21.5 H21 M18 21.5 V3 H12 ; b M5.5 4 L12 2.5 V21.5 H5.5 Z ; c O9.8 12 1
        door.left.hand.closed | s M3 21.5 H21 ; b R6 2.5 12 19 .8 ; c O9 12 1
        window.vertical.open | b R4 3 16 18 1 ; d M12 3 V21 M4 12 H20
        stairs | s M3 20.5 H8 V15.5 H13 V10.5 H18 V5.5 H22
        bed.double | b M2.3 12.5 H21.7 V18 H2.3 Z ; s M4.5 12.5 V6 H19.5 V12.5 M2.3 18 V20.5 M21.7 18 V20.5 M7.5 12.5 V10 H10.7 V12.5 M13.3 12.5 V10 H16.5 V12.5
        sofa | b M6 11 V7 C6 5.5 7 5 8 5 H16 C17 5 18 5.5 18 7 V11 ; b M2.5 11 C2.5 9 6 9 6 11 V14 H18 V11 C18 9 21.5 9 21.5 11 V18.5 H2.5 Z ; s M5 18.5 V20.5 M19 18.5 V20.5
        chair | s M7 3 V13 H17 V3 M7 13 V21 M17 13 V21 M7 8 H17
        refrigerator | b R6 2 12 20 2 ; d M6 9 H18 M9 5 V6.5 M9 12 V15
        washer | b R4 2.5 16 19 2 ; d O12 13.5 4.5 ; c O7.5 5.8 1
        sink | s M3 11 H21 V13 C21 17 18 20 14 20 H10 C6 20 3 17 3 13 Z M12 11 V6 C12 2 17 2 17 6
        bathtub | s M2.5 12.5 H21.5 M4 12.5 V5.5 C4 2.5 9 2.5 9 5.5 ; b M3.5 12.5 H20.5 V15 C20.5 18 18.5 19.5 16 19.5 H8 C5.5 19.5 3.5 18 3.5 15 Z
        shower | s M5 21 V6 C5 2 12 2 12 6 M8 9 H16 C16 5.5 8 5.5 8 9 M9 12 V14 M12 12 V14 M15 12 V14 M9 17 V19 M12 17 V19 M15 17 V19
        car | b M4.8 11 L6.8 5.7 C7 5.2 7.4 5 8 5 H16 C16.6 5 17 5.2 17.2 5.7 L19.2 11 C20.7 11.3 21.5 12.2 21.5 13.7 V18 H2.5 V13.7 C2.5 12.2 3.3 11.3 4.8 11 Z ; d M5.5 11 H18.5 ; c O6.7 14.6 1.3 ; c O17.3 14.6 1.3 ; f R4 17.5 3.5 3.3 .7 ; f R16.5 17.5 3.5 3.3 .7
        car.2 | @car
        car.side | b M2 14 C2 12 3 11.5 5 11 L8 6.5 H15 L18.5 11 C21 11.3 22 12.3 22 14 V17 H2 Z ; k O7 17 3.2 ; s O7 17 2.3 ; k O17 17 3.2 ; s O17 17 2.3
        truck.box | b R1.5 5 13 12 1.2 ; b M14.5 9 H18.5 L22.5 13 V17 H14.5 Z ; k O6.5 17.5 3.2 ; s O6.5 17.5 2.2 ; k O18 17.5 3.2 ; s O18 17.5 2.2
        bus | b R4 3 16 15.5 3 ; d M4 11.7 H20 ; c O8 15.2 1.2 ; c O16 15.2 1.2 ; f R5.5 17.7 3 3.5 .8 ; f R15.5 17.7 3 3.5 .8
        bus.doubledecker | @bus
        tram | b R5 4.5 14 14 3 ; d M5 12 H19 ; c O8.7 15.3 1.1 ; c O15.3 15.3 1.1 ; s M9 4.5 L12 1.7 L15 4.5 M8 18.5 L6 21.8 M16 18.5 L18 21.8
        tram.fill.tunnel | @tram
        train.side.front.car | b M2 6 H14 C19 6 22 11 22 15.5 H2 Z ; d M5 10 H9 M12 10 H16 ; s M2 19 H22
        cablecar | b R4 9 16 12 2.5 ; s M2 6 L22 2.5 M12 4.5 V9 ; d M4 15 H20
        bicycle | s O6 15.8 4.2 ; s O18 15.8 4.2 ; s M6 15.8 L9.5 8.5 H15.5 L18 15.8 M9.5 8.5 L13 15.8 L15.5 8.5 M7.7 8.5 H11 M15.5 8.5 L14.5 5.5 H17.3
        scooter | s O6 18 2.7 ; s O18 18 2.7 ; s M8.7 18 H15 C15 14 17 12.5 18 12.5 L15.5 4 H13
        airplane | f M22 12 C22 10.9 20.8 10.3 19.2 10.3 H15 L9.5 2.7 H7.2 L10 10.3 H5.5 L3.5 7.7 H1.9 L3.1 12 L1.9 16.3 H3.5 L5.5 13.7 H10 L7.2 21.3 H9.5 L15 13.7 H19.2 C20.8 13.7 22 13.1 22 12 Z
        airplane.departure | f M3 13 L5 12.5 L7 14 L11 12.5 L6.5 6 L8.5 5.3 L15 11 L19 9.5 C21 8.8 22 9.5 22 10.5 C22 11.5 21 12.3 19 13 L6.5 17.3 Z ; s M2.5 21 H21.5
        airplane.arrival | f M3 7 L5 7 L6.5 9 L10.5 10 L9 3 L11 3.3 L15.5 11 L19.5 12 C21.5 12.5 22.3 13.5 22 14.5 C21.7 15.5 20.5 15.8 18.5 15.3 L5 11.5 Z ; s M2.5 21 H21.5
        ferry | b M2.5 13 L12 10.3 L21.5 13 L18.7 19 H5.3 Z ; s M6.3 11.7 V7 H17.7 V11.7 M12 7 V3.5 M3 21.8 H21
        sailboat | b M11 2.5 V15 H3.5 Z ; b M13.5 6 L20.5 15 H13.5 Z ; b M2.5 17 H21.5 L19 21.5 H5 Z
        fuelpump | b R4 3 10 18 1.7 ; d M6.7 6 H11.3 V10 H6.7 Z ; s M2.5 21 H15.5 M14 12 H16 C17 12 17.3 12.5 17.3 13.5 V17 C17.3 19.3 20.7 19.3 20.7 17 V8.5 L17.5 5.3
        ev.charger | b R3.5 3 10.5 18 1.7 ; c M9.7 6 L6 12 H8.7 L8.2 16 L12 10 H9.2 Z ; s M2 21 H15.5 M14 12 H16 C17 12 17.3 12.5 17.3 13.5 V17 C17.3 19.3 20.7 19.3 20.7 17 V9
        parkingsign | s M8 20.5 V3.5 H13 C19.5 3.5 19.5 13 13 13 H8
        road.lanes | b M8 3 H16 L21.5 21 H2.5 Z ; d M12 5 V8 M12 11 V14 M12 17 V20
        steeringwheel | s O12 12 9.5 ; s O12 12 2.5 ; s M2.7 11 L9.5 11.5 M21.3 11 L14.5 11.5 M12 14.5 V21.5
        fork.knife | s M7 3 V21 M3.7 3 V8 C3.7 10.7 10.3 10.7 10.3 8 V3 ; b M17.5 3 C14.7 5 14 9.3 14.3 13.3 H17.5 Z ; s M17.5 3 V21
        cup.and.saucer | b M4 6.5 H17 V12 C17 15.7 14.5 17.7 10.5 17.7 C6.5 17.7 4 15.7 4 12 Z ; s M17 8 H18.5 C21.7 8 21.7 13.3 18.5 13.3 H16.8 M3 21 H18
        mug | b R4 4.5 12 16 2 ; s M16 8 H18 C21.5 8 21.5 16 18 16 H16
        wineglass | b M7 2.5 H17 C18.5 9 16.5 13 12 13 C7.5 13 5.5 9 7 2.5 Z ; d M6.5 7.5 H17.5 ; s M12 13 V21 M8 21.3 H16
        takeoutbag.and.cup.and.straw | b R2 9 10 12 1 ; s M4.5 9 V6.5 H9.5 V9 ; b M14 9 H22 L21 21 H15 Z ; s M18 9 L19 3 H21
        carrot | b M15.5 8.5 C18 11 5 21.5 3 21 C2.5 19 13 6 15.5 8.5 Z ; s M16 8 L21 3 M16 8 L21.5 8 M16 8 L16 2.5
        birthdaycake | @birthday.cake
        popcorn | b M5 9 H19 L17 21.5 H7 Z ; d M9.5 9 L10 21 M14.5 9 L14 21 ; s M5 9 C3 6 6.5 3.5 9 5 C10 1.5 14.5 1.5 15.5 5 C18 3.5 21 6 19 9
        waterbottle | b M8.5 7 H15.5 C17.5 9 17.5 11 17.5 12.5 V19.5 C17.5 21 16.5 21.7 15.3 21.7 H8.7 C7.5 21.7 6.5 21 6.5 19.5 V12.5 C6.5 11 6.5 9 8.5 7 Z ; s M9 3 H15 V7 H9 Z

        sun.max | b O12 12 4.7 ; s M12 1.7 V4 M12 20 V22.3 M1.7 12 H4 M20 12 H22.3 M4.7 4.7 L6.3 6.3 M17.7 17.7 L19.3 19.3 M4.7 19.3 L6.3 17.7 M17.7 6.3 L19.3 4.7
        sun.min | b O12 12 4.7 ; f O12 3.7 1.2 ; f O12 20.3 1.2 ; f O3.7 12 1.2 ; f O20.3 12 1.2 ; f O6.1 6.1 1.2 ; f O17.9 6.1 1.2 ; f O6.1 17.9 1.2 ; f O17.9 17.9 1.2
        sun.haze | @sun.max 0 -3 .85 ; s M3 19 H17 M6 22 H21
        sun.horizon | s M2 18 H22 ; b M7 18 C7 11.3 17 11.3 17 18 Z ; s M12 6.5 V9 M4 10 L6 11.7 M20 10 L18 11.7
        sunrise | s M2 18 H22 ; b M7 18 C7 11.3 17 11.3 17 18 Z ; s M12 10 V3 M9 5.7 L12 2.7 L15 5.7 M4 11 L6 12.7 M20 11 L18 12.7
        sunset | s M2 18 H22 ; b M7 18 C7 11.3 17 11.3 17 18 Z ; s M12 2.7 V10 M9 7 L12 10 L15 7 M4 11 L6 12.7 M20 11 L18 12.7
        moon | b M20.5 14.5 C19.2 15 17.9 15.2 16.7 15.2 C12.2 15.2 8.8 12 8.8 7.4 C8.8 6 9.1 4.7 9.7 3.3 C5.8 4.6 3 8.3 3 12.5 C3 17.7 7.1 21.5 12 21.5 C16 21.5 19.2 18.7 20.5 14.5 Z
        moon.zzz | @moon 0 1 .9 ; s M13.5 3.5 H18 L13.5 8.5 H18
        moon.circle | b O12 12 9.7 ; c M17 13.7 C13 15.3 9 12 10.2 7 C4.5 9.5 6.5 17.3 12 17.3 C14.3 17.3 16.2 15.8 17 13.7 Z
        cloud | b M7 19 C3.5 19 1.7 16.8 1.7 14.6 C1.7 12.3 3.6 10.6 5.9 10.4 C6.4 7 9.2 4.7 12.3 4.7 C15.7 4.7 18.1 7 18.5 10.4 C20.7 10.6 22.3 12.3 22.3 14.6 C22.3 17 20.4 19 17.5 19 Z
        icloud | @cloud
        icloud.and.arrow.down | @cloud 0 -2 1 ; h M12 11 V21.8 M8.5 18.5 L12 22 L15.5 18.5
        icloud.and.arrow.up | @cloud 0 -2 1 ; h M12 22.3 V12 M8.5 15 L12 11.5 L15.5 15
        cloud.drizzle | @cloud 0 -4 .92 ; s M8 17.5 L7.3 19 M12 17.5 L11.3 19 M16 17.5 L15.3 19 M10 20.5 L9.3 22 M14 20.5 L13.3 22
        cloud.rain | @cloud 0 -4 .92 ; s M8.5 17 L6.5 21.5 M12.5 17 L10.5 21.5 M16.5 17 L14.5 21.5
        cloud.heavyrain | @cloud 0 -4 .92 ; s M7 17 L5 22 M10.5 17 L8.5 22 M14 17 L12 22 M17.5 17 L15.5 22
        cloud.hail | @cloud.rain
        cloud.sleet | @cloud.rain
        cloud.snow | @cloud 0 -4 .92 ; f O8 18 1.2 ; f O12 20.5 1.2 ; f O16 18 1.2 ; f O8 22 1 ; f O16 22 1
        cloud.fog | @cloud 0 -4 .92 ; s M4 18 H17 M7 21.3 H20
        cloud.bolt | @cloud 0 -4 .92 ; f M13.5 14.5 L9 19.5 H11.7 L11 23 L15.5 17.8 H12.6 Z
        cloud.bolt.rain | @cloud.bolt ; s M6.5 17 L5 20.5 M18.5 17 L17 20.5
        cloud.sun | s M16 2 V3.7 M21.7 5 L20.5 6.2 M10.5 5 L11.5 6 M22.5 10.5 H21 ; s A16 9 3.7 180 400 ; k M6 21 C3 21 1.5 19 1.5 17 C1.5 15 3 13.5 5 13.3 C5.5 10.3 8 8.3 10.7 8.3 C13.6 8.3 15.7 10.3 16 13.3 C18 13.5 19.3 15 19.3 17 C19.3 19 17.7 21 15.3 21 Z ; b M6 21 C3 21 1.5 19 1.5 17 C1.5 15 3 13.5 5 13.3 C5.5 10.3 8 8.3 10.7 8.3 C13.6 8.3 15.7 10.3 16 13.3 C18 13.5 19.3 15 19.3 17 C19.3 19 17.7 21 15.3 21 Z
        cloud.sun.rain | @cloud.sun
        cloud.moon | s M15 3 C15 7 18 9.5 22 9 C21.5 11 20.5 12.3 19 13 ; b M6 21 C3 21 1.5 19 1.5 17 C1.5 15 3 13.5 5 13.3 C5.5 10.3 8 8.3 10.7 8.3 C13.6 8.3 15.7 10.3 16 13.3 C18 13.5 19.3 15 19.3 17 C19.3 19 17.7 21 15.3 21 Z
        cloud.moon.rain | @cloud.moon
        smoke | @cloud
        snowflake | s M12 2 V22 M3.3 7 L20.7 17 M3.3 17 L20.7 7 M9.5 3.5 L12 6 L14.5 3.5 M9.5 20.5 L12 18 L14.5 20.5 M3.2 10.5 L6.6 9 L6.3 5.3 M20.8 10.5 L17.4 9 L17.7 5.3 M3.2 13.5 L6.6 15 L6.3 18.7 M20.8 13.5 L17.4 15 L17.7 18.7
        wind | s M2 9 H14 C17.3 9 17.3 3.7 14 3.7 C12.5 3.7 11.6 4.7 11.5 6 M2 13 H19 C22.3 13 22.3 7.7 19 7.7 M2 17 H12 C15.3 17 15.3 21.8 12 21.8 C10.6 21.8 9.8 21 9.7 19.8
        wind.snow | @wind
        tornado | s M3 4 H21 M5 8.5 H18.5 M8 13 H17 M10.5 17.3 H15 M12 21.5 H14
        hurricane | s O12 12 4 ; s M12 8 C16 3 20 4 21 4.5 M12 16 C8 21 4 20 3 19.5
        thermometer | s M9 13.5 V5 C9 1.3 15 1.3 15 5 V13.5 C19 17 16.3 22 12 22 C7.7 22 5 17 9 13.5 Z ; f O12 17.5 2.3 ; s M12 8 V16
        thermometer.sun | @thermometer
        thermometer.medium | @thermometer
        humidity | @drop -4 -1 .8 ; s M15 10 H22 M16 14.5 H21 M15 19 H22
        drop | b M12 2.3 C12 2.3 5.3 10 5.3 14.8 C5.3 18.7 8.3 21.7 12 21.7 C15.7 21.7 18.7 18.7 18.7 14.8 C18.7 10 12 2.3 12 2.3 Z
        drop.triangle | @drop
        flame | b M12.5 2 C13 6 18.7 9 18.7 14.8 C18.7 19 15.6 22 12 22 C8.4 22 5.3 19.3 5.3 15.3 C5.3 12.4 6.9 10.3 8.3 8.8 C8.8 10.5 9.6 11.3 10.4 11.6 C9.8 8 10.4 4.5 12.5 2 Z
        bolt | b M13.7 2 L5 13.5 H11 L10 22 L19 10 H13 Z
        bolt.horizontal | ^90 bolt
        leaf | b M4.5 19.5 C2.5 10 9 4 20.7 3.7 C21.2 14 15 20.5 7.2 18.7 ; d M4 21.5 C6.7 15.7 10.5 12.3 15 10
        tree | b M12 2 L18.7 10.5 H16 L20.7 17 H3.3 L8 10.5 H5.3 Z ; s M12 17 V22
        mountain.2 | b M1.5 19.5 L8.5 7 L13 14.5 L15.5 10.5 L22.5 19.5 Z
        water.waves | s M2 7 C4.5 4.5 6 9 9 7 C11.5 5 13 9 16 7 C18.5 5 20 8.5 22 7 M2 12.5 C4.5 10 6 14.5 9 12.5 C11.5 10.5 13 14.5 16 12.5 C18.5 10.5 20 14 22 12.5 M2 18 C4.5 15.5 6 20 9 18 C11.5 16 13 20 16 18 C18.5 16 20 19.5 22 18
        fossil.shell | s A12 12 9 0 300 ; s A12 12 5 0 280
        globe.badge.chevron.backward | @globe
        pawprint | b E12 16.3 5 4.3 ; b E5 11 2.1 2.8 ; b E9.2 6.3 2.1 3 ; b E14.8 6.3 2.1 3 ; b E19 11 2.1 2.8
        fish | b M2 12 C6 5.5 13 5.5 17 10.5 L21.5 7.5 V16.5 L17 13.5 C13 18.5 6 18.5 2 12 Z ; c O6.7 11.2 1.1
        bird | b M2.5 8 C4 4 9 3.5 10.5 7.5 C13 9.5 17 9.5 21.5 8.5 C20.5 15 16.5 19 10 18 C6 17.3 4.7 13.5 5.2 9.5 Z ; s M9.5 18 L9 21.8 M12.5 18 L12.5 21.8
        ant | f E12 6 2.2 2.5 ; f E12 11 1.9 2.2 ; f E12 17.5 3 4 ; s M10 10 L5 6.5 M14 10 L19 6.5 M10 11.5 H4.5 M14 11.5 H19.5 M10 13 L5 17.5 M14 13 L19 17.5
        ladybug | b O12 13.5 7 ; d M12 6.5 V20.5 ; c O9 11.5 1.1 ; c O15 11.5 1.1 ; c O9.3 16 1.1 ; c O14.7 16 1.1 ; s A12 6.5 3 180 360 ; s M5 13.5 H2 M19 13.5 H22 M6 9 L3.5 7 M18 9 L20.5 7 M6 18 L3.5 20 M18 18 L20.5 20
        hare | b M3 17 C3 13 6 11.5 9 11.5 C9.5 8 8 4.5 6.5 2.5 C10.5 3.5 13 8 13.5 11.5 C18 12 21 15.5 21 19 C21 20.3 20 20.7 18.7 20.7 H6 C4 20.7 3 19.3 3 17 Z ; c O6.5 15.5 1
        tortoise | b M3.5 15.5 C3.5 9.5 7.5 7 11.5 7 C15.5 7 18.5 9.5 19 13 C20 11.5 22.5 12 22.5 14 C22.5 16 21 16.7 19 16.7 H3.5 Z ; s M6.5 17 L5.5 20 H8.5 L9 17 M14 17 L14.5 20 H17.5 L17 17 ; d M8 16 L10 10.5 M13.5 10.5 L15.5 16
        cat | b M4 4 L9 7.5 H15 L20 4 V13 C20 18 16.5 20.5 12 20.5 C7.5 20.5 4 18 4 13 Z ; c O9 12.5 1.2 ; c O15 12.5 1.2
        dog | b M6 5 L3 11 L6 13 C6 18 8.5 20.5 12 20.5 C15.5 20.5 18 18 18 13 L21 11 L18 5 L14.5 7 H9.5 Z ; c O9.7 12.5 1.2 ; c O14.3 12.5 1.2 ; c O12 16.3 1.4
        lizard | @fish
        sportscourt | b R2 5 20 14 2 ; d M12 5 V19 ; d O12 12 2.7
        soccerball | s O12 12 9.7 ; f N12 12 3.7 5 -90 ; s M12 8.3 V2.5 M15.5 10.9 L21 9.2 M14.2 15 L17.7 19.7 M9.8 15 L6.3 19.7 M8.5 10.9 L3 9.2
        basketball | b O12 12 9.7 ; d M12 2.5 V21.5 M2.5 12 H21.5 M5.5 5 C10 9 10 15 5.5 19 M18.5 5 C14 9 14 15 18.5 19
        football | b M3 21 C1 12 12 1 21 3 C23 12 12 23 3 21 Z ; d M8.5 15.5 L15.5 8.5 M10 11.5 L12.5 14 M12 9.5 L14.5 12
        tennisball | b O12 12 9.7 ; d M5 5.3 C10.5 8.5 10.5 15.5 5 18.7 M19 5.3 C13.5 8.5 13.5 15.5 19 18.7
        volleyball | @basketball
        baseball | @tennisball
        tennis.racket | b E14.5 9 6 6.5 ; d M14.5 3 V15 M9 9 H20 ; s M10 14 L3.5 21
        figure.skiing.downhill | @figure.run
        figure.outdoor.cycle | @bicycle
        tent | b M12 3.5 L22 20.5 H2 Z ; d M12 11 L16 20.5 H8 Z
        beach.umbrella | b M3 12.5 C5 3 15 .5 20.5 7 Z ; s M11.5 9.5 L16 21.5 M3 21.5 H21
        fireworks | @rays
        """
}
