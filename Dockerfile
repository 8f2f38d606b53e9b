# The built server; compose.yaml says how its roles go together.
FROM node:24-bookworm-slim AS build
WORKDIR /vignette
COPY package.json package-lock.json ./
RUN npm ci
COPY . .
RUN npm run build

# What runs: the build, and the sources that `npm run -s admin` runs from. No compiler, no tests' tools.
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
ENV HOST=0.0.0.0 DATA_DIR=/data MALLOC_ARENA_MAX=2
EXPOSE 8080
CMD ["node", "--enable-source-maps", "dist/server/main.js"]
