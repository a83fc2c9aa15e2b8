import { ADMIN_ROUTES } from '@kalyanam/shared/admin/routes';
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PATHS } from '../../../shell/paths';
import { fakeApi, ok, signInAs } from '../../../testing/fake-api';
import { renderApp } from '../../../testing/render-app';

const ADD = `POST ${ADMIN_ROUTES.eligibleUsers}`;
const pairs = () => screen.findByLabelText('Email and phone pairs');

async function openPage(add: NonNullable<Parameters<typeof fakeApi>[0]>[string]) {
  fakeApi({ [ADD]: add });
  const { user } = renderApp(PATHS.addEligible);
  const press = () => user.click(screen.getByRole('button', { name: 'Add Eligible Users' }));
  return { user, field: await pairs(), press };
}

describe('adding eligible users', () => {
  beforeEach(() => signInAs('owner'));

  it('wants at least one valid pair', async () => {
    const { user, field, press } = await openPage(() => ok({}));
    await user.type(field, 'sita@example.com');
    await press();
    expect(await screen.findByText('Please enter valid email,phone pairs')).toBeVisible();
  });

  it('sends the good pairs and keeps the bad lines', async () => {
    const add = vi.fn(() => ok({ message: '', added: 1, duplicates: 0, dropped: 0, members: 1, batch: 'b1' }));
    const { user, field, press } = await openPage(add);
    await user.type(field, 'sita@example.com,9848012345{Enter}ravi@example.com');
    await press();
    expect(await screen.findByText('Added 1 eligible users successfully')).toBeVisible();
    expect(add).toHaveBeenCalledExactlyOnceWith({ users: [{ email: 'sita@example.com', phone: '9848012345' }] });
    expect(field).toHaveValue('ravi@example.com');
    expect(screen.getByText('Added: 1 · already members: 1')).toBeVisible();
    expect(screen.getByText('Line 2')).toBeVisible();
  });

  it('shows how far a long import is, stops it, keeps what is left, and undoes what was added', async () => {
    const undone: string[] = [];
    let batch = 0;
    let parts: (() => void)[] = [];
    fakeApi({
      [ADD]: (body) =>
        new Promise((resolve) => {
          const added = (body as { users: object[] }).users.length;
          batch += 1;
          parts.push(() => resolve(ok({ added, duplicates: 0, dropped: 0, members: 0, batch: `b${batch}` })));
        }),
      [`DELETE ${ADMIN_ROUTES.eligibleBatch('b1')}`]: () => {
        undone.push('b1');
        return ok({ removed: 2000, kept: 0 });
      },
    });
    const { user } = renderApp(PATHS.addEligible);
    const field = await pairs();
    const lines = Array.from({ length: 2500 }, (_, n) => `member${n}@example.com,9${String(n).padStart(9, '0')}`);
    fireEvent.change(field, { target: { value: lines.join('\n') } });
    await screen.findByText(/^2,500 pairs are ready/);
    await user.click(screen.getByRole('button', { name: 'Add Eligible Users' }));
    expect(await screen.findByText('0 of 2,500')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await vi.waitFor(() => expect(parts).toHaveLength(1));
    parts.forEach((answer) => answer());
    parts = [];
    expect(await screen.findByText('Added: 2,000')).toBeVisible();
    expect((field as HTMLTextAreaElement).value.split('\n')).toHaveLength(500);
    await user.click(screen.getByRole('button', { name: 'Undo this import' }));
    expect(await screen.findByText('Import undone: 2,000 removed')).toBeVisible();
    expect(undone).toEqual(['b1']);
  });

  it('without a reachable server says so and keeps everything', async () => {
    const { user, field, press } = await openPage(() => Promise.reject(new TypeError('Failed to fetch')));
    await user.type(field, 'sita@example.com,9848012345');
    await press();
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Failed to add eligible users\. The server could not/);
    expect(field).toHaveValue('sita@example.com,9848012345');
  });

  it("is the owners': another role reads so", async () => {
    signInAs('support');
    renderApp(PATHS.addEligible);
    expect(await screen.findByText('Your role can only view eligible users; an owner adds them.')).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });
});
