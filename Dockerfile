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
RUN node server/build.ts && npm prune --omit=dev

FROM node:24-bookworm-slim
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
COPY --from=build /app ./
# A number, because Kubernetes does not trust a name to be other than root. It is the account node of the image.
RUN mkdir /data && chown 1000:1000 /data
USER 1000:1000
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/start.ts"]
