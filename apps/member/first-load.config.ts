/**
 * How a first visit loads: what comes first, what each page requests immediately, and its text before any code is
 * there.
 */
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type InlineConfig, type Manifest, type Plugin, type Rolldown } from 'vite';

const APP = import.meta.dirname;
const ENTRY = 'index.html';
/** Asks who is signed in while the rest is still loading. */
const EARLY = 'src/early.ts';
const BOOT = /^assets\/boot-.*\.js$/;

/** Comes right after the first paint. */
const START = 'src/app/start.tsx';
const ASKED = 'src/features/matching/browse/asked.ts';
const ROUTER = 'src/app/router.tsx';
const MEMBER_AREA = 'src/app/member-area.tsx';
const BROWSE = 'src/features/matching/browse/browse.page.tsx';
const PROFILE = 'src/features/contact/profile/profile.page.tsx';
/** What pages of many kinds share: none of them needs the groups `shown` and `browse` for it. */
const SHARED = [
  '../../libs/shared/src/base/moment-words.ts',
  ...['list-page', 'loaded'].map((name) => `src/ui/${name}.tsx`),
];
const INFORMATION = [ROUTER, 'src/features/site/legal/information.page.tsx'];
/** The parts that a page needs before it shows, in addition to the entry: as in app/routes.ts. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  home: ['src/features/joining/landing/landing.page.tsx'],
  login: [ROUTER, 'src/features/joining/auth/login.page.tsx'],
  register: [ROUTER, MEMBER_AREA, 'src/features/joining/register/register.page.tsx'],
  privacy: INFORMATION,
  terms: INFORMATION,
  contact: INFORMATION,
  grievance: INFORMATION,
  profiles: ['rules', ROUTER, MEMBER_AREA, BROWSE],
  profile: [ROUTER, MEMBER_AREA, PROFILE],
};
const OTHERS = [ROUTER, MEMBER_AREA];
/** What a known member sees in place of a built page. */
const OF_MEMBERS: Readonly<Record<string, readonly string[]>> = { home: ['src/app/member-home.tsx'] };

/** A group has its chunk under a made-up key. */
const chunkOf = (manifest: Manifest, part: string) =>
  manifest[part] ?? Object.values(manifest).find(({ name }) => name === part);

/** The scripts of a part: itself, and what it imports. */
function scriptsOf(manifest: Manifest, part: string, found = new Set<string>()): Set<string> {
  const chunk = chunkOf(manifest, part);
  if (!chunk) throw new Error(`${part} has no chunk of its own`);
  if (found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const next of chunk.imports ?? []) scriptsOf(manifest, next, found);
  return found;
}

const script = (file: string) => `<script type="module" crossorigin src="/${file}"></script>`;
const preload = (file: string) => `<link rel="modulepreload" crossorigin href="/${file}">`;
/** After the styles, the fonts and the API requests. */
const deferred = (tag: string) => tag.replace(' crossorigin', ' fetchpriority="low" crossorigin');

/**
 * Requests all that a page needs, in the order in which it is needed. Only the code that calls the API keeps its
 * priority, and not even that on a built page, which can be read without code.
 */
function scriptTags(manifest: Manifest, page: string, built: boolean): string[] {
  const named = new Map([EARLY, ENTRY].map((part) => [manifest[part]?.file ?? '', script]));
  const parts = [EARLY, ENTRY, 'app', ...(PARTS[page] ?? OTHERS)];
  const files = new Set(parts.flatMap((part) => [...scriptsOf(manifest, part)]));
  const urgent = built ? new Set() : scriptsOf(manifest, EARLY);
  const tags = [...files].map((file) => {
    const tag = (named.get(file) ?? preload)(file);
    return urgent.has(file) ? tag : deferred(tag);
  });
  const ofMembers = new Set((OF_MEMBERS[page] ?? []).flatMap((part) => [...scriptsOf(manifest, part)]));
  const more = [...ofMembers].filter((file) => !files.has(file)).map(preload);
  // early.ts takes them out of it.
  return more.length > 0 ? [...tags, `<template id="of-members">${more.join('')}</template>`] : tags;
}

interface Modules {
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null;
}

/** Everything that a module imports, and what that imports; not what is fetched later. */
function reachedFrom(file: string, modules: Modules): Set<string> {
  const found = new Set<string>();
  const visit = (id: string) => {
    if (found.has(id)) return;
    found.add(id);
    modules.getModuleInfo(id)?.importedIds.forEach(visit);
  };
  visit(join(APP, file));
  return found;
}

/** Libraries that load as a whole. Of other libraries, a first load has only the code it needs immediately. */
const WHOLE = /\/node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom|@tanstack\/[^/]+)\//;
const isWhole = (id: string) => !id.includes('/node_modules/') || WHOLE.test(id);

/**
 * Few files instead of many small ones, each of which takes a turn on a slow line: what comes early, what every page
 * needs, the router, the member area, and what the first screens of members are made of.
 */
const GROUPS = ['base', 'app', 'routes', 'members', 'rules', 'shown', 'browse'] as const;
type Group = (typeof GROUPS)[number];
const ROOTS = new Set([EARLY, ROUTER, MEMBER_AREA, BROWSE, PROFILE].map((file) => join(APP, file)));

function filesOf(group: Group, modules: Modules): Set<string> {
  const from = (file: string) => reachedFrom(file, modules);
  const both = (one: string, other: string) => {
    const files = from(other);
    return [...from(one)].filter((id) => files.has(id));
  };
  switch (group) {
    case 'base':
      // The scripts requested ahead depend on nothing else.
      return new Set([...from(EARLY), ...both(ASKED, START)]);
    case 'app':
      return from(START);
    case 'routes':
      return from(ROUTER);
    case 'members':
      return new Set([...from(MEMBER_AREA), ...SHARED.flatMap((file) => [...from(file)])]);
    case 'rules':
      return from(ASKED);
    case 'shown':
      return new Set(both(BROWSE, PROFILE));
    case 'browse':
      return from(BROWSE);
  }
}

const groups = () =>
  GROUPS.map((group, index) => {
    let files: Set<string> | null = null;
    return {
      debugName: group,
      priority: GROUPS.length - index,
      name: (id: string, modules: Modules) => {
        files ??= filesOf(group, modules);
        return files.has(id) && isWhole(id) && !ROOTS.has(id) ? group : null;
      },
    };
  });

const NODE_CONDITIONS = ['@kalyanam/source', 'module', 'node', 'development|production'];

interface Prerender {
  prerender: (path: string) => Promise<string>;
  prerenderWaiting: () => string;
  end: () => void;
}

const nested = (config: InlineConfig) => build({ ...config, configFile: false, root: APP, logLevel: 'error' });

/** The application as it runs at build time. Its files are named as those of the browser's build, by their contents. */
async function withPrerender<T>(
  dir: string,
  resolve: InlineConfig['resolve'],
  work: (app: Prerender) => Promise<T>,
): Promise<T> {
  const outDir = join(dir, '.vite', 'prerender');
  await nested({
    resolve,
    ssr: { noExternal: [/^@kalyanam\//], resolve: { conditions: NODE_CONDITIONS } },
    build: { ssr: 'src/app/prerender.tsx', outDir, assetsInlineLimit: 0, copyPublicDir: false },
  });
  const app = (await import(pathToFileURL(join(outDir, 'prerender.js')).href)) as Prerender;
  const done = await work(app).finally(app.end);
  await rm(outDir, { recursive: true });
  return done;
}

/** A script that runs before anything is painted is small, whole and no module. */
async function bootScript(resolve: InlineConfig['resolve']): Promise<string> {
  const lib = { entry: 'src/boot.ts', formats: ['iife' as const], name: 'boot' };
  const [built] = (await nested({
    resolve,
    build: { lib, write: false, copyPublicDir: false },
  })) as Rolldown.RolldownOutput[];
  return built?.output[0].code ?? '';
}

/** The second entry, and the script that comes before everything. */
export function firstLoad(resolve: InlineConfig['resolve']): Plugin {
  return {
    name: 'first-load',
    apply: 'build',
    config: () => ({
      build: {
        rolldownOptions: {
          input: { index: ENTRY, early: EARLY },
          output: { codeSplitting: { groups: groups() } },
        },
      },
    }),
    async buildStart() {
      this.emitFile({ type: 'asset', name: 'boot.js', source: await bootScript(resolve) });
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((file) => BOOT.test(file))
          .map((file) => ({ tag: 'script', attrs: { src: `/${file}` }, injectTo: 'head-prepend' as const })),
    },
  };
}

const SCRIPTS = /\n\s*(?:<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>)/g;
const ROOT = '<div id="root"></div>';

/** The page that Vite wrote, once for each name: what it loads and what it says. `path` is that of a page for everyone. */
export async function firstPages(
  dir: string,
  pages: readonly { name: string; path?: string }[],
  resolve: InlineConfig['resolve'],
) {
  const html = await readFile(join(dir, ENTRY), 'utf8');
  const manifest = JSON.parse(await readFile(join(dir, '.vite/manifest.json'), 'utf8')) as Manifest;
  if (!html.includes(ROOT)) throw new Error(`index.html lacks ${ROOT}`);
  return withPrerender(dir, resolve, async ({ prerender, prerenderWaiting }) => {
    const waiting = prerenderWaiting();
    const written = pages.map(async ({ name, path }) => {
      const body = path
        ? `<div id="root">${await prerender(path)}</div>\n    <div id="waiting">${waiting}</div>`
        : `<div id="root">${waiting}</div>`;
      const tags = scriptTags(manifest, name, path !== undefined).join('\n    ');
      const page = html
        .replace(SCRIPTS, '')
        .replace(/<link rel="stylesheet"[^>]*>/, (sheet) => `${sheet}\n    ${tags}`)
        .replace(ROOT, () => body);
      return [name, page] as const;
    });
    return new Map(await Promise.all(written));
  });
}
