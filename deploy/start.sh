#!/bin/sh
# Serves the built portal with nginx: checks what operations have set, writes page and configuration beside those in use, and
# becomes nginx. `start.sh reload` hands them to the nginx that runs instead. Needs no root and writes to one folder alone.
# docs/operations.md explains every variable.
set -eu

here=$(cd "$(dirname "$0")" && pwd -P)
task=${1:-start}
place=''
trap '[ -z "$place" ] || rm -rf "$place"' EXIT
die() {
  [ "$task" = reload ] && what='does not take the new values' || what='does not start'
  echo "The portal $what: $1" >&2
  exit 1
}

# As bytes, for every awk alike.
export LC_ALL=C
: "${PORTAL_LISTEN:=8080}" "${PORTAL_BASE:=/}" "${PORTAL_SITE:=}" "${PORTAL_WORK:=/tmp/portal}"
: "${PORTAL_DIST:=$here/../dist}" "${PORTAL_ACCESS_LOG:=}" "${PORTAL_PROXIES:=}"
: "${PORTAL_TLS_CERT:=}" "${PORTAL_TLS_KEY:=}" "${PORTAL_LISTEN_PLAIN:=}"
: "${PORTAL_SERVER:=}" "${PORTAL_SERVER_NAME:=}" "${PORTAL_SERVER_CA:=/etc/ssl/certs/ca-certificates.crt}"

[ "$(id -u)" -ne 0 ] || die 'it runs as root; nginx needs no rights of root (ports below 1024: deploy/portal.service)'
command -v nginx >/dev/null || die 'nginx was not found (Debian or Ubuntu: apt-get install nginx-light)'
[ -n "$PORTAL_SERVER" ] || die 'PORTAL_SERVER is not set: host:port of the server of the calls'
echo "$PORTAL_SERVER" | grep -Eq '^(https?://)?([A-Za-z0-9._-]+|\[[0-9A-Fa-f:]+])(:[0-9]+)?$' ||
  die "PORTAL_SERVER is \"$PORTAL_SERVER\"; it must be host:port or https://host:port, without a path"
echo "$PORTAL_BASE" | grep -Eq '^/([A-Za-z0-9_-]+/)*$' ||
  die "PORTAL_BASE is \"$PORTAL_BASE\"; it must begin and end with a slash, such as /talent/, and hold letters, digits, - and _"
[ -z "$PORTAL_SITE" ] || [ -r "$PORTAL_SITE" ] || die "PORTAL_SITE names \"$PORTAL_SITE\", which cannot be read"
[ -z "$PORTAL_TLS_CERT" ] || { [ -r "$PORTAL_TLS_CERT" ] && [ -r "$PORTAL_TLS_KEY" ]; } ||
  die 'PORTAL_TLS_CERT or PORTAL_TLS_KEY cannot be read'
[ -f "$PORTAL_DIST/site.conf" ] || die "there is no built portal in $PORTAL_DIST"
PORTAL_DIST=$(cd "$PORTAL_DIST" && pwd -P)

mkdir -p "$PORTAL_WORK"
PORTAL_WORK=$(cd "$PORTAL_WORK" && pwd -P)
# A number that is left of a former run may be another process by now.
pid=$(cat "$PORTAL_WORK/nginx.pid" 2>/dev/null) || true
[ "$(cat "/proc/${pid:-none}/comm" 2>/dev/null)" = nginx ] && kill -0 "$pid" 2>/dev/null || pid=''
case $task in
start) [ -z "$pid" ] || die "it runs already, as process $pid; \`start.sh reload\` gives it new values" ;;
reload) [ -n "$pid" ] || die "it does not run in $PORTAL_WORK" ;;
*) die "\"$task\" is not known; there are start and reload" ;;
esac

# Everything is written to a folder of its own. What is being served stays as it is until nginx has accepted this one.
place=$(mktemp -d "$PORTAL_WORK/place.XXXXXX")
mkdir -p "$place/pages" "$place/www$PORTAL_BASE"
values=$place/values
awk -v own="$PORTAL_SITE" -f "$here/values.awk" "$PORTAL_DIST/site.conf" ${PORTAL_SITE:+"$PORTAL_SITE"} >"$values" ||
  die "$PORTAL_SITE has the faults above"
for name in index.html robots.txt sitemap.xml manifest.webmanifest; do
  awk -v base="$PORTAL_BASE" -f "$here/page.awk" "$PORTAL_DIST/site.conf" "$values" "$PORTAL_DIST/$name" >"$place/pages/$name"
done
# The files of the build at the addresses they are asked for.
rmdir "$place/www${PORTAL_BASE%/}"
ln -s "$PORTAL_DIST" "$place/www${PORTAL_BASE%/}"

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

PORTAL_SERVER_SCHEME=http PORTAL_SERVER_TLS=''
case $PORTAL_SERVER in
https://*)
  [ -r "$PORTAL_SERVER_CA" ] || die "PORTAL_SERVER_CA names \"$PORTAL_SERVER_CA\", which cannot be read"
  PORTAL_SERVER=${PORTAL_SERVER#https://} PORTAL_SERVER_SCHEME=https
  host=$(echo "$PORTAL_SERVER" | sed 's/:[0-9]*$//')
  [ "$host" != "$PORTAL_SERVER" ] || PORTAL_SERVER=$host:443
  # Three: the server's authority is often signed by one that is signed by the root.
  PORTAL_SERVER_TLS="proxy_ssl_verify on;
  proxy_ssl_verify_depth 3;
  proxy_ssl_trusted_certificate \"$PORTAL_SERVER_CA\";
  proxy_ssl_name \"${PORTAL_SERVER_NAME:-$host}\";
  proxy_ssl_server_name on;
  proxy_ssl_protocols TLSv1.2 TLSv1.3;"
  ;;
*) PORTAL_SERVER=${PORTAL_SERVER#http://} ;;
esac

PORTAL_REAL_IP='' PORTAL_PROXIED=''
for proxy in $PORTAL_PROXIES; do
  PORTAL_REAL_IP="$PORTAL_REAL_IP
set_real_ip_from $proxy;"
  PORTAL_PROXIED="$PORTAL_PROXIED
  $proxy 1;"
done
[ -z "$PORTAL_REAL_IP" ] || PORTAL_REAL_IP="real_ip_header X-Forwarded-For;
real_ip_recursive on;$PORTAL_REAL_IP"

PORTAL_TLS='' PORTAL_TLS_HEADER='' PORTAL_PLAIN=''
if [ -n "$PORTAL_TLS_CERT" ]; then
  PORTAL_LISTEN="$PORTAL_LISTEN ssl http2"
  PORTAL_TLS_HEADER='add_header Strict-Transport-Security "max-age=31536000" always;'
  # HSTS is of the whole host, and so of the server's pages, too.
  PORTAL_TLS="ssl_certificate \"$PORTAL_TLS_CERT\";
  ssl_certificate_key \"$PORTAL_TLS_KEY\";
  ssl_protocols TLSv1.2 TLSv1.3;
  ssl_session_cache shared:portal:2m;
  ssl_session_tickets off;
  $PORTAL_TLS_HEADER
  proxy_hide_header Strict-Transport-Security;"
  # Plain requests are sent on to the same address over TLS.
  [ -z "$PORTAL_LISTEN_PLAIN" ] || PORTAL_PLAIN="server {
  listen $PORTAL_LISTEN_PLAIN;
  server_tokens off;
  return 308 https://\$host\$request_uri;
}"
fi

# nginx opens its log by name, and a socket, as standard output is under systemd, cannot be opened so.
if [ -z "$PORTAL_ACCESS_LOG" ]; then
  if (: >>"/proc/${pid:-self}/fd/1") 2>/dev/null; then
    PORTAL_ACCESS_LOG=/dev/stdout
  elif [ -S /dev/log ]; then
    PORTAL_ACCESS_LOG=syslog:server=unix:/dev/log,nohostname,tag=portal
  else
    PORTAL_ACCESS_LOG=off
    echo 'There is no access log: nginx cannot open this standard output, and there is no /dev/log; set PORTAL_ACCESS_LOG' >&2
  fi
fi
[ "$PORTAL_ACCESS_LOG" = off ] || PORTAL_ACCESS_LOG="$PORTAL_ACCESS_LOG portal"
PORTAL_PLACE=$place PORTAL_SCRIPTS=$(cat "$PORTAL_DIST/inline-hashes")
export PORTAL_LISTEN PORTAL_BASE PORTAL_WORK PORTAL_PLACE PORTAL_ACCESS_LOG PORTAL_SERVER PORTAL_SERVER_SCHEME PORTAL_SERVER_TLS
export PORTAL_SCRIPTS PORTAL_CALLS PORTAL_MONITOR PORTAL_OTHER_ORIGIN PORTAL_EMBEDDER PORTAL_TLS PORTAL_TLS_HEADER PORTAL_PLAIN
export PORTAL_REAL_IP PORTAL_PROXIED
for name in nginx portal security-headers; do
  awk -f "$here/template.awk" "$here/$name.conf.template" >"$place/$name.conf"
done
# What is set here is not taken from the server a second time.
sed -n 's/^add_header \([A-Za-z-]*\) .*/proxy_hide_header \1;/p' "$place/security-headers.conf" >"$place/hidden-headers.conf"

nginx -t -q -e stderr -p "$PORTAL_WORK" -c "$place/nginx.conf" || die 'nginx refuses the configuration, as it says above'
mv "$place/nginx.conf" "$PORTAL_WORK/nginx.conf"
if [ "$task" = reload ]; then
  place=''
  # The folder before stays for requests that are under way; the next start removes it.
  workers=/proc/$pid/task/$pid/children
  before=$(cat "$workers" 2>/dev/null) || before=unknown
  kill -HUP "$pid"
  # Whether a new port is free nginx finds out by itself, and goes on as before without another word.
  for _ in 1 2 3 4 5; do
    sleep 1
    [ "$(cat "$workers" 2>/dev/null)" = "$before" ] || exit 0
  done
  die 'nginx keeps the former ones; its error log says why'
fi
for former in "$PORTAL_WORK"/place.*; do [ "$former" = "$place" ] || rm -rf "$former"; done
exec nginx -e stderr -p "$PORTAL_WORK" -c "$PORTAL_WORK/nginx.conf"
