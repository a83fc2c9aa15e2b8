import { GOTHRA_SPELLINGS } from '../domain/gothra-spellings.js';
import { gothraKey, gothraSkeleton } from './gothra-key.js';

describe('the key of a gothra', () => {
  const namesByKey = new Map<string, Set<string>>();
  for (const spellings of GOTHRA_SPELLINGS)
    for (const spelling of spellings) {
      const key = gothraKey(spelling);
      namesByKey.set(key, (namesByKey.get(key) ?? new Set()).add(spellings[0]));
    }
  const namesOf = (text: string): string[] => [...(namesByKey.get(gothraKey(text)) ?? [])];

  it('never merges two gothras of the table', () => {
    expect([...namesByKey].filter(([key, names]) => key === '' || names.size > 1)).toEqual([]);
  });

  it.each(GOTHRA_SPELLINGS.map((spellings) => [spellings[0], spellings] as const))(
    'finds %s by each of its spellings',
    (name, spellings) => {
      for (const spelling of spellings)
        expect([spelling, namesOf(` ${spelling.toUpperCase()} `)]).toEqual([spelling, [name]]);
    },
  );

  it('finds Bharadwaja in Telugu and with what is written after it', () => {
    for (const written of ['భారద్వాజ', 'భారద్వాజ గోత్రం', 'Bharadwaja Gothram', 'bhāradwāja gotra', 'Bharadwaja Maharshi'])
      expect([written, namesOf(written)]).toEqual([written, ['Bharadwaja']]);
  });

  it('keeps Paidipala and Pamidipala apart, though their skeletons are near', () => {
    expect(namesOf('Paidipala')).toEqual(['Paidipala']);
    expect(namesOf('Pamidipala')).toEqual(['Pamidipala']);
    expect(gothraKey('Paidipala')).not.toBe(gothraKey('Pamidipala'));
    expect(gothraSkeleton('Pamidipalla')).toBe(gothraSkeleton('Pamidipala'));
  });

  it('says nothing of a text without letters, and does not grow with it', () => {
    expect(gothraKey(' 12 — !')).toBe('');
    expect(gothraKey('ﷺ'.repeat(80)).length).toBeLessThanOrEqual(120);
  });
});
