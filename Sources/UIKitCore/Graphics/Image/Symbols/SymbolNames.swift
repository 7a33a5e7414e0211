/// Names of Apple's symbols that are neither in ``SymbolCatalogue`` nor in ``SymbolDrawings``. Apps get a placeholder for them.
enum SymbolNames {
    static let others: Set<Substring> = Set(
        """
        a.magnify arcade.stick arkit backpack.circle bell.circle bonjour books.vertical.circle brain.filled.head.profile
        bolt.batteryblock bolt.car bolt.ring.closed bubbles.and.sparkles building.2.crop.circle camera.metering.center.weighted
        camera.on.rectangle captions.bubble carbon.dioxide.cloud carbon.monoxide.cloud carplay chart.bar.doc.horizontal
        chart.bar.horizontal.page circle.square circle.slash clear clear.fill cloud.circle compass.drawing contact.sensor
        contextualmenu.and.cursorarrow cross.vial crown.circle cube.box curlybraces cooktop deskview dial.high dial.medium
        digitalcrown.arrow.clockwise directcurrent dishwasher dock.rectangle dog.circle dot.arrowtriangles.up.right.down.left.circle
        dot.square drone dryer earbuds ellipsis.curlybraces entry.lever.keypad envelope.front esim eurozonesign
        externaldrive.connected.to.line.below eye.trianglebadge.exclamationmark fan fanblades faxmachine fibrechannel
        figure.archery figure.badminton figure.barre figure.baseball figure.basketball figure.boxing figure.climbing
        figure.cooldown figure.core.training figure.dance figure.elliptical figure.fall figure.fencing figure.golf
        figure.gymnastics figure.hiking figure.indoor.cycle figure.jumprope figure.kickboxing figure.martial.arts
        figure.mind.and.body figure.open.water.swim figure.pilates figure.pool.swim figure.roll figure.rower figure.sailing
        figure.skating figure.snowboarding figure.soccer figure.stairs figure.step.training figure.surfing figure.swimming
        figure.table.tennis figure.taichi figure.tennis figure.volleyball figure.water.fitness figure.yoga filemenu.and.selection
        firewall fish.circle flipphone fluid.batteryblock fn f.cursive fleuron gamecontroller.circle gauge.high gauge.low
        gauge.medium gauge.with.dots.needle.50percent gauge.with.needle gearshape.arrow.triangle.2.circlepath giftcard.circle
        globe.fill grid grid.circle guidepoint.vertical hand.pinch hand.raised.fingers.spread hand.raised.square.on.square
        hand.rays hand.thumbsup.circle hare.circle hearingdevice.ear heart.rectangle heater.vertical helm highlighter.badge.ellipsis
        homekit homepod homepodmini hexagon.bottomhalf.filled hand.point.down hand.point.left hand.point.up.braille inset.filled.rectangle
        internaldrive.circle ipod ivfluid.bag j.square.on.square kashida.arabic key.horizontal key.viewfinder keyboard.onehanded.left
        keyboard.badge.ellipsis kph l.joystick lamp.ceiling lamp.floor lamp.table lane ladybug.circle laser.burst laurel.leading
        laurel.trailing light.beacon.max light.max light.min light.panel lightbulb.led lightbulb.max lightbulb.min lines.measurement.horizontal
        line.3.crossed.swirl.circle line.diagonal.arrow list.and.film livephoto livephoto.play location.viewfinder lock.applewatch lock.doc
        lock.display lock.icloud lock.iphone lock.laptopcomputer lock.rectangle logo.playstation logo.xbox lungs.circle macbook.and.iphone
        macmini macpro magsafe.batterypack mail mappin.square maps memories menubar.rectangle menucard metronome mic.and.signal.meter
        microwave minus.plus.batteryblock minus.forwardslash.plus moonphase.first.quarter moonphase.full.moon moonphase.last.quarter
        moonphase.new.moon moonphase.waning.crescent moonphase.waning.gibbous moonphase.waxing.crescent moonphase.waxing.gibbous mosaic
        mount mouth move.3d movieclapper.circle mug.circle n.circle.to.line nairasign newspaper.circle nose note.square octagon.bottomhalf.filled
        oilcan oval.portrait oven opticid orb paperclip.badge.ellipsis paragraphsign parentheses parkingsign.radiowaves pc.badge
        peacesign pencil.and.list.clipboard pencil.and.ruler pencil.and.scribble percent.circle person.2.crop.square.stack person.2.gobackward
        person.2.wave.2 person.3.sequence person.bust person.crop.artframe person.crop.circle.dashed person.fill.questionmark
        person.fill.checkmark person.fill.xmark person.fill.badge.plus person.fill.turn.right person.fill.viewfinder person.line.dotted.person
        person.wave.2 phone.and.waveform phone.bubble phone.bubble.left photo.circle pip pip.enter pip.exit pipe.and.drop platter.2.filled.iphone
        play.laptopcomputer play.rectangle.on.rectangle play.slash play.square.stack playstation.logo plus.bubble plus.message plus.viewfinder
        point.3.connected.trianglepath.dotted point.3.filled.connected.trianglepath.dotted point.filled.topleft.down.curvedto.point.bottomright.up
        poweron poweroff poweroutlet.type.a powerplug printer.dotmatrix projective questionmark.app questionmark.bubble questionmark.folder
        questionmark.key.filled questionmark.text.page questionmark.video r.joystick radio rectangle.3.offgrid rectangle.and.arrow.up.right.and.arrow.down.left
        rectangle.and.hand.point.up.left rectangle.and.paperclip rectangle.and.text.magnifyingglass rectangle.badge.checkmark
        rectangle.center.inset.filled rectangle.connected.to.line.below rectangle.dashed rectangle.fill.on.rectangle.fill rectangle.lefthalf.filled
        rectangle.lefthalf.inset.filled rectangle.righthalf.filled rectangle.roundedbottom rectangle.slash rectangle.split.1x2 rectangle.tophalf.filled
        restart restart.circle rotate.3d rublesign rupeesign indianrupeesign rotate.left.fill safari.circle sailboat.circle sdcard.fill
        selection.pin.in.out sensor shadow shareplay shekelsign shippingbox.and.arrow.backward shower.handheld sidebar.squares.leading
        sidebar.squares.right signature.ar signpost.left signpost.right.and.left skew sleep slider.horizontal.2.square slider.horizontal.below.rectangle
        slowmo smartphone snow snowflake.road soccerball.inverse sos spigot sparkle.magnifyingglass sparkles.rectangle.stack sparkles.tv
        speaker.badge.exclamationmark speaker.zzz spoon.serving sportscourt.circle sprinkler square.2.layers.3d square.and.at.rectangle
        square.and.line.vertical.and.square square.bottomhalf.filled square.dashed.inset.filled square.fill.on.square square.fill.text.grid.1x2
        square.lefthalf.filled square.on.circle square.on.square.dashed square.resize square.righthalf.filled square.stack.3d.down.right
        square.stack.3d.forward.dottedline square.text.square squareroot squares.below.rectangle squareshape staroflife star.bubble star.square.on.square
        stethoscope.circle stove suit.club suit.diamond suit.heart suit.spade suitcase.cart sun.and.horizon sun.dust sun.rain sun.snow
        sunglasses swatchpalette swift switch.programmable syringe.fill table table.furniture tag.square teddybear text.below.photo
        text.and.command.macwindow text.badge.checkmark text.badge.minus text.badge.plus text.badge.star text.badge.xmark text.line.first.and.arrowtriangle.forward
        text.redaction text.word.spacing textbox textformat.subscript textformat.superscript thermometer.snowflake ticket.badge.plus
        toilet tortoise.circle traffic.light trapezoid.and.line.vertical tray.circle triangle.lefthalf.filled tropicalstorm tuningfork
        tv.and.hifispeaker.fill tv.and.mediabox tv.music.note umbrella.percent uiwindow.split.2x1 vial.viewfinder video.badge.plus video.bubble.left
        videoprojector view.2d view.3d viewfinder.circle visionpro volleyball.circle w.circle.to.line wake wallet.bifold watch.analog
        water.waves.and.arrow.down wave.3.backward wave.3.forward wave.3.left waveform.and.magnifyingglass waveform.and.mic waveform.badge.plus
        waveform.path waveform.slash web.camera wifi.router window.awning window.casement window.ceiling window.horizontal
        windshield.front.and.wiper windshield.rear.and.wiper wrongwaysign xbox.logo xmark.bin xmark.icloud xserve.raid yensign.bank.building
        zipper.page zl.rectangle.roundedtop zzz
        """.split { $0 == " " || $0 == "\n" }
    )
}
