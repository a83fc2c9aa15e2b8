import { access } from 'node:fs/promises';
import path from 'node:path';
import { aptInstall } from './apt.mjs';
import { findCommand } from './commands.mjs';
import { Problem } from './problem.mjs';

/** Debian's browser without windows: the same pages for three quarters of the processor's time. */
const WINDOWLESS = 'chromium-headless-shell';
const SYSTEM_NAMES = [WINDOWLESS, 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const SYSTEM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
];

async function playwrightHasItsOwn() {
  const { chromium } = await import('@playwright/test');
  return access(chromium.executablePath()).then(
    () => true,
    () => false,
  );
}

/** How Playwright starts a browser here: its own if downloaded, else CHROMIUM_PATH or the system's; null if there is none. */
export async function browserLaunch() {
  const given = process.env.CHROMIUM_PATH;
  if (!given && (await playwrightHasItsOwn())) return {};
  const executablePath = given || (await findCommand(...SYSTEM_NAMES));
  return executablePath ? { executablePath, args: SYSTEM_FLAGS } : null;
}

/** The same, installed first where that is possible: none is there, or only a slower one on a machine of CI. */
export async function ensureBrowser(say) {
  const found = await browserLaunch();
  const slow = process.env.CI && found?.executablePath && path.basename(found.executablePath) !== WINDOWLESS;
  if (found && (!slow || process.env.CHROMIUM_PATH)) return found;
  say('Installing Chromium ...');
  const installed = (await aptInstall([WINDOWLESS], ['chromium'])) ? await browserLaunch() : found;
  if (installed) return installed;
  throw new Problem(
    'There is no browser for the browser tests: run `npx playwright install --with-deps chromium`, or set CHROMIUM_PATH.',
  );
}
