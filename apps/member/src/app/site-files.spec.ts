import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PATHS } from '../shell/paths';
import { siteFiles } from '../../site-files.config';

const ROOT = join(import.meta.dirname, '../..');
const SITE = 'https://www.example.org';
const PUBLIC = ['home', 'register', 'login', 'privacy', 'terms', 'contact', 'grievance'] as const;

type Hooks = {
  generateBundle(this: object): void;
  writeBundle(this: object, options: { dir: string }): Promise<void>;
};

describe('the files for those who are not browsers', () => {
  const files: Record<string, string> = {};
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'kalyanam-site-'));
    const html = await readFile(join(ROOT, 'index.html'), 'utf8');
    const env = { VITE_MEMBER_URL: `${SITE}/`, VITE_SECURITY_EMAIL: 'safe@example.org' };
    const hooks = siteFiles(
      env,
      async (_dir, pages) => new Map(pages.map(({ name }) => [name, html])),
    ) as unknown as Hooks;
    const emitFile = (file: { fileName: string; source: string }) => (files[file.fileName] = file.source);
    hooks.generateBundle.call({ emitFile });
    await hooks.writeBundle.call({}, { dir: folder });
  });
  afterAll(() => rm(folder, { recursive: true }));

  const attribute = (html: string, mark: string) => new RegExp(`${mark} (?:content|href)="([^"]*)"`).exec(html)?.[1];

  it.each(PUBLIC)('give the page %s a card and an address of its own', async (name) => {
    const html = await readFile(join(folder, 'pages', `${name}.html`), 'utf8');
    const address = SITE + PATHS[name];
    expect(attribute(html, 'property="og:url"')).toBe(address);
    expect(attribute(html, 'rel="canonical"')).toBe(address);
    expect(attribute(html, 'property="og:image"')).toBe(`${SITE}/card.png`);
    expect(attribute(html, 'name="twitter:card"')).toBe('summary_large_image');
    expect(attribute(html, 'property="og:title"')).toBe(/<title>([^<]*)</.exec(html)?.[1]);
    expect(attribute(html, 'property="og:description"')).toBe(attribute(html, 'name="description"'));
    expect(html).not.toContain('noindex');
  });

  it('give all other pages one card, which tells nothing of a member and is not indexed', async () => {
    const names = [...PUBLIC, 'profiles', 'profile'].map((name) => `${name}.html`);
    expect((await readdir(join(folder, 'pages'))).sort()).toEqual(names.sort());
    for (const file of ['index.html', 'pages/profiles.html', 'pages/profile.html']) {
      const html = await readFile(join(folder, file), 'utf8');
      expect(attribute(html, 'property="og:image"')).toBe(`${SITE}/card.png`);
      expect(html).toContain('<meta name="robots" content="noindex, nofollow" />');
      expect(html).not.toMatch(/canonical|og:url/);
    }
  });

  it('let the application be installed, with pictures of the sizes they say', async () => {
    const { icons, ...manifest } = JSON.parse(files['manifest.webmanifest'] ?? '') as {
      icons: { src: string; sizes: string; purpose?: string }[];
    };
    expect(manifest).toMatchObject({ name: 'Kalyanam', start_url: '/', display: 'standalone' });
    expect(icons.map(({ sizes, purpose }) => [sizes, purpose])).toEqual([
      ['192x192', undefined],
      ['512x512', undefined],
      ['512x512', 'maskable'],
    ]);
    const others = [
      { src: '/card.png', sizes: '1200x630' },
      { src: '/apple-touch-icon.png', sizes: '180x180' },
    ];
    for (const { src, sizes } of [...icons, ...others]) {
      const png = await readFile(join(ROOT, 'public', src));
      expect(png.subarray(1, 4).toString()).toBe('PNG');
      expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes);
    }
  });

  it('say who receives reports of a vulnerability, for a year', () => {
    const text = files['.well-known/security.txt'] ?? '';
    expect(text).toMatch(/^Contact: mailto:safe@example\.org$/m);
    expect(text).toMatch(/^Canonical: https:\/\/www\.example\.org\/\.well-known\/security\.txt$/m);
    const days = (Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? '') - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(365);
  });

  it('let search engines read the pages, and not the API', () => {
    expect(files['robots.txt']).toBe('User-agent: *\nDisallow: /backend/\n');
  });
});
