#!/bin/sh
# Installs or removes Searchlight.
#
# usage: ./install.sh [--install-packages]   installs the program and the library
#        ./install.sh uninstall              removes them
#
# PREFIX is the folder of the installation: by default /usr/local if it is writable, otherwise ~/.local. DESTDIR precedes all paths; the
# checks of this machine are then omitted. --install-packages installs missing Debian packages with apt-get.
set -eu
here=$(cd "$(dirname "$0")" && pwd)

fail() {
    printf 'install.sh: %s\n' "$@" >&2
    exit 1
}

if [ -z "${PREFIX:-}" ]; then
    PREFIX=$HOME/.local
    if [ -w /usr/local/bin ] && [ -w /usr/local/lib ]; then PREFIX=/usr/local; fi
fi
case $PREFIX in
/*) ;;
*) fail "PREFIX is '$PREFIX', which is not an absolute path." ;;
esac
root=${DESTDIR:-}$PREFIX
command=install
installs_packages=no
for argument; do
    case $argument in
    install | uninstall) command=$argument ;;
    --install-packages) installs_packages=yes ;;
    *) fail "unknown argument '$argument'." "usage: ./install.sh [install] [--install-packages] | uninstall" ;;
    esac
done

if [ "$command" = uninstall ]; then
    # A folder of another program with this name is left alone.
    [ -f "$root/lib/searchlight/library.json" ] || fail "there is no Searchlight in $root."
    rm -rf "$root/lib/searchlight"
    rm -f "$root/bin/searchlight"
    echo "Removed $root/bin/searchlight and $root/lib/searchlight."
    exit
fi

processor=$(sed -n 's/^processor=//p' "$here/archive.txt")
wanted=$(sed -n 's/.*"compiler": "\(.*\)",/\1/p' "$here/lib/searchlight/library.json")
toolchain=${SWIFT_TOOLCHAIN:-}
if [ -z "${DESTDIR:-}" ]; then
    [ "$(uname -m)" = "$processor" ] || fail "this archive is for $processor, and this machine is $(uname -m)."
    command -v swiftc >/dev/null ||
        fail "there is no 'swiftc' on PATH. Install '$wanted', and put the usr/bin folder of its toolchain on PATH."
    found=$(swiftc --version 2>/dev/null | head -n 1)
    [ "$found" = "$wanted" ] ||
        fail "the library was built by '$wanted', but the compiler on PATH is '$found'." \
            "Install that toolchain, or build Searchlight from source with 'make install'."
    if command -v dpkg-query >/dev/null; then
        # shellcheck disable=SC2016 # dpkg-query expands these, not the shell
        present=$(
            dpkg-query --show --showformat '${db:Status-Abbrev} ${Package}, ${Provides}\n' |
                sed -n 's/^.i[^ ]* *//p' | sed 's/([^)]*)//g' | tr -s ', \n' ' '
        )
        missing=''
        while read -r package; do
            case " $present " in
            *" $package "*) ;;
            *) missing="$missing $package" ;;
            esac
        done <"$here/packages.txt"
        if [ -n "$missing" ]; then
            [ "$installs_packages" = yes ] ||
                fail "these Debian packages are missing:$missing." "Run ./install.sh --install-packages, or install them first."
            as_root=''
            [ "$(id -u)" -eq 0 ] || as_root=sudo
            # shellcheck disable=SC2086 # one word per package
            $as_root apt-get install --yes --no-install-recommends $missing || fail "could not install:$missing."
        fi
    fi
fi
if [ -z "$toolchain" ]; then
    compiler=$(command -v swiftc) || fail "there is no 'swiftc' on PATH. Set SWIFT_TOOLCHAIN to the folder usr of the toolchain."
    toolchain=$(dirname "$(dirname "$(realpath "$compiler")")")
fi
[ -d "$toolchain/lib/swift/host" ] || [ -n "${DESTDIR:-}" ] ||
    fail "$toolchain contains no lib/swift/host. Set SWIFT_TOOLCHAIN to the folder usr of the toolchain."

mkdir -p "$root/bin" "$root/lib"
new=$(mktemp -d "$root/lib/.searchlight.XXXXXX")
trap 'rm -rf "$new"' EXIT
cp -R "$here/lib/searchlight/." "$new/"
ln -s "$toolchain/lib/swift" "$new/swift"
chmod 755 "$new"
rm -rf "$root/lib/searchlight"
mv "$new" "$root/lib/searchlight"
trap - EXIT
cp "$here/bin/searchlight" "$root/bin/.searchlight.new"
chmod 755 "$root/bin/.searchlight.new"
mv "$root/bin/.searchlight.new" "$root/bin/searchlight"
echo "Installed $root/bin/searchlight and $root/lib/searchlight."
case ":$PATH:" in
*":$PREFIX/bin:"*) ;;
*) echo "$PREFIX/bin is not on PATH." ;;
esac
