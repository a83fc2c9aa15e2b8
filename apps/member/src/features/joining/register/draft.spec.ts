import { registrationExample } from '@kalyanam/shared/contracts/registration.example';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { DRAFT_KEY, forgetOldDraft } from '../../../session/old-draft';
import { fakeApi } from '../../../spec/fake-api';
import { openPage } from '../../../spec/open-page';
import { loadDraft, saveDraft } from './draft';
import { EMPTY_REGISTRATION } from './registration';

const { name, password } = registrationExample();
const FILLED = {
  ...EMPTY_REGISTRATION,
  ...{ name, password, phone: '+91 98480 12345', aadhaarNumber: '4968 5824 1235' },
};

describe('the draft of a registration', () => {
  beforeEach(() => {
    fakeApi({});
  });

  it('keeps the typed text immediately when the page is left, and nothing that is saved or gone already', async () => {
    const leave = () => window.dispatchEvent(new Event('pagehide'));
    const { user } = openPage('/register');
    await user.type(await screen.findByLabelText('Name'), 'Sravani');
    leave();
    expect(loadDraft()?.values.name).toBe('Sravani');
    localStorage.removeItem(DRAFT_KEY);
    leave();
    expect(loadDraft()).toBeNull();
  });

  it('keeps a draft without phone, password or numbers', () => {
    saveDraft({ values: FILLED, step: 2, key: 'k' });
    const stored = JSON.stringify({ ...localStorage });
    for (const secret of ['98480', 'Abcdef12', '4968']) expect(stored).not.toContain(secret);
    expect(loadDraft()).toMatchObject({ step: 2, key: 'k', values: { name: 'Sravani Reddy', phone: '' } });
  });

  it('says how long the draft is kept, and forgets an older one at the next start', async () => {
    saveDraft({ values: FILLED, step: 0, key: 'k' });
    openPage('/register');
    expect(await screen.findByText(/is kept on this device for 7 days/)).toBeVisible();
    const { savedAt } = JSON.parse(localStorage.getItem(DRAFT_KEY) ?? '{}') as { savedAt: number };
    forgetOldDraft(savedAt + 7 * 86_400_000);
    expect(loadDraft()).not.toBeNull();
    forgetOldDraft(savedAt + 7 * 86_400_000 + 1);
    expect(localStorage).toHaveLength(0);
  });
});
