import { hasKnownFacts, LEGAL_KINDS, LEGAL_LIMITS, legalParts, readLegalText } from './legal-text.js';
import { en } from './legal-texts.en.js';
import { te } from './legal-texts.te.js';

const FACTS = { email: 'help@example.org', site: 'Kalyanam', documents: 'Passport' };

describe('a legal text', () => {
  it('has an introduction, headings and paragraphs', () => {
    expect(
      readLegalText('In short.\n\n# Cost\nFree.\n\nAlways.\n\n# Questions\r\n\r\nWrite to {email}.', FACTS),
    ).toEqual({
      lead: 'In short.',
      blocks: [
        ['Cost', 'Free.', 'Always.'],
        ['Questions', 'Write to help@example.org.'],
      ],
    });
  });

  it('keeps a line that only looks like a heading', () => {
    expect(readLegalText('Lead\n\n# One\n\n#2 is the second.', FACTS).blocks).toEqual([['One', '#2 is the second.']]);
  });

  it('falls into parts at its headings', () => {
    expect(legalParts('In short.\n\n# Cost\n\nFree.\n\n## Always\n# More')).toEqual([
      'In short.',
      '# Cost\n\nFree.\n\n## Always',
      '# More',
    ]);
    expect(legalParts(' \n ')).toEqual([]);
  });

  it('knows what cannot be filled in', () => {
    expect(hasKnownFacts('{email} {site} {documents}')).toBe(true);
    expect(hasKnownFacts('{e-mail}')).toBe(false);
  });

  it('names no document that is not accepted', () => {
    for (const text of [en.privacy, te.privacy, en.terms, te.terms]) expect(text).not.toMatch(/aadhaar|ఆధార్/i);
    expect(readLegalText(en.privacy, FACTS).blocks.flat().join(' ')).toContain('one of these documents: Passport.');
  });

  it.each(LEGAL_KINDS.map(({ value }) => value))('of %s is built in, in both languages and alike', (kind) => {
    for (const text of [en[kind], te[kind]]) {
      expect(hasKnownFacts(text)).toBe(true);
      expect(legalParts(text).filter((part) => part.length > LEGAL_LIMITS.part)).toEqual([]);
      expect(readLegalText(text, FACTS).lead).not.toBe('');
    }
    const lengths = [en, te].map((texts) => readLegalText(texts[kind], FACTS).blocks.map((block) => block.length));
    expect(lengths[0]).toHaveLength(kind === 'privacy' ? 18 : 6);
    expect(lengths[1]).toEqual(lengths[0]);
  });
});
