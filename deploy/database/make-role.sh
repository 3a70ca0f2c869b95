#!/bin/sh
# Run once by the image of PostgreSQL, as it makes its folder: a role for Placard that may do what it likes in its own database, and nothing else.
set -eu
psql --set ON_ERROR_STOP=1 --set password="$DATABASE_PASSWORD" --username "$POSTGRES_USER" --dbname postgres --quiet <<'SQL'
create role placard login password :'password';
create database placard owner placard encoding 'UTF8' locale 'C' template template0;
revoke connect, temporary on database placard from public;
SQL
