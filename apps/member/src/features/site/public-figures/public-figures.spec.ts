import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeApi, Refusal } from '../../../spec/fake-api';
import { openPage } from '../../../spec/open-page';

const PROMISE = 'Everyone you see here has told us within the last three months that they are still looking.';
const numbers = {
  ...{ listed: 1240, decisions: 980, promised: true, confirmedThisMonth: 71, medianDays: 12, marriages: 3 },
  ...{ cities: 18, countries: 6, answered: 64, stories: 0 },
};

describe('Kalyanam in numbers', () => {
  it('says the promise and the figures that support it', async () => {
    fakeApi({ 'GET /numbers': numbers });
    openPage('/about/numbers');
    expect(await screen.findByText(PROMISE)).toBeVisible();
    for (const figure of ['1,240', '980', '71%', '12 days or less', '18', '6', '64%', '3'])
      expect(screen.getByText(figure)).toBeVisible();
  });

  it.each([
    [0, 'Less than a day', 1, /^marriage, confirmed/],
    [1, '1 day or less', 2, /^marriages, each confirmed/],
  ])('of %d days and %d marriages are in the right words', async (medianDays, days, marriages, words) => {
    fakeApi({ 'GET /numbers': { ...numbers, medianDays, marriages } });
    openPage('/about/numbers');
    expect(await screen.findByText(days)).toBeVisible();
    expect(screen.getByText(words)).toBeVisible();
  });

  it.each([
    [0, 0],
    [1, 1],
  ])('with %d stories link to them %d times', async (stories, links) => {
    fakeApi({ 'GET /numbers': { ...numbers, stories } });
    openPage('/about/numbers');
    expect(await screen.findByText('1,240')).toBeVisible();
    expect(screen.queryAllByRole('link', { name: 'Read how families found each other' })).toHaveLength(links);
  });

  it('promises nothing before it is true, and shows no figure of a small community', async () => {
    const none = {
      listed: null,
      decisions: null,
      promised: false,
      confirmedThisMonth: null,
      medianDays: null,
      marriages: 0,
      ...{ cities: null, countries: null, answered: null, stories: 0 },
    };
    fakeApi({ 'GET /numbers': none });
    openPage('/about/numbers');
    expect(await screen.findByText(/once at least 100 profiles are listed/)).toBeVisible();
    expect(screen.queryByText(PROMISE)).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'No one is invented' })).toBeVisible();
  });

  it('can be asked for again', async () => {
    let fails = true;
    fakeApi({ 'GET /numbers': () => (fails ? new Refusal('unexpected') : numbers) });
    const { user } = openPage('/about/numbers');
    const retry = await screen.findByRole('button', { name: 'Retry' });
    fails = false;
    await user.click(retry);
    expect(await screen.findByText('1,240')).toBeVisible();
  });
});
