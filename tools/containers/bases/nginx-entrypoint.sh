#!/bin/bash
# What the start script of nginx's own image does with our settings.
set -e
for script in /docker-entrypoint.d/*.sh; do "$script"; done
exec "$@"
