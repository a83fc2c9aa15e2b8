/** Files for those who are not browsers: previews of links, search engines, devices that install the application. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

interface SharedPage {
  readonly path: string;
  readonly title: string;
  readonly description: string;
}

const HOME: SharedPage = {
  path: '/',
  title: 'Kalyanam: matrimony for Reddy families',
  description:
    'Kalyanam: matrimony for Reddy families. Every verified profile was checked by our team or vouched for by the community; registration is free.',
};

/** The public pages. All other addresses share one page that says nothing about what is behind them. */
const PAGES: Readonly<Record<string, SharedPage>> = {
  home: HOME,
  register: {
    path: '/register',
    title: 'Register free - Kalyanam',
    description:
      'Register free on Kalyanam, for yourself or for someone of your family. Our team checks a profile before it is marked as verified.',
  },
  login: { path: '/login', title: 'Login - Kalyanam', description: HOME.description },
  privacy: {
    path: '/privacy',
    title: 'Privacy - Kalyanam',
    description:
      'Which details Kalyanam keeps, who sees them, for how long, and how you can see, correct or delete yours.',
  },
  terms: { path: '/terms', title: 'Terms - Kalyanam', description: 'The rules for members of Kalyanam.' },
  contact: { path: '/contact', title: 'Contact - Kalyanam', description: 'How to reach the team of Kalyanam.' },
  grievance: {
    path: '/grievance',
    title: 'Grievances - Kalyanam',
    description: 'Who receives complaints about Kalyanam, and how soon you get an answer.',
  },
};

const GROUND = '#fbf7ef';
const MANIFEST = {
  name: 'Kalyanam',
  short_name: 'Kalyanam',
  description: HOME.description,
  id: '/',
  start_url: '/',
  display: 'standalone',
  background_color: GROUND,
  theme_color: '#7a1f2b',
  icons: [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
};

/** Private pages are not listed: they say `noindex` themselves, visible only to members who may read them. */
const ROBOTS = ['User-agent: *', 'Disallow: /backend/', ''].join('\n');

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;
const securityTxt = (site: string, contact: string): string =>
  [
    `Contact: mailto:${contact}`,
    `Expires: ${new Date(Date.now() + YEAR_MS).toISOString()}`,
    'Preferred-Languages: en, te',
    `Canonical: ${site}/.well-known/security.txt`,
    '',
  ].join('\n');

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

function headOf(page: SharedPage | null, site: string): string {
  const { title, description } = page ?? HOME;
  const named: readonly [string, string][] = [
    ['og:type', 'website'],
    ['og:site_name', 'Kalyanam'],
    ['og:title', title],
    ['og:description', description],
    ['og:image', `${site}/card.png`],
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
    ['og:image:alt', 'Kalyanam, matrimony for Reddy families'],
    ...(page ? [['og:url', site + page.path] as [string, string]] : []),
  ];
  return [
    `<meta name="description" content="${escaped(description)}" />`,
    ...named.map(([property, content]) => `<meta property="${property}" content="${escaped(content)}" />`),
    '<meta name="twitter:card" content="summary_large_image" />',
    page
      ? `<link rel="canonical" href="${escaped(site + page.path)}" />`
      : '<meta name="robots" content="noindex, nofollow" />',
  ].join('\n    ');
}

const MARK = '<meta name="description" />';
/** The first screens of members: they request their own code immediately. All other addresses share `index.html`. */
const PRIVATE = ['profiles', 'profile'];

/** What a build makes of `index.html` for each of the named pages; `path` is that of a page for everyone. */
type Contents = (
  dir: string,
  pages: readonly { name: string; path?: string }[],
) => Promise<ReadonlyMap<string, string>>;

/** Writes a page for each shared address beside the one for all others, and the files of the site. */
export function siteFiles(env: Readonly<Record<string, string | undefined>>, contentsOf: Contents): Plugin {
  const site = (env['VITE_MEMBER_URL'] || 'http://localhost:4200').replace(/\/$/, '');
  const contact = env['VITE_SECURITY_EMAIL'] || env['VITE_SUPPORT_EMAIL'] || 'support@kalyanam.example';
  return {
    name: 'site-files',
    apply: 'build',
    generateBundle() {
      const add = (fileName: string, source: string) => this.emitFile({ type: 'asset', fileName, source });
      add('manifest.webmanifest', JSON.stringify(MANIFEST));
      add('robots.txt', ROBOTS);
      add('.well-known/security.txt', securityTxt(site, contact));
    },
    async writeBundle({ dir = 'dist' }) {
      const shared = Object.entries(PAGES).map(([name, { path }]) => ({ name, path }));
      const pages = await contentsOf(dir, [...shared, ...[...PRIVATE, 'index'].map((name) => ({ name }))]);
      await mkdir(join(dir, 'pages'), { recursive: true });
      for (const [name, html] of pages) {
        if (!html.includes(MARK)) this.error(`index.html lacks ${MARK}`);
        const page = PAGES[name] ?? null;
        const titled = page ? html.replace(/<title>[^<]*</, () => `<title>${escaped(page.title)}<`) : html;
        const file = name === 'index' ? 'index.html' : `pages/${name}.html`;
        await writeFile(
          join(dir, file),
          titled.replace(MARK, () => headOf(page, site)),
        );
      }
    },
  };
}
