import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { registrationExample } from '@kalyanam/shared/contracts/registration.example';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi } from '../../../spec/fake-api';
import { openPage } from '../../../spec/open-page';
import { saveDraft } from './draft';
import { EMPTY_REGISTRATION } from './registration';

const waiting = vi.hoisted(() => [] as (() => void)[]);
const sent = vi.hoisted(() => [] as string[]);
vi.mock('../../../parts/files/prepare-picture', () => ({
  preparePicture: (picked: File) => new Promise((done) => waiting.push(() => done(picked))),
}));
vi.mock('../../../parts/files/send-file', () => ({
  sendFile: async ({ file }: { file: File }) => void sent.push(file.name),
}));

const FILLED = {
  ...EMPTY_REGISTRATION,
  ...registrationExample(),
  forWhom: 'self' as const,
  workLocation: { ...EMPTY_REGISTRATION.workLocation, state: 'telangana', city: 'Hyderabad' },
  familyLocation: { state: 'andhra-pradesh', city: 'Kurnool', address: '' },
  subcaste: '',
  panNumber: '',
};
const file = (name: string) => new File(['x'], name, { type: 'image/jpeg' });
const prepared = () => waiting.splice(0).forEach((done) => done());
const complete = () => screen.getByRole('button', { name: 'Complete Registration' });
const declaration = () => screen.getByRole('checkbox', { name: /real, recent pictures/ });

/** Everything that a draft does not keep. */
async function fillIn(user: UserEvent) {
  await user.click(await screen.findByRole('button', { name: /1\. Basic Info/ }));
  await user.type(await screen.findByLabelText('Mobile number'), '9848012345');
  await user.type(screen.getByLabelText('Password'), FILLED.password);
  await user.click(screen.getByRole('button', { name: /4\. Documents/ }));
  await user.type(await screen.findByLabelText('Aadhaar number'), '4968 5824 1235');
  await user.click(screen.getByRole('checkbox', { name: /marriage only/ }));
}

describe('a photo chosen while registering', () => {
  const asked = vi.fn(() => ({ message: '', userId: 'u', uploadToken: 'up' }));
  beforeEach(() => {
    asked.mockClear();
    sent.length = 0;
    waiting.length = 0;
    URL.createObjectURL = (made) => (made as File).name;
    URL.revokeObjectURL = () => undefined;
    saveDraft({ values: FILLED, step: 3, key: 'k' });
    fakeApi({ 'POST /auth/register': asked });
  });

  it('is shown immediately, is counted until its owner has confirmed it, and is sent', async () => {
    const { user } = openPage('/register');
    await fillIn(user);
    await user.upload(screen.getByLabelText(/^Photos/), file('me.jpg'));
    expect(await screen.findByRole('button', { name: 'Preparing the pictures…' })).toBeVisible();
    prepared();
    expect(await screen.findByAltText('Chosen photo 1')).toHaveAttribute('src', 'me.jpg');
    expect(declaration()).toBeValid();
    expect(screen.queryByText('Please confirm')).toBeNull();

    await user.click(complete());
    await waitFor(() => expect(declaration()).toHaveFocus());
    expect(screen.getByText('Please confirm')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('One field needs your attention');
    expect(screen.getByRole('button', { name: /4\. Documents/ })).toHaveTextContent('1 to fix');
    expect(asked).not.toHaveBeenCalled();

    await user.click(declaration());
    await user.click(complete());
    await within(await screen.findByRole('dialog')).findByText(/Registration successful/);
    expect(sent).toEqual(['me.jpg']);
  });

  it('no longer has to be confirmed once it is removed', async () => {
    const { user } = openPage('/register');
    await fillIn(user);
    await user.upload(screen.getByLabelText(/^Photos/), file('me.jpg'));
    await waitFor(() => expect(waiting).toHaveLength(1));
    prepared();
    await screen.findByAltText('Chosen photo 1');
    await user.click(complete());
    await screen.findByText('Please confirm');
    await user.click(screen.getByRole('button', { name: 'Remove photo 1' }));
    await user.click(complete());
    await within(await screen.findByRole('dialog')).findByText(/Registration successful/);
    expect(sent).toEqual([]);
  });

  it('leads a page that is loaded again on to the login, with a word about files that did not arrive', async () => {
    const first = openPage('/register');
    await fillIn(first.user);
    await first.user.click(complete());
    await within(await screen.findByRole('dialog')).findByText(/Registration successful/);
    const state = first.state();
    expect(state).toEqual({ made: { email: FILLED.email, withFiles: false } });
    cleanup();

    const made = { email: FILLED.email, withFiles: true };
    const again = openPage({ pathname: '/register', state: { made } });
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('Registration successful! Please login to continue.')).toBeVisible();
    expect(dialog.getByText(/did not arrive/)).toBeVisible();
    expect(screen.queryByText(/Sending the files/)).not.toBeInTheDocument();
    await again.user.click(dialog.getByRole('button', { name: 'Login' }));
    expect(await screen.findByLabelText('Email')).toHaveValue(FILLED.email);
  });
});
