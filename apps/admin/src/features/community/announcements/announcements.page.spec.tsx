import { ADMIN_ROUTES } from '@kalyanam/shared/team/routes';
import { MESSAGES } from '@kalyanam/shared/base/messages';
import { ROUTES } from '@kalyanam/shared/base/routes';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PATHS } from '../../../shell/paths';
import { fakeApi, ok, refusal, signInAs } from '../../../testing/fake-api';
import { renderApp } from '../../../testing/render-app';
import { EMPTY, requestOf, type Draft } from './draft';
import { forgetDraft, keepDraft } from './kept-draft';

const DRAFT: Draft = { ...EMPTY, titleEn: 'Meet', textEn: 'On Sunday.' };
const SENT = {
  id: 'a1',
  titleEn: 'Meet',
  textEn: 'On Sunday.',
  titleTe: '',
  textTe: '',
  page: '',
  banner: true,
  mail: false,
  segment: requestOf(EMPTY).segment,
  startsAt: '2026-11-19T05:12:00.000Z',
  endsAt: null,
  stoppedAt: null,
  createdBy: 'padma',
  createdAt: '2026-11-19T05:12:00.000Z',
  mailsPlanned: 0,
  mailsSent: 0,
  mailsFailed: 0,
  dismissed: 0,
};

/** Browsers take the focus from a button that is disabled while it works. */
const blurred = (answer: object) => () => {
  (document.activeElement as HTMLElement).blur();
  return ok(answer);
};

const HISTORY = { [`GET ${ADMIN_ROUTES.announcements}`]: () => ok({ announcements: [] }) };

describe('the form of an announcement', () => {
  beforeEach(() => signInAs('owner'));

  it('is kept by its tab until it is cleared', async () => {
    fakeApi(HISTORY);
    const { user } = renderApp(PATHS.announcements);
    const title = await screen.findByRole('textbox', { name: 'Title' });
    expect(screen.queryByRole('button', { name: 'Clear the form' })).toBeNull();
    await user.type(title, 'Meet');
    expect(JSON.parse(sessionStorage.getItem('admin-announcement') ?? '')).toEqual({ ...EMPTY, titleEn: 'Meet' });
    await user.click(screen.getByRole('button', { name: 'Clear the form' }));
    expect(title).toHaveValue('');
    expect(sessionStorage.length).toBe(0);
  });

  it('offers the cities of the chosen state, and takes any other', async () => {
    fakeApi({
      ...HISTORY,
      [`GET ${ROUTES.cities}?state=telangana`]: () => ok({ cities: [{ value: 'warangal', label: 'Warangal' }] }),
    });
    const { user } = renderApp(PATHS.announcements);
    await user.selectOptions(await screen.findByLabelText('Family state'), 'telangana');
    const city = screen.getByLabelText('Family city');
    await vi.waitFor(() =>
      expect([...((city as HTMLInputElement).list?.options ?? [])].map(({ value }) => value)).toEqual(['Warangal']),
    );
    await user.type(city, 'Ooru');
    expect(city).toHaveValue('Ooru');
  });
});

describe('a refused announcement', () => {
  beforeEach(() => signInAs('owner'));
  afterEach(forgetDraft);

  it.each<[string, Partial<Draft>, string, string]>([
    ['ages that end before they begin', { ageFrom: '40', ageTo: '30' }, 'textbox', 'Age to'],
    ['what has no title and no text', { titleEn: '', textEn: '' }, 'textbox', 'Title'],
    ['what goes nowhere', { banner: false }, 'checkbox', 'Banner in the app'],
  ])('leads to the field: %s', async (_, part, role, name) => {
    keepDraft({ ...DRAFT, ...part });
    fakeApi(HISTORY);
    const { user } = renderApp(PATHS.announcements);
    await user.click(await screen.findByRole('button', { name: 'Preview and count' }));
    const field = screen.getByRole(role, { name });
    expect(field).toHaveFocus();
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription();
    await user.click(screen.getByRole('button', { name: 'Preview and count' }));
    expect(field).toHaveFocus();
  });

  it('leads to what the server refuses', async () => {
    keepDraft({ ...DRAFT, city: 'Nowhere' });
    fakeApi({
      ...HISTORY,
      [`POST ${ADMIN_ROUTES.announcementPreview}`]: () =>
        refusal('invalid-form', { fields: { 'segment.city': MESSAGES.choice } }),
    });
    const { user } = renderApp(PATHS.announcements);
    await user.click(await screen.findByRole('button', { name: 'Preview and count' }));
    await waitFor(() => expect(screen.getByLabelText('Family city')).toHaveFocus());
  });
});

describe('the focus follows an announcement', () => {
  beforeEach(() => {
    signInAs('owner');
    keepDraft(DRAFT);
  });
  afterEach(forgetDraft);

  it('to its preview, and from the question that sent it to the page', async () => {
    fakeApi({
      ...HISTORY,
      [`POST ${ADMIN_ROUTES.announcementPreview}`]: blurred({
        members: 3,
        mails: 0,
        en: { subject: 'Meet', text: '' },
        te: null,
      }),
      [`POST ${ADMIN_ROUTES.announcements}`]: blurred({ message: 'Announcement sent' }),
    });
    const { user } = renderApp(PATHS.announcements);
    await user.click(await screen.findByRole('button', { name: 'Preview and count' }));
    expect(await screen.findByRole('heading', { name: 'Preview' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Send now to 3 members' }));
    await user.click(await screen.findByRole('button', { name: 'Send' }));
    expect(await screen.findByText('Announcement sent')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('heading', { name: 'Announcements', level: 1 })).toHaveFocus();
  });

  it('to the others when it is stopped', async () => {
    let state = 'running';
    fakeApi({
      [`GET ${ADMIN_ROUTES.announcements}`]: () => ok({ announcements: [{ ...SENT, state }] }),
      [`POST ${ADMIN_ROUTES.stopAnnouncement('a1')}`]: () => {
        state = 'stopped';
        return ok({ message: 'Announcement stopped' });
      },
    });
    const { user } = renderApp(PATHS.announcements);
    await user.click(await screen.findByRole('button', { name: 'Stop' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Stop' }));
    expect(await screen.findByText('Stopped')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Announcements so far' })).toHaveFocus();
  });
});
