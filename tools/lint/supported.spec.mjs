import assert from 'node:assert/strict';
import path from 'node:path';
import { describe, it } from 'node:test';
import { RuleTester } from 'eslint';
import tseslint from 'typescript-eslint';
import { missingFunctions, oldestBrowsers } from '../build/browsers.mjs';
import { supported } from './supported.mjs';

RuleTester.describe = describe;
RuleTester.it = it;

const tsconfigRootDir = path.resolve(import.meta.dirname, '../../libs/web');
const filename = path.join(tsconfigRootDir, 'src/api-client.ts');
const at = (code) => ({ filename, code });
const refused = (code, ...what) => ({
  ...at(code),
  errors: what.map((one) => ({ messageId: 'missing', data: { what: one } })),
});

new RuleTester({
  languageOptions: {
    parser: tseslint.parser,
    // With CI set, the parser would take the files from the disk in place of the code given here.
    parserOptions: { project: ['tsconfig.json'], tsconfigRootDir, disallowAutomaticSingleRunInference: true },
  },
}).run('supported', supported, {
  valid: [
    at('export const last = [1, 2].findLast(Boolean);'),
    at('const signals = { any: (list: unknown[]) => list }; signals.any([]);'),
    at('export const AbortSignal = { any: (list: unknown[]) => list }; AbortSignal.any([]);'),
    at('AbortSignal.any?.([]);'),
    at("if ('requestIdleCallback' in window) window.requestIdleCallback(() => null);"),
    at('export const seen = document.body.checkVisibility ? document.body.checkVisibility() : true;'),
    at("export const share = () => 'share' in navigator && navigator.share({ text: '' });"),
    at("export const wait = typeof requestIdleCallback === 'function' ? requestIdleCallback : setTimeout;"),
    at('export const pair = (list: Set<number>) => [...list].union;'),
  ],
  invalid: [
    refused('AbortSignal.any([]);', 'AbortSignal.any'),
    refused('AbortSignal.timeout(1);', 'AbortSignal.timeout'),
    refused(
      'const { signal } = new AbortController(); window.setTimeout(() => AbortSignal.any([signal]));',
      'AbortSignal.any',
    ),
    refused("export const is = URL.canParse('x');", 'URL.canParse'),
    refused('requestIdleCallback(() => null);', 'requestIdleCallback'),
    refused('window.requestIdleCallback(() => null);', 'Window.requestIdleCallback'),
    refused('export const seen = (part: HTMLElement) => part.checkVisibility();', 'Element.checkVisibility'),
    refused('document.startViewTransition(() => null);', 'Document.startViewTransition'),
    refused("export const many = new URLSearchParams('a=1').size;", 'URLSearchParams.size'),
    refused('export const letters = /[\\p{L}--[a-z]]/v;', 'The flag v of regular expressions'),
    refused("if ('share' in navigator) AbortSignal.any([]);", 'AbortSignal.any'),
  ],
});

describe('the oldest supported browsers', () => {
  it('are those of R110', () => {
    assert.deepEqual(oldestBrowsers(), {
      chrome: '111',
      chrome_android: '111',
      firefox: '128',
      firefox_android: '128',
      safari: '16.4',
      safari_ios: '16.4',
    });
  });

  it('lack what came later, and nothing that came with them', () => {
    const { globals, members } = missingFunctions();
    for (const name of ['AbortSignal.any', 'Promise.withResolvers', 'Object.groupBy', 'Set.union', 'Iterator.map'])
      assert.ok(members.has(name), name);
    for (const name of ['ArrayBuffer.resize', 'Array.toSorted', 'Crypto.randomUUID', 'CSS.registerProperty'])
      assert.ok(!members.has(name), name);
    assert.ok(globals.has('requestIdleCallback') && !globals.has('structuredClone'));
  });

  it('are read from the list alone', () => {
    const { members } = missingFunctions({ chrome: '90', safari: '18' });
    assert.ok(members.has('Array.findLast') && members.has('Element.checkVisibility'));
    assert.ok(!missingFunctions({ chrome: '130' }).members.has('AbortSignal.any'));
  });
});
