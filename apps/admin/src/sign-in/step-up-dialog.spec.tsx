import { ADMIN_MESSAGES } from '@kalyanam/shared/team/messages';
import { ADMIN_ROUTES } from '@kalyanam/shared/team/routes';
import { screen, waitFor, waitForElementToBeRemoved } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { PATHS } from '../shell/paths';
import { fakeApi, ok, page, refusal } from '../testing/fake-api';
import { renderApp } from '../testing/render-app';

const EXPORT = `GET ${ADMIN_ROUTES.exportOf(ADMIN_ROUTES.reports)}`;
const PROOF = `POST ${ADMIN_ROUTES.proof}`;

/** The export of the reports, refused until the password or code is right. */
async function openExport(enabled: boolean, right: object) {
  let proved = false;
  const file = vi.fn(() => (proved ? new Response('code') : refusal('prove-again')));
  fakeApi({
    [`GET ${ADMIN_ROUTES.reports}`]: () => page([]),
    [`GET ${ADMIN_ROUTES.session}`]: () => ok({ secondFactor: { enabled, required: false, recoveryCodesLeft: 10 } }),
    [EXPORT]: file,
    [PROOF]: (body) => {
      proved = JSON.stringify(body) === JSON.stringify(right);
      if (proved) return ok({});
      return enabled
        ? refusal('invalid-otp')
        : refusal('invalid-form', { fields: { password: ADMIN_MESSAGES.passwordWrong } });
    },
  });
  const { user } = renderApp(PATHS.reports);
  await user.click(await screen.findByRole('button', { name: 'Export CSV' }));
  return { user, file, dialog: await screen.findByRole('dialog', { name: 'Confirm it’s you' }) };
}

const saved = vi.spyOn(URL, 'createObjectURL');

beforeEach(() => {
  saved.mockReset().mockReturnValue('blob:list');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
});

it('asks for the password, says when it is wrong, and then carries the request out', async () => {
  const { user, file, dialog } = await openExport(false, { password: 'Right4Morning' });
  await user.keyboard('Wrong4Morning{Enter}');
  expect(await screen.findByText(ADMIN_MESSAGES.passwordWrong)).toBeVisible();
  expect(file).toHaveBeenCalledTimes(1);
  await user.keyboard('Right4Morning{Enter}');
  await waitForElementToBeRemoved(dialog);
  await waitFor(() => expect(saved).toHaveBeenCalledOnce());
  expect(file).toHaveBeenCalledTimes(2);
});

it('asks for the code where a second factor is set up', async () => {
  const { user, file, dialog } = await openExport(true, { code: '123456' });
  expect(screen.queryByLabelText('Password')).not.toBeInTheDocument();
  await user.keyboard('000000{Enter}');
  expect(await screen.findByRole('alert')).toBeVisible();
  await user.keyboard('123456{Enter}');
  await waitForElementToBeRemoved(dialog);
  await waitFor(() => expect(file).toHaveBeenCalledTimes(2));
});

it('that is not given leaves the act undone, and says why', async () => {
  const { user, file, dialog } = await openExport(false, { password: 'Right4Morning' });
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitForElementToBeRemoved(dialog);
  expect(await screen.findByText('Confirm it’s you first.')).toBeVisible();
  expect(file).toHaveBeenCalledTimes(1);
});
