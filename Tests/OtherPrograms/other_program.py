"""Another program on the same display, which knows nothing of this project.

    other_program.py read          writes the clipboard's text and ends
    other_program.py offer TEXT    puts a text on the clipboard
    other_program.py look          writes the size of the clipboard's image and ends
    other_program.py paint W H     puts an image of this size on the clipboard
    other_program.py take          shows a window, and writes the text that is dropped on it
    other_program.py give TEXT     shows a window out of which the text can be dragged
    other_program.py takedata TYPE shows a window, and writes the data in a media type that is dropped on it
    other_program.py givefile PATH shows a window out of which the file can be dragged

Every text is written as JSON in a line of its own, after a line that says "ready".
"""

import json
import sys

import gi

gi.require_version("Gdk", "4.0")
gi.require_version("Gtk", "4.0")
from gi.repository import Gdk, Gio, GLib, GObject, Gtk  # noqa: E402


def say(text):
    print(json.dumps(text), flush=True)


def read():
    def done(clipboard, result):
        try:
            say(clipboard.read_text_finish(result))
        except GLib.Error:
            say(None)
        loop.quit()

    Gdk.Display.get_default().get_clipboard().read_text_async(None, done)


def offer(text):
    Gdk.Display.get_default().get_clipboard().set(text)


def look():
    def done(clipboard, result):
        try:
            texture = clipboard.read_texture_finish(result)
            say(f"{texture.get_width()}x{texture.get_height()}")
        except GLib.Error:
            say(None)
        loop.quit()

    Gdk.Display.get_default().get_clipboard().read_texture_async(None, done)


def paint(width, height):
    width, height = int(width), int(height)
    pixels = GLib.Bytes.new(bytes([255, 0, 0, 255]) * width * height)
    texture = Gdk.MemoryTexture.new(width, height, Gdk.MemoryFormat.R8G8B8A8, pixels, width * 4)
    value = GObject.Value(Gdk.Texture, texture)
    Gdk.Display.get_default().get_clipboard().set_content(Gdk.ContentProvider.new_for_value(value))


def show(controller):
    window = Gtk.Window(title="Other program", default_width=200, default_height=100)
    label = Gtk.Label(label="Other program")
    label.add_controller(controller)
    window.set_child(label)
    window.present()


def take():
    target = Gtk.DropTarget.new(GObject.TYPE_STRING, Gdk.DragAction.COPY)
    target.connect("drop", lambda target, value, x, y: say(value) or True)
    show(target)


def give(text):
    source = Gtk.DragSource()
    source.connect("prepare", lambda source, x, y: Gdk.ContentProvider.new_for_value(text))
    show(source)


def takedata(type):
    def read(drop, result):
        stream, _ = drop.read_finish(result)
        say(stream.read_bytes(1 << 20, None).get_data().decode("latin-1"))
        drop.finish(Gdk.DragAction.COPY)

    def dropped(target, drop, x, y):
        drop.read_async([type], GLib.PRIORITY_DEFAULT, None, read)
        return True

    target = Gtk.DropTargetAsync.new(Gdk.ContentFormats.new([type]), Gdk.DragAction.COPY)
    target.connect("drop", dropped)
    show(target)


def givefile(path):
    addresses = GLib.Bytes.new((Gio.File.new_for_path(path).get_uri() + "\r\n").encode())
    source = Gtk.DragSource()
    source.connect("prepare", lambda source, x, y: Gdk.ContentProvider.new_for_bytes("text/uri-list", addresses))
    show(source)


Gtk.init()
loop = GLib.MainLoop()
COMMANDS = {
    "read": read,
    "offer": offer,
    "look": look,
    "paint": paint,
    "take": take,
    "takedata": takedata,
    "give": give,
    "givefile": givefile,
}
COMMANDS[sys.argv[1]](*sys.argv[2:])
say("ready")
loop.run()
