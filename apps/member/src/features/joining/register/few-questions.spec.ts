import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi } from '../../../spec/fake-api';
import { openPage } from '../../../spec/open-page';
import { loadDraft, saveDraft } from './draft';
import { EMPTY_REGISTRATION } from './registration';

describe('a few questions a screen, on a phone', () => {
  beforeEach(() => {
    fakeApi({});
    vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => 0, removeEventListener: () => 0 }));
  });
  afterEach(() => vi.unstubAllGlobals());
  const question = (name: string | RegExp) => screen.findByRole('heading', { level: 3, name });

  it('leads from one to the next, and says where one is', async () => {
    const { user } = openPage('/register');
    await question('Who is this profile for?');
    expect(screen.getByText('1 / 3')).toBeVisible();
    expect(screen.queryByLabelText('Name')).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'Daughter' }));
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await question('What is your daughter’s name?')).toHaveFocus();
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Step 1 of 4 · Basic Info');
    expect(screen.getByText('2 / 3')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'All steps' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Previous' }));
    await question('Who is this profile for?');
  });

  it('counts what is wrong across screens, and leads to it', async () => {
    const { user } = openPage('/register?for=son');
    await question('What is your son’s name?');
    await user.type(screen.getByLabelText('Name'), 'R');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await question('How do we reach you?');
    // The name is too short; date of birth, marital status and relation are missing.
    await user.click(await screen.findByRole('button', { name: '4 to fill in' }));
    await user.click(screen.getByRole('button', { name: /1\. Basic Info/ }));
    await question('What is your son’s name?');
    await user.click(screen.getByRole('button', { name: /^4\. Documents/ }));
    await question(/^Do you have photos/);
    for (const name of [/^Which document/, /must say yes$/]) {
      await user.click(screen.getByRole('button', { name: 'Next' }));
      await question(name);
    }
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Complete Registration' })).not.toHaveAttribute('aria-busy'),
    );
    await user.click(screen.getByRole('button', { name: 'Complete Registration' }));
    await waitFor(() => expect(screen.getByLabelText('Name')).toHaveFocus());
    expect(screen.getByRole('alert')).toHaveTextContent(/fields need your attention/);
  });

  it('goes on where the draft was left', async () => {
    const values = { ...EMPTY_REGISTRATION, forWhom: 'daughter', name: 'Kavya Reddy' } as const;
    saveDraft({ values, step: 1, at: 'education', key: 'k' });
    openPage('/register');
    await question('What does she do?');
    expect(screen.getByText('2 / 3')).toBeVisible();
  });

  it('says once which of the answers it did not keep are still missing', async () => {
    const typed = { ...EMPTY_REGISTRATION, phone: '9848012345', password: 'Abcdef12' };
    saveDraft({ values: typed, step: 0, at: 'email', key: 'k' });
    // Saved again before they were typed again.
    saveDraft({ values: EMPTY_REGISTRATION, step: 0, at: 'email', key: 'k' });
    const { user } = openPage('/register');
    expect(await screen.findByText('Please enter again: Mobile number, Password.')).toBeVisible();
    await user.type(screen.getByLabelText('Mobile number'), '9848012345');
    expect(screen.getByText('Please enter again: Password.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await question(/^How tall/);
    expect(screen.queryByText('We kept what you wrote last time.')).toBeNull();
  });

  it('asks for nothing again that was not typed', async () => {
    saveDraft({ values: { ...EMPTY_REGISTRATION, name: 'Kavya' }, step: 0, at: 'name', key: 'k' });
    openPage('/register');
    expect(await screen.findByText('We kept what you wrote last time.')).toBeVisible();
    expect(screen.queryByText(/^Please enter again/)).toBeNull();
  });

  it('folds the list of steps where another screen opens', async () => {
    const { user } = openPage('/register?for=son');
    await question('What is your son’s name?');
    await user.click(screen.getByRole('button', { name: 'All steps', expanded: false }));
    expect(screen.getByRole('button', { name: 'All steps', expanded: true })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await question('How do we reach you?');
    expect(await screen.findByRole('button', { name: /to fill in$/, expanded: false })).toBeVisible();
  });

  it('folds what can wait, and unfolds it where something is kept or wrong', async () => {
    saveDraft({ values: EMPTY_REGISTRATION, step: 1, at: 'workLocation', key: 'k' });
    const { user } = openPage('/register');
    const folded = await screen.findByRole('button', { name: 'Can waitSubcaste, Surname, Complexion, Work address' });
    expect(folded).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByLabelText(/^Surname/)).toBeNull();
    await user.click(folded);
    await user.type(screen.getByLabelText(/^Surname/), 'Gangireddy');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await question(/family’s home/);
    await user.click(screen.getByRole('button', { name: 'Previous' }));
    expect(await screen.findByLabelText(/^Surname/)).toHaveValue('Gangireddy');
    window.dispatchEvent(new Event('pagehide'));
    expect(loadDraft()).toMatchObject({ step: 1, at: 'workLocation', values: { surname: 'Gangireddy' } });
  });

  it('leads with Enter from answer to answer, and on after the last', async () => {
    const { user } = openPage('/register?for=daughter');
    await user.type(await screen.findByLabelText('Name'), 'Kavya{Enter}');
    expect(screen.getByLabelText('Day')).toHaveFocus();
    await user.keyboard('14');
    await user.selectOptions(screen.getByLabelText('Month'), 'May');
    await user.type(screen.getByLabelText('Year'), '1998{Enter}');
    expect(screen.getByRole('radio', { name: 'Never married' })).toHaveFocus();
    await user.click(screen.getByRole('radio', { name: 'Never married' }));
    await user.click(screen.getByRole('radio', { name: 'Mother' }));
    await user.type(screen.getByLabelText('Year'), '{Enter}');
    await question('How do we reach you?');
    await user.type(screen.getByLabelText('Your name'), 'Lakshmi{Enter}');
    expect(screen.getByLabelText('Email')).toHaveFocus();
  });
});
