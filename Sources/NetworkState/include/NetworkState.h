// The network interfaces and default routes of the machine, from the kernel (rtnetlink).
#ifndef NETWORK_STATE_H
#define NETWORK_STATE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// The kind of an interface.
typedef enum {
    SearchlightInterfaceOther,
    SearchlightInterfaceLoopback,
    SearchlightInterfaceWired,
    SearchlightInterfaceWiFi,
    SearchlightInterfaceCellular,
} SearchlightInterfaceKind;

/// One interface.
typedef struct {
    int32_t index;
    /// A name of at most 15 bytes, and zeros.
    char name[16];
    SearchlightInterfaceKind kind;
    /// Whether it is switched on and connected.
    bool is_running;
    /// Whether it has addresses that other machines reach.
    bool has_ipv4, has_ipv6;
    /// Whether a default route leads through it, with its priority: less is better.
    bool routes_ipv4, routes_ipv6;
    uint32_t metric;
    /// The routers of the default routes; zeros if there is none.
    uint8_t gateway_ipv4[4];
    uint8_t gateway_ipv6[16];
} SearchlightInterface;

/// The largest number of interfaces that are read.
#define SEARCHLIGHT_MAXIMUM_INTERFACES 128

/// All interfaces, in the order of the kernel.
typedef struct {
    SearchlightInterface interfaces[SEARCHLIGHT_MAXIMUM_INTERFACES];
    size_t count;
} SearchlightNetworkState;

/// Opens a socket that becomes readable when interfaces, addresses or routes change; -1 if the system refuses it.
int searchlight_network_open_changes(void);
/// Discards the waiting messages about changes.
void searchlight_network_drain_changes(int socket);
/// Opens a socket for `searchlight_network_read`; -1 if the system refuses it. Like the other socket it concerns the network namespace
/// of the calling thread.
int searchlight_network_open_requests(void);
/// Reads the present state; false if the system refuses it. One thread at a time may use a socket.
bool searchlight_network_read(int socket, SearchlightNetworkState *state);
/// Adds the content of messages of the kernel to a state. Ignores other messages and malformed ones. Returns whether the end of the
/// answer was reached.
bool searchlight_network_apply(SearchlightNetworkState *state, const void *bytes, size_t count);

/// The result of a search for a route.
typedef enum {
    SearchlightRouteNone,
    SearchlightRouteGateway,
    SearchlightRouteDirect,
    SearchlightRouteLocal,
} SearchlightRouteKind;

/// Searches the route to an IPv4 or IPv6 address of 4 or 16 bytes, without sending packets. Writes the index of the interface.
SearchlightRouteKind searchlight_network_route(const uint8_t *address, size_t count, int32_t *interface_index);

#endif
