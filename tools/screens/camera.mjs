import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

export const WIDTHS = {
  390: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 1.5, hasTouch: true },
  1440: { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 },
};
const LOADING = /Loading|తెరుచుకుంటోంది/;
const PATIENCE_MS = 30_000;
/** A long page is cut below this height: the rest is more of the same. */
const WHOLE_PX = 8000;
const QUALITY = 62;

/** The page is there: its heading, no skeleton, its letters and its pictures. */
export async function settled(page) {
  await page.locator('h1').first().waitFor({ timeout: PATIENCE_MS });
  const loading = page.getByRole('status').filter({ hasText: LOADING });
  await loading.first().waitFor({ state: 'detached', timeout: PATIENCE_MS });
  await page.evaluate(async () => {
    await document.fonts.ready;
    // A picture beside the screen, in a row that scrolls, is fetched only when it is near: it is not waited for.
    const seen = [...document.images].filter((image) => {
      const { top, left } = image.getBoundingClientRect();
      return top < innerHeight && left < innerWidth;
    });
    await Promise.all(seen.map((image) => image.decode().catch(() => null)));
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
}

/** Shows the page as it is now in that language and scheme. */
export async function show(page, { language, scheme }) {
  await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
  await page.evaluate((newValue) => {
    if (localStorage.getItem('language') === newValue) return;
    localStorage.setItem('language', newValue);
    dispatchEvent(new StorageEvent('storage', { key: 'language', newValue }));
  }, language);
  await page.locator(`html[lang|=${language}]`).waitFor({ state: 'attached', timeout: PATIENCE_MS });
  await settled(page);
}

/** What sticks to an edge is put where it belongs, or it would lie across the middle of the picture. */
const unstick = (page) =>
  page.evaluate(() => {
    for (const part of document.body.querySelectorAll('*'))
      if (getComputedStyle(part).position === 'sticky') part.style.position = 'static';
  });

async function lengthen(page) {
  const height = await page.evaluate(async (limit) => {
    const whole = Math.min(document.documentElement.scrollHeight, limit);
    for (let top = 0; top < whole; top += innerHeight) {
      scrollTo(0, top);
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    scrollTo(0, 0);
    const seen = [...document.images].filter((image) => image.getBoundingClientRect().left < innerWidth);
    await Promise.all(seen.map((image) => image.complete || image.decode().catch(() => null)));
    return whole;
  }, WHOLE_PX);
  await unstick(page);
  return { x: 0, y: 0, width: page.viewportSize().width, height };
}

/** Takes pictures of one page; `type` is webp, jpeg or png. */
export function cameraOf(page, { folder, type }) {
  const take = async (name, clip) => {
    const png = await page.screenshot({ ...(clip && { clip, fullPage: true }) });
    const bytes = await sharp(png).toFormat(type, { quality: QUALITY }).toBuffer();
    await writeFile(path.join(folder, `${name}.${type}`), bytes);
    return bytes.length;
  };
  return {
    screen: (name) => take(name),
    whole: async (name) => take(`${name}-whole`, await lengthen(page)),
  };
}
