import { ADMIN_ROUTES } from '@kalyanam/shared/team/routes';
import { DEFAULT_TEAM_SETTINGS } from '@kalyanam/shared/team/settings';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PATHS } from '../../../shell/paths';
import { fakeApi, ok, signInAs } from '../../../testing/fake-api';
import { renderApp } from '../../../testing/render-app';

it('keeps what is typed while another part is looked at', async () => {
  signInAs('owner');
  fakeApi({
    [`GET ${ADMIN_ROUTES.settings}`]: () => ok({ settings: DEFAULT_TEAM_SETTINGS, version: 1, changed: null }),
    [`GET ${ADMIN_ROUTES.templates}`]: () => ok({ templates: [] }),
  });
  const { user } = renderApp(PATHS.settings);
  const due = await screen.findByLabelText('A case is due after (hours)');
  await user.clear(due);
  await user.type(due, '20');
  await user.click(screen.getByRole('tab', { name: 'Reply templates' }));
  expect(await screen.findByRole('button', { name: 'New template' })).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Verification' }));
  expect(screen.getByLabelText('A case is due after (hours)')).toHaveValue('20');
});

it('keeps a template that Escape has closed until it is saved', async () => {
  signInAs('owner');
  fakeApi({
    [`GET ${ADMIN_ROUTES.templates}`]: () => ok({ templates: [] }),
    [`POST ${ADMIN_ROUTES.templates}`]: () => ok({ message: 'Template saved' }),
  });
  const { user } = renderApp(`${PATHS.settings}?part=templates`);
  const open = async () => user.click(await screen.findByRole('button', { name: 'New template' }));
  await open();
  await user.type(await screen.findByLabelText('Title'), 'Blurred card');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await open();
  expect(await screen.findByLabelText('Title')).toHaveValue('Blurred card');
  await user.type(screen.getByLabelText('English'), 'Please send a sharper picture.');
  await user.type(screen.getByLabelText('Telugu'), 'మరింత స్పష్టమైన ఫోటో పంపండి.');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await open();
  expect(await screen.findByLabelText('Title')).toHaveValue('');
});
