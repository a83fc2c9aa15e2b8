/**
 * `node circles.mjs` in a project: fails where files of its `src` import each other in a circle, types included. With
 * `--folders` the folders of each district must not either.
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';

const isFile = (file) => /\.tsx?$/.test(file) && existsSync(file);

function imported(file) {
  const { importedFiles } = ts.preProcessFile(readFileSync(file, 'utf8'), true, true);
  return importedFiles
    .filter(({ fileName }) => fileName.startsWith('.'))
    .map(({ fileName }) => path.resolve(path.dirname(file), fileName.replace(/\.js$/, '')))
    .flatMap((target) => [target, `${target}.ts`, `${target}.tsx`].filter(isFile));
}

/** Tarjan's strongly connected components: each list of files from which every one leads to every other. */
export function circlesOf(graph) {
  const found = [];
  const order = new Map();
  const low = new Map();
  const open = [];
  const visit = (node) => {
    order.set(node, order.size);
    low.set(node, order.get(node));
    open.push(node);
    for (const next of graph.get(node) ?? []) {
      if (!order.has(next)) visit(next);
      if (open.includes(next)) low.set(node, Math.min(low.get(node), low.get(next)));
    }
    if (low.get(node) !== order.get(node)) return;
    const circle = open.splice(open.indexOf(node));
    if (circle.length > 1 || graph.get(node)?.includes(node)) found.push(circle);
  };
  for (const node of graph.keys()) if (!order.has(node)) visit(node);
  return found;
}

/** The same between folders two levels deep: `src/people/accounts`. Files directly in a district belong to none. */
export function folderGraph(graph, src) {
  const folderOf = (file) => {
    const parts = path.relative(src, file).split(path.sep);
    return parts.length > 2 ? parts.slice(0, 2).join('/') : null;
  };
  const folders = new Map();
  for (const [file, targets] of graph) {
    const from = folderOf(file);
    if (from === null) continue;
    const known = folders.get(from) ?? new Set();
    for (const to of targets.map(folderOf)) if (to !== null && to !== from) known.add(to);
    folders.set(from, known);
  }
  return new Map([...folders].map(([folder, targets]) => [folder, [...targets]]));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const files = globSync('src/**/*.{ts,tsx}').map((file) => path.resolve(file));
  const graph = new Map(files.map((file) => [file, imported(file)]));
  const code = new Map([...graph].filter(([file]) => !/\.spec\.tsx?$/.test(file)));
  const folders = process.argv.includes('--folders') ? circlesOf(folderGraph(code, path.resolve('src'))) : [];
  const circles = circlesOf(graph).map((circle) => circle.map((file) => path.relative('.', file)));
  for (const circle of [...circles, ...folders])
    console.error(`These import each other in a circle: ${circle.join(', ')}`);
  process.exitCode = circles.length + folders.length > 0 ? 1 : 0;
}
