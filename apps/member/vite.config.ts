import { readFileSync } from 'node:fs';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { firstLoad, firstPages } from './first-load.config.ts';
import { siteFiles } from './site-files.config.ts';

/** R110: `chrome >= 111` of the list is `chrome111` to a build; the browsers of Android are the same ones. */
const { browserslist } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  browserslist: string[];
};
const target = browserslist
  .filter((query) => !query.startsWith('and_'))
  .map((query) => query.replace('ios_saf', 'ios').replace(' >= ', ''));

const api = `http://localhost:${process.env['API_PORT'] ?? '3000'}`;

const server = {
  port: Number(process.env['MEMBER_PORT'] ?? 4200),
  strictPort: true,
  proxy: {
    '/backend/api': api,
    '/b/': {
      target: api,
      rewrite: (url: string) =>
        url.replace(/^\/b\/([\w-]*)[^?]*/, (_, token) => `/backend/api/public/biodata/${token || '-'}/page`),
    },
  },
};

const resolve = { conditions: ['@kalyanam/source', 'module', 'browser', 'development|production'] };

/** It takes away what such a browser cannot be without. */
const WITHOUT_WINDOW = 'src/app/prerender.spec.tsx';

export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    firstLoad(resolve),
    siteFiles(process.env, (dir, pages) => firstPages(dir, pages, resolve)),
  ],
  resolve,
  server,
  preview: server,
  build: {
    target,
    manifest: true,
    /** A browser without preloads of modules fetches them when they are asked for. */
    modulePreload: { polyfill: false },
    /** The content security policy allows no data: URLs. */
    assetsInlineLimit: 0,
  },
  test: {
    environment: 'jsdom',
    setupFiles: ['src/spec/setup.ts'],
    testTimeout: 120_000,
    hookTimeout: 60_000,
    passWithNoTests: true,
    projects: [
      // One browser for each worker and not for each file: half the time.
      {
        extends: true,
        test: { name: 'screens', pool: 'vmThreads', include: ['src/**/*.spec.{ts,tsx}'], exclude: [WITHOUT_WINDOW] },
      },
      { extends: true, test: { name: 'without a window', include: [WITHOUT_WINDOW] } },
    ],
  },
});
