import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeApi, OFFLINE } from '../../../spec/fake-api';
import { openPage } from '../../../spec/open-page';

describe('the landing page', () => {
  it('asks first who the profile is for, and takes the answer to the registration', async () => {
    fakeApi({});
    const { user, address } = openPage('/');
    const question = within(await screen.findByRole('region', { name: 'Who is the profile for?' }));
    expect(question.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      ['self', 'son', 'daughter', 'brother', 'sister'].map((answer) => `/register?for=${answer}`),
    );
    await user.click(question.getByRole('link', { name: 'My daughter' }));
    await waitFor(() => expect(address()).toBe('/register?for=daughter'));
  });

  it('shows the same card as three people see it', async () => {
    fakeApi({});
    openPage('/');
    const views = within(await screen.findByRole('list', { name: 'One profile, as three people see it' }));
    const openTo = (title: string) => {
      const view = views.getByRole('heading', { name: title }).closest('li');
      return within(view!)
        .queryAllByText(/: open$/)
        .map((part) => part.parentElement?.textContent?.split(':')[0]);
    };
    expect(openTo('A visitor')).toEqual([]);
    expect(openTo('A semi-verified member')).toEqual(['Name, age and work']);
    expect(openTo('A verified member')).toEqual(['Name, age and work', 'Photos', 'Phone and email', 'Gothra']);
  });

  it('answers what a mother asks', async () => {
    fakeApi({});
    const { user } = openPage('/');
    const answer = await screen.findByText(/There is nothing to pay/);
    expect(answer).not.toBeVisible();
    await user.click(screen.getByText('Is it free?'));
    expect(answer).toBeVisible();
  });

  it('tells how many are listed, asked without a session', async () => {
    const calls = fakeApi({ 'GET /numbers': { listed: 112_340 } });
    openPage('/');
    expect(await screen.findByText('1,12,340+ members are listed here today')).toBeVisible();
    expect(new Set(calls.map(({ path }) => path))).toEqual(new Set(['/numbers']));
    expect(calls[0]?.headers).not.toHaveProperty('Authorization');
  });

  it.each([
    ['are too few', { listed: null }],
    ['cannot be asked', OFFLINE],
  ] as const)('is silent about the members where they %s', async (_why, answer) => {
    const calls = fakeApi({ 'GET /numbers': answer });
    openPage('/');
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
    expect(screen.queryByText(/members are listed/)).not.toBeInTheDocument();
  });
});
