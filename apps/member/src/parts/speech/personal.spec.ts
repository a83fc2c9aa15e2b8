import { describe, expect, it } from 'vitest';
import { personalWords, withoutPersonal } from './personal';

const ANSWER = {
  profiles: [
    { id: 'p1', name: 'Sravani Reddy Kota', education: 'masters', familyLocation: { address: 'Plot 7, Lake Road' } },
  ],
  contact: { email: 'sravani@example.com', phone: '9876543210' },
  more: { fatherName: 'Narayana', siblings: [{ name: 'Harsha' }] },
};

describe('words that a remote voice may not hear', () => {
  const words = personalWords(ANSWER);

  it('are names, anywhere in an answer, whole or in part', () => {
    expect(withoutPersonal('Sravani accepted. Her father NARAYANA, her brother Harsha.', words)).toBe(
      'accepted. Her father , her brother .',
    );
  });

  it('are numbers and addresses, known or not', () => {
    const said = withoutPersonal('Ring 98765 43210 or +1 (972) 555-9182, write to a.b@example.org, Lake Road.', words);
    expect(said).toBe('Ring or , write to .');
    expect(said).not.toMatch(/\d/);
  });

  it('are not the rest', () => {
    expect(withoutPersonal('Masters · 5\'4" · 28 years, in 2026', words)).toBe('Masters · 5\'4" · 28 years, in 2026');
  });
});
