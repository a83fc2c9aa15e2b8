import { lazyPart } from '../shell/lazy-part';

/** The frame of pages that only family accounts have. */
export const ForHands = lazyPart(async () => (await import('./hands')).Hands);
