import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { MigrationInterface } from 'typeorm';

export type Migration = new () => MigrationInterface;

const FOLDER = join(import.meta.dirname, 'migrations');
/** Sources in tests, and what is built of them elsewhere; neither maps nor declarations. */
const FILE = /^\d+-[\w-]+\.[jt]s$/;

const load = createRequire(import.meta.url);
const migrationsOf = (file: string): Migration[] =>
  Object.values(load(join(FOLDER, file)) as Readonly<Record<string, Migration>>);

/** One class per file of the folder, in the order of the numbers: the order in which they run. */
export const MIGRATIONS: readonly Migration[] = readdirSync(FOLDER)
  .filter((file) => FILE.test(file))
  .sort()
  .flatMap(migrationsOf);
