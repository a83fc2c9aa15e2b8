import assert from 'node:assert/strict';
import { globSync } from 'node:fs';
import path from 'node:path';
import { it } from 'node:test';
import { BUDGETS } from '../build/budgets.mjs';
import { budgetsOf, complaints } from '../build/first-loads.mjs';

const APPS = path.join(import.meta.dirname, '..', '..', 'apps');

for (const [app, rules] of Object.entries(BUDGETS))
  it(`names pages and files of ${app} that are there`, () => {
    const files = globSync('src/**/*.{ts,tsx}', { cwd: path.join(APPS, app) });
    assert.deepEqual(complaints(budgetsOf(rules, files), [], files), []);
  });
