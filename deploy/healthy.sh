#!/bin/sh
# Whether the portal's page is served, with the same variables as start.sh. For the container's health check.
set -eu
scheme=http
[ -z "${PORTAL_TLS_CERT:-}" ] || scheme=https
listen=${PORTAL_LISTEN:-8080}
case $listen in *:*) host=${listen%:*} ;; *) host=127.0.0.1 ;; esac
case $host in 0.0.0.0 | '*') host=127.0.0.1 ;; '[::]') host='[::1]' ;; esac
# The certificate is of the public name, and this asks the machine itself.
page=$(curl -fsSk --max-time 4 "$scheme://$host:${listen##*:}${PORTAL_BASE:-/}")
case $page in
*'<div id="root">'*) ;;
*)
  echo 'What is served there is not the portal' >&2
  exit 1
  ;;
esac
