import { screen, waitFor, within } from '@testing-library/react';
import { pauseSpan } from '@kalyanam/shared/topics/matching/looking';
import { formatDay } from '@kalyanam/web/i18n/format';
import { describe, expect, it } from 'vitest';
import { fakeApi, Refusal } from '../../../spec/fake-api';
import { makeMyProfile, makeUser } from '../../../spec/make';
import { openPage } from '../../../spec/open-page';

const QUESTION = 'Sita, are you still looking for a match?';
const YES = 'Yes, still looking';
const posts = (calls: ReturnType<typeof fakeApi>) =>
  calls.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body]);

describe('the question of a mail', () => {
  it('is answered by one press, once, without a login', async () => {
    const calls = fakeApi({
      'GET /looking/t1': { firstName: 'Sita' },
      'POST /looking/t1': { answer: 'looking', until: null },
    });
    const { user } = openPage('/looking/t1');
    expect(await screen.findByRole('heading', { level: 1, name: QUESTION })).toBeVisible();
    expect(posts(calls)).toEqual([]);
    await user.dblClick(screen.getByRole('button', { name: YES }));
    expect(await screen.findByText('Thank you. Families see that you are looking.')).toBeVisible();
    expect(posts(calls)).toEqual([['/looking/t1', { answer: 'looking' }]]);
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/my-profile');
  });

  it('takes a pause with a day within its span, and keeps what was typed when the server refuses', async () => {
    let refuse = true;
    const calls = fakeApi({
      'GET /looking/t1': { firstName: 'Sita' },
      'POST /looking/t1': ({ body }) => {
        if (refuse) return new Refusal('busy');
        return { answer: 'pause', until: (body as { until: string }).until };
      },
    });
    const { user } = openPage('/looking/t1');
    await user.click(await screen.findByRole('radio', { name: 'Pause for now' }));
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('Please choose a day from tomorrow to six months from now')).toBeVisible();
    expect(posts(calls)).toEqual([]);
    const day = screen.getByLabelText('Ask me again on');
    expect(day).toHaveFocus();
    const { to } = pauseSpan(new Date());
    await user.type(day, to);
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(within(await screen.findByRole('alert')).getByText(/./)).toBeVisible();
    expect(day).toHaveValue(to);
    refuse = false;
    await user.click(screen.getByRole('button', { name: 'Send' }));
    const untilThen = `Your profile is offline until ${formatDay(to, 'en')}. We will ask you again on that day.`;
    expect(await screen.findByText(untilThen)).toBeVisible();
    expect(screen.getByText(/^Pressed the wrong one\? Log in/)).toBeVisible();
    expect(posts(calls).at(-1)).toEqual(['/looking/t1', { answer: 'pause', until: to }]);
  });

  it('says that it is closed, or answered already, and leads to the login', async () => {
    fakeApi({ 'GET /looking/t1': new Refusal('looking-closed') });
    openPage('/looking/t1');
    expect(await screen.findByText('This question is closed; log in to answer')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/my-profile?looking');
    expect(screen.queryByRole('button', { name: YES })).not.toBeInTheDocument();
  });

  it('leads who is logged in to where it can still be answered', async () => {
    fakeApi({ 'GET /looking/t1': new Refusal('looking-closed') });
    openPage('/looking/t1', makeUser('verified'));
    expect(await screen.findByRole('link', { name: 'Answer here' })).toHaveAttribute('href', '/my-profile?looking');
  });

  it('says thank you to a second press elsewhere', async () => {
    fakeApi({ 'GET /looking/t1': { firstName: 'Sita' }, 'POST /looking/t1': new Refusal('looking-answered') });
    const { user } = openPage('/looking/t1');
    await user.click(await screen.findByRole('button', { name: YES }));
    expect(await screen.findByText('Already answered, thank you')).toBeVisible();
  });

  it('can be asked for again when it did not load', async () => {
    let fails = true;
    fakeApi({ 'GET /looking/t1': () => (fails ? new Refusal('unexpected') : { firstName: 'Sita' }) });
    const { user } = openPage('/looking/t1');
    const retry = await screen.findByRole('button', { name: 'Retry' });
    fails = false;
    await user.click(retry);
    expect(await screen.findByRole('heading', { level: 1, name: QUESTION })).toBeVisible();
  });
});

describe('the question inside', () => {
  const asked = { ...makeUser('verified'), asked: true } as const;

  const rest = {
    'GET /my/waiting': { rows: [], total: 0, interests: 0 },
    'GET /profiles/me': { profile: makeMyProfile() },
    'GET /marriages/mine': { claims: [], confirmed: null, erasedOn: null },
  };

  it('is over the page until it is answered', async () => {
    const calls = fakeApi({ ...rest, 'POST /profiles/me/looking': { answer: 'looking', until: null } });
    const { user } = openPage('/my-profile/marriage', asked);
    // It comes after the page, when the browser is idle.
    const banner = await screen.findByRole('region', { name: 'A question from Kalyanam' }, { timeout: 20_000 });
    expect(within(banner).getByRole('link', { name: 'Another answer' })).toHaveAttribute('href', '/my-profile?looking');
    await user.click(within(banner).getByRole('button', { name: YES }));
    await waitFor(() => expect(banner).not.toBeInTheDocument());
    expect(posts(calls)).toEqual([['/profiles/me/looking', { answer: 'looking' }]]);
  });

  it('has a sheet over My Profile, which its old address opens too, without the banner', async () => {
    const calls = fakeApi({
      ...rest,
      'POST /profiles/me/looking': { answer: 'fixed-here', until: null },
    });
    const { user, address } = openPage('/looking', asked);
    const sheet = within(await screen.findByRole('dialog', { name: 'Are you still looking for a match?' }));
    await user.click(sheet.getByRole('radio', { name: 'Marriage fixed through Kalyanam' }));
    expect(screen.queryByRole('region', { name: 'A question from Kalyanam' })).not.toBeInTheDocument();
    await user.click(sheet.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText(/Congratulations!/)).toBeVisible();
    await waitFor(() =>
      expect(screen.queryByRole('dialog', { name: 'Are you still looking for a match?' })).toBeNull(),
    );
    expect(address()).toBe('/my-profile');
    expect(posts(calls)).toEqual([['/profiles/me/looking', { answer: 'fixed-here' }]]);
  });
});
