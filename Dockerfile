# The built server; compose.yaml says how its roles go together.
FROM node:24-bookworm-slim AS build
WORKDIR /vignette
COPY package.json package-lock.json ./
RUN npm ci
COPY . .
RUN npm run build

# What runs: the build, and the sources that `npm run -s admin` runs from. Vite and esbuild are here since `npm start` builds
# what is stale where there is no image; the tests' tools are not.
FROM node:24-bookworm-slim
ENV NODE_ENV=production
WORKDIR /vignette
COPY package.json package-lock.json ./
RUN npm ci --omit=dev
COPY --from=build /vignette/dist dist
COPY server server
COPY shared shared
RUN mkdir -p /data && chown node:node /data
USER node
ENV HOST=0.0.0.0 DATA_DIR=/data
# As scripts/server-process.mjs says.
ENV MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=1048576 MALLOC_TRIM_THRESHOLD_=4194304
EXPOSE 8080
CMD ["node", "--enable-source-maps", "--max-semi-space-size=4", "dist/server/main.js"]
