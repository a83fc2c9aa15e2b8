import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const port = (name: string, otherwise: number) => Number(process.env[name] ?? otherwise);

const server = {
  port: port('ADMIN_PORT', 4300),
  strictPort: true,
  proxy: { '/backend/api': `http://127.0.0.1:${port('API_PORT', 3000)}` },
};

export default defineConfig({
  plugins: [react()],
  resolve: { conditions: ['@kalyanam/source', 'module', 'browser', 'development|production'] },
  build: { manifest: true, target: 'es2023' },
  server,
  preview: server,
  test: {
    environment: 'jsdom',
    include: ['src/**/*.spec.{ts,tsx}'],
    testTimeout: 120_000,
    hookTimeout: 60_000,
    setupFiles: ['./src/testing/setup.ts'],
    server: { deps: { inline: [/@mui\//, /@emotion\//] } },
  },
});
