import sharp from 'sharp';
import type { Plugin } from 'vite';
import { houseByTheRiver } from '../src/app/samples/house-by-the-river.ts';
import { lamplightersWinter } from '../src/app/samples/lamplighters-winter.ts';
import { buildEpub } from '../shared/testing/build-epub.ts';
import { buildFb2 } from '../shared/testing/build-fb2.ts';

const covers = {
  lamplighter: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 900">
    <defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#1b2447"/><stop offset=".55" stop-color="#5b4f86"/><stop offset="1" stop-color="#d99a6c"/></linearGradient>
    <radialGradient id="glow"><stop offset="0" stop-color="#ffe9a8"/><stop offset=".3" stop-color="#ffd76b" stop-opacity=".7"/><stop offset="1" stop-color="#ffd76b" stop-opacity="0"/></radialGradient></defs>
    <rect width="600" height="900" fill="url(#sky)"/>
    <path d="M370 330 L0 210 L0 330 Z M430 330 L600 270 L600 350 Z" fill="#ffe9a8" opacity=".35"/>
    <circle cx="400" cy="330" r="150" fill="url(#glow)"/>
    <path d="M372 620 L382 372 H418 L428 620 Z" fill="#f4ead6"/><path d="M374 560h52l2 60h-56zM379 450h42l3 50h-48z" fill="#b3261e"/>
    <rect x="378" y="312" width="44" height="60" fill="#fff3c4" stroke="#2b2233" stroke-width="6"/><path d="M372 312h56l-28-34z" fill="#2b2233"/>
    <path d="M0 650c120-40 240-20 330-30s180 10 270-10v290H0z" fill="#2a2a4a"/>
    <path d="M0 720c90-16 160 20 260 0s200-24 340 6v174H0z" fill="#1c1d38"/>
    <g fill="#141428"><path d="M20 700v-150l40-44 40 44v150zM96 700v-190l36-40 36 40v190zM170 700v-130l34-36 34 36v130z"/></g>
    <g fill="#ffd76b"><rect x="46" y="580" width="16" height="24"/><rect x="122" y="540" width="16" height="24"/><rect x="122" y="600" width="16" height="24"/><rect x="194" y="600" width="16" height="24"/></g>
    <g fill="#fff" opacity=".85"><circle cx="80" cy="300" r="4"/><circle cx="180" cy="180" r="3"/><circle cx="260" cy="420" r="4"/><circle cx="520" cy="500" r="4"/><circle cx="470" cy="180" r="3"/><circle cx="310" cy="260" r="3"/><circle cx="550" cy="130" r="4"/><circle cx="40" cy="120" r="3"/><circle cx="230" cy="90" r="3"/></g>
    <text x="300" y="800" font-family="serif" font-size="50" fill="#fdf3dd" text-anchor="middle">The Lamplighter’s</text>
    <text x="300" y="858" font-family="serif" font-size="50" fill="#fdf3dd" text-anchor="middle">Winter</text></svg>`,
  river: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 900">
    <rect width="600" height="900" fill="#f1dfc4"/><circle cx="430" cy="240" r="86" fill="#e07a4f"/>
    <path d="M0 470c140-50 250-40 340-20s180 0 260-20v470H0z" fill="#7c8f7a"/>
    <path d="M120 470v-110h250v110zM100 366l145-90 145 90z" fill="#3f5a78"/><path d="M200 330v-62h90v62z" fill="#4d6b8c"/><path d="M190 274l55-40 55 40z" fill="#2f445c"/>
    <g fill="#f7d98a"><rect x="150" y="390" width="34" height="46"/><rect x="212" y="390" width="34" height="46"/><rect x="300" y="390" width="34" height="46"/><rect x="228" y="286" width="34" height="34"/></g>
    <path d="M470 500c-6-60-4-120 4-170M474 400c-20-20-34-40-50-50M472 380c20-24 36-40 58-46M470 440c-18-10-34-16-52-18" stroke="#2d2a2a" stroke-width="9" fill="none" stroke-linecap="round"/>
    <path d="M0 540c160-34 300 30 600-14v374H0z" fill="#9fb8c9"/><path d="M0 640c170-24 330 26 600-10v270H0z" fill="#7d9cb4"/>
    <g fill="#fbfaf6"><path d="M60 590l90-12 30 22-70 16zM300 620l110-14 26 24-90 18zM140 700l120-10 40 26-120 14zM430 720l90-12 34 22-80 16z"/></g>
    <text x="300" y="830" font-family="serif" font-size="66" fill="#20364c" text-anchor="middle">Дом у реки</text></svg>`,
};

/** Serves and emits the built-in stories under /samples: real book files, made from their text when the app is built. */
export function sampleBooks(): Plugin {
  const make = async (): Promise<Record<string, Uint8Array>> => ({
    'samples/the-lamplighters-winter.epub': buildEpub({
      ...lamplightersWinter,
      cover: await cover(covers.lamplighter),
    }),
    'samples/dom-u-reki.fb2': buildFb2({ ...houseByTheRiver, cover: await cover(covers.river) }),
  });
  return {
    name: 'sample-books',
    async generateBundle() {
      for (const [fileName, source] of Object.entries(await make()))
        this.emitFile({ type: 'asset', fileName, source });
    },
    configureServer(server) {
      server.middlewares.use('/samples', (request, response, next) => {
        void make().then((files) => {
          const file = files[`samples${request.url}`];
          if (file) response.end(file);
          else next();
        });
      });
    },
  };
}

async function cover(svg: string) {
  const bytes = await sharp(Buffer.from(svg)).resize(800).jpeg({ quality: 84, mozjpeg: true }).toBuffer();
  return { name: 'cover.jpg', mediaType: 'image/jpeg', bytes: new Uint8Array(bytes) };
}
