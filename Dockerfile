# Packages, compiled where no prebuilt binary fits.
FROM node:20-bookworm AS packages
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund

# The build needs every package; what it leaves behind does not.
FROM packages AS build
COPY . .
# The stage before installed them: nothing is to be installed again, whatever the times of the files say.
RUN npm run build --ignore-scripts
# The image has an ffmpeg of the system; the one for machines without takes 62 MB.
RUN npm prune --omit=dev --no-audit --no-fund && rm -rf node_modules/@ffmpeg

FROM node:20-bookworm-slim AS product
RUN apt-get update && apt-get install -y --no-install-recommends ffmpeg && rm -rf /var/lib/apt/lists/*
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATABASE_URL=file:/data/veo3.db
COPY --from=build /app/package.json ./package.json
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/build ./build
COPY --from=build /app/public ./public
COPY --from=build /app/db/migrations ./db/migrations
COPY --from=build /app/db/database-file.js ./db/database-file.js
COPY --from=build /app/app/accounts/command ./app/accounts/command
COPY --from=build /app/app/serve.js ./app/serve.js
COPY --from=build /app/app/install.js ./app/install.js
RUN mkdir -p /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=10s CMD node -e "fetch('http://127.0.0.1:'+process.env.PORT+'/healthz').then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"
CMD ["node", "app/serve.js"]
