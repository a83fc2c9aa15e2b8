FROM node:24-bookworm-slim AS build
WORKDIR /app
# The manifests first, so that a change of the sources installs nothing anew.
COPY package.json package-lock.json .npmrc ./
COPY apps/api/package.json apps/api/
COPY apps/admin/package.json apps/admin/
COPY apps/member/package.json apps/member/
COPY libs/shared/package.json libs/shared/
COPY libs/web/package.json libs/web/
COPY e2e/package.json e2e/
COPY tools/package.json tools/
RUN npm ci
COPY . .
# Of the packages only what the API can reach: tools/build/shipment.mjs.
RUN NX_DAEMON=false npx nx run @kalyanam/api:build && node tools/commands/ship.mjs /shipment

FROM node:24-bookworm-slim
WORKDIR /app
ENV NODE_ENV=production UV_THREADPOOL_SIZE=8 DATA_DIR=/data API_HOST=0.0.0.0
COPY --from=build /shipment ./
RUN install -d -o node -g node /data/storage /backups
USER node
WORKDIR /app/apps/api
EXPOSE 3000
CMD ["node", "dist/main.js"]
# Last, as they differ in each build.
ARG KALYANAM_VERSION=
ARG KALYANAM_COMMIT=
ENV KALYANAM_VERSION=$KALYANAM_VERSION KALYANAM_COMMIT=$KALYANAM_COMMIT
LABEL org.opencontainers.image.title="Kalyanam API" \
  org.opencontainers.image.version=$KALYANAM_VERSION \
  org.opencontainers.image.revision=$KALYANAM_COMMIT
