// node tools/data/pictures.mjs: draws the members' icons and the card of shared links again, in the product's own letters.
// The pictures are kept in the repository, since a build has no browser.
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { ensureBrowser } from '../system/browser.mjs';
import { ROOT } from '../system/settings.mjs';

const PUBLIC = path.join(ROOT, 'apps/member/public');
const icon = await readFile(path.join(PUBLIC, 'icon.svg'), 'utf8');
/** The icon's drawing without its ground. */
const drawing = icon.replace(/<rect [^<>]*>/, '');
const font = async (name, file) => {
  const bytes = await readFile(path.join(ROOT, 'node_modules', file));
  return `@font-face { font-family: ${name}; font-weight: 100 900; src: url(data:font/woff2;base64,${bytes.toString('base64')}) }`;
};

/** `share` of the side for the drawing; the rest is ground, which a device may cut round. */
const square = (side, share) => {
  const inner = drawing.replace('<svg ', `<svg width="${side * share}" height="${side * share}" `);
  return `<body style="margin:0;width:${side}px;height:${side}px;background:#7a1f2b;display:grid;place-items:center">${inner}`;
};
const rounded = (side) =>
  `<body style="margin:0;background:transparent">${icon.replace('<svg ', `<svg style="display:block" width="${side}" height="${side}" `)}`;

const card = async () => `<style>
    ${await font('Fraunces', '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2')}
    ${await font('Mukta', '@fontsource/mukta/files/mukta-latin-400-normal.woff2')}
    ${await font('Telugu', '@fontsource-variable/noto-sans-telugu/files/noto-sans-telugu-telugu-wght-normal.woff2')}
    body { margin: 0; width: 1200px; height: 630px; background: #7a1f2b; color: #fffdf8; position: relative; overflow: hidden;
      display: flex; align-items: center; gap: 72px; box-sizing: border-box; padding: 0 96px; font-family: Mukta }
    body::after { content: ''; position: absolute; inset: 28px; border: 2px solid #e9be66; opacity: 0.55; border-radius: 20px }
    svg { flex: none }
    h1 { font: 600 104px/1 Fraunces; margin: 0 }
    .te { font: 500 44px/1.4 Telugu; color: #e9be66; margin: 12px 0 30px }
    p { font-size: 38px; line-height: 1.35; margin: 0 }
  </style>
  <body>${drawing.replace('<svg ', '<svg width="320" height="320" ')}
    <div><h1>Kalyanam</h1><div class="te">కళ్యాణం</div>
      <p>Matrimony for Reddy families.<br>Profiles are verified by people.</p></div>`;

/** An .ico file that holds one PNG. */
function icoOf(png, side) {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.set([side, side], 6);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

const browser = await chromium.launch(await ensureBrowser(console.log));
async function draw(html, width, height = width) {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(html);
  await page.evaluate(() => globalThis.document.fonts.ready);
  const png = await page.screenshot({ omitBackground: true });
  await page.close();
  return png;
}

const drawn = {
  'icon-192.png': await draw(rounded(192), 192),
  'icon-512.png': await draw(rounded(512), 512),
  'icon-maskable-512.png': await draw(square(512, 0.72), 512),
  'apple-touch-icon.png': await draw(square(180, 0.86), 180),
  'favicon.ico': icoOf(await draw(rounded(48), 48), 48),
  'card.png': await draw(await card(), 1200, 630),
};
for (const [name, bytes] of Object.entries(drawn)) await writeFile(path.join(PUBLIC, name), bytes);
await browser.close();
