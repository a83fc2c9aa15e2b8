#!/bin/bash
# What the start script of nginx's own image does with our settings.
set -e
NGINX_LOCAL_RESOLVERS="$(awk '$1 == "nameserver" { print $2 }' ORS=' ' /etc/resolv.conf)"
export NGINX_LOCAL_RESOLVERS="${NGINX_LOCAL_RESOLVERS% }"
for template in /etc/nginx/templates/*.template; do
  envsubst '${NGINX_LOCAL_RESOLVERS}' < "$template" > "$NGINX_ENVSUBST_OUTPUT_DIR/$(basename "$template" .template)"
done
for script in /docker-entrypoint.d/*.sh; do "$script"; done
exec "$@"
