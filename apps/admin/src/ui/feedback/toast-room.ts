/** Room for the toast at the foot of a page, so that it covers nothing. */

/** Set by a queue beside a case: the toast is over the queue then. */
export const BESIDE_QUEUE = 'data-beside-case';

/** For the part of the layout in which pages scroll. A case beside its queue fills it whole, and does not move. */
export const TOAST_ROOM = { 'body:has([data-toast]) &': { pb: { lg: '80px' } } } as const;
