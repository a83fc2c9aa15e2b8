import { readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** R110: `chrome >= 111` of the list is `chrome111` to a build; the browsers of Android are the same ones. */
const { browserslist } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  browserslist: string[];
};
const target = browserslist
  .filter((query) => !query.startsWith('and_'))
  .map((query) => query.replace('ios_saf', 'ios').replace(' >= ', ''));

const port = (name: string, otherwise: number) => Number(process.env[name] ?? otherwise);

const server = {
  port: port('ADMIN_PORT', 4300),
  strictPort: true,
  proxy: { '/backend/api': `http://127.0.0.1:${port('API_PORT', 3000)}` },
};

const SPECS = 'src/**/*.spec.{ts,tsx}';
/** They replace modules, or load them again. */
const OWN_MODULES = ['src/features/verify/cases/decision/notes.spec.ts', 'src/sign-in/sign-in-form.spec.tsx'];

export default defineConfig({
  plugins: [react()],
  resolve: { conditions: ['@kalyanam/source', 'module', 'browser', 'development|production'] },
  build: { manifest: true, target },
  server,
  preview: server,
  test: {
    environment: 'jsdom',
    testTimeout: 120_000,
    hookTimeout: 60_000,
    setupFiles: ['./src/testing/setup.ts'],
    server: { deps: { inline: [/@mui\//, /@emotion\//] } },
    projects: [
      // One browser and one copy of the code for each worker and not for each file: half the processor's time.
      { extends: true, test: { name: 'screens', isolate: false, include: [SPECS], exclude: OWN_MODULES } },
      { extends: true, test: { name: 'own modules', include: OWN_MODULES } },
    ],
  },
});
