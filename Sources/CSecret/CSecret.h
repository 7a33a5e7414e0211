// The Secret Service as Swift sees it. pkg-config knows the folders on this machine.
#ifndef CSECRET_H
#define CSECRET_H

#include <libsecret/secret.h>

#endif
