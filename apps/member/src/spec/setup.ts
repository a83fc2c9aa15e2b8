import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { setLanguage } from '@kalyanam/web/i18n/language';
import { transferableAbortController } from 'node:util';
import { afterEach, beforeEach, vi } from 'vitest';
import { session } from '../session/session';

/** Node's Request, which the router makes, takes only Node's own signals, not jsdom's. */
const controller = transferableAbortController();
Object.assign(globalThis, { AbortController: controller.constructor, AbortSignal: controller.signal.constructor });

// A busy machine may take long to load a screen; what never comes still fails.
configure({ asyncUtilTimeout: 10_000 });

window.scrollTo = () => undefined;
Element.prototype.scrollTo = () => undefined;

beforeEach(() => {
  localStorage.clear();
  setLanguage('en');
});

afterEach(() => {
  cleanup();
  session.signOut();
  vi.unstubAllGlobals();
});
