import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeApi } from '../../../spec/fake-api';
import { openPage } from '../../../spec/open-page';
import { EMPTY_REGISTRATION, refusedFields } from './registration';

const refused = (nameTe: string) => refusedFields({ ...EMPTY_REGISTRATION, nameTe });

describe('the name in Telugu', () => {
  beforeEach(() => {
    fakeApi({});
  });

  const inTelugu = () => screen.getByLabelText(/^Name in Telugu/);
  const change = () => screen.findByRole('button', { name: 'Change' });

  it('is one line under the name, and follows it until something else is written', async () => {
    const { user } = openPage('/register');
    await user.type(await screen.findByLabelText('Name'), 'Sravani');
    expect(await screen.findByText('శ్రావణి')).toBeVisible();
    await user.type(screen.getByLabelText('Name'), ' Reddy');
    expect(await screen.findByText('శ్రావణి రెడ్డి')).toBeVisible();
    expect(screen.queryByLabelText(/^Name in Telugu/)).toBeNull();

    // The step is left and opened again.
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await user.click(await screen.findByRole('button', { name: 'Previous' }));
    await user.type(await screen.findByLabelText('Name'), ' K');
    expect(await screen.findByText('శ్రావణి రెడ్డి కె')).toBeVisible();

    await user.click(await change());
    await waitFor(() => expect(inTelugu()).toHaveFocus());
    await user.clear(inTelugu());
    await user.type(screen.getByLabelText('Name'), '{Backspace}Y');
    const offer = await screen.findByRole('button', { name: 'Write it as శ్రావణి రెడ్డి వై' });
    expect(inTelugu()).toHaveValue('');
    await user.click(offer);
    expect(inTelugu()).toHaveValue('శ్రావణి రెడ్డి వై');
    expect(inTelugu()).toHaveFocus();
  });

  it('refuses other letters, and is not needed for a name that is in Telugu', async () => {
    const { user } = openPage('/register');
    await user.type(await screen.findByLabelText('Name'), 'శ్రావణి');
    await user.click(await screen.findByRole('button', { name: 'Write it' }));
    expect(inTelugu()).toHaveValue('');
    expect(refused('Sravani')).toHaveProperty('nameTe');
    expect(refused('')).not.toHaveProperty('nameTe');
    expect(refused('రాజేష్\u200c రెడ్డి')).not.toHaveProperty('nameTe');
  });
});
