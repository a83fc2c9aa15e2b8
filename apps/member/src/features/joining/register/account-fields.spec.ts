import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeApi } from '../../../spec/fake-api';
import { openPage } from '../../../spec/open-page';

describe('the phone and the password of a new account', () => {
  beforeEach(() => {
    fakeApi({});
  });

  it.each(['+91 98480 12345', '\u202d+91 98480\u00a012345\u202c', '91 98480\u201112345', '౯౮౪౮౦ ౧౨౩౪౫'])(
    'takes a number as it is written or copied, and counts it as right: %j',
    async (typed) => {
      const { user } = openPage('/register');
      await user.type(await screen.findByLabelText('Mobile number'), typed);
      await user.tab();
      expect(screen.getByLabelText('Mobile number')).toHaveValue('9848012345');
      expect(screen.getByLabelText('Mobile number')).toBeValid();
    },
  );

  it('no longer refuses a number once it is right', async () => {
    const { user } = openPage('/register');
    const phone = await screen.findByLabelText('Mobile number');
    await user.click(phone);
    await user.tab();
    await waitFor(() => expect(phone).toBeInvalid());
    await user.type(phone, '+91 98480 12345');
    await user.tab();
    await waitFor(() => expect(phone).toBeValid());
    expect(phone).toHaveValue('9848012345');
  });

  it('ticks the conditions of a password off as they are met', async () => {
    const { user } = openPage('/register');
    const password = await screen.findByLabelText('Password');
    await user.type(password, 'abcdefgh');
    expect(screen.getByText('Password still needs: uppercase letter, number')).toBeInTheDocument();
    await user.type(password, 'A1');
    expect(screen.getByText(/^All four are met\. A password known from data leaks/)).toBeInTheDocument();
  });
});
