import { gothraKey, gothraSkeleton } from './gothra-key.js';
import { SEED_GOTHRAS, spellingsOf } from './gothra-table.js';

describe('the key of a gothra', () => {
  const idsByKey = new Map<string, Set<string>>();
  for (const gothra of SEED_GOTHRAS)
    for (const spelling of spellingsOf(gothra)) {
      const key = gothraKey(spelling);
      idsByKey.set(key, (idsByKey.get(key) ?? new Set()).add(gothra.id));
    }
  const idsOf = (text: string): string[] => [...(idsByKey.get(gothraKey(text)) ?? [])];

  it('never merges two gothras of the table', () => {
    expect([...idsByKey].filter(([key, ids]) => key === '' || ids.size > 1)).toEqual([]);
  });

  it.each(SEED_GOTHRAS.map((gothra) => [gothra.id, gothra] as const))(
    'finds %s by each of its spellings',
    (id, gothra) => {
      for (const spelling of spellingsOf(gothra))
        expect([spelling, idsOf(` ${spelling.toUpperCase()} `)]).toEqual([spelling, [id]]);
    },
  );

  it('finds Bharadwaja in Telugu and with what is written after it', () => {
    for (const written of ['భారద్వాజ', 'భారద్వాజ గోత్రం', 'Bharadwaja Gothram', 'bhāradwāja gotra', 'Bharadwaja Maharshi'])
      expect([written, idsOf(written)]).toEqual([written, ['bharadwaja']]);
  });

  it('keeps Paidipala and Pamidipala apart, though their skeletons are near', () => {
    expect(idsOf('Paidipala')).toEqual(['paidipala']);
    expect(idsOf('Pamidipala')).toEqual(['pamidipala']);
    expect(gothraKey('Paidipala')).not.toBe(gothraKey('Pamidipala'));
    expect(gothraSkeleton('Pamidipalla')).toBe(gothraSkeleton('Pamidipala'));
  });

  it('says nothing of a text without letters, and does not grow with it', () => {
    expect(gothraKey(' 12 — !')).toBe('');
    expect(gothraKey('ﷺ'.repeat(80)).length).toBeLessThanOrEqual(120);
  });
});
