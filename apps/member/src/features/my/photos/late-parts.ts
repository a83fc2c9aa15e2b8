import { lazyPart } from '../../../shell/lazy-part';

/** Fetched behind the page: it brings the dialogs with it. */
export const LeaveHeld = lazyPart(async () => (await import('./leave-held')).LeaveHeld);
