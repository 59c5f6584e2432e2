#!/bin/sh
# Whether the portal's page is served, with the same variables as start.sh. For the container's health check.
set -eu
scheme=http
[ -z "${PORTAL_TLS_CERT:-}" ] || scheme=https
listen=${PORTAL_LISTEN:-8080}
# The certificate is of the public name, and this asks the machine itself.
page=$(curl -fsSk --max-time 4 "$scheme://127.0.0.1:${listen##*:}${PORTAL_BASE:-/}")
case $page in
*'<div id="root">'*) ;;
*)
  echo 'What is served there is not the portal' >&2
  exit 1
  ;;
esac
