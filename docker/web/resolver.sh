#!/bin/sh
# The first resolver of the container alone: nginx asks all in turn, and the others do not know the names of containers.
set -eu
awk '$1 == "nameserver" { print "resolver " ($2 ~ /:/ ? "[" $2 "]" : $2) " valid=2s;"; exit }' \
  "${1:-/etc/resolv.conf}" > "${2:-/tmp/resolver.conf}"
