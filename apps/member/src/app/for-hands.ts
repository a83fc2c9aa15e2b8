import { lazyPart } from '../shell/lazy-part';

/** What stands around the pages of family accounts alone. */
export const ForHands = lazyPart(async () => (await import('./hands')).Hands);
