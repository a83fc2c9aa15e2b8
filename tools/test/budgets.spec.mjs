import assert from 'node:assert/strict';
import { globSync } from 'node:fs';
import path from 'node:path';
import { it } from 'node:test';
import { BUDGETS } from '../build/budgets.mjs';
import { complaints } from '../build/first-loads.mjs';

const APPS = path.join(import.meta.dirname, '..', '..', 'apps');

for (const [app, budgets] of Object.entries(BUDGETS))
  it(`every page of ${app} has a budget in tools/build/budgets.mjs`, () => {
    const files = globSync('src/**/*.{ts,tsx}', { cwd: path.join(APPS, app) });
    assert.deepEqual(complaints(budgets, [], files), []);
  });
