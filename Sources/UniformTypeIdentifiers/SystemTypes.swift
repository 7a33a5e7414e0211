/// The declarations of the system's types, one per line: identifier; identifiers of supertypes; filename extensions, the preferred
/// one first; MIME types, the preferred one first; description.
let systemTypes = """
    public.item;;;;item
    public.content;;;;content
    public.composite-content;public.content;;;compound content
    public.data;public.item;;application/octet-stream;data
    public.directory;public.item;;;directory
    com.apple.resolvable;;;;resolvable item
    public.symlink;public.item com.apple.resolvable;;;symbolic link
    public.executable;public.item;;;executable
    com.apple.mount-point;public.item com.apple.resolvable;;;mount point
    com.apple.alias-file;public.data com.apple.resolvable;;;alias
    com.apple.bookmark;public.data com.apple.resolvable;;;bookmark
    public.bookmark;;;;bookmark

    public.url;public.data;;;URL
    public.file-url;public.url;;;file URL

    public.text;public.data public.content;;;text
    public.plain-text;public.text;txt text;text/plain;plain text
    public.utf8-plain-text;public.plain-text;;text/plain;UTF-8 plain text
    public.utf16-external-plain-text;public.plain-text;;;UTF-16 plain text
    public.utf16-plain-text;public.plain-text;;;UTF-16 plain text
    com.apple.traditional-mac-plain-text;public.plain-text;;;Mac plain text
    public.delimited-values-text;public.text;;;delimited text
    public.comma-separated-values-text;public.delimited-values-text;csv;text/csv text/comma-separated-values;CSV document
    public.tab-separated-values-text;public.delimited-values-text;tsv tab;text/tab-separated-values;TSV document
    public.utf8-tab-separated-values-text;public.tab-separated-values-text public.utf8-plain-text;;;TSV document
    public.rtf;public.text;rtf;text/rtf application/rtf;RTF document
    net.daringfireball.markdown;public.plain-text;md markdown mdown mkd mkdn;text/markdown;Markdown document
    public.log;;;;log
    com.apple.log;public.log public.plain-text;log;;log

    public.html;public.text;html htm shtml;text/html;HTML document
    public.xhtml;public.xml;xhtml xht;application/xhtml+xml;XHTML document
    public.xml;public.text;xml;application/xml text/xml;XML document
    public.yaml;public.text;yml yaml;application/x-yaml application/yaml text/yaml;YAML document
    public.css;public.text;css;text/css;style sheet
    public.json;public.text;json;application/json;JSON document
    public.geojson;public.json;geojson;application/geo+json;GeoJSON document
    com.apple.property-list;public.data;plist;;property list
    com.apple.xml-property-list;public.xml com.apple.property-list;;;XML property list
    com.apple.binary-property-list;com.apple.property-list;;;binary property list

    public.source-code;public.plain-text;;;source code
    public.assembly-source;public.source-code;s asm;text/x-asm;assembly language source
    public.c-source;public.source-code;c;text/x-csrc;C source
    public.objective-c-source;public.source-code;m;text/x-objcsrc;Objective-C source
    public.swift-source;public.source-code;swift;text/x-swift;Swift source
    public.c-plus-plus-source;public.source-code;cpp cp cc cxx c++;text/x-c++src;C++ source
    public.objective-c-plus-plus-source;public.source-code;mm;;Objective-C++ source
    public.c-header;public.source-code;h;text/x-chdr;C header
    public.c-plus-plus-header;public.source-code;hpp h++ hxx hh;text/x-c++hdr;C++ header
    com.sun.java-source;public.source-code;java jav;text/x-java;Java source
    com.netscape.javascript-source;public.source-code public.executable;js jscript javascript mjs;\
    text/javascript application/javascript;JavaScript
    public.script;public.source-code;;;script
    com.apple.applescript.text;public.script;applescript;;AppleScript
    com.apple.applescript.script;public.data public.script;scpt;;compiled script
    com.apple.applescript.script-bundle;com.apple.bundle com.apple.package public.script;scptd;;script bundle
    public.shell-script;public.script;sh command;application/x-sh text/x-shellscript;shell script
    public.bash-script;public.shell-script;bash;;Bash script
    public.zsh-script;public.shell-script;zsh;;Z shell script
    public.perl-script;public.shell-script;pl pm;text/x-perl;Perl script
    public.python-script;public.shell-script;py;text/x-python;Python script
    public.ruby-script;public.shell-script;rb rbw;text/x-ruby;Ruby script
    public.php-script;public.shell-script;php php3 php4 ph3 ph4 phtml;text/php application/x-php;PHP script

    com.adobe.pdf;public.data public.composite-content;pdf;application/pdf;PDF document
    com.adobe.postscript;public.data;ps;application/postscript;PostScript document
    com.apple.rtfd;com.apple.package public.composite-content;rtfd;;RTF document with attachments
    com.apple.flat-rtfd;public.data public.composite-content;;;RTF document with attachments
    com.apple.webarchive;public.data public.composite-content;webarchive;application/x-webarchive;web archive
    org.idpf.epub-container;public.data public.composite-content;epub;application/epub+zip;EPUB document
    com.microsoft.word.doc;public.data public.composite-content;doc;application/msword;Word document
    org.openxmlformats.openxml;public.data;;;Office document
    org.openxmlformats.wordprocessingml.document;org.openxmlformats.openxml public.composite-content;docx;\
    application/vnd.openxmlformats-officedocument.wordprocessingml.document;Word document
    com.microsoft.excel.xls;public.data public.spreadsheet;xls;application/vnd.ms-excel;Excel document
    org.openxmlformats.spreadsheetml.sheet;org.openxmlformats.openxml public.spreadsheet;xlsx;\
    application/vnd.openxmlformats-officedocument.spreadsheetml.sheet;Excel document
    com.microsoft.powerpoint.ppt;public.data public.presentation;ppt;application/vnd.ms-powerpoint;PowerPoint document
    org.openxmlformats.presentationml.presentation;org.openxmlformats.openxml public.presentation;pptx;\
    application/vnd.openxmlformats-officedocument.presentationml.presentation;PowerPoint document
    org.oasis-open.opendocument.text;public.data public.composite-content;odt;\
    application/vnd.oasis.opendocument.text;OpenDocument text
    org.oasis-open.opendocument.spreadsheet;public.data public.spreadsheet;ods;\
    application/vnd.oasis.opendocument.spreadsheet;OpenDocument spreadsheet
    org.oasis-open.opendocument.presentation;public.data public.presentation;odp;\
    application/vnd.oasis.opendocument.presentation;OpenDocument presentation
    public.spreadsheet;public.content;;;spreadsheet
    public.presentation;public.composite-content;;;presentation
    public.database;;;;database

    public.image;public.data public.content;;;image
    public.jpeg;public.image;jpeg jpg jpe;image/jpeg image/jpg;JPEG image
    public.jpeg-2000;public.image;jp2 jpf jpx j2k j2c;image/jp2;JPEG 2000 image
    public.tiff;public.image;tiff tif;image/tiff;TIFF image
    com.compuserve.gif;public.image;gif;image/gif;GIF image
    public.png;public.image;png;image/png;PNG image
    com.apple.icns;public.image;icns;;icon
    com.apple.pict;public.image;pict pct pic;image/pict image/x-pict;PICT image
    com.apple.quicktime-image;public.image;qtif qti;image/x-quicktime;QuickTime image
    com.microsoft.bmp;public.image;bmp dib;image/bmp image/x-bmp image/x-ms-bmp;Windows bitmap image
    com.microsoft.ico;public.image;ico;image/vnd.microsoft.icon image/x-icon;Windows icon
    public.camera-raw-image;public.image;raw;;camera raw image
    com.adobe.raw-image;public.camera-raw-image;dng;image/x-adobe-dng;Adobe raw image
    com.adobe.photoshop-image;public.image;psd;image/vnd.adobe.photoshop image/x-photoshop;Photoshop image
    public.svg-image;public.image;svg svgz;image/svg+xml;SVG image
    com.apple.live-photo;;;;Live Photo
    public.heif-standard;public.image;;;HEIF image
    public.heif;public.heif-standard;heif hif;image/heif;HEIF image
    public.heic;public.heif-standard;heic;image/heic;HEIC image
    public.heics;public.heif-standard;heics;image/heic-sequence;HEIC image sequence
    public.avif;public.heif-standard;avif;image/avif;AVIF image
    org.webmproject.webp;public.image;webp;image/webp;WebP image
    public.jpegxl;public.image;jxl;image/jxl;JPEG XL image
    public.3d-content;public.content;;;3D content
    com.pixar.universal-scene-description;public.3d-content public.data;usd usda usdc;;USD document
    com.pixar.universal-scene-description-mobile;public.3d-content public.data;usdz;model/vnd.usdz+zip;USDZ document
    com.apple.reality;public.data;reality;model/vnd.reality;Reality document
    com.apple.scenekit.scene;public.3d-content public.data;scn;;SceneKit scene
    com.apple.arobject;public.data;arobject;;AR reference object

    public.audiovisual-content;public.data public.content;;;audiovisual content
    public.movie;public.audiovisual-content;;;movie
    public.video;public.movie;;;video
    public.audio;public.audiovisual-content;;;audio
    com.apple.quicktime-movie;public.movie;mov qt;video/quicktime;QuickTime movie
    public.mpeg;public.movie;mpg mpeg mpe m75 m15;video/mpeg video/mpg video/x-mpeg video/x-mpg;MPEG movie
    public.mpeg-2-video;public.video;m2v mp2v;video/mpeg2;MPEG-2 video
    public.mpeg-2-transport-stream;public.movie;ts;video/mp2t;MPEG-2 transport stream
    public.mpeg-4;public.movie;mp4 mpg4;video/mp4 video/mp4v;MPEG-4 movie
    com.apple.m4v-video;public.movie;m4v;video/x-m4v;MPEG-4 movie
    com.apple.protected-mpeg-4-video;com.apple.m4v-video;;;protected MPEG-4 movie
    public.3gpp;public.movie;3gp 3gpp;video/3gpp audio/3gpp;3GPP movie
    public.3gpp2;public.movie;3g2 3gp2;video/3gpp2 audio/3gpp2;3GPP2 movie
    public.avi;public.movie;avi vfw;video/avi video/msvideo video/x-msvideo;AVI movie
    public.mp3;public.audio;mp3 mpga;audio/mpeg audio/mpeg3 audio/mpg audio/mp3 audio/x-mpeg audio/x-mp3;MP3 audio
    public.mpeg-4-audio;public.mpeg-4 public.audio;mp4 mpg4;audio/mp4;MPEG-4 audio
    com.apple.m4a-audio;public.audio;m4a;audio/x-m4a audio/m4a;MPEG-4 audio
    com.apple.protected-mpeg-4-audio;public.audio;m4p;audio/x-m4p;protected MPEG-4 audio
    public.aac-audio;public.audio;aac adts;audio/aac audio/x-aac;AAC audio
    public.aifc-audio;public.audio;aifc;audio/x-aifc;AIFF-C audio
    public.aiff-audio;public.aifc-audio;aiff aif;audio/aiff audio/x-aiff;AIFF audio
    com.microsoft.waveform-audio;public.audio;wav wave bwf;audio/vnd.wave audio/wav audio/wave audio/x-wav;Waveform audio
    public.midi-audio;public.audio;midi mid smf kar;audio/midi audio/mid;MIDI audio
    org.xiph.flac;public.audio;flac;audio/flac audio/x-flac;FLAC audio
    com.apple.coreaudio-format;public.audio;caf;audio/x-caf;Core Audio file
    public.playlist;;;;playlist
    public.m3u-playlist;public.text public.playlist;m3u m3u8;\
    audio/mpegurl audio/x-mpegurl application/x-mpegurl application/vnd.apple.mpegurl;playlist

    public.folder;public.directory;;;folder
    public.volume;public.folder;;;volume
    com.apple.package;public.directory;;;package
    com.apple.bundle;public.directory;bundle;;bundle
    com.apple.plugin;com.apple.bundle com.apple.package;plugin;;plug-in
    com.apple.metadata-importer;com.apple.plugin;mdimporter;;metadata importer
    com.apple.quicklook-generator;com.apple.plugin;qlgenerator;;preview generator
    com.apple.xpc-service;com.apple.bundle com.apple.package;xpc;;XPC service
    com.apple.framework;com.apple.bundle;framework;;framework
    com.apple.application;public.executable;;;application
    com.apple.application-file;com.apple.application public.data;;;application
    com.apple.application-bundle;com.apple.application com.apple.bundle com.apple.package;app;;application
    com.apple.application-and-system-extension;com.apple.xpc-service;appex;;application extension
    public.unix-executable;public.data public.executable;;;Unix executable
    com.microsoft.windows-executable;public.data public.executable;exe;application/x-msdownload;Windows executable
    com.apple.systempreference.prefpane;com.apple.package com.apple.bundle;prefPane;;preference pane

    public.archive;;;;archive
    public.disk-image;;;;disk image
    public.iso-image;public.data public.disk-image;iso;application/x-iso9660-image;ISO disk image
    com.apple.disk-image;public.disk-image public.data;dmg;application/x-apple-diskimage;Apple disk image
    org.gnu.gnu-zip-archive;public.data public.archive;gz gzip;application/gzip application/x-gzip;gzip archive
    org.gnu.gnu-zip-tar-archive;org.gnu.gnu-zip-archive;tgz;application/x-gtar;gzip tar archive
    public.tar-archive;public.data public.archive;tar;application/x-tar application/tar;tar archive
    public.bzip2-archive;public.data public.archive;bz2 bz;application/x-bzip2 application/bzip2 application/x-bzip;bzip2 archive
    com.pkware.zip-archive;public.data public.archive;;;ZIP archive
    public.zip-archive;com.pkware.zip-archive;zip;application/zip application/x-zip-compressed;ZIP archive
    com.apple.archive;public.data public.archive;aar;;Apple archive
    org.7-zip.7-zip-archive;public.data public.archive;7z;application/x-7z-compressed;7-Zip archive

    public.message;;;;message
    public.email-message;public.message;;;mail message
    com.apple.mail.email;public.data public.email-message;eml;message/rfc822;mail message
    public.contact;;;;contact
    public.vcard;public.text public.contact;vcf vcard;text/vcard text/x-vcard text/directory;contact card
    public.to-do-item;;;;to-do item
    public.calendar-event;;;;calendar event
    com.apple.ical.ics;public.text public.calendar-event;ics;text/calendar;calendar
    com.apple.internet-location;public.data;;;internet location
    com.apple.web-internet-location;com.apple.internet-location;webloc;;web address
    com.microsoft.internet-shortcut;public.data;url;;internet shortcut
    public.font;;;;font
    public.truetype-ttf-font;public.font public.data;ttf;font/ttf application/x-font-ttf;TrueType font
    public.opentype-font;public.font public.data;otf;font/otf application/x-font-opentype;OpenType font
    com.rsa.pkcs-12;public.data;p12 pfx;application/x-pkcs12;PKCS #12 document
    public.x509-certificate;public.data;cer der crt;application/x-x509-ca-cert application/pkix-cert;certificate
    """
