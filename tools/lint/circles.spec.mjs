import assert from 'node:assert/strict';
import { it } from 'node:test';
import { circlesOf } from './circles.mjs';

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
