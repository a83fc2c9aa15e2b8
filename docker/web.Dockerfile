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
ARG VITE_MEMBER_URL
ARG VITE_SECURITY_EMAIL
ARG VITE_SITE_NAME
ARG VITE_SUPPORT_EMAIL
ARG VITE_GRIEVANCE_OFFICER
ARG VITE_GRIEVANCE_EMAIL
RUN BUDGETS=told NX_DAEMON=false npx nx run-many -t build -p @kalyanam/member @kalyanam/admin
# nginx sends what is packed with gzip; packing with brotli needs a module that its image lacks.
RUN find apps/*/dist -name '*.br' -delete

FROM nginx:1.29-alpine AS server
# The start script of the image runs ours; what it writes goes to /tmp, the rest may be read-only.
COPY docker/nginx/ /etc/nginx/
COPY --chmod=755 docker/web/resolver.sh /docker-entrypoint.d/30-resolver.sh
COPY --chmod=755 docker/web/keep-assets.sh /docker-entrypoint.d/40-keep-assets.sh
RUN install -d -o nginx -g nginx /kept /srv/member/assets /srv/admin/assets
USER nginx
RUN /docker-entrypoint.sh nginx -t && rm -r /tmp/resolver.conf /kept/*

FROM server
COPY --from=build /app/apps/member/dist /srv/member
COPY --from=build /app/apps/admin/dist /srv/admin
EXPOSE 8080 8081
VOLUME /kept
ARG KALYANAM_VERSION=
ARG KALYANAM_COMMIT=
LABEL org.opencontainers.image.title="Kalyanam web" \
  org.opencontainers.image.version=$KALYANAM_VERSION \
  org.opencontainers.image.revision=$KALYANAM_COMMIT
