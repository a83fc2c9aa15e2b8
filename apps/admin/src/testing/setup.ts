import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { forgetDraft } from '../features/community/announcements/kept-draft';
import { forgetAllNotes } from '../features/verify/cases/decision/notes';
import { endQuietMoment } from '../ui/feedback/quiet-moment';
import { forgetDrafts } from '../ui/form/drafts';
import { forgetTyping } from '../ui/form/shortcuts';
import { forgetDecisions } from '../ui/feedback/decide-later';
import { shownToast } from '../ui/feedback/toast';
import { signInAs } from './fake-api';

// A busy machine of CI may take long to load a screen. At home a failure is wanted soon.
configure({ asyncUtilTimeout: process.env['CI'] ? 30_000 : 4_000 });

const WIDE_SCREEN = 1440;

/** A wide screen: `min-width` queries up to 1440 px hold, everything else does not. */
const matchMedia = (query: string) => {
  const least = Number(/min-width:\s*(\d+)/.exec(query)?.[1] ?? Infinity);
  const listening = {
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
    addListener: vi.fn(),
    removeListener: vi.fn(),
  };
  return { matches: least <= WIDE_SCREEN, media: query, ...listening };
};

class NoIntersections {
  observe = vi.fn();
  disconnect = vi.fn();
}

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', NoIntersections);
  vi.stubGlobal('matchMedia', matchMedia);
  // jsdom lays nothing out.
  Element.prototype.scrollIntoView = vi.fn();
  signInAs('reviewer');
});

afterEach(() => {
  cleanup();
  forgetAllNotes();
  forgetDraft();
  forgetDrafts();
  endQuietMoment();
  forgetTyping();
  shownToast.set(null);
  forgetDecisions();
  localStorage.clear();
  vi.unstubAllGlobals();
});
