#!/bin/sh
# Adds the assets of this release to those of the releases before, and removes what none of the last 30 days had. A tab that
# is still open loads its later parts from here, whichever container it asks.
set -eu
served="${1:-/srv}"
kept="${2:-/kept}"
days=30

for side in member admin; do
  mkdir -p "$kept/$side/assets"
  # Under another name first: a container beside this one serves the same folder.
  (cd "$served/$side/assets" && find . -type f) | while read -r file; do
    place="$kept/$side/assets/$file"
    mkdir -p "$(dirname "$place")"
    if [ -f "$place" ]; then
      touch "$place"
    else
      cp "$served/$side/assets/$file" "$place.$$" && mv "$place.$$" "$place"
    fi
  done
done
find "$kept" -type f -mtime "+$days" -delete
