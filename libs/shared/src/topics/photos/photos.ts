/** C8: what the form of an upload says beside its pictures. */
export const PHOTO_MESSAGES = { confirm: 'Please confirm' } as const;

/** Names of its fields, which come before the pictures. */
export const PHOTO_FIELDS = { declaration: 'declaration', replaces: 'replaces' } as const;

/** Days that a photo which was not accepted is kept for its owner to look at. */
export const REJECTED_PHOTO_DAYS = 30;

/** What lists and small frames get (R70), in pixels. Both are cut to the face: the card to 4:5, the thumb to a square. */
export const PHOTO_PIXELS = { card: { width: 480, height: 600 }, thumb: { width: 256, height: 256 } } as const;
