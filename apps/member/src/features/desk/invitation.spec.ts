import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeApi, Refusal } from '../../spec/fake-api';
import { openPage } from '../../spec/open-page';

const INVITATION = {
  ...{ candidate: 'Lakshmi', role: 'manager', relation: 'mother', phoneEnds: '10', resendAfter: null },
  expiresAt: '2026-11-27T06:30:00Z',
};

it('asks a new family account for a code where the invitation did not come to its email', async () => {
  const refused = (fields: Record<string, string>) => new Refusal('invalid-form', undefined, fields);
  const calls = fakeApi({
    'GET /desk/invitations/t1': INVITATION,
    'POST /desk/invitations/t1/code': { resendAfter: 60 },
    'POST /desk/invitations/t1/accept': ({ body }) => {
      const { password, emailCode } = body as { password?: string; emailCode?: string };
      if (!password) return refused({ password: 'This field is required' });
      if (!emailCode) return refused({ emailCode: 'Please enter the code that we have sent to this email' });
      return { email: 'mother@example.org', isNew: true };
    },
  });
  const { user } = openPage('/family/t1', null);
  const accept = () => user.click(screen.getByRole('button', { name: 'Accept' }));
  await user.type(await screen.findByLabelText('Your mobile number'), '9848012310');
  await user.click(screen.getByRole('button', { name: 'Send me the code' }));
  await user.type(await screen.findByLabelText('Code'), '123456');
  await accept();
  await user.type(await screen.findByLabelText('Your name'), 'Sarojini Reddy');
  await user.type(screen.getByLabelText('Your email'), 'mother@example.org');
  await user.type(screen.getByLabelText('Choose a password'), 'Marigold7@garden1');
  expect(screen.queryByLabelText('Code from your email')).toBeNull();
  await accept();
  await user.type(await screen.findByLabelText('Code from your email'), '654321');
  await accept();
  expect(await screen.findByText('You have a seat at the desk now. Please log in.')).toBeVisible();
  expect(calls.filter(({ path }) => path.endsWith('/accept')).at(-1)?.body).toMatchObject({
    code: '123456',
    emailCode: '654321',
    email: 'mother@example.org',
  });
});
