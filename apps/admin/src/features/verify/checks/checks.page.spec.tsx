import type { CheckDecisionRequest, WaitingCheck } from '@kalyanam/shared/team/check-queue';
import { ADMIN_ROUTES } from '@kalyanam/shared/team/routes';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PATHS } from '../../../shell/paths';
import { fakeApi, ok, refusal, signInAs } from '../../../testing/fake-api';
import { renderApp } from '../../../testing/render-app';
import { sendDecisions } from '../../../ui/feedback/decide-later';
import { forgetTyping } from '../../../ui/form/shortcuts';

const waiting = (id: string, more: Partial<WaitingCheck> = {}): WaitingCheck => ({
  ...{ id, userId: `u-${id}`, fact: 'education', kind: 'certificate', photo: null },
  said: { name: `Member ${id}`, education: 'masters', degree: 'mtech', institution: null },
  ...{ seen: `seen ${id}`, since: '2026-11-20T06:00:00.000Z', due: '2026-11-22T06:00:00.000Z', opened: false },
  ...more,
});

/** The queue as the server keeps it. */
function serve(...checks: WaitingCheck[]) {
  const decided: CheckDecisionRequest[] = [];
  let left = checks;
  const decisions = Object.fromEntries(
    checks.map(({ id }) => [
      `POST ${ADMIN_ROUTES.checkDecision(id)}`,
      (body: unknown) => {
        decided.push(body as CheckDecisionRequest);
        left = left.filter((check) => check.id !== id);
        return ok({ total: left.length });
      },
    ]),
  );
  const files = Object.fromEntries(
    checks.map(({ id }) => [`GET ${ADMIN_ROUTES.checkFile(id)}`, () => new Response(new Blob(['picture']))]),
  );
  const fetch = fakeApi({
    [`GET ${ADMIN_ROUTES.checkQueue}`]: () => ok({ checks: left, total: left.length }),
    ...decisions,
    ...files,
  });
  return { decided, fetch };
}

describe('the queue of checks', () => {
  beforeEach(() => {
    forgetTyping();
    signInAs('reviewer');
    vi.stubGlobal('createImageBitmap', async () => ({ width: 4, height: 3, close: () => undefined }));
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  });

  const press = async (user: ReturnType<typeof renderApp>['user'], key: string) => {
    forgetTyping();
    await user.keyboard(key);
  };

  it('decides nothing before the file was opened, then by one key, and the next one comes', async () => {
    const { decided } = serve(waiting('a'), waiting('b'));
    const { user } = renderApp(PATHS.checks);
    expect(await screen.findByRole('heading', { name: 'Degree: Degree certificate' })).toBeVisible();
    expect(screen.getByText('M.Tech. / M.E.')).toBeVisible();
    expect(screen.getByText('Not stated')).toBeVisible();
    await press(user, 'a');
    expect(screen.getByRole('button', { name: /^Checked/ })).toBeDisabled();
    await press(user, 'f');
    expect(await screen.findByRole('img', { name: 'Degree: Degree certificate' })).toBeVisible();
    await press(user, 'a');
    expect(await screen.findByRole('link', { name: 'Member b' })).toBeVisible();
    expect(decided).toEqual([]);
    await sendDecisions();
    expect(decided).toEqual([{ seen: 'seen a', verdict: 'checked' }]);
  });

  it('takes a decision back by Z within ten seconds, and the file is not erased', async () => {
    const { decided } = serve(waiting('a'), waiting('b'));
    const { user } = renderApp(PATHS.checks);
    await user.click(await screen.findByRole('button', { name: /^Open the file/ }));
    await screen.findByRole('img', { name: 'Degree: Degree certificate' });
    await press(user, 'a');
    expect(await screen.findByText('· Member a')).toBeVisible();
    await press(user, 'z');
    expect(await screen.findByRole('link', { name: 'Member a' })).toBeVisible();
    await sendDecisions();
    expect(decided).toEqual([]);
  });

  it('asks for the reason that the member reads', async () => {
    const { decided } = serve(waiting('a', { fact: 'abroad', kind: 'residence-card', said: { name: 'Member a' } }));
    const { user } = renderApp(PATHS.checks);
    await user.click(await screen.findByRole('button', { name: /^Open the file/ }));
    await screen.findByRole('img', { name: 'Residence abroad: Visa or residence card' });
    await press(user, 'r');
    await user.click(await screen.findByRole('button', { name: /^It is no longer valid/ }));
    expect(await screen.findByText('No files waiting')).toBeVisible();
    await sendDecisions();
    expect(decided).toEqual([{ seen: 'seen a', verdict: 'failed', refusal: 'expired' }]);
  });

  it('goes through the queue by J and K', async () => {
    serve(waiting('a'), waiting('b'));
    const { user } = renderApp(PATHS.checks);
    await screen.findByRole('link', { name: 'Member a' });
    await press(user, 'j');
    expect(await screen.findByRole('link', { name: 'Member b' })).toBeVisible();
    await press(user, 'k');
    expect(await screen.findByRole('link', { name: 'Member a' })).toBeVisible();
  });

  it('says so when it does not load', async () => {
    fakeApi({ [`GET ${ADMIN_ROUTES.checkQueue}`]: () => refusal('unexpected') });
    renderApp(PATHS.checks);
    expect(await screen.findByRole('button', { name: /try again|retry/i })).toBeVisible();
  });

  it('shows support what waits, and opens nothing', async () => {
    signInAs('support');
    serve(waiting('a'));
    renderApp(PATHS.checks);
    expect(await screen.findByRole('button', { name: /^Open the file/ })).toBeDisabled();
    expect(screen.getByRole('button', { name: /^Could not/ })).toBeDisabled();
  });
});
