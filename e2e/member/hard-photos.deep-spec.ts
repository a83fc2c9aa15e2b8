import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { API_PREFIX } from '@kalyanam/shared/base/first-routes';
import { ROUTES } from '@kalyanam/shared/base/routes';
import type { PhotoView, ProfileView } from '@kalyanam/shared/contracts/profile';
import { apiUrl, memberUrl } from '../support/addresses.js';
import { verifiedAtBrowser, type OpenedMember } from '../support/at-browser.js';
import { expectNoSidewaysScroll } from '../support/axe.js';
import { verifiedMember } from '../support/members-by-api.js';
import { showPhotos } from '../support/team-by-api.js';
import { expect, test, type Browser, type Page } from '../support/test.js';

/** Every layout with photographs of things that are tall, wide, dark, tiny or turned (fixtures/things). */

const FOLDER = join(import.meta.dirname, '../fixtures/things');
const THINGS = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.jpg'))
  .map((name) => ({ name, mimeType: 'image/jpeg', buffer: readFileSync(join(FOLDER, name)) }));
const EACH = 4;
const OWNERS = ['Sravani Reddy Kota', 'Keerthi Reddy Palle', 'Lahari Reddy Nukala'];

/** A viewer who is shown all of them: the owners have four each, and are interested. */
async function viewerOf(browser: Browser): Promise<OpenedMember & { owners: string[]; photos: PhotoView[] }> {
  const viewer = await verifiedAtBrowser(browser, 'Harish Reddy Gaddam');
  const asOwner = await browser.newContext();
  const owners: string[] = [];
  for (const [index, name] of OWNERS.entries()) {
    const owner = await verifiedMember(asOwner.request, name);
    await showPhotos(asOwner.request, owner, THINGS.slice(index * EACH, (index + 1) * EACH));
    const headers = { Authorization: `Bearer ${owner.token}` };
    expect((await asOwner.request.post(apiUrl(ROUTES.interest(viewer.userId)), { headers })).ok()).toBe(true);
    owners.push(owner.userId);
  }
  const headers = { Authorization: `Bearer ${viewer.token}` };
  const profiles = await Promise.all(
    owners.map(async (id) => {
      const answer = await viewer.page.request.get(apiUrl(ROUTES.profile(id)), { headers });
      return ((await answer.json()) as { profile: ProfileView }).profile;
    }),
  );
  return { ...viewer, owners, photos: profiles.flatMap(({ photos }) => photos) };
}

/** In any answer, every card has one of the photos, in turn. */
function withPhotos(value: unknown, next: () => PhotoView): unknown {
  if (Array.isArray(value)) return value.map((item) => withPhotos(item, next));
  if (typeof value !== 'object' || value === null) return value;
  const inner = Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withPhotos(item, next)]));
  return 'photosHidden' in inner && 'photo' in inner ? { ...inner, photo: next(), photosHidden: null } : inner;
}

async function showAll(page: Page, photos: readonly PhotoView[]): Promise<void> {
  let shown = 0;
  const next = () => photos[shown++ % photos.length] as PhotoView;
  await page.route(`**${API_PREFIX}/**`, async (route) => {
    if (route.request().resourceType() === 'image') {
      // Later than their layout, so that a place that is not kept for them is seen to move.
      await new Promise((resolve) => setTimeout(resolve, 300));
      return route.continue();
    }
    if (route.request().method() !== 'GET' || route.request().url().endsWith('/events')) return route.continue();
    const response = await route.fetch();
    const isJson = response.headers()['content-type']?.includes('json');
    return isJson
      ? route.fulfill({ response, json: withPhotos(await response.json(), next) })
      : route.fulfill({ response });
  });
}

const shifts = (page: Page) =>
  page.addInitScript(() => {
    const seen = { shift: 0 };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[])
        if (!entry.hadRecentInput) seen.shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
    Object.assign(globalThis, { seen });
  });

/** The photos on the page, each with the size of its place and the share of it that the place shows. */
const photosOn = (page: Page) =>
  page.locator('img[src*="/photos/"]').evaluateAll((images) =>
    (images as HTMLImageElement[]).map((image) => {
      const { width, height } = image.getBoundingClientRect();
      const ratio = width / height / (image.naturalWidth / image.naturalHeight);
      const isWhole = getComputedStyle(image).objectFit === 'contain';
      return { width, height, loaded: image.complete, share: isWhole ? 1 : Math.min(ratio, 1 / ratio) };
    }),
  );

async function expectGoodPhotos(page: Page, state: string, least: number): Promise<void> {
  await expect.poll(async () => (await photosOn(page)).length, state).toBeGreaterThanOrEqual(least);
  // A lazy image is fetched when it comes near.
  for (const image of await page.locator('img[src*="/photos/"]').all()) await image.scrollIntoViewIfNeeded();
  await expect.poll(async () => (await photosOn(page)).every(({ loaded }) => loaded), state).toBe(true);
  for (const { width, height, share } of await photosOn(page)) {
    expect(Math.min(width, height), `${state}: a place for a photo`).toBeGreaterThanOrEqual(32);
    expect(share, `${state}: the part of a photo that is seen`).toBeGreaterThan(0.5);
  }
  await expectNoSidewaysScroll(page, state);
  const { shift } = await page.evaluate(() => (globalThis as unknown as { seen: { shift: number } }).seen);
  expect(shift, `${state}: layout shift`).toBeLessThan(0.05);
}

test('cards, profile, home, interests and the viewer hold photographs in bad shapes', async ({ browser }) => {
  test.setTimeout(600_000);
  expect(THINGS).toHaveLength(OWNERS.length * EACH);
  const { page, photos, owners } = await viewerOf(browser);
  expect(photos).toHaveLength(THINGS.length);
  await shifts(page);
  await showAll(page, photos);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
    for (const [path, least] of [
      ['/profiles', 3],
      ['/', 3],
      ['/interests', 1],
    ] as const) {
      await page.goto(memberUrl(path));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectGoodPhotos(page, `${path} at ${width}`, least);
    }
    for (const id of owners) {
      await page.goto(memberUrl(`/profile/${id}`));
      await expectGoodPhotos(page, `a profile at ${width}`, EACH);
      await page.getByRole('button', { name: /^Enlarge photo 1/ }).click();
      const viewer = page.getByRole('dialog');
      for (let at = 1; at <= EACH; at += 1) {
        await expect(viewer.locator('img').first()).toBeVisible();
        await page.keyboard.press('ArrowRight');
      }
      await expectNoSidewaysScroll(page, `the viewer at ${width}`);
      await page.keyboard.press('Escape');
    }
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
