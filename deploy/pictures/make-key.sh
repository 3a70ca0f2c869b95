#!/bin/sh
# Run at each start beside the S3 server: creates the key of Placard, which may use only its own bucket, with the current secret.
set -eu
admin() {
  ADMIN_ACCESS_KEY_ID=$ROOT_ACCESS_KEY_ID ADMIN_SECRET_ACCESS_KEY=$ROOT_SECRET_ACCESS_KEY \
    "${VERSITYGW:-/app/versitygw}" admin --endpoint-url http://pictures:7071 "$@"
}
tries=60
until users=$(admin list-users); do
  tries=$((tries - 1))
  [ $tries -gt 0 ] || exit 1
  sleep 1
done
if printf '%s\n' "$users" | grep -q "^$AWS_ACCESS_KEY_ID[[:space:]]"; then
  admin update-user --access "$AWS_ACCESS_KEY_ID" --secret "$AWS_SECRET_ACCESS_KEY"
else
  admin create-user --access "$AWS_ACCESS_KEY_ID" --secret "$AWS_SECRET_ACCESS_KEY" --role user
fi
admin change-bucket-owner --bucket placard-pictures --owner "$AWS_ACCESS_KEY_ID"
