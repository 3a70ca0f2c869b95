# One image for every process: ROLE decides if it answers, paints or does both. docs/operations.md describes how to run it.
ARG NODE_IMAGE=node:24.21.0-bookworm-slim

FROM ${NODE_IMAGE} AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --include=dev --include=optional --ignore-scripts --no-audit --no-fund
COPY . .
RUN npm run build
# Removes what only the build needs, and the Node among the packages, since the image has one.
RUN npm prune --omit=dev --ignore-scripts --no-audit --no-fund \
 && rm -rf node_modules/node-linux-* node_modules/vite node_modules/rolldown node_modules/@rolldown \
      node_modules/lightningcss* node_modules/lucide-react node_modules/playwright-core \
 && find node_modules -name '*.map' -delete

FROM ${NODE_IMAGE}
WORKDIR /app
COPY --from=build /app ./
# The root may be read-only: the only writable places are /tmp and these two. With PostgreSQL and a bucket /data stays empty; /cache
# keeps what Node has compiled from one start to the next, and is optional.
RUN mkdir /data /cache && chown node:node /data /cache
# The image's version, for its registry and for the log: docker compose build --build-arg REVISION=$(git rev-parse HEAD)
ARG VERSION=0.2.0
ARG REVISION=
LABEL org.opencontainers.image.title=Placard \
      org.opencontainers.image.version=${VERSION} \
      org.opencontainers.image.revision=${REVISION}
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data NODE_COMPILE_CACHE=/cache
ENV REVISION=${REVISION}
USER node
EXPOSE 3000
STOPSIGNAL SIGTERM
# Checks that the process lives. Readiness is /readyz, which the proxy asks: while the database is away, a restart mends nothing.
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "scripts/launch.mjs", "start"]
