import { DISTRICTS } from '../../base/domain/districts.js';
import { WEAVES, weaveOf } from './weaves.js';

describe('weaves', () => {
  it.each(Object.values(DISTRICTS).flat())('give %s a weave of its own, whatever the name', (district) => {
    expect(new Set(['Asha', 'Bhavya', 'Charan'].map((name) => weaveOf(district, name))).size).toBe(1);
  });

  it.each([
    ['nalgonda', 'pochampally'],
    ['medchal-malkajgiri', 'pochampally'],
    ['medak', 'siddipet'],
    ['narayanpet', 'narayanpet'],
    ['mahabubnagar', 'narayanpet'],
    ['mahabubabad', 'warangal'],
    ['srikakulam', 'ponduru'],
    ['sri-sathya-sai', 'dharmavaram'],
    ['kakinada', 'uppada'],
    ['guntur', 'mangalagiri'],
    ['nellore', 'venkatagiri'],
    ['jogulamba-gadwal', 'gadwal'],
  ])('show %s on %s', (district, weave) => expect(weaveOf(district, 'Anyone')).toBe(weave));

  it('fall to the name where the district is not known, and to each some names', () => {
    expect(weaveOf(null, 'Asha Reddy')).toBe(weaveOf('frankfurt', 'Asha Reddy'));
    const names = Array.from({ length: 100 }, (_, index) => `Reddy ${index}`);
    expect(new Set(names.map((name) => weaveOf(undefined, name))).size).toBe(WEAVES.length);
  });
});
