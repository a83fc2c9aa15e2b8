import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Problems } from './environment.js';

/** Which build this is: the image says so, a checkout knows its package's version only. */
export interface Build {
  readonly version: string;
  readonly commit: string;
}

const PACKAGE = join(import.meta.dirname, '../../../package.json');
const SHORT_COMMIT = 7;
const FORM = /^[\w.+-]{1,64}$/;

export function buildSettings(read: Problems): Build {
  const { version } = JSON.parse(readFileSync(PACKAGE, 'utf8')) as { version: string };
  const build = { version: read.text('KALYANAM_VERSION', version), commit: read.text('KALYANAM_COMMIT', 'unknown') };
  if (!FORM.test(build.version)) read.found.push('KALYANAM_VERSION may have letters, digits and . + - _ only.');
  if (!FORM.test(build.commit)) read.found.push('KALYANAM_COMMIT may have letters, digits and . + - _ only.');
  return build;
}

/** In few letters, for every line of the log. */
export const buildName = ({ version, commit }: Build): string => `${version}+${commit.slice(0, SHORT_COMMIT)}`;
