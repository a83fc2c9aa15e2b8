import { NO_TEAM } from '@kalyanam/shared/team/case-team';
import { ADMIN_ROUTES } from '@kalyanam/shared/team/routes';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { PATHS } from '../../../../shell/paths';
import { fakeApi, ok, refusal } from '../../../../testing/fake-api';
import { pendingCase } from '../../../../testing/pending-case';
import { renderApp } from '../../../../testing/render-app';

const PENDING = `GET ${ADMIN_ROUTES.verifications}`;

const caseShown = (name: string) => screen.findByRole('heading', { level: 2, name });

async function openVerify(answers: Parameters<typeof fakeApi>[0]) {
  fakeApi(answers);
  const { user } = renderApp(PATHS.verify);
  await caseShown('Sravani Reddy');
  return { user };
}

describe('the queue', () => {
  it('that is empty says so', async () => {
    fakeApi({ [PENDING]: () => ok({ users: [], total: 0 }) });
    renderApp(PATHS.verify);
    expect(await screen.findByText('No Pending Verifications')).toBeVisible();
  });

  it('that fails to load is no empty queue, and Retry loads it', async () => {
    let broken = true;
    fakeApi({
      [PENDING]: () => (broken ? refusal('unexpected') : ok({ users: [], total: 0 })),
    });
    const { user } = renderApp(PATHS.verify);
    const retry = await screen.findByRole('button', { name: 'Retry' });
    expect(screen.queryByText('No Pending Verifications')).not.toBeInTheDocument();
    broken = false;
    await user.click(retry);
    expect(await screen.findByText('No Pending Verifications')).toBeVisible();
  });
});

describe('a row of the queue', () => {
  it('names the initials where there is no photo, the email and the day of registration', async () => {
    await openVerify({
      [PENDING]: () =>
        ok({
          users: [
            pendingCase('u1', 'Sravani Reddy', {
              photos: [],
              email: 'sravani@example.org',
              registeredAt: '2026-11-26T20:26:00.000Z',
            }),
          ],
          total: 1,
        }),
    });
    const row = screen.getByRole('link', { name: /Sravani Reddy/ });
    expect(row).toHaveTextContent('SR');
    expect(row).toHaveTextContent('sravani@example.org');
    expect(row).toHaveTextContent('27 Nov 2026');
  });
});

describe('cases that are paused with their accounts', () => {
  const HEADS = { answered: 0, late: 0, due: 0, fresh: 1, waiting: 0, paused: 1 };
  const HELD = pendingCase('u9', 'Held Reddy', {
    team: { ...NO_TEAM, pausedSince: '2026-11-25T10:00:00.000Z' },
  });

  it('are a head at the end, which lists them; nothing about them can be decided', async () => {
    const { user } = await openVerify({
      [PENDING]: () => ok({ users: [pendingCase('u1', 'Sravani Reddy')], total: 1, groups: HEADS }),
      [`${PENDING}?only=paused`]: () => ok({ users: [HELD], total: 1, groups: HEADS }),
    });
    expect(screen.queryByText('Held Reddy')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Paused: on hold · 1' }));
    await caseShown('Held Reddy');
    expect(screen.getByText(/^This account is on hold or suspended/)).toBeVisible();
    expect(screen.getByRole('button', { name: /^Approve/ })).toBeDisabled();
    expect(screen.getByRole('button', { name: /^Reject/ })).toBeDisabled();
  });

  it('are found where nothing else waits', async () => {
    fakeApi({
      [PENDING]: () => ok({ users: [], total: 0, groups: HEADS }),
      [`${PENDING}?only=paused`]: () => ok({ users: [HELD], total: 1, groups: HEADS }),
    });
    const { user } = renderApp(PATHS.verify);
    await user.click(await screen.findByRole('link', { name: 'Paused: on hold · 1' }));
    await caseShown('Held Reddy');
  });
});

describe('the filters of the queue', () => {
  const SRAVANI = pendingCase('u1', 'Sravani Reddy');
  const KARTHIK = pendingCase('u2', 'Karthik Reddy');
  const queue = (...users: object[]) => ok({ users, total: users.length, dueToday: 2 });
  const filtered = (query: string, ...found: object[]) => ({
    [PENDING]: () => queue(SRAVANI, KARTHIK),
    [`${PENDING}?${query}`]: () => queue(...found),
  });

  it('S searches: the server lists, its first case opens, and Enter gives the keys back', async () => {
    const { user } = await openVerify(filtered('q=karth', KARTHIK));
    await user.keyboard('s');
    expect(screen.getByRole('searchbox', { name: /^Name, phone/ })).toHaveFocus();
    await user.keyboard('karth{Enter}');
    await caseShown('Karthik Reddy');
    expect(screen.getByRole('heading', { name: 'Cases found: 1' })).toBeVisible();
    expect(screen.getByRole('searchbox', { name: /^Name, phone/ })).not.toHaveFocus();
  });

  it('a case that the filter lists stays open, and its link keeps the filter', async () => {
    const { user } = await openVerify(filtered('only=free', SRAVANI));
    await user.click(screen.getByRole('button', { name: 'Free' }));
    expect(await screen.findByRole('heading', { name: 'Cases found: 1' })).toBeVisible();
    await caseShown('Sravani Reddy');
    expect(screen.getByRole('link', { name: /Sravani Reddy/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/\?only=free&case=u1$/),
    );
  });

  it('where none matches the filters stay, and one press shows all cases again', async () => {
    const { user } = await openVerify(filtered('only=late'));
    await user.click(screen.getByRole('button', { name: 'Over 48 h' }));
    expect(await screen.findByText('No case matches.')).toBeVisible();
    expect(screen.getByText('2 due today in all')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Over 48 h' })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.queryByRole('heading', { level: 2, name: 'Sravani Reddy' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show all cases' }));
    await caseShown('Sravani Reddy');
    expect(screen.getByRole('heading', { name: 'Pending verifications: 2' })).toBeVisible();
    expect(screen.getByText('2 due today')).toBeVisible();
  });
});
