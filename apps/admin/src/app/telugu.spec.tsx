import { HUMAN_FACTS, OVERRIDE_REASONS } from '@kalyanam/shared/team/checks';
import { ADMIN_ROUTES } from '@kalyanam/shared/team/routes';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { te as verify } from '../features/verify/cases/verify.te';
import { te as queue } from '../features/verify/cases/queue/queue.te';
import { PATHS } from '../shell/paths';
import { fakeApi, ok } from '../testing/fake-api';
import { renderApp } from '../testing/render-app';
import { teamLanguage, startTeamLanguage } from '../ui/words/team-language';
import { forgetTyping } from '../ui/form/shortcuts';
import { te as pageNames } from './page-names.te';
import { telugu } from './telugu';

const DECIDE = `POST ${ADMIN_ROUTES.decision('u1')}`;
const TELUGU = /[\u0c00-\u0c7f]/;

describe('the verification screens in Telugu', () => {
  beforeEach(async () => {
    await startTeamLanguage(() => Promise.resolve(telugu));
    teamLanguage.choose('te');
    await startTeamLanguage(() => Promise.resolve(telugu));
  });

  afterEach(() => teamLanguage.choose('en'));

  it('speaks it in all its parts, and the page says so; other pages are in English', async () => {
    fakeApi();
    const { router } = renderApp(PATHS.verify);
    await screen.findByRole('heading', { level: 2, name: 'Sravani Reddy' });
    expect(document.documentElement.lang).toBe('te');
    expect(screen.getByRole('heading', { name: `${queue.pending}: 3` })).toBeVisible();
    for (const { value } of HUMAN_FACTS)
      expect(
        screen.getByRole('checkbox', { name: new RegExp(verify.checks.facts[value].replace('?', '\\?')) }),
      ).toBeVisible();
    expect(screen.getByRole('button', { name: new RegExp(verify.decision.approve) })).toBeEnabled();
    const labels = screen.getByRole('region', { name: 'Sravani Reddy' }).querySelectorAll('dt');
    expect(
      [...labels].filter(({ textContent }) => !TELUGU.test(textContent)).map(({ textContent }) => textContent),
    ).toEqual([]);
    expect(screen.getByText('రెడ్డి')).toBeVisible();

    await router.navigate(PATHS.photos);
    await waitFor(() => expect(document.documentElement.lang).toBe('en-IN'));
    expect(screen.getByRole('heading', { level: 1 })).not.toHaveTextContent(TELUGU);
    const link = within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', {
      name: new RegExp(`^${pageNames.verify}`),
    });
    expect(link).toHaveAttribute('lang', 'te');
  });

  it('decides, and the audit log gets its reason in English', async () => {
    const approve = vi.fn(() =>
      ok({ message: '', user: {}, sessionUpdated: false, pendingUntil: '2026-11-21T05:10:10Z' }),
    );
    fakeApi({ [DECIDE]: approve });
    const { user } = renderApp(PATHS.verify);
    await screen.findByRole('heading', { level: 2, name: 'Sravani Reddy' });
    forgetTyping();
    await user.keyboard('a');
    const reason = await screen.findByRole('button', { name: new RegExp(verify.overrideReasons.called) });
    await user.click(reason);
    expect(screen.getByLabelText(verify.decision.ownWords)).toHaveValue(verify.overrideReasons.called);
    await user.click(screen.getByRole('button', { name: new RegExp(verify.decision.anyway) }));
    await screen.findByRole('heading', { level: 2, name: 'Karthik Reddy' });
    expect(approve).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({
        action: 'approve',
        overrideReason: OVERRIDE_REASONS.find(({ value }) => value === 'called')?.label,
      }),
    );
    expect(screen.getByRole('status')).toHaveTextContent('ప్రొఫైల్ ధ్రువీకరణ పూర్తయింది');
  });

  it('? lists its keys in Telugu, with those of assigning, passing and asking', async () => {
    fakeApi();
    const { user } = renderApp(PATHS.verify);
    await screen.findByRole('heading', { level: 2, name: 'Sravani Reddy' });
    await user.keyboard('?');
    const help = await screen.findByRole('dialog', { name: telugu.ui.keys.title });
    for (const [key, does] of [
      ['M', verify.keys.assign],
      ['P', verify.keys.pass],
      ['Q', verify.keys.ask],
    ] as const) {
      expect(within(help).getByText(key)).toBeVisible();
      expect(within(help).getByText(does)).toBeVisible();
    }
    await user.click(within(help).getByRole('button', { name: telugu.ui.close }));
    await waitFor(() => expect(help).not.toBeInTheDocument());
  });

  it('that does not arrive leaves the verification screens in English and says so', async () => {
    teamLanguage.choose('en');
    await startTeamLanguage(() => Promise.reject(new Error('gone')));
    teamLanguage.choose('te');
    fakeApi();
    renderApp(PATHS.verify);
    await screen.findByRole('heading', { name: 'Pending verifications: 3' });
    expect(screen.getByText(/^Couldn’t load the Telugu texts/)).toBeVisible();
    expect(document.documentElement.lang).toBe('en-IN');
  });
});
