import { seenMark, type SeenCase } from './seen-mark.js';

const SEEN: SeenCase = {
  user: { email: 'asha@example.com', phone: '9848012345', phoneAbroad: null },
  profile: { version: 3 },
  details: { version: 1 },
  photos: [{ publicId: 'front' }, { publicId: 'side' }],
  documents: { identity: { kind: 'aadhaar' as const, id: 'first' }, pan: null },
  opened: { answeredAt: null },
};

describe('the mark of what a reviewer is looking at', () => {
  it('is the same while nothing changes, whatever the order of the photos', () => {
    expect(seenMark({ ...SEEN, photos: SEEN.photos.toReversed() })).toBe(seenMark(SEEN));
  });

  it.each<[string, Partial<SeenCase>]>([
    ['an edited profile', { profile: { version: 4 } }],
    ['a detail of the family', { details: { version: 2 } }],
    ['another email', { user: { ...SEEN.user, email: 'other@example.com' } }],
    ['another phone', { user: { ...SEEN.user, phone: '9848012346' } }],
    ['a number abroad', { user: { ...SEEN.user, phoneAbroad: '+19725550100' } }],
    ['a photo less', { photos: [{ publicId: 'front' }] }],
    ['another photo', { photos: [{ publicId: 'front' }, { publicId: 'back' }] }],
    ['another document', { documents: { identity: { kind: 'aadhaar', id: 'second' }, pan: null } }],
    ['an answer', { opened: { answeredAt: new Date(0) } }],
    ['another kind of document', { documents: { identity: { kind: 'passport', id: 'first' }, pan: null } }],
    ['the document of the other kind', { documents: { identity: null, pan: 'first' } }],
  ])('is another with %s', (_, changed) => {
    expect(seenMark({ ...SEEN, ...changed })).not.toBe(seenMark(SEEN));
  });
});
