import assert from 'node:assert/strict';
import path from 'node:path';
import { it } from 'node:test';
import { circlesOf, folderGraph } from './circles.mjs';

const graphOf = (edges) => new Map(Object.entries(edges));
const sorted = (circles) => circles.map((circle) => circle.sort().join(' ')).sort();

it('finds no circle where imports only lead down', () => {
  assert.deepEqual(circlesOf(graphOf({ app: ['page', 'ui'], page: ['ui'], ui: [] })), []);
});

it('finds each circle with all of its files', () => {
  const edges = {
    app: ['router'],
    router: ['pages', 'ui'],
    pages: ['app'],
    ui: ['en'],
    en: ['te'],
    te: ['en'],
    main: ['app'],
  };
  assert.deepEqual(sorted(circlesOf(graphOf(edges))), ['app pages router', 'en te']);
});

it('finds a file that imports itself', () => {
  assert.deepEqual(circlesOf(graphOf({ a: ['a'] })), [['a']]);
});

it('finds folders that import each other, though no two of their files do', () => {
  const src = path.resolve('src');
  const file = (name) => path.join(src, name);
  const graph = new Map([
    [file('people/accounts/user.ts'), [file('people/audit/log.ts')]],
    [file('people/audit/log.ts'), []],
    [file('people/audit/page.ts'), [file('people/accounts/names.ts')]],
    [file('people/people.module.ts'), [file('people/audit/page.ts')]],
    [file('people/accounts/names.ts'), []],
  ]);
  assert.deepEqual(circlesOf(graph), []);
  assert.deepEqual(sorted(circlesOf(folderGraph(graph, src))), ['people/accounts people/audit']);
});
