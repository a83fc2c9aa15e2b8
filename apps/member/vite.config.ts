import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import type { Plugin } from 'vite';
import { siteFiles } from './site-files.config.ts';

const server = {
  port: Number(process.env['MEMBER_PORT'] ?? 4200),
  strictPort: true,
  proxy: { '/backend/api': `http://localhost:${process.env['API_PORT'] ?? '3000'}` },
};

/** Adds a preload link for each font file whose name starts with one of the given words. */
const preloadFonts = (...names: string[]): Plugin => ({
  name: 'preload-fonts',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle = {} }) =>
      Object.keys(bundle)
        .filter((file) => file.endsWith('.woff2') && names.some((name) => file.includes(`/${name}`)))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: '' },
          injectTo: 'head' as const,
        })),
  },
});

export default defineConfig({
  plugins: [react(), tailwindcss(), preloadFonts('fraunces-latin', 'mukta-latin-400'), siteFiles(process.env)],
  resolve: { conditions: ['@kalyanam/source', 'module', 'browser', 'development|production'] },
  server,
  preview: server,
  build: {
    target: 'es2022',
    manifest: true,
    /** A browser without preloads of modules fetches them when they are asked for. */
    modulePreload: { polyfill: false },
    /** The content security policy allows no data: URLs. */
    assetsInlineLimit: 0,
  },
  test: {
    environment: 'jsdom',
    include: ['src/**/*.spec.{ts,tsx}'],
    setupFiles: ['src/spec/setup.ts'],
    testTimeout: 120_000,
    hookTimeout: 60_000,
    passWithNoTests: true,
  },
});
