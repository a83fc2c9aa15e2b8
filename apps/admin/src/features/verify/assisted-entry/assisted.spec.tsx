import { ADMIN_ROUTES } from '@kalyanam/shared/team/routes';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { PATHS } from '../../../shell/paths';
import { fakeApi, ok, refusal, signInAs } from '../../../testing/fake-api';
import { renderApp } from '../../../testing/render-app';

const CODE = `POST ${ADMIN_ROUTES.assistedCode}`;

describe('a profile that is entered on the phone', () => {
  beforeEach(() => signInAs('reviewer'));

  it('wants the code first, and then everything that a registration wants', async () => {
    fakeApi({ [CODE]: () => ok({ ticket: 't1', resendAfter: 60 }) });
    const { user } = renderApp(PATHS.assisted);
    const phone = await screen.findByRole('textbox', { name: 'The candidate’s own mobile number' });
    await user.type(phone, '98480 99001');
    await user.click(screen.getByRole('button', { name: 'Save the profile' }));
    expect(await screen.findByText('Please send the code first')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Send the code' }));
    expect(await screen.findByText(/A code is on its way to 9848099001/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save the profile' }));
    expect(await screen.findAllByText('This field is required')).not.toHaveLength(0);
    expect(screen.queryByText('Please send the code first')).toBeNull();
  });

  it('shows at the number what keeps the code from it', async () => {
    fakeApi({ [CODE]: () => refusal('candidate-sms-not-there', { fields: { phone: 'No SMS there' } }) });
    const { user } = renderApp(PATHS.assisted);
    await user.type(
      await screen.findByRole('textbox', { name: 'The candidate’s own mobile number' }),
      '+1 972 555 0147',
    );
    await user.click(screen.getByRole('button', { name: 'Send the code' }));
    expect(await screen.findByText('No SMS there')).toBeVisible();
  });
});
