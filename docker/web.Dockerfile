FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY . .
RUN npm ci
ARG VITE_SITE_NAME VITE_SUPPORT_EMAIL VITE_GRIEVANCE_OFFICER VITE_GRIEVANCE_EMAIL
RUN NX_DAEMON=false npx nx run-many -t build -p @kalyanam/member @kalyanam/admin

FROM nginx:1.29-alpine
COPY docker/nginx/ /etc/nginx/
COPY --from=build /app/apps/member/dist /srv/member
COPY --from=build /app/apps/admin/dist /srv/admin
EXPOSE 8080 8081
