#!/bin/sh
# Serves the built portal with nginx: checks what operations have set, writes page and configuration into one folder, and
# becomes nginx. Needs no root and writes nowhere else. docs/operations.md explains every variable.
set -eu

here=$(cd "$(dirname "$0")" && pwd)
die() {
  echo "The portal does not start: $1" >&2
  exit 1
}

# As bytes, for every awk alike.
export LC_ALL=C
: "${PORTAL_LISTEN:=8080}" "${PORTAL_BASE:=/}" "${PORTAL_SITE:=}" "${PORTAL_WORK:=/tmp/portal}"
: "${PORTAL_DIST:=$here/../dist}" "${PORTAL_ACCESS_LOG:=/dev/stdout}"
: "${PORTAL_TLS_CERT:=}" "${PORTAL_TLS_KEY:=}" "${PORTAL_LISTEN_PLAIN:=}"

[ "$(id -u)" -ne 0 ] || die 'it runs as root; nginx needs no rights of root'
command -v nginx >/dev/null || die 'nginx was not found (Debian or Ubuntu: apt-get install nginx-light)'
[ -n "${PORTAL_SERVER:-}" ] || die 'PORTAL_SERVER is not set: host:port of the server of the calls'
echo "$PORTAL_BASE" | grep -Eq '^/([A-Za-z0-9_-]+/)*$' ||
  die "PORTAL_BASE is \"$PORTAL_BASE\"; it must begin and end with a slash, such as /talent/, and hold letters, digits, - and _"
[ -z "$PORTAL_SITE" ] || [ -r "$PORTAL_SITE" ] || die "PORTAL_SITE names \"$PORTAL_SITE\", which cannot be read"
[ -z "$PORTAL_TLS_CERT" ] || { [ -r "$PORTAL_TLS_CERT" ] && [ -r "$PORTAL_TLS_KEY" ]; } ||
  die 'PORTAL_TLS_CERT or PORTAL_TLS_KEY cannot be read'
[ -f "$PORTAL_DIST/site.conf" ] || die "there is no built portal in $PORTAL_DIST"
PORTAL_DIST=$(cd "$PORTAL_DIST" && pwd)

pages=$PORTAL_WORK/pages
rm -rf "$PORTAL_WORK/pages" "$PORTAL_WORK/www"
mkdir -p "$pages" "$PORTAL_WORK/www$PORTAL_BASE"

values=$PORTAL_WORK/values
awk -v own="$PORTAL_SITE" -f "$here/values.awk" "$PORTAL_DIST/site.conf" ${PORTAL_SITE:+"$PORTAL_SITE"} >"$values" ||
  die "$PORTAL_SITE has the faults above"
for name in index.html robots.txt sitemap.xml; do
  awk -v base="$PORTAL_BASE" -f "$here/page.awk" "$PORTAL_DIST/site.conf" "$values" "$PORTAL_DIST/$name" >"$pages/$name"
done
# The files of the build at the addresses they are asked for.
rmdir "$PORTAL_WORK/www${PORTAL_BASE%/}"
ln -s "$PORTAL_DIST" "$PORTAL_WORK/www${PORTAL_BASE%/}"

# Where calls arrive: under the server root if it is a path; one at another address gets them itself.
PORTAL_CALLS='' PORTAL_OTHER_ORIGIN='' PORTAL_EMBEDDER=require-corp
root=$(sed -n 's/^serverRoot=//p' "$values")
case $root in
http*)
  PORTAL_OTHER_ORIGIN=" $(echo "$root" | sed 's|^\(https*://[^/]*\).*|\1|')"
  PORTAL_EMBEDDER=unsafe-none
  ;;
*) PORTAL_CALLS=$root ;;
esac

# Where the portal tells how it runs, if it does.
PORTAL_MONITOR=$(sed -n 's|^monitoringUrl=\(https*://[^/]*\).*| \1|p' "$values")

PORTAL_TLS='' PORTAL_TLS_HEADER='' PORTAL_PLAIN=''
if [ -n "$PORTAL_TLS_CERT" ]; then
  PORTAL_LISTEN="$PORTAL_LISTEN ssl http2"
  PORTAL_TLS="ssl_certificate \"$PORTAL_TLS_CERT\";
  ssl_certificate_key \"$PORTAL_TLS_KEY\";
  ssl_protocols TLSv1.2 TLSv1.3;
  ssl_session_cache shared:portal:2m;
  ssl_session_tickets off;"
  PORTAL_TLS_HEADER='add_header Strict-Transport-Security "max-age=31536000" always;'
  # Plain requests are sent on to the same address over TLS.
  [ -z "$PORTAL_LISTEN_PLAIN" ] || PORTAL_PLAIN="server {
  listen $PORTAL_LISTEN_PLAIN;
  server_tokens off;
  return 308 https://\$host\$request_uri;
}"
fi

[ "$PORTAL_ACCESS_LOG" = off ] || PORTAL_ACCESS_LOG="$PORTAL_ACCESS_LOG portal"
PORTAL_ROOT=$PORTAL_WORK/www PORTAL_PAGES=$pages PORTAL_HEADERS=$PORTAL_WORK/security-headers.conf
PORTAL_SCRIPTS=$(cat "$PORTAL_DIST/inline-hashes")
export PORTAL_LISTEN PORTAL_BASE PORTAL_WORK PORTAL_ACCESS_LOG PORTAL_SERVER PORTAL_ROOT PORTAL_PAGES PORTAL_HEADERS
export PORTAL_SCRIPTS PORTAL_CALLS PORTAL_MONITOR PORTAL_OTHER_ORIGIN PORTAL_EMBEDDER PORTAL_TLS PORTAL_TLS_HEADER PORTAL_PLAIN
for name in nginx portal security-headers; do
  awk -f "$here/template.awk" "$here/$name.conf.template" >"$PORTAL_WORK/$name.conf"
done
exec nginx -e stderr -p "$PORTAL_WORK" -c "$PORTAL_WORK/nginx.conf"
