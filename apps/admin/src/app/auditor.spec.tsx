import { ADMIN_ROUTES } from '@kalyanam/shared/team/routes';
import type { AuditRowView } from '@kalyanam/shared/team/audit';
import type { DashboardAnswer } from '@kalyanam/shared/team/dashboard-contract';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { PATHS, userPath } from '../shell/paths';
import { fakeApi, ok, page, signInAs } from '../testing/fake-api';
import { renderApp } from '../testing/render-app';

const MEMBER_PAGES = /\/admin\/(verify|changes|reports|users|eligible-users|coupons|administrators)/;

const APPROVED: AuditRowView = {
  id: '7',
  at: '2026-11-20T05:00:00.000Z',
  actor: 'admin:a1',
  actorName: 'ravi',
  actorPerson: 'Ravi',
  action: 'member-approved',
  subject: 'member:m1',
  subjectName: 'sita@example.org',
  subjectPerson: 'Sita',
  ip: '127.0.0.1',
  details: {},
};

const DASHBOARD: DashboardAnswer = {
  success: true,
  stats: {
    users: { total: 41, newThisWeek: 1, newThisMonth: 2, verified: 3, emailVerified: 4, phoneVerified: 5 },
    verifications: { pending: 6, averageVerificationTime: null, recentlyVerified: 7 },
    profiles: {
      total: 41,
      online: 30,
      male: 20,
      female: 21,
      neverMarried: 40,
      averageAge: 28,
      withPhotos: 11,
      reddyCaste: 12,
      confirmedThisMonth: 25,
    },
    activity: [{ action: 'member-approved', count: 9 }],
    recentActivities: [
      {
        id: '7',
        action: 'member-approved',
        userEmail: 'sita@example.org',
        adminUsername: 'ravi',
        createdAt: APPROVED.at,
      },
    ],
  },
  perDay: [{ day: '2026-11-20', registrations: 1, approvals: 2, rejections: 3 }],
  lastUpdated: APPROVED.at,
};

const leadingToMembers = () =>
  screen.queryAllByRole('link').filter((link) => MEMBER_PAGES.test(link.getAttribute('href') ?? ''));

/** R86: the audit log, its export, the dashboard. */
describe('an auditor', () => {
  beforeEach(() => signInAs('auditor'));

  /** The sentence, whose names are elements of their own. */
  const saysVerified = (_: string, element: Element | null) => {
    const [whole, ...parts] = [element, ...(element?.children ?? [])].map((one) => one?.textContent ?? '');
    return /verified Sita/.test(whole ?? '') && !parts.some((part) => /verified Sita/.test(part));
  };

  const open = (path: string) => {
    const fetch = fakeApi({
      [`GET ${ADMIN_ROUTES.dashboard}`]: () => ok(DASHBOARD),
      [`GET ${ADMIN_ROUTES.audit}`]: () => page([APPROVED]),
    });
    renderApp(path);
    return fetch;
  };

  it('has two pages in the navigation, and nothing is asked that only others may ask', async () => {
    const fetch = open(PATHS.audit);
    await screen.findByText(saysVerified);
    const links = within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(['Dashboard', 'Audit log']);
    expect(fetch.mock.calls.map(([url]) => url.split('?')[0]?.split('/admin/')[1])).toEqual(['audit']);
  });

  it('reads the log with its names, which lead to no member, and may export it', async () => {
    open(PATHS.audit);
    expect(await screen.findByText(saysVerified)).toBeVisible();
    expect(leadingToMembers()).toEqual([]);
    expect(screen.getByRole('button', { name: 'Export CSV' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Check integrity' })).not.toBeInTheDocument();
  });

  it('reads figures on the dashboard that lead to no member', async () => {
    open(PATHS.dashboard);
    const total = await screen.findByRole('region', { name: 'Total users' });
    expect(within(total).getByText('41')).toBeVisible();
    expect(leadingToMembers()).toEqual([]);
    expect(screen.getByRole('link', { name: 'View audit log' })).toBeVisible();
  });

  it.each([PATHS.users, userPath('m1'), PATHS.verify, PATHS.reports, PATHS.createCoupon])(
    'sees at %s that the role does not include the page',
    async (path) => {
      const fetch = open(path);
      expect(await screen.findByText(/^Your role does not include this page/)).toBeVisible();
      expect(fetch).not.toHaveBeenCalled();
    },
  );
});
