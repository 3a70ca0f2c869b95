#!/bin/sh
# Run once by the image of PostgreSQL when it makes its folder: creates a role for Placard that owns its own database, and has no other rights.
set -eu
psql --set ON_ERROR_STOP=1 --set password="$DATABASE_PASSWORD" --username "$POSTGRES_USER" --dbname postgres --quiet <<'SQL'
create role placard login password :'password';
create database placard owner placard encoding 'UTF8' locale 'C' template template0;
revoke connect, temporary on database placard from public;
SQL
