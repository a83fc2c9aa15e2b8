import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { setLanguage, startLanguage } from '@kalyanam/web/i18n/language';
import { transferableAbortController } from 'node:util';
import { afterEach, beforeEach, vi } from 'vitest';
import { telugu } from '../app/telugu';
import { session } from '../session/session';

/** Node's Request, which the router makes, takes only Node's own signals, not jsdom's. */
const controller = transferableAbortController();
Object.assign(globalThis, { AbortController: controller.constructor, AbortSignal: controller.signal.constructor });

// A busy machine of CI may take long to load a screen. At home a failure is wanted soon.
configure({ asyncUtilTimeout: process.env['CI'] ? 30_000 : 4_000 });

void startLanguage({ te: async () => telugu });

window.scrollTo = () => undefined;
// jsdom does not tell how a page was opened.
if (!('getEntriesByType' in performance)) Object.assign(performance, { getEntriesByType: () => [] });
Element.prototype.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;

beforeEach(async () => {
  await setLanguage('en');
  localStorage.clear();
  window.history.replaceState(null, '');
});

afterEach(() => {
  cleanup();
  session.signOut();
  vi.unstubAllGlobals();
});
