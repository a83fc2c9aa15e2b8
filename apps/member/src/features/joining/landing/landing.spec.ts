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
    const seenBy = (title: string) =>
      views.getByRole('heading', { name: title }).closest('li')!.querySelector('p:last-child')?.textContent;
    expect(seenBy('A visitor')).toBe('Nothing at all');
    expect(seenBy('A semi-verified member')).toBe('Name, age and work');
    expect(seenBy('A verified member')).toBe('Name, age and work, Photos, Phone and email, Gothra');
  });

  it('shows pages of the product, and says that the figure is drawn', async () => {
    fakeApi({});
    openPage('/');
    const pages = within(await screen.findByRole('list', { name: 'What you will find inside' }));
    expect(pages.getAllByRole('heading').map((heading) => heading.textContent)).toEqual([
      'One person at a glance',
      'The family takes part',
      'One community, in your own words',
    ]);
    expect(pages.getByText('An example. The figure is drawn, the person invented.')).toBeVisible();
  });

  it('answers what a mother asks', async () => {
    fakeApi({});
    const { user } = openPage('/');
    const answer = await screen.findByText(/There is nothing to pay/);
    expect(answer).not.toBeVisible();
    await user.click(screen.getByText('Is it free?'));
    expect(answer).toBeVisible();
  });

  const numbers = { listed: 1_240, decisions: 112_340, promised: false, cities: 48, countries: 7, answered: 64 };

  it('says what is true of the community, asked once and without a session', async () => {
    const calls = fakeApi({ 'GET /numbers': { ...numbers, promised: true } });
    openPage('/');
    for (const figure of ['1,12,340+', '48', '64%']) expect(await screen.findByText(figure)).toBeVisible();
    expect(screen.getByRole('link', { name: '48 towns in 7 countries' })).toHaveAttribute('href', '/about/numbers');
    expect(await screen.findByText(/within the last three months/)).toBeVisible();
    expect(calls.map(({ path }) => path)).toEqual(['/numbers']);
    expect(calls[0]?.headers).not.toHaveProperty('Authorization');
  });

  it('shows no figure that is nothing to show', async () => {
    fakeApi({ 'GET /numbers': { ...numbers, cities: 9, countries: 3, answered: 49 } });
    openPage('/');
    expect(await screen.findByRole('link', { name: '3 countries where members work' })).toBeVisible();
    expect(screen.queryByText(/^towns|of interests/)).not.toBeInTheDocument();
  });

  it.each([
    ['are too few', { ...numbers, listed: null, decisions: null, cities: null, countries: null, answered: null }],
    ['cannot be asked', OFFLINE],
  ] as const)('is silent about the members where they %s', async (_why, answer) => {
    const calls = fakeApi({ 'GET /numbers': answer });
    openPage('/');
    await waitFor(() => expect(calls.length).toBeGreaterThan(0));
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
    expect(document.querySelector('a[href="/about/numbers"]')).toBeNull();
  });
});
