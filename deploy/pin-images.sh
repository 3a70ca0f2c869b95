#!/bin/sh
# Writes the current digest of each image of compose.yaml into deploy/placard.env, so that every later start uses the same bytes. Asks the
# registries; run it again, after reviewing what is new, to take newer ones.
set -eu
umask 077
cd "$(dirname "$0")/.."
file=deploy/placard.env
pinned=$(mktemp)
trap 'rm -f "$pinned"' EXIT
sed -n 's/.*\${\([A-Z0-9]*_IMAGE\):-\([^}]*\)}.*/\1 \2/p' compose.yaml | sort -u > "$pinned.names"
while read -r name image; do
  digest=$(docker buildx imagetools inspect "$image" --format '{{.Manifest.Digest}}' < /dev/null)
  case $digest in sha256:*) ;; *) echo "$image has no digest: $digest" >&2; exit 1 ;; esac
  printf '%s=%s@%s\n' "$name" "$image" "$digest" >> "$pinned"
done < "$pinned.names"
rm -f "$pinned.names"
grep -v '^[A-Z0-9]*_IMAGE=' "$file" > "$file.new" || true
cat "$pinned" >> "$file.new"
chmod --reference="$file" "$file.new"
mv "$file.new" "$file"
cat "$pinned"
