#include "NetworkState.h"

#include <arpa/inet.h>
#include <errno.h>
#include <fcntl.h>
#include <linux/if.h>
#include <linux/if_arp.h>
#include <linux/netlink.h>
#include <linux/rtnetlink.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/time.h>
#include <unistd.h>

// MARK: Sockets

static int open_socket(unsigned groups, int flags) {
    int descriptor = socket(AF_NETLINK, SOCK_RAW | SOCK_CLOEXEC | flags, NETLINK_ROUTE);
    if (descriptor < 0) return -1;
    struct sockaddr_nl address = {.nl_family = AF_NETLINK, .nl_groups = groups};
    if (bind(descriptor, (struct sockaddr *)&address, sizeof address) == 0) return descriptor;
    close(descriptor);
    return -1;
}

int searchlight_network_open_changes(void) {
    return open_socket(RTMGRP_LINK | RTMGRP_IPV4_IFADDR | RTMGRP_IPV6_IFADDR | RTMGRP_IPV4_ROUTE | RTMGRP_IPV6_ROUTE,
                       SOCK_NONBLOCK);
}

void searchlight_network_drain_changes(int descriptor) {
    char buffer[8192];
    // A full queue is reported once as an error: the state is read completely in any case.
    while (recv(descriptor, buffer, sizeof buffer, 0) > 0 || errno == ENOBUFS || errno == EINTR) {}
}

int searchlight_network_open_requests(void) {
    int descriptor = open_socket(0, 0);
    // The kernel answers at once; the limit only guards against its faults.
    struct timeval limit = {.tv_sec = 1};
    if (descriptor >= 0) setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, sizeof limit);
    return descriptor;
}

// MARK: Messages

static SearchlightInterface *interface_with_index(SearchlightNetworkState *state, int index) {
    for (size_t position = 0; position < state->count; position++)
        if (state->interfaces[position].index == index) return &state->interfaces[position];
    return NULL;
}

/// The kind by the kernel's descriptions of the device, and else by the hardware's type.
///
/// `link_kind` is empty for devices; bridges, tunnels and other interfaces made by programs have a name there.
static SearchlightInterfaceKind kind_of(const char *name, const char *link_kind, unsigned short hardware) {
    if (hardware == ARPHRD_LOOPBACK) return SearchlightInterfaceLoopback;
    static const char *const wired[] = {"", "veth", "bond", "vlan", "macvlan", "ipvlan"};
    bool is_wired = false;
    for (size_t index = 0; index < sizeof wired / sizeof *wired; index++)
        is_wired = is_wired || strcmp(link_kind, wired[index]) == 0;
    if (!is_wired) return SearchlightInterfaceOther;
    char path[64], line[128];
    // Names come from the kernel, which permits no slashes.
    snprintf(path, sizeof path, "/sys/class/net/%s/uevent", name);
    FILE *file = strchr(name, '/') == NULL ? fopen(path, "re") : NULL;
    char type[32] = "";
    if (file != NULL) {
        while (fgets(line, sizeof line, file) != NULL)
            if (sscanf(line, "DEVTYPE=%31s", type) == 1) break;
        fclose(file);
    }
    if (strcmp(type, "wlan") == 0 || hardware == ARPHRD_IEEE80211) return SearchlightInterfaceWiFi;
    if (strcmp(type, "wwan") == 0) return SearchlightInterfaceCellular;
    if (hardware == ARPHRD_ETHER && type[0] == 0) return SearchlightInterfaceWired;
    return SearchlightInterfaceOther;
}

/// Copies a text that may lack its final zero.
static void copy_text(char *target, size_t size, const struct rtattr *attribute) {
    size_t count = RTA_PAYLOAD(attribute) < size ? RTA_PAYLOAD(attribute) : size - 1;
    memcpy(target, RTA_DATA(attribute), count);
    target[count] = 0;
}

static void apply_link(SearchlightNetworkState *state, const struct nlmsghdr *message) {
    const struct ifinfomsg *info = NLMSG_DATA(message);
    if (state->count == SEARCHLIGHT_MAXIMUM_INTERFACES || interface_with_index(state, info->ifi_index) != NULL) return;
    SearchlightInterface interface = {.index = info->ifi_index, .metric = UINT32_MAX};
    char link_kind[16] = "";
    int length = (int)IFLA_PAYLOAD(message);
    for (const struct rtattr *attribute = IFLA_RTA(info); RTA_OK(attribute, length);
         attribute = RTA_NEXT(attribute, length)) {
        if (attribute->rta_type == IFLA_IFNAME) copy_text(interface.name, sizeof interface.name, attribute);
        if (attribute->rta_type != IFLA_LINKINFO) continue;
        int inner_length = (int)RTA_PAYLOAD(attribute);
        for (const struct rtattr *inner = RTA_DATA(attribute); RTA_OK(inner, inner_length);
             inner = RTA_NEXT(inner, inner_length))
            if (inner->rta_type == IFLA_INFO_KIND) copy_text(link_kind, sizeof link_kind, inner);
    }
    interface.is_running = (info->ifi_flags & IFF_UP) && (info->ifi_flags & IFF_RUNNING);
    interface.kind = kind_of(interface.name, link_kind, info->ifi_type);
    state->interfaces[state->count++] = interface;
}

static void apply_address(SearchlightNetworkState *state, const struct nlmsghdr *message) {
    const struct ifaddrmsg *info = NLMSG_DATA(message);
    SearchlightInterface *interface = interface_with_index(state, (int)info->ifa_index);
    // Addresses of the link connect only neighbours.
    if (interface == NULL || info->ifa_scope >= RT_SCOPE_LINK) return;
    if (info->ifa_family == AF_INET) interface->has_ipv4 = true;
    if (info->ifa_family == AF_INET6) interface->has_ipv6 = true;
}

static void apply_route(SearchlightNetworkState *state, const struct nlmsghdr *message) {
    const struct rtmsg *info = NLMSG_DATA(message);
    if (info->rtm_dst_len != 0 || info->rtm_type != RTN_UNICAST || info->rtm_table != RT_TABLE_MAIN) return;
    size_t size = info->rtm_family == AF_INET ? 4 : 16;
    if (info->rtm_family != AF_INET && info->rtm_family != AF_INET6) return;
    int index = 0;
    uint32_t metric = 0;
    const void *gateway = NULL;
    int length = (int)RTM_PAYLOAD(message);
    for (const struct rtattr *attribute = RTM_RTA(info); RTA_OK(attribute, length);
         attribute = RTA_NEXT(attribute, length)) {
        if (attribute->rta_type == RTA_OIF && RTA_PAYLOAD(attribute) >= sizeof index)
            memcpy(&index, RTA_DATA(attribute), sizeof index);
        if (attribute->rta_type == RTA_PRIORITY && RTA_PAYLOAD(attribute) >= sizeof metric)
            memcpy(&metric, RTA_DATA(attribute), sizeof metric);
        if (attribute->rta_type == RTA_GATEWAY && RTA_PAYLOAD(attribute) >= size) gateway = RTA_DATA(attribute);
        // Several routers share the traffic: the first one is enough.
        if (attribute->rta_type == RTA_MULTIPATH && RTA_PAYLOAD(attribute) >= sizeof(struct rtnexthop))
            index = ((const struct rtnexthop *)RTA_DATA(attribute))->rtnh_ifindex;
    }
    SearchlightInterface *interface = interface_with_index(state, index);
    if (interface == NULL) return;
    if (info->rtm_family == AF_INET) {
        interface->routes_ipv4 = true;
        if (gateway != NULL) memcpy(interface->gateway_ipv4, gateway, size);
    } else {
        interface->routes_ipv6 = true;
        if (gateway != NULL) memcpy(interface->gateway_ipv6, gateway, size);
    }
    if (metric < interface->metric) interface->metric = metric;
}

bool searchlight_network_apply(SearchlightNetworkState *state, const void *bytes, size_t count) {
    size_t length = count;
    for (const struct nlmsghdr *message = bytes; NLMSG_OK(message, length); message = NLMSG_NEXT(message, length)) {
        size_t payload = NLMSG_PAYLOAD(message, 0);
        switch (message->nlmsg_type) {
        case NLMSG_DONE:
        case NLMSG_ERROR: return true;
        case RTM_NEWLINK:
            if (payload >= sizeof(struct ifinfomsg)) apply_link(state, message);
            break;
        case RTM_NEWADDR:
            if (payload >= sizeof(struct ifaddrmsg)) apply_address(state, message);
            break;
        case RTM_NEWROUTE:
            if (payload >= sizeof(struct rtmsg)) apply_route(state, message);
            break;
        }
    }
    return false;
}

// MARK: Requests

/// Requests all objects of a type, and adds them to the state.
static bool request_all(int descriptor, SearchlightNetworkState *state, uint16_t type) {
    static _Atomic uint32_t requests;
    struct {
        struct nlmsghdr header;
        struct rtgenmsg family;
    } request = {
        .header = {.nlmsg_len = NLMSG_LENGTH(sizeof(struct rtgenmsg)),
                   .nlmsg_type = type,
                   .nlmsg_flags = NLM_F_REQUEST | NLM_F_DUMP,
                   .nlmsg_seq = ++requests},
        .family = {.rtgen_family = AF_UNSPEC},
    };
    if (send(descriptor, &request, request.header.nlmsg_len, 0) < 0) return false;
    _Alignas(struct nlmsghdr) char buffer[32768];
    while (true) {
        ssize_t count = recv(descriptor, buffer, sizeof buffer, 0);
        if (count < 0 && errno == EINTR) continue;
        if (count <= 0) return false;
        // An answer that arrived after the limit of an earlier request.
        const struct nlmsghdr *message = (const struct nlmsghdr *)buffer;
        if ((size_t)count >= sizeof *message && message->nlmsg_seq != request.header.nlmsg_seq) continue;
        if (searchlight_network_apply(state, buffer, (size_t)count)) return true;
    }
}

bool searchlight_network_read(int descriptor, SearchlightNetworkState *state) {
    state->count = 0;
    return request_all(descriptor, state, RTM_GETLINK) && request_all(descriptor, state, RTM_GETADDR) &&
           request_all(descriptor, state, RTM_GETROUTE);
}

SearchlightRouteKind searchlight_network_route(const uint8_t *address, size_t count, int32_t *interface_index) {
    if (count != 4 && count != 16) return SearchlightRouteNone;
    struct {
        struct nlmsghdr header;
        struct rtmsg route;
        struct rtattr attribute;
        uint8_t address[16];
    } request = {
        .header = {.nlmsg_type = RTM_GETROUTE, .nlmsg_flags = NLM_F_REQUEST},
        .route = {.rtm_family = count == 4 ? AF_INET : AF_INET6, .rtm_dst_len = (unsigned char)(count * 8)},
        .attribute = {.rta_len = (unsigned short)RTA_LENGTH(count), .rta_type = RTA_DST},
    };
    memcpy(request.address, address, count);
    request.header.nlmsg_len = (uint32_t)(NLMSG_LENGTH(sizeof(struct rtmsg)) + RTA_LENGTH(count));
    int descriptor = searchlight_network_open_requests();
    if (descriptor < 0) return SearchlightRouteNone;
    _Alignas(struct nlmsghdr) char buffer[8192];
    ssize_t received = send(descriptor, &request, request.header.nlmsg_len, 0) < 0
                           ? -1
                           : recv(descriptor, buffer, sizeof buffer, 0);
    close(descriptor);
    const struct nlmsghdr *message = (const struct nlmsghdr *)buffer;
    if (received < (ssize_t)NLMSG_LENGTH(sizeof(struct rtmsg)) || !NLMSG_OK(message, (size_t)received) ||
        message->nlmsg_type != RTM_NEWROUTE)
        return SearchlightRouteNone;
    const struct rtmsg *info = NLMSG_DATA(message);
    bool has_gateway = false;
    int length = (int)RTM_PAYLOAD(message);
    for (const struct rtattr *attribute = RTM_RTA(info); RTA_OK(attribute, length);
         attribute = RTA_NEXT(attribute, length)) {
        if (attribute->rta_type == RTA_GATEWAY || attribute->rta_type == RTA_VIA) has_gateway = true;
        if (attribute->rta_type == RTA_OIF && RTA_PAYLOAD(attribute) >= sizeof *interface_index)
            memcpy(interface_index, RTA_DATA(attribute), sizeof *interface_index);
    }
    switch (info->rtm_type) {
    case RTN_LOCAL: return SearchlightRouteLocal;
    case RTN_UNICAST:
    case RTN_BROADCAST:
    case RTN_MULTICAST:
    case RTN_ANYCAST: return has_gateway ? SearchlightRouteGateway : SearchlightRouteDirect;
    default: return SearchlightRouteNone;
    }
}
