// What the page without a server has besides (docs/offline.md): the wire to the house beside it, manifest, icons, service worker.
import fs from 'node:fs';
import path from 'node:path';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import esbuild from 'esbuild';

/** It speaks to the house beside it, and carries nothing of the network's way; the page of a server the other way round. */
export const beside = {
  name: 'beside',
  setup: (build) =>
    build.onResolve({ filter: /\/(wire|parts)_network$/ }, ({ resolveDir, path: asked }) => ({
      path: path.join(resolveDir, `${asked.replace(/network$/, 'house')}.ts`),
    })),
};

/** The house and its bots, each in a worker. */
export const houseWorkers = (here) =>
  Object.fromEntries(['house', 'bots'].map((name) => [name, path.join(here, `src/offline/${name}.worker.ts`)]));

const DARK = '#131118'; // the ground of the page (tokens.css)
const LIGHT = '#efe7d7';
const LIFT = 1; // the cards stand a little above the middle of the drawing

// What a host's headers would say, where a host of plain files says nothing. The engine is wasm, and runs in workers of its own.
const POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "media-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

export const head = `    <meta http-equiv="Content-Security-Policy" content="${POLICY}" />
    <meta name="theme-color" content="${DARK}" media="(prefers-color-scheme: dark)" />
    <meta name="theme-color" content="${LIGHT}" media="(prefers-color-scheme: light)" />
    <link rel="manifest" href="BASE/manifest.webmanifest" />
    <link rel="apple-touch-icon" href="BASE/icon-maskable.png" />
`;

/** Our own sign as pixels; `margin` leaves a ground around it that a launcher may cut into any shape. It stands in the middle of its fan of cards. */
function icon(svg, size, margin) {
  const inner = svg.replace(/<svg[^>]*>|<\/svg>/g, '');
  const [x, y, room] = [-margin, -margin - LIFT, 32 + 2 * margin];
  const ground = margin > 0 ? `<rect x="${x}" y="${y}" width="${room}" height="${room}" fill="${DARK}"/>` : '';
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${room} ${room}">${ground}${inner}</svg>`;
  return new Resvg(drawn, { fitTo: { mode: 'width', value: size } }).render().asPng();
}

async function icons(here, out) {
  const wasm = createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm');
  await initWasm(fs.readFileSync(wasm));
  const sign = fs.readFileSync(path.join(here, 'src/favicon.svg'), 'utf8');
  const made = { 'icon-192.png': [192, 0], 'icon-512.png': [512, 0], 'icon-maskable.png': [512, 5] };
  for (const [name, [size, margin]] of Object.entries(made))
    fs.writeFileSync(path.join(out, name), icon(sign, size, margin));
}

function manifest(base) {
  const plain = [192, 512].map((n) => ({
    src: `icon-${n}.png`,
    sizes: `${n}x${n}`,
    type: 'image/png',
    purpose: 'any',
  }));
  return {
    name: 'Talia',
    short_name: 'Talia',
    description: 'Cardia, Radlands and Fantasy Realms at one table: on one screen, or against a bot.',
    id: `${base}/`,
    start_url: `${base}/`,
    scope: `${base}/`,
    display: 'standalone',
    background_color: DARK,
    theme_color: DARK,
    categories: ['games'],
    icons: [...plain, { src: 'icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' }],
  };
}

/** The rest of the folder: `scripts/build_site.py` puts the engine beside it, and the list of files in front of the service worker. */
export async function asApp({ here, out, base, dev, index }) {
  await icons(here, out);
  fs.writeFileSync(path.join(out, 'manifest.webmanifest'), JSON.stringify(manifest(base), null, 1));
  fs.writeFileSync(path.join(out, '404.html'), index);
  await esbuild.build({
    entryPoints: { sw: path.join(here, 'src/offline/sw.ts') },
    bundle: true,
    format: 'iife',
    target: 'es2022',
    outdir: out,
    minify: !dev,
    legalComments: 'none',
    logLevel: 'warning',
  });
}
