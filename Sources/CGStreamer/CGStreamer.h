// GStreamer as Swift sees it. pkg-config knows the folders on this machine.
#ifndef CGSTREAMER_H
#define CGSTREAMER_H

#include <gst/app/gstappsink.h>
#include <gst/app/gstappsrc.h>
#include <gst/gst.h>
#include <gst/pbutils/pbutils.h>
#include <gst/video/video.h>

#endif
