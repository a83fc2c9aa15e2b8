import { COMPLETENESS_PARTS, completenessOf, type CompletenessFacts } from './completeness.js';

const WHOLE: CompletenessFacts = {
  emailVerified: true,
  phoneVerified: true,
  verificationStatus: 'verified',
  documents: { identity: null },
  aadhaarVerified: true,
  photos: [1, 2, 3],
  selfSummary: 'a'.repeat(100),
  expectations: 'b'.repeat(100),
  subcaste: 'Motati',
  told: { family: true, nativePlace: true, studyWork: true },
};

describe('completeness of a profile', () => {
  it('is 100 percent when nothing is missing', () => {
    expect(completenessOf(WHOLE)).toEqual({ percent: 100, missing: [] });
  });

  it('counts what registration requires when everything else is missing, and names the weightiest first', () => {
    const bare = completenessOf({
      ...WHOLE,
      emailVerified: false,
      phoneVerified: false,
      verificationStatus: 'not-verified',
      aadhaarVerified: false,
      photos: [],
      selfSummary: 'I teach.',
      expectations: ` ${' '.repeat(100)}`,
      subcaste: null,
      told: { family: false, nativePlace: false, studyWork: false },
    });
    expect(bare.percent).toBe(35);
    expect(bare.missing.slice(0, 2)).toEqual(['photo', 'document']);
    expect([...bare.missing].sort()).toEqual(COMPLETENESS_PARTS.map((part) => part.value).sort());
  });

  it('asks a verified member for no document, and a waiting member only for the document', () => {
    expect(completenessOf({ ...WHOLE, aadhaarVerified: false }).missing).toEqual([]);
    const waiting = { ...WHOLE, aadhaarVerified: false, verificationStatus: 'semi-verified' } as const;
    expect(completenessOf({ ...waiting, documents: { identity: null } }).missing).toEqual(['document']);
    expect(completenessOf({ ...waiting, documents: { identity: 'passport' } }).missing).toEqual([]);
  });

  it('asks for more photos until there are three', () => {
    expect(completenessOf({ ...WHOLE, photos: [1, 2] })).toEqual({ percent: 95, missing: ['more-photos'] });
  });
});
