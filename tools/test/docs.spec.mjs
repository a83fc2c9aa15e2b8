import assert from 'node:assert/strict';
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { ROOT } from '../system/settings.mjs';

const read = (file) => readFileSync(path.join(ROOT, file), 'utf8');
const sources = globSync('{apps,libs,tools,e2e,docker}/**/*.{ts,tsx,mjs,md,css}', {
  cwd: ROOT,
  exclude: (name) => ['node_modules', 'dist', '.data'].includes(path.basename(name)),
});

describe('numbers that code cites', () => {
  const headings = (page, letter) =>
    new Set([...read(page).matchAll(new RegExp(`^### (${letter}\\d+)$`, 'gm'))].map(([, number]) => number));
  const cited = (pattern) => sources.flatMap((file) => [...read(file).matchAll(pattern)].map(([number]) => number));
  const unexplained = (numbers, explained) => [...new Set(numbers)].filter((number) => !explained.has(number)).sort();

  it('explains every resolution in docs/resolutions.md', () => {
    const resolutions = cited(/\bR\d{1,3}\b/g);
    assert.ok(resolutions.length > 100, String(resolutions.length));
    assert.deepEqual(unexplained(resolutions, headings('docs/resolutions.md', 'R')), []);
  });

  it('explains every capability in docs/capabilities.md', () => {
    const capabilities = cited(/\bC\d{1,2}\b(?!:)/g);
    assert.ok(capabilities.length > 50, String(capabilities.length));
    assert.deepEqual(unexplained(capabilities, headings('docs/capabilities.md', 'C')), []);
  });

  /** Comments say what is meant; numbers of review lists (`D` and `A`) mean nothing to a reader. */
  it('cites no list that is not in the repository', () => {
    const code = sources.filter((file) => !file.endsWith('.md'));
    const pattern = /(?:\(|\/\*\* |\/\/ |, )(?:D\d{1,2}|A[7-9])[:),.]/;
    assert.deepEqual(
      code.filter((file) => pattern.test(read(file))),
      [],
    );
  });
});

describe('docs/decisions', () => {
  const files = readdirSync(path.join(ROOT, 'docs/decisions')).filter((name) => name !== 'README.md');

  it('lists every decision once in its index, by number and title', () => {
    const rows = [...read('docs/decisions/README.md').matchAll(/^\| (\d+)\s*\| (?:\*\*)?\[(.+?)\]\((.+?)\)/gm)];
    const listed = rows.map(([, number, title, file]) => `${file} # ${number}. ${title}`);
    const written = files.map((file) => `${file} ${read(`docs/decisions/${file}`).split('\n')[0]}`);
    assert.deepEqual(listed.sort(), written.sort());
  });

  it('gives context, decision and consequences each time', () => {
    const sections = ['## Context', '## Decision', '## Consequences'];
    const incomplete = files.filter((file) => !sections.every((part) => read(`docs/decisions/${file}`).includes(part)));
    assert.deepEqual(incomplete, []);
  });
});

/** Anchors of a page, as GitHub makes them of its headings. */
const anchorsOf = (page) =>
  [
    ...read(page)
      .replace(/^```[^]*?^```/gm, '')
      .matchAll(/^#+ (.*)$/gm),
  ].map(([, heading]) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

describe('links between the documents', () => {
  const pages = ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', ...globSync('{docs,docker}/**/*.md', { cwd: ROOT })];
  const links = pages.flatMap((page) =>
    [...read(page).matchAll(/\]\((?!https?:)([^)#]*)(?:#([^)]+))?\)/g)].map(([, file, anchor]) => ({
      page,
      target: file === '' ? page : path.join(path.dirname(page), file),
      anchor,
    })),
  );

  it('lead to files that exist', () => {
    const broken = links.filter(({ target }) => globSync(target, { cwd: ROOT }).length === 0);
    assert.deepEqual(broken, []);
  });

  it('lead to headings that exist', () => {
    const broken = links.filter(({ target, anchor }) => anchor && !anchorsOf(target).includes(anchor));
    assert.deepEqual(broken, []);
  });

  it('name commands that exist', () => {
    const scriptsOf = Object.fromEntries(
      globSync('{package.json,{apps,libs}/*/package.json,{e2e,tools}/package.json}', { cwd: ROOT })
        .map((file) => JSON.parse(read(file)))
        .map(({ name, scripts }) => [name, scripts ?? {}]),
    );
    const named = pages.flatMap((page) => [
      ...[...read(page).matchAll(/\bnpm run (?:-s )?([a-z][\w:-]*)(?: -w (@kalyanam\/[a-z0-9]+))?/g)].map(
        ([command, script, workspace = 'kalyanam']) => ({ page, command, isThere: script in scriptsOf[workspace] }),
      ),
      ...[...read(page).matchAll(/\bnode (tools\/[\w/-]+\.mjs)/g)].map(([command, file]) => ({
        page,
        command,
        isThere: globSync(file, { cwd: ROOT }).length > 0,
      })),
    ]);
    assert.ok(named.length > 50);
    assert.deepEqual(
      named.filter(({ isThere }) => !isThere).map(({ page, command }) => `${page}: ${command}`),
      [],
    );
  });

  it('run specs that exist where they are examples of one test', () => {
    const kinds = [
      [/npm test -w @kalyanam\/(api) -- ([\w/-]+)/g, (app, name) => `apps/${app}/src/**/*${name}*.spec.ts`],
      [/cd apps\/(member|admin) && npx vitest run ([\w/-]+)/g, (app, place) => `apps/${app}/${place}`],
      [/npm run e2e -w @kalyanam\/(api) -- ([\w/-]+)/g, (app, place) => `apps/${app}/${place}.e2e-spec.ts`],
      [/npm run e2e -w @kalyanam\/(e2e) -- ([\w./-]+)/g, (project, place) => `${project}/${place}`],
      [/cd (tools) && node --test ([\w./-]+)/g, (project, place) => `${project}/${place}`],
    ];
    const examples = kinds.flatMap(([command, placeOf]) =>
      [...read('CONTRIBUTING.md').matchAll(command)].map(([, project, name]) => placeOf(project, name)),
    );
    assert.equal(examples.length, kinds.length);
    assert.deepEqual(
      examples.filter((place) => globSync(place, { cwd: ROOT }).length === 0),
      [],
    );
  });
});

describe('files that the documents name', () => {
  const pages = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/**/*.md', { cwd: ROOT })];
  const quoted = pages.flatMap((page) =>
    [...read(page).matchAll(/`([^`\s*<{]+)`/g)].map(([, name]) => ({ page, name })),
  );
  const missing = (named, isThere) =>
    named.filter(({ name }) => !isThere(name)).map(({ page, name }) => `${page}: ${name}`);

  it('exist where a path is given', () => {
    const paths = quoted.filter(({ name }) => /^(?:apps|libs|tools|e2e\/(?:admin|member|support))\//.test(name));
    assert.ok(paths.length > 100, String(paths.length));
    assert.deepEqual(
      missing(paths, (name) => existsSync(path.join(ROOT, name))),
      [],
    );
  });

  it('exist where a folder of a district is given', () => {
    const districts = readdirSync(path.join(ROOT, 'apps/api/src'), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => entry.name);
    const rooms = quoted.filter(
      ({ name }) => /^[a-z]+\/[a-z][\w./-]*$/.test(name) && districts.includes(name.split('/')[0]),
    );
    assert.ok(rooms.length > 50, String(rooms.length));
    assert.deepEqual(
      missing(rooms, (name) => existsSync(path.join(ROOT, 'apps/api/src', name))),
      [],
    );
  });

  it('exist where a capability names features and folders of shared', () => {
    const folders = globSync(['apps/member/src/features/**/*', 'libs/shared/src/**/*'], { cwd: ROOT });
    const names = new Set(folders.map((file) => path.basename(file)));
    const code = [...read('docs/capabilities.md').matchAll(/Code:([^#]*)/g)].flatMap(([, places]) =>
      [...places.matchAll(/`([\w.-]+)`/g)].map(([, name]) => ({ page: 'docs/capabilities.md', name })),
    );
    assert.ok(code.length > 30, String(code.length));
    assert.deepEqual(
      missing(code, (name) => names.has(name)),
      [],
    );
  });

  it('exist somewhere where CONTRIBUTING and the pages of districts give the name alone', () => {
    const names = new Set(sources.map((file) => path.basename(file)));
    const alone = quoted.filter(
      ({ page, name }) =>
        /^CONTRIBUTING|^docs\/districts/.test(page) && /^[\w.-]+\.(?:ts|tsx|mjs)$/.test(name) && !name.startsWith('.'),
    );
    assert.ok(alone.length > 20, String(alone.length));
    assert.deepEqual(
      missing(alone, (name) => names.has(name)),
      [],
    );
  });
});

describe('docs/telugu-to-read.md', () => {
  const [, lists] = /export const VOCABULARY = {([^}]*)}/.exec(read('libs/shared/src/base/domain/vocabulary.ts'));
  const used = lists.match(/\w+/g);
  const tableOf = (name) => JSON.parse(read(`libs/shared/domain/${name}.json`));
  const vocabulary = tableOf('vocabulary');
  const values = [
    ...used.map((list) => [list, vocabulary[list]]),
    ...['subcastes', 'gothras'].map((list) => [list, tableOf(list)[list]]),
  ];

  it('lists the values whose Telugu is in doubt, and no others', () => {
    const inDoubt = values.flatMap(([list, entries]) =>
      entries.filter(({ teSure }) => teSure === false).map(({ te, en }) => `${list} ${te}: ${en}`),
    );
    const rows = [...read('docs/telugu-to-read.md').matchAll(/^\| list of values, `(\w+)` \| (\S+) \| (\w+)/gm)];
    assert.ok(inDoubt.length > 0);
    assert.deepEqual(rows.map(([, list, te, en]) => `${list} ${te}: ${en}`).sort(), inDoubt.sort());
  });
});
