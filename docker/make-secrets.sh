#!/bin/sh
# Makes the secrets of compose.yml that are not there yet; run again it changes nothing. Two of them are filled in by hand.
set -eu
folder="${1:-$(dirname "$0")/secrets}"
command -v openssl > /dev/null || { echo "openssl is not installed; nothing was made." >&2; exit 1; }
umask 077
mkdir -p "$folder"

# Readable for the containers' users, who get each file on its own; the folder is closed to everyone else of this machine.
# A file is there whole or not at all: with a full disk half a secret would be kept for good.
put() {
  [ ! -e "$folder/$1" ] || return 0
  printf '%s\n' "$2" > "$folder/.$1"
  chmod 444 "$folder/.$1"
  mv "$folder/.$1" "$folder/$1"
}

# Apart, as a failure inside of an argument would go unnoticed, and the secret be blank.
for side in owner member admin; do
  password="$(openssl rand -hex 24)"
  put "database-$side-url" "mysql://kalyanam_$side:$password@database:3306/kalyanam"
done
for name in member-token admin-token photo-address code fingerprint reset-link; do
  secret="$(openssl rand -hex 32)"
  put "$name-secret" "$secret"
done
# The key ring; its first key seals, all of them open.
key="$(openssl rand -base64 32)"
put data-keys "k1:$key"
# Opens the backups, and nothing else does.
key="$(openssl rand -base64 32)"
put backup-key "$key"
put smtp-url ''
put msg91-auth-key ''
# Blank where a deployment does not need them: docs/operations/deploy.md and docs/security.md.
for name in database-ca s3-secret-access-key; do
  put "$name" ''
done
for name in member-token admin-token photo-address code reset-link; do
  put "$name-secret-previous" ''
done

for name in smtp-url msg91-auth-key; do
  [ -n "$(cat "$folder/$name")" ] || echo "Fill in $folder/$name (chmod u+w first)."
done
