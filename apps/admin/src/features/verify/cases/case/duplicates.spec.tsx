import type { DuplicatesAnswer, DuplicateView } from '@kalyanam/shared/team/checks';
import type { DuplicateClue } from '@kalyanam/shared/team/contracts';
import { flagOf } from '@kalyanam/shared/team/queue';
import { ADMIN_ROUTES } from '@kalyanam/shared/team/routes';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ok } from '../../../../testing/fake-api';
import { pendingCase } from '../../../../testing/pending-case';
import { PENDING, openVerify } from '../../../../testing/open-verify';

const other = (index: number, clue: DuplicateClue): DuplicateView => ({
  userId: `other${index}`,
  name: `Other ${index}`,
  clues: [clue],
  ...{ dob: '1998-05-14', age: 28, city: null, phone: '2345', photo: null },
  ...{ verificationStatus: 'verified', accountStatus: 'active', registeredAt: '2026-11-19T05:12:00.000Z' },
});

const open = (clue: DuplicateClue, answer: Partial<DuplicatesAnswer> = {}) =>
  openVerify({
    [PENDING]: () => ok({ users: [pendingCase('u1', 'Sravani Reddy', { duplicates: [clue] })], total: 1 }),
    [`GET ${ADMIN_ROUTES.duplicates('u1')}`]: () => ok({ duplicates: [other(1, clue)], more: 0, gone: [], ...answer }),
  });

describe('what another account has too', () => {
  it.each([
    ['pan', 'ID number used once', 'Another member has the same number'],
    ['photo', 'Photo used once', 'Another account has the same photo or picture of a document'],
    ['document', 'Document picture used once', 'Another account has the same photo or picture of a document'],
    ['name-dob', 'Name and birthday used once', 'Not everything is checked'],
  ] as const)('turns the check of %s red, and an approval asks why', async (clue, check, question) => {
    const { user, fetch } = await open(clue);
    const strip = screen.getByRole('region', { name: 'Checks' });
    expect(strip).toHaveTextContent(`${check}, wrong, checked by the system`);
    await user.keyboard('a');
    expect(screen.getByRole('group', { name: 'Why approve anyway?' })).toHaveTextContent(question);
    expect(fetch.mock.calls.some(([url]) => url.endsWith('/decision'))).toBe(false);
    expect(flagOf(pendingCase('u1', 'Sravani Reddy', { duplicates: [clue] }))?.tone).toBe(
      clue === 'name-dob' ? undefined : 'bad',
    );
  });

  it('is green where nothing equals', async () => {
    await openVerify();
    expect(screen.getByRole('region', { name: 'Checks' })).toHaveTextContent('ID number used once, right');
  });

  it('lists ten accounts and counts the others, and what deleted accounts had', async () => {
    const ten = Array.from({ length: 10 }, (_, index) => other(index, 'photo'));
    await open('photo', { duplicates: ten, more: 148, gone: ['aadhaar', 'photo'] });
    expect(await screen.findByText('148 more accounts')).toBeVisible();
    expect(screen.getAllByText(/^Same photo: Other/)).toHaveLength(10);
    expect(screen.getByText('Same Aadhaar number, same photo: an account that was deleted')).toBeVisible();
  });
});
