import { ADMIN_ROUTES } from '@kalyanam/shared/admin/routes';
import { screen } from '@testing-library/react';
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
    const add = vi.fn(() =>
      ok({ message: 'Added 1 eligible users successfully', added: 1, duplicates: 0, dropped: 0 }),
    );
    const { user, field, press } = await openPage(add);
    await user.type(field, 'sita@example.com,9848012345{Enter}ravi@example.com');
    await press();
    expect(await screen.findByText('Added 1 eligible users successfully')).toBeVisible();
    expect(add).toHaveBeenCalledExactlyOnceWith({ users: [{ email: 'sita@example.com', phone: '9848012345' }] });
    expect(field).toHaveValue('ravi@example.com');
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
