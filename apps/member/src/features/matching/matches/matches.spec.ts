import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeApi, Refusal } from '../../../spec/fake-api';
import { makeCard, makeUser } from '../../../spec/make';
import { openPage } from '../../../spec/open-page';

const fits = (fit: object | null, theirs: object | null = null) => ({ ...makeCard(), fit, theirs });
const page = (profiles: object[], total = profiles.length) => ({
  profiles,
  total,
  page: 1,
  totalPages: 1,
  hiddenByGothra: 0,
});
const mine = { stated: 6, fits: 5, unknown: 1, misses: [] };
const open = () => openPage('/matches', makeUser('verified'));

describe('matches', () => {
  it('are those who fit both ways, with two lines on each card', async () => {
    const theirs = { few: false, stated: 4, fits: 3, mustMissed: true };
    const calls = fakeApi({ 'GET /profiles': page([fits(mine, theirs)]) });
    open();
    expect(await screen.findByText('What you look for: 5 of 6', { exact: false })).toHaveTextContent(
      'What you look for: 5 of 6, 1 not known',
    );
    expect(screen.getByText('What they look for: you meet 3 of 4')).toBeVisible();
    expect(screen.getByText('One of their musts is not met')).toBeVisible();
    expect(screen.getByText('1 family')).toBeVisible();
    expect(calls.find(({ path }) => path === '/profiles')?.query.get('fits')).toBe('both');
  });

  it('go by the own wishes alone until verification, and say so', async () => {
    const calls = fakeApi({ 'GET /profiles': page([]) });
    openPage('/matches', makeUser('semi-verified'));
    expect(await screen.findByRole('heading', { name: 'No family meets all your musts' })).toBeVisible();
    expect(
      screen.getByText('Families who meet your musts. After verification it also goes by what they look for.'),
    ).toBeVisible();
    expect(calls.filter(({ path }) => path === '/profiles').map(({ query }) => query.get('fits'))).toEqual(['mine']);
  });

  it('say nothing of wishes that are too few to count', async () => {
    fakeApi({ 'GET /profiles': page([fits(mine, { few: true, stated: 0, fits: 0, mustMissed: false })]) });
    open();
    expect(await screen.findByText('What you look for: 5 of 6', { exact: false })).toBeVisible();
    expect(screen.queryByText(/^What they look for/)).not.toBeInTheDocument();
  });

  it('of a member without wishes are everyone, and the page says so', async () => {
    fakeApi({ 'GET /profiles': page([fits(null)]) });
    open();
    expect(await screen.findByText(/^You have not said what you look for yet/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Say what matters to you' })).toHaveAttribute('href', '/my-profile/wishes');
  });

  it('that are none lead to the wishes and to the whole list', async () => {
    fakeApi({ 'GET /profiles': page([]) });
    open();
    expect(await screen.findByRole('heading', { name: 'No family meets all musts of both' })).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'What we look for' }).at(-1)).toHaveAttribute(
      'href',
      '/my-profile/wishes',
    );
    expect(screen.getByRole('link', { name: 'Browse all profiles' })).toHaveAttribute('href', '/profiles');
    expect(screen.getByRole('link', { name: 'Someone missing?' })).toHaveAttribute('href', '/why?fits=both');
  });

  it('are asked for again where the list failed', async () => {
    let broken = true;
    fakeApi({ 'GET /profiles': () => (broken ? new Refusal('unexpected') : page([fits(mine)])) });
    const { user } = open();
    await screen.findByRole('alert');
    broken = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('link', { name: 'Sravani Reddy, 28' })).toBeVisible();
  });

  it('leave out who is not for us, until that is taken back', async () => {
    let out = false;
    fakeApi({
      'GET /profiles': () => page(out ? [] : [fits(mine)]),
      'PUT /profiles/p1/dismissal': () => ((out = true), { dismissed: true }),
      'DELETE /profiles/p1/dismissal': () => ((out = false), { dismissed: false }),
    });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Not for us: Sravani Reddy' }));
    await waitFor(() => expect(screen.queryByRole('article')).not.toBeInTheDocument());
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('article')).toBeVisible();
  });
});
