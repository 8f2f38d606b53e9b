# The built server; compose.yaml says how its roles go together.
FROM node:24-bookworm-slim
ENV NODE_ENV=production
WORKDIR /vignette
COPY package.json package-lock.json ./
RUN npm ci --include=dev
COPY . .
RUN npm run build && mkdir -p /data && chown node:node /data
USER node
ENV HOST=0.0.0.0 DATA_DIR=/data
EXPOSE 8080
CMD ["node", "--enable-source-maps", "dist/server/main.js"]
