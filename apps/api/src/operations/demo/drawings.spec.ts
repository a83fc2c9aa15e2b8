import { WEAVES, weaveOf } from '@kalyanam/shared/topics/profile/weaves';
import sharp from 'sharp';
import { demoCommunity } from './community.js';
import { documentSvg } from './document-svg.js';
import { portraitSvg } from './portrait-svg.js';

const members = demoCommunity(120, new Date('2026-03-01T06:00:00Z'));

describe('drawings', () => {
  const specs = members.flatMap(({ portraits }) => portraits);

  it('show the same figure in all pictures of a member, each picture different', () => {
    for (const { portraits } of members) {
      const looks = portraits.map(({ hair, hairColor, skin, beard, build, weave }) =>
        [hair, hairColor, skin, beard, build, weave].join(),
      );
      expect(new Set(looks).size).toBeLessThan(2);
      expect(new Set(portraits.map(portraitSvg)).size).toBe(portraits.length);
    }
  });

  it('put every figure on the cloth of its native district, the first for a family and the others in any form', () => {
    for (const { portraits, details, fields } of members)
      for (const [index, { weave, frame }] of portraits.entries()) {
        expect(weave).toBe(weaveOf(details.nativeDistrict, fields.name));
        expect(frame === 'studio').toBe(index === 0);
      }
    expect(new Set(specs.map(({ weave }) => weave)).size).toBeGreaterThan(6);
    expect(new Set(specs.map(({ frame }) => frame)).size).toBe(5);
  });

  it.each(WEAVES)('have the threads of %s', (weave) => {
    const spec = { ...specs[0]!, weave };
    expect(portraitSvg(spec)).toMatch(new RegExp(`<pattern id="weave" width="\\d+".*#${spec.dye[1]}.*</pattern>`, 's'));
  });

  it('have skin, cloth and drape in place, and nothing of a face', async () => {
    for (const spec of specs) {
      const svg = portraitSvg(spec);
      for (const color of [spec.skin, spec.cloth, spec.hairColor, spec.dye[0], ...Object.values(spec.drape ?? {})])
        expect(svg).toContain(`#${color}`);
      expect(svg.includes('r="2.6" fill="#8e1b2c"')).toBe(spec.bindi);
      expect(svg).not.toMatch(/undefined|NaN|null/);
    }
    const forms = new Map(specs.map((spec) => [spec.frame, spec]));
    const sizes = await Promise.all(
      [...forms.values()].map(async (spec) => {
        const { width, height } = await sharp(Buffer.from(portraitSvg(spec))).metadata();
        return Math.sign(width - height);
      }),
    );
    expect(new Set(sizes)).toEqual(new Set([-1, 0, 1]));
  });

  it('are the same every time', () => {
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
