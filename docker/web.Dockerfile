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
ARG VITE_MEMBER_URL VITE_SECURITY_EMAIL VITE_SITE_NAME VITE_SUPPORT_EMAIL VITE_GRIEVANCE_OFFICER VITE_GRIEVANCE_EMAIL
RUN NX_DAEMON=false npx nx run-many -t build -p @kalyanam/member @kalyanam/admin
# nginx sends what is packed with gzip; packing with brotli needs a module that its image lacks.
RUN find apps/*/dist -name '*.br' -delete

FROM nginx:1.29-alpine AS server
COPY docker/nginx/ /etc/nginx/
RUN nginx -t

FROM server
COPY --from=build /app/apps/member/dist /srv/member
COPY --from=build /app/apps/admin/dist /srv/admin
EXPOSE 8080 8081
