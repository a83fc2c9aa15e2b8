import { demoCommunity } from './community.js';
import { documentSvg } from './document-svg.js';
import { portraitSvg } from './portrait-svg.js';

const members = demoCommunity(120, new Date('2026-03-01T06:00:00Z'));

describe('drawings', () => {
  it('show the same person in all photos of a member, each photo different', () => {
    for (const { portraits } of members) {
      expect(new Set(portraits.map(({ top, hairColor, skinColor }) => top + hairColor + skinColor)).size).toBeLessThan(
        2,
      );
      expect(new Set(portraits.map(portraitSvg)).size).toBe(portraits.length);
    }
  });

  it('have a 4:5 canvas with backdrop, pallu and jewelry in place', () => {
    const specs = members.flatMap(({ portraits }) => portraits);
    const draped = specs.find(({ pallu }) => pallu);
    const plain = specs.find(({ pallu, bindi, earrings }) => !pallu && !bindi && !earrings);

    for (const spec of specs) {
      const svg = portraitSvg(spec);
      expect(svg).toContain('viewBox="20 -20 240 300" width="640" height="800"');
      expect(svg).toContain(`fill="#${spec.backdrop.wall}"`);
      expect(svg).not.toContain('undefined');
    }
    expect(draped && portraitSvg(draped)).toContain('url(#bust)');
    expect(plain && portraitSvg(plain)).not.toMatch(/url\(#bust\)|<circle cx="140"/);
  });

  it('are the same every time', () => {
    const specs = members.flatMap(({ portraits }) => portraits);
    expect(specs.map(portraitSvg)).toEqual(specs.map(portraitSvg));
  });

  it('of documents are specimens with a masked number', () => {
    const member = { ...members[1]!, aadhaarNumber: '012345678910', identityNumber: null, panNumber: 'DEMXK1234A' };
    const sheet = documentSvg('aadhaar', member);

    expect(sheet).toContain('DEMONSTRATION — NOT A REAL DOCUMENT');
    expect(sheet).toContain('XXXX XXXX 8910');
    expect(sheet).not.toContain('0123');
    expect(documentSvg('pan', member)).toContain('XXXXXX234A');
  });

  it('of documents escape markup in names', () => {
    const member = { ...members[1]!, fields: { ...members[1]!.fields, name: 'A <b> & "C"' } };
    expect(documentSvg('pan', member)).toContain('A &#60;b&#62; &#38; &#34;C&#34;');
  });
});
