/** `node circles.mjs` in a project: fails where files of its `src` import each other in a circle, types included. */
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

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const files = globSync('src/**/*.{ts,tsx}').map((file) => path.resolve(file));
  const circles = circlesOf(new Map(files.map((file) => [file, imported(file)])));
  for (const circle of circles) {
    console.error(`These import each other in a circle: ${circle.map((file) => path.relative('.', file)).join(', ')}`);
  }
  process.exitCode = circles.length > 0 ? 1 : 0;
}
