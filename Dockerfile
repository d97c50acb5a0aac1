FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci
COPY . .
# What the app itself carries, put into .env where it is given: the image is built and started with the same values.
ARG VITE_SUPABASE_URL
ARG VITE_SUPABASE_ANON_KEY
ARG VITE_ICON_STYLESHEET_URL
RUN node -e ' \
      const { readFileSync, writeFileSync } = require("node:fs"); \
      const given = (line) => { \
        const [name] = line.split("="); \
        const value = name.startsWith("VITE_") ? process.env[name] : undefined; \
        return value === undefined ? line : name + "=" + value; \
      }; \
      writeFileSync(".env", readFileSync(".env", "utf8").split("\n").map(given).join("\n"));'
# The image brings its own Node, so the one that comes with the install stays behind.
RUN node server/build.ts && npm prune --omit=dev && rm -rf node_modules/node-linux-* node_modules/.bin/node

FROM node:24-bookworm-slim
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
# Before the files that differ with each build, so that it is fetched once.
RUN apt-get update && apt-get install -y --no-install-recommends tini && rm -rf /var/lib/apt/lists/*
# What the server imports and serves, and nothing that only builds it.
COPY --from=build /app/package.json /app/.env /app/LICENSE /app/NOTICES.md ./
COPY --from=build /app/words ./words
COPY --from=build /app/domain ./domain
COPY --from=build /app/server ./server
COPY --from=build /app/dist ./dist
COPY --from=build /app/node_modules ./node_modules
# A number, because Kubernetes does not trust a name to be other than root. It is the account node of the image.
RUN mkdir /data && chown 1000:1000 /data
USER 1000:1000
VOLUME /data
EXPOSE 3000
# It ends a server that gives no answer for 30 s.
HEALTHCHECK --interval=10s --timeout=40s --start-period=20s CMD ["node", "server/health-check.ts"]
# The first process of a container cannot be ended from inside, so the server is not the first.
ENTRYPOINT ["/usr/bin/tini", "--"]
CMD ["node", "server/start.ts"]
