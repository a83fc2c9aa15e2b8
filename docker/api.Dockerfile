# The manifests alone, so that a change of the sources installs nothing anew.
FROM node:24-bookworm-slim AS manifests
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY apps/api/package.json apps/api/
COPY apps/admin/package.json apps/admin/
COPY apps/member/package.json apps/member/
COPY libs/shared/package.json libs/shared/
COPY libs/web/package.json libs/web/
COPY e2e/package.json e2e/
COPY tools/package.json tools/

FROM manifests AS build
RUN npm ci
COPY . .
RUN NX_DAEMON=false npx nx run @kalyanam/api:build

FROM manifests AS packages
RUN npm ci --omit=dev --workspace @kalyanam/api --workspace @kalyanam/shared

FROM node:24-bookworm-slim
WORKDIR /app
ENV NODE_ENV=production UV_THREADPOOL_SIZE=8 DATA_DIR=/data API_HOST=0.0.0.0
COPY --from=packages /app ./
COPY --from=build /app/apps/api/dist apps/api/dist
COPY --from=build /app/libs/shared/dist libs/shared/dist
COPY --from=build /app/libs/shared/domain libs/shared/domain
RUN install -d -o node -g node /data/storage
USER node
WORKDIR /app/apps/api
EXPOSE 3000
CMD ["node", "--enable-source-maps", "dist/main.js"]
