import table from '@kalyanam/shared/domain/gothras.json' with { type: 'json' };
import { CANNOT_TELL, cannotTellApart } from './gothra-table.js';

interface Noted {
  readonly id: string;
  readonly en: string;
  readonly note?: string;
}

describe('gothras with the same key', () => {
  const gothras: readonly Noted[] = table.gothras;
  const noted = gothras.filter(({ note = '' }) => /cannot tell|as above with/.test(note));

  it('are those of which the table says so in words', () => {
    expect(CANNOT_TELL.map(([id]) => id).sort()).toEqual(noted.map(({ id }) => id).sort());
    for (const [id, other] of CANNOT_TELL) {
      const name = gothras.find((gothra) => gothra.id === other)?.en ?? 'nothing';
      expect(noted.find((gothra) => gothra.id === id)?.note).toContain(name);
    }
  });

  it('are so from either side, and from no other', () => {
    expect(cannotTellApart('kasyapa', 'naidhruva_kasyapa')).toBe(true);
    expect(cannotTellApart('naidhruva_kasyapa', 'kasyapa')).toBe(true);
    expect(cannotTellApart('kasyapa', 'bhargava')).toBe(false);
  });
});
