import { setLanguage } from '@kalyanam/web/i18n/language';
import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { session } from '../../../session/session';
import { fakeApi, OFFLINE } from '../../../spec/fake-api';
import { makeUser } from '../../../spec/make';
import { openPage } from '../../../spec/open-page';

describe('the documents that a deployment takes', () => {
  // The offered documents are forgotten with the session.
  beforeEach(() => {
    session.signIn(makeUser('verified'), 'token');
    session.signOut();
  });

  it('where no Aadhaar is taken names none, in either language', async () => {
    fakeApi({ 'GET /identity-documents': { documents: ['passport'] } });
    const { user } = openPage('/register');
    await user.click(await screen.findByRole('button', { name: /4\. Documents/ }));
    expect(await screen.findByLabelText('Passport number')).toBeVisible();
    expect(screen.queryByText('Which document do you use?')).toBeNull();
    expect(document.body).not.toHaveTextContent(/aadhaar/i);
    await act(() => setLanguage('te'));
    expect(await screen.findByLabelText('పాస్‌పోర్టు నంబరు')).toBeVisible();
    expect(document.body).not.toHaveTextContent('ఆధార్');
    await act(() => setLanguage('en'));
  });

  it('cannot tell which documents are taken: says so, and asks again', async () => {
    fakeApi({ 'GET /identity-documents': OFFLINE });
    const { user } = openPage('/register');
    await user.click(await screen.findByRole('button', { name: /4\. Documents/ }));
    const again = await screen.findByRole('button', { name: 'Retry' });
    const complete = () => screen.getByRole('button', { name: 'Complete Registration' });
    expect(complete()).toHaveAttribute('aria-busy', 'true');
    fakeApi({});
    await user.click(again);
    expect(await screen.findByLabelText('Aadhaar number')).toBeVisible();
    expect(complete()).not.toHaveAttribute('aria-busy');
  });
});
