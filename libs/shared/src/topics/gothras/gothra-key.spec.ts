import { GOTHRA_SPELLINGS } from '../../base/domain/gothra-spellings.js';
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

  it.each([
    ...['భరద్వాజ', 'భారద్వాజస', 'భరద్వాజస గోత్రము'].map((written) => [written, 'Bharadwaja'] as const),
    ...['కశ్యప', 'కాశ్యపస', 'కాస్యప', 'Casyapa'].map((written) => [written, 'Kasyapa'] as const),
    ...['వశిష్ఠ', 'వసిష్ఠ', 'వశిష్ట', 'వాసిష్ఠస'].map((written) => [written, 'Vasishta'] as const),
    ...['అత్రేయ', 'ఆత్రేయస', 'ఆత్రేయ మహర్షి'].map((written) => [written, 'Atreya'] as const),
    ...['ధనంజయ', 'ధనుంజయ'].map((written) => [written, 'Dhanunjaya'] as const),
    ...['కౌండిన్యస', 'కౌండిన్య', 'కౌండిన్య\u200cస'].map((written) => [written, 'Kaundinya'] as const),
    ...['శ్రీవత్సస', 'శ్రీ వత్స'].map((written) => [written, 'Srivatsa'] as const),
    ...['గౌతమ', 'గౌతమస', 'Gowtham'].map((written) => [written, 'Gautama'] as const),
  ])('finds what families write: %s', (written, name) => expect(namesOf(written)).toEqual([name]));

  it.each(GOTHRA_SPELLINGS.map(([name, telugu]) => [telugu, name] as const))(
    'finds %s as the head of a family says it, with an s',
    (telugu, name) => expect(namesOf(`${telugu}స`)).toEqual([name]),
  );

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
