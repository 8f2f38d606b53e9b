import type Koa from 'koa';
import helmet from 'koa-helmet';

/** What the app's pages may load and do. Book HTML is sanitised twice before; this is the third line of defence. */
const PAGE_POLICY = {
  defaultSrc: ["'none'"],
  scriptSrc: ["'self'"],
  workerSrc: ["'self'"],
  styleSrc: ["'self'"],
  styleSrcAttr: ["'none'"],
  imgSrc: ["'self'", 'blob:', 'data:'],
  fontSrc: ["'self'"],
  connectSrc: ["'self'"],
  manifestSrc: ["'self'"],
  frameSrc: ["'none'"],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
  requireTrustedTypesFor: ["'script'"],
  trustedTypes: ['app', 'dompurify'],
};

const PERMISSIONS = 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), interest-cohort=()';

/** Pictures and other bytes that came from a book or a painter: nothing in them may ever act as a page. */
export const FILE_POLICY = "default-src 'none'; sandbox";

/** Headers of every answer, errors included. */
export function securityHeaders(): Koa.Middleware {
  const protect = helmet({
    contentSecurityPolicy: { useDefaults: false, directives: PAGE_POLICY },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'no-referrer' },
    frameguard: { action: 'deny' },
    hsts: false,
  });
  return async (ctx, next) => {
    await protect(ctx, async () => {
      ctx.set('Permissions-Policy', PERMISSIONS);
      if (ctx.secure) ctx.set('Strict-Transport-Security', 'max-age=31536000');
      await next();
    });
  };
}
