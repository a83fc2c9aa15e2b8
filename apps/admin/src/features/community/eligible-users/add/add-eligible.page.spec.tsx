import type { PairState } from '@kalyanam/shared/team/eligible-users';
import { ADMIN_ROUTES } from '@kalyanam/shared/team/routes';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PATHS } from '../../../../shell/paths';
import { fakeApi, ok, refusal, signInAs } from '../../../../testing/fake-api';
import { renderApp } from '../../../../testing/render-app';

const ADD = `POST ${ADMIN_ROUTES.eligibleUsers}`;
const CHECK = `POST ${ADMIN_ROUTES.checkEligible}`;
type Answers = NonNullable<Parameters<typeof fakeApi>[0]>;
interface Sent {
  users: { email: string; phone: string }[];
  batch: string;
  label: string;
}

/** A pair is new unless the test says otherwise. */
const checked =
  (known: Record<string, PairState> = {}) =>
  (body: unknown) =>
    ok({ states: (body as Sent).users.map(({ email }) => known[email] ?? 'new') });

async function openPage(answers: Answers = {}) {
  fakeApi({ [CHECK]: checked(), ...answers });
  const app = renderApp(PATHS.addEligible);
  const field = await screen.findByLabelText('Email and phone pairs');
  const { user } = app;
  const check = async (text: string) => {
    fireEvent.change(field, { target: { value: text } });
    await user.click(screen.getByRole('button', { name: 'Check the list' }));
  };
  const add = () => user.click(screen.getByRole('button', { name: 'Add Eligible Users' }));
  return { ...app, field, check, add };
}

/** A server that keeps pairs by import. */
function keeping() {
  const sent: Sent[] = [];
  const answer = (body: unknown) => {
    const part = body as Sent;
    sent.push(part);
    const inBatch = sent.reduce((sum, { users }) => sum + users.length, 0);
    return ok({ added: part.users.length, duplicates: 0, dropped: 0, members: 0, batch: part.batch, inBatch });
  };
  return { sent, answer };
}

describe('adding eligible users', () => {
  beforeEach(() => signInAs('owner'));

  it('wants at least one valid pair', async () => {
    const { user, check, field } = await openPage();
    await check('sita@example.com');
    expect(await screen.findByText('Please enter valid email,phone pairs')).toBeVisible();
    expect(field).toHaveValue('sita@example.com');
    await user.type(field, ',');
    expect(screen.queryByText('Please enter valid email,phone pairs')).toBeNull();
  });

  it('shows what each line would do, and sends only what is new, under its label', async () => {
    const server = keeping();
    const { user, check, add } = await openPage({
      [CHECK]: checked({ 'old@example.com': 'listed', 'member@example.com': 'member' }),
      [ADD]: server.answer,
    });
    const phones = ['9848012345', '9848012346', '9848012347', '9848012345'];
    const emails = ['sita@example.com', 'old@example.com', 'member@example.com', 'sita@example.com'];
    await check(['Email,Phone', ...emails.map((email, at) => `${email},${phones[at]}`)].join('\n'));
    for (const chip of [
      'All lines: 4',
      'New: 1',
      'On the list already: 1',
      'Already a member: 1',
      'Repeated in this sheet: 1',
    ])
      expect(await screen.findByRole('button', { name: chip })).toBeVisible();
    const member = screen.getByRole('row', { name: /member@example\.com/ });
    expect(within(member).getByRole('rowheader')).toHaveTextContent('4');

    await user.type(screen.getByLabelText('Label of this import'), 'Kurnool sabha');
    await add();
    expect(await screen.findByText('Added 1 eligible users successfully')).toBeVisible();
    expect(server.sent).toEqual([
      {
        users: [{ email: 'sita@example.com', phone: '9848012345' }],
        label: 'Kurnool sabha',
        batch: expect.stringMatching(/^[0-9a-hjkmnp-tv-z]{20}$/) as unknown,
      },
    ]);
    expect(screen.getByRole('button', { name: 'Added: 1' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add Eligible Users' })).toBeDisabled();
  });

  it('corrects a bad line in place, which keeps its number', async () => {
    const server = keeping();
    const { user, check, add } = await openPage({ [ADD]: server.answer });
    await check('ravi@example.com,98480\nsita@example.com,9848012345');
    const phone = await screen.findByRole('textbox', { name: 'Phone of line 1' });
    expect(phone).toHaveAccessibleDescription('Please enter a valid 10-digit mobile number');
    await user.clear(phone);
    await user.type(phone, '98480 12346{Enter}');
    expect(await screen.findByRole('button', { name: 'New: 2' })).toBeVisible();
    expect(phone).toBeVisible();
    expect(phone).toHaveFocus();
    await add();
    expect(await screen.findByText('Added 2 eligible users successfully')).toBeVisible();
    expect(server.sent[0]?.users[0]).toEqual({ email: 'ravi@example.com', phone: '9848012346' });
  });

  it('shows how far a long import is, stops it truthfully, goes on under the same label, and is undone', async () => {
    const server = keeping();
    let release: (() => void) | null = null;
    const undone = vi.fn(() => ok({ removed: 2498, kept: 2, used: 1, registered: 1 }));
    const answers: Answers = {
      [ADD]: (body) => new Promise((resolve) => (release = () => resolve(server.answer(body)))),
    };
    const { user, check, add } = await openPage(answers);
    await check(
      Array.from({ length: 2500 }, (_, n) => `member${n}@example.com,9${String(n).padStart(9, '0')}`).join('\n'),
    );
    await screen.findByRole('button', { name: 'New: 2,500' });
    await add();
    expect(await screen.findByText('Adding the pairs: 0 of 2,500')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByText('Stopping after this part: 0 of 2,500')).toBeVisible();
    await waitFor(() => expect(release).not.toBeNull());
    release!();
    expect(await screen.findByText(/^Stopped: 2,000 added, 500 not\./)).toBeVisible();
    expect(screen.getByRole('button', { name: 'New: 500' })).toBeVisible();

    release = null;
    await add();
    await waitFor(() => expect(release).not.toBeNull());
    release!();
    expect(await screen.findByText('Added 500 eligible users successfully')).toBeVisible();
    expect(screen.getByText(/^Added: 2,500\./)).toBeVisible();
    expect(server.sent.map(({ users }) => users.length)).toEqual([2000, 500]);
    const [{ batch }, second] = server.sent as [Sent, Sent];
    expect(second.batch).toBe(batch);

    fakeApi({ ...answers, [CHECK]: checked(), [`DELETE ${ADMIN_ROUTES.eligibleBatch(batch)}`]: undone });
    await user.click(screen.getByRole('button', { name: 'Undo this import' }));
    expect(
      await screen.findByText(
        'Import undone: 2,498 removed; 2 stay: 1 used for a verification, 1 registered and not verified yet',
      ),
    ).toBeVisible();
    expect(undone).toHaveBeenCalledOnce();
  });

  it('without a reachable server says so, keeps everything and tries again', async () => {
    const server = keeping();
    let reachable = false;
    const { check, add } = await openPage({
      [ADD]: (body) => (reachable ? server.answer(body) : Promise.reject(new TypeError('Failed to fetch'))),
    });
    await check('sita@example.com,9848012345');
    await screen.findByRole('button', { name: 'New: 1' });
    await add();
    expect(await screen.findByText(/^Failed to add eligible users\. The server could not/)).toBeVisible();
    reachable = true;
    await add();
    expect(await screen.findByText('Added 1 eligible users successfully')).toBeVisible();
  });

  it('that cannot be checked adds nothing and can be checked again', async () => {
    let busy = true;
    const { user, check } = await openPage({ [CHECK]: (body) => (busy ? refusal('busy') : checked()(body)) });
    await check('sita@example.com,9848012345');
    expect(await screen.findByText('1 lines are not checked yet.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add Eligible Users' })).toBeDisabled();
    busy = false;
    await user.click(screen.getByRole('button', { name: 'Check the rest' }));
    expect(await screen.findByRole('button', { name: 'New: 1' })).toBeVisible();
  });

  it('goes back to the text that was typed', async () => {
    const { user, check } = await openPage();
    await check('sita@example.com,9848012345');
    const another = await screen.findByRole('button', { name: 'Another list' });
    expect(screen.getByRole('heading', { name: 'What adding the list would do' })).toHaveFocus();
    await user.click(another);
    expect(await screen.findByLabelText('Email and phone pairs')).toHaveValue('sita@example.com,9848012345');
    expect(screen.getByRole('heading', { name: 'Add Eligible Users', level: 1 })).toHaveFocus();
  });

  it("is the owners': another role reads so", async () => {
    signInAs('support');
    renderApp(PATHS.addEligible);
    expect(await screen.findByText('Only owners can add eligible users')).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });
});
