#!/usr/bin/python3
"""A window of GTK's with a search entry in it, which has the keyboard: what other programs on the desktop have."""

import gi

gi.require_version("Gtk", "4.0")
from gi.repository import GLib, Gtk  # noqa: E402

Gtk.init()
window = Gtk.Window(title="Search entry", default_width=460, default_height=100)
entry = Gtk.SearchEntry()
window.set_child(entry)
window.present()
entry.grab_focus()
GLib.MainLoop().run()
