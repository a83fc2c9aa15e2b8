#!/bin/sh
# Makes the secrets of compose.yml that are not there yet; run again it changes nothing. Two of them are filled in by hand.
set -eu
folder="${1:-$(dirname "$0")/secrets}"
umask 077
mkdir -p "$folder"

# Readable for the containers' users, who get each file by itself; the folder is closed to everyone else of this machine.
put() {
  [ -e "$folder/$1" ] || { printf '%s\n' "$2" > "$folder/$1"; chmod 444 "$folder/$1"; }
}

for side in owner member admin; do
  put "database-$side-url" "mysql://kalyanam_$side:$(openssl rand -hex 24)@database:3306/kalyanam"
done
for name in member-token admin-token photo-address code fingerprint reset-link; do
  put "$name-secret" "$(openssl rand -hex 32)"
done
# The key ring; its first key seals, all of them open.
put data-keys "k1:$(openssl rand -base64 32)"
# Opens the backups, and nothing else does.
put backup-key "$(openssl rand -base64 32)"
put smtp-url ''
put msg91-auth-key ''

for name in smtp-url msg91-auth-key; do
  [ -n "$(cat "$folder/$name")" ] || echo "Fill in $folder/$name (chmod u+w first)."
done
