// npm run screens [-- --all --out DIR --type webp|jpg|png --only NAME,NAME --url URL --admin URL]: pictures of every screen of
// tools/screens/table.mjs, from the built product with its demonstration community (CONTRIBUTING.md).
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { ensureBrowser } from '../system/browser.mjs';
import { startProduct } from '../product/product.mjs';
import { cameraOf, settled, show, WIDTHS } from '../screens/camera.mjs';
import { writeGallery } from '../screens/gallery.mjs';
import { SCREENS } from '../screens/table.mjs';
import { visitors } from '../screens/visitors.mjs';
import { ROOT } from '../system/settings.mjs';

const KEPT_IN = path.join(ROOT, 'docs/screens');
const { values } = parseArgs({
  options: {
    all: { type: 'boolean', default: false },
    out: { type: 'string', default: KEPT_IN },
    type: { type: 'string', default: 'webp' },
    only: { type: 'string', default: '' },
    url: { type: 'string' },
    admin: { type: 'string' },
  },
});
const MEMBERS = 60;
const LOOKS = ['en', 'te'].flatMap((language) => ['light', 'dark'].map((scheme) => ({ language, scheme })));
const FIRST = [LOOKS[0]];
/** Side by side they show both languages and both schemes. */
const KEPT = [LOOKS[0], LOOKS[3]];

/** The looks of a screen at one width. The team's application is photographed in English, on a wide screen. */
function looksOf({ main, wide, as }, width) {
  if (as === 'admin') return width === '1440' ? FIRST : [];
  if (values.all) return LOOKS;
  if (main) return KEPT;
  return width === '390' || wide ? FIRST : [];
}

/** One screen at one width, in all its looks. Returns the bytes of its pictures. */
async function shoot(screen, width, visit) {
  const looks = looksOf(screen, width);
  if (looks.length === 0) return 0;
  const { page, end } = await visit(screen.as, width, screen.path);
  let bytes = 0;
  try {
    await settled(page);
    for (const step of screen.steps ?? []) await step(page);
    const camera = cameraOf(page, { folder: values.out, type: values.type });
    const nameOf = ({ scheme, language }) => `${screen.name}-${width}-${scheme}-${language}`;
    for (const look of looks) {
      await show(page, look);
      bytes += await camera.screen(nameOf(look));
    }
    if (!values.all) return bytes;
    for (const look of looks) {
      await show(page, look);
      bytes += await camera.whole(nameOf(look));
    }
    return bytes;
  } finally {
    await end();
  }
}

async function shootAll(urls) {
  const browser = await chromium.launch(await ensureBrowser(console.log));
  const visit = visitors(browser, urls);
  const only = values.only.split(',').filter(Boolean);
  const screens = SCREENS.filter(({ name }) => only.length === 0 || only.includes(name));
  let bytes = 0;
  const failed = [];
  const walk = async (width) => {
    for (const screen of screens) {
      try {
        bytes += await shoot(screen, width, visit);
      } catch (error) {
        failed.push(`${screen.name} at ${width}: ${error.message.split('\n')[0]}`);
      }
    }
  };
  await Promise.all(Object.keys(WIDTHS).map(walk));
  await browser.close();
  await writeGallery(values.out);
  console.log(`${screens.length} screens in ${values.out}, ${(bytes / 1_048_576).toFixed(1)} MB`);
  for (const line of failed) console.error(`no picture of ${line}`);
  return failed.length === 0;
}

async function withProduct(work) {
  if (values.url) return work({ member: values.url, admin: values.admin ?? values.url });
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'kalyanam-screens-'));
  const product = await startProduct({ dataDir, demoMembers: MEMBERS, forTests: true, say: console.log });
  try {
    return await work(product.urls);
  } finally {
    await product.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

if (values.out === KEPT_IN && !values.only) await rm(KEPT_IN, { recursive: true, force: true });
await mkdir(values.out, { recursive: true });
process.exitCode = (await withProduct(shootAll)) ? 0 : 1;
