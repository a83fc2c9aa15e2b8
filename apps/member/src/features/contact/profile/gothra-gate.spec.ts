import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeApi } from '../../../spec/fake-api';
import { makeUser, makeView } from '../../../spec/make';
import { openPage } from '../../../spec/open-page';

const viewer = makeUser('verified');

async function openFamily(reader = viewer) {
  const { user } = openPage('/profile/p1', reader);
  await user.click(await screen.findByRole('tab', { name: 'Family' }));
}

describe('the gothra gate of a profile', () => {
  it.each([
    ['same', 'own', 'You have the same gothra.', null],
    ['same', 'mother', 'You have the same gothra.', "Your rule: their own gothra is your mother's birth gothra."],
    ['same', 'their-rule', 'You have the same gothra.', "By their family's rule."],
    ['different', null, 'Your gothras differ.', null],
    ['cannot-tell', null, 'We cannot tell: please ask the family.', null],
  ] as const)('says what the gothra gate found: %s by %s', async (verdict, line, said, why) => {
    const gothraGate = { verdict, line, changedAt: null, sameSurname: true };
    fakeApi({ 'GET /profiles/p1': { profile: makeView({ gothraGate }) } });
    await openFamily();
    expect(await screen.findByText(said)).toBeVisible();
    expect(screen.getByText('Same surname as yours')).toBeVisible();
    expect(screen.queryByText(why ?? 'Compared by own gothra only.') !== null).toBe(why !== null);
  });

  it.each(['different', 'cannot-tell'] as const)(
    'says that the rules of the families were not asked where the owner is not verified: %s',
    async (verdict) => {
      const gothraGate = { verdict, line: null, changedAt: null, sameSurname: false };
      fakeApi({ 'GET /profiles/p1': { profile: makeView({ verificationStatus: 'semi-verified', gothraGate }) } });
      await openFamily();
      expect(await screen.findByText('Compared by own gothra only.')).toBeVisible();
    },
  );

  it.each([
    [{ verdict: null, changedAt: null }, 'Try again tomorrow'],
    [
      { verdict: 'cannot-tell', changedAt: '2026-11-20T06:30:00Z' },
      'You changed your gothra on 20 November 2026. We compare it again after 30 days.',
    ],
    [{ verdict: 'different', changedAt: null }, 'Compared by own gothra only.'],
  ] as const)('tells a semi-verified viewer as much as the gate does: %j', async (told, said) => {
    const gothraGate = { ...told, line: null, sameSurname: false };
    fakeApi({ 'GET /profiles/p1': { profile: makeView({ gothra: null, gothraGate }) } });
    await openFamily(makeUser('semi-verified'));
    expect(await screen.findByText(said)).toBeVisible();
  });
});
