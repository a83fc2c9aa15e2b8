import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { MyWishes, WishesUpdate } from '@kalyanam/shared/contracts/wishes';
import { fakeApi, Refusal } from '../../../spec/fake-api';
import { makeMyProfile, makeUser } from '../../../spec/make';
import { session } from '../../../session/session';
import { openPage } from '../../../spec/open-page';

const wishes = (changes: Partial<MyWishes> = {}): MyWishes => ({
  items: [{ wish: 'diet', weight: 'nice', value: ['vegetarian'] }],
  visible: 'counts',
  hideFromMisfits: false,
  aside: [],
  version: 3,
  fitsNow: 214,
  ...changes,
});
const ROUTE = '/profiles/me/wishes';
const open = (status: 'verified' | 'semi-verified' = 'verified') => openPage('/my-profile/wishes', makeUser(status));
const withProfile = (answers: Parameters<typeof fakeApi>[0]) =>
  fakeApi({ 'GET /profiles/me': { profile: makeMyProfile() }, ...answers });
/** The weights of a card, or those of a row once it is open. */
const weightOf = (wish: string) => within(screen.getByRole('group', { name: `${wish}: how much it matters` }));
const unfold = async (user: UserEvent, ...names: (string | RegExp)[]) => {
  for (const name of names) await user.click(await screen.findByRole('button', { name, expanded: false }));
};
const MORE = /^14 more/;
const diet = (user: UserEvent) => unfold(user, MORE, /^Diet/);

describe('wishes', () => {
  it('are kept a moment after each change, and the answer says how many fit', async () => {
    const calls = withProfile({
      [`GET ${ROUTE}`]: { wishes: wishes() },
      [`PUT ${ROUTE}`]: { wishes: wishes({ version: 4, fitsNow: 8 }) },
    });
    const { user } = open();
    expect(await screen.findByText('214 families to look through')).toBeVisible();
    await diet(user);
    await user.click(weightOf('Diet').getByLabelText('Must'));
    expect(await screen.findByText('8 families fit now')).toBeVisible();
    expect(screen.getByText('Few families are left; make one of these “Nice to have”.')).toBeVisible();
    const put = calls.find(({ method }) => method === 'PUT')?.body as WishesUpdate;
    expect(put).toEqual({
      items: [{ wish: 'diet', weight: 'must', value: ['vegetarian'] }],
      visible: 'counts',
      hideFromMisfits: false,
      version: 3,
    });
  });

  it('that matter but say nothing yet ask for a choice, and are not sent', async () => {
    const calls = withProfile({ [`GET ${ROUTE}`]: { wishes: wishes({ items: [] }) } });
    const { user } = open();
    expect(await screen.findByText(/^You have not said what you look for yet\./)).toBeVisible();
    await user.click(weightOf('Marital status').getByLabelText('Nice to have'));
    expect(screen.getByText('Choose at least one.')).toBeVisible();
    expect(screen.getByText('Not saved yet: Marital status')).toBeVisible();
    expect(calls.filter(({ method }) => method === 'PUT')).toEqual([]);
  });

  describe('of a member who has said none yet', () => {
    const own = makeMyProfile({ gender: 'female', age: 27, maritalStatus: 'never-married', education: 'masters' });
    const answers = {
      [`GET ${ROUTE}`]: { wishes: wishes({ items: [], version: 1, fitsNow: 99 }) },
      'GET /profiles/me': { profile: own },
      [`PUT ${ROUTE}`]: ({ body }: { body: unknown }) => ({
        wishes: wishes({ items: (body as MyWishes).items, version: 2, fitsNow: 42 }),
      }),
    };
    const sent = (calls: ReturnType<typeof fakeApi>) =>
      calls.filter(({ method }) => method === 'PUT').map(({ body }) => (body as WishesUpdate).items);

    it('are filled in from the own profile, and become theirs by one press', async () => {
      const calls = withProfile(answers);
      const { user } = open();
      expect(await screen.findByText(/^We filled this in from your profile/)).toBeVisible();
      expect(screen.getByRole('button', { name: /^Age.*25 to 35 years/ })).toBeVisible();
      expect(weightOf('Age').getByLabelText('Must')).toBeChecked();
      expect(weightOf('Education').getByLabelText('Nice to have')).toBeChecked();
      expect(screen.queryByText(/families fit now/)).not.toBeInTheDocument();
      await user.click(screen.getByRole('button', { name: 'Save' }));
      expect(await screen.findByText('42 families fit now')).toBeVisible();
      expect(screen.getByText('Saved · also your filter')).toBeVisible();
      expect(sent(calls)).toHaveLength(1);
      expect(sent(calls)[0]).toContainEqual({ wish: 'age', weight: 'must', value: { from: 25, to: 35 } });
      expect(session.user()?.musts?.items.map(({ wish }) => wish)).toEqual(['age', 'marital', 'gothra']);
    });

    it('are saved with the first change, and not at all where nothing is touched', async () => {
      const calls = withProfile(answers);
      const { user, go } = open();
      await screen.findByText(/^We filled this in from your profile/);
      await go('/privacy');
      expect(sent(calls)).toEqual([]);
      await go('/my-profile/wishes');
      await screen.findByText(/^We filled this in from your profile/);
      await user.click(weightOf('Age').getByLabelText('Any'));
      expect(await screen.findByText('42 families fit now')).toBeVisible();
      expect(sent(calls)[0]?.map(({ wish }) => wish)).not.toContain('age');
      expect(sent(calls)[0]?.map(({ wish }) => wish)).toContain('marital');
    });

    it('are left empty where the profile cannot be read', async () => {
      withProfile({ ...answers, 'GET /profiles/me': new Refusal('busy') });
      open();
      expect(await screen.findByText(/^You have not said what you look for yet/)).toBeVisible();
    });
  });

  it('swap the ends of a range that were the wrong way round', async () => {
    const age = { wish: 'age' as const, weight: 'nice' as const, value: { from: 25, to: 29 } };
    const calls = withProfile({
      [`GET ${ROUTE}`]: { wishes: wishes({ items: [age] }) },
      [`PUT ${ROUTE}`]: { wishes: wishes({ version: 4 }) },
    });
    const { user } = open();
    await unfold(user, /^Age/);
    await user.selectOptions(await screen.findByLabelText('From'), '35');
    expect(await screen.findByText(/we swapped them/)).toBeInTheDocument();
    await waitFor(() => expect(calls.some(({ method }) => method === 'PUT')).toBe(true));
    const put = calls.find(({ method }) => method === 'PUT')?.body as WishesUpdate;
    expect(put.items).toEqual([{ ...age, value: { from: 29, to: 35 } }]);
  });

  it('about what only verified members read are locked until then', async () => {
    withProfile({ [`GET ${ROUTE}`]: { wishes: wishes() } });
    const { user } = open('semi-verified');
    await unfold(user, MORE);
    expect(await screen.findAllByText('Opens after verification')).toHaveLength(8);
    expect(screen.queryByRole('group', { name: /^Smoking/ })).not.toBeInTheDocument();
  });

  it('that are locked are not sent, and stay as they are', async () => {
    const smoking = { wish: 'smoking' as const, weight: 'must' as const, value: 'no' };
    const calls = withProfile({
      [`GET ${ROUTE}`]: { wishes: wishes({ items: [smoking] }) },
      [`PUT ${ROUTE}`]: { wishes: wishes({ items: [smoking], version: 4, fitsNow: 8 }) },
    });
    const { user } = open('semi-verified');
    await screen.findByText('214 families fit now');
    await unfold(user, MORE, /^Caste/);
    await user.click(weightOf('Caste').getByLabelText('Must'));
    expect(await screen.findByText('8 families fit now')).toBeVisible();
    const put = calls.find(({ method }) => method === 'PUT')?.body as WishesUpdate;
    expect(put.items).toEqual([{ wish: 'caste', weight: 'must', value: 'reddy' }]);
  });

  it('stay on the page when they could not be kept, and are sent again', async () => {
    let reply: Refusal | Record<string, unknown> = new Refusal('busy');
    withProfile({ [`GET ${ROUTE}`]: { wishes: wishes() }, [`PUT ${ROUTE}`]: () => reply });
    const { user } = open();
    await diet(user);
    await user.click(weightOf('Diet').getByLabelText('Must'));
    expect(await screen.findByText('Not saved yet')).toBeVisible();
    reply = { wishes: wishes({ version: 4, fitsNow: 90 }) };
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('90 families fit now')).toBeVisible();
  });

  it('changed in two tabs are shown beside each other', async () => {
    let kept = wishes();
    withProfile({
      [`GET ${ROUTE}`]: () => ({ wishes: kept }),
      [`PUT ${ROUTE}`]: ({ body }: { body: unknown }) =>
        (body as WishesUpdate).version === 4
          ? { wishes: wishes({ version: 5, fitsNow: 12 }) }
          : new Refusal('changed-meanwhile'),
    });
    const { user } = open();
    await screen.findByText('214 families to look through');
    kept = wishes({ version: 4, items: [{ wish: 'diet', weight: 'nice', value: ['eggetarian'] }] });
    await diet(user);
    await user.click(weightOf('Diet').getByLabelText('Must'));
    expect(await screen.findByText('What you look for was changed somewhere else')).toBeVisible();
    await user.click(screen.getByRole('button', { name: /mine/i }));
    expect(await screen.findByText('12 families fit now')).toBeVisible();
  });

  describe('of which another tab has changed some', () => {
    const atOnce = (theirs: Partial<MyWishes>, mine: Partial<MyWishes> = {}) => {
      let kept = wishes(mine);
      const calls = withProfile({
        [`GET ${ROUTE}`]: () => ({ wishes: kept }),
        [`PUT ${ROUTE}`]: ({ body }: { body: unknown }) =>
          (body as WishesUpdate).version === 4
            ? { wishes: wishes({ ...(body as MyWishes), version: 5, fitsNow: 12 }) }
            : new Refusal('changed-meanwhile'),
      });
      return {
        elsewhere: () => (kept = wishes({ ...mine, ...theirs, version: 4 })),
        puts: () => calls.filter(({ method }) => method === 'PUT').map(({ body }) => body as WishesUpdate),
      };
    };
    const others = () => screen.getByRole('link', { name: /^What others see/ });

    it('take what was not touched here from there, the settings as well, and ask nothing', async () => {
      const { elsewhere, puts } = atOnce({ visible: 'items', hideFromMisfits: true });
      const { user } = open();
      await screen.findByText('214 families to look through');
      elsewhere();
      await diet(user);
      await user.click(weightOf('Diet').getByLabelText('Must'));
      expect(await screen.findByText('12 families fit now')).toBeVisible();
      expect(puts().at(-1)).toEqual({
        items: [{ wish: 'diet', weight: 'must', value: ['vegetarian'] }],
        visible: 'items',
        hideFromMisfits: true,
        version: 4,
      });
      expect(others()).toHaveTextContent('Hidden from those who miss one of your musts');
      expect(screen.queryByText('What you look for was changed somewhere else')).not.toBeInTheDocument();
    });

    it('show both values of what was changed here and there, until one is chosen', async () => {
      const there = [{ wish: 'diet' as const, weight: 'nice' as const, value: ['eggetarian'] }];
      const { elsewhere, puts } = atOnce({ items: there, hideFromMisfits: true });
      const { user, go } = open();
      await screen.findByText('214 families to look through');
      elsewhere();
      await diet(user);
      await user.click(weightOf('Diet').getByLabelText('Must'));
      const notice = await screen.findByText('What you look for was changed somewhere else');
      expect(notice).toBeVisible();
      expect(screen.getByText('Newest: Nice to have: Vegetarian with eggs')).toBeVisible();
      expect(screen.getByText('Yours: Must: Vegetarian')).toBeVisible();
      expect(screen.getAllByRole('button', { name: 'Keep mine' })).toHaveLength(1);
      await go('/privacy');
      await go('/my-profile/wishes');
      expect(await screen.findByText('Newest: Nice to have: Vegetarian with eggs')).toBeVisible();
      await user.click(screen.getByRole('button', { name: 'Use the newest' }));
      await diet(user);
      expect(screen.getByLabelText('Vegetarian with eggs')).toBeChecked();
      expect(others()).toHaveTextContent('Hidden from those who miss one of your musts');
      expect(puts()).toHaveLength(1);
    });
  });

  describe('left before they are saved', () => {
    const held = () => {
      const answers: (() => void)[] = [];
      const calls = withProfile({
        [`GET ${ROUTE}`]: { wishes: wishes() },
        [`PUT ${ROUTE}`]: ({ body }: { body: unknown }) =>
          new Promise((answer) => {
            const { items, version } = body as MyWishes;
            answers.push(() => answer({ wishes: wishes({ items, version: version + 1, fitsNow: 8 }) }));
          }),
      });
      const puts = () => calls.filter(({ method }) => method === 'PUT').map(({ body }) => body as WishesUpdate);
      return { answers, puts };
    };

    it('are sent after the save that runs, and the page begins with them when it opens again', async () => {
      const { answers, puts } = held();
      const { user, go } = open();
      await screen.findByText('214 families to look through');
      await diet(user);
      await user.click(weightOf('Diet').getByLabelText('Must'));
      await waitFor(() => expect(puts()).toHaveLength(1));
      await user.click(weightOf('Diet').getByLabelText('Any'));
      await user.click(weightOf('Diet').getByLabelText('Nice to have'));
      await user.click(weightOf('Marital status').getByLabelText('Must'));
      await user.click(screen.getByLabelText('Never married'));
      await go('/privacy');
      expect(puts()).toHaveLength(1);
      answers[0]?.();
      await waitFor(() => expect(puts()).toHaveLength(2));
      expect(puts()[1]).toMatchObject({ version: 4, items: [{ wish: 'marital' }, { wish: 'diet', weight: 'nice' }] });
      await go('/my-profile/wishes');
      answers[1]?.();
      expect(await screen.findByText('8 families fit now')).toBeVisible();
      await diet(user);
      expect(weightOf('Diet').getByLabelText('Nice to have')).toBeChecked();
      expect(screen.queryByText('What you look for was changed somewhere else')).not.toBeInTheDocument();
      expect(puts()).toHaveLength(2);
    });

    it('are not sent twice when they are on their way', async () => {
      const { answers, puts } = held();
      const { user, go } = open();
      await screen.findByText('214 families to look through');
      await diet(user);
      await user.click(weightOf('Diet').getByLabelText('Must'));
      await waitFor(() => expect(puts()).toHaveLength(1));
      await go('/privacy');
      await go('/my-profile/wishes');
      answers[0]?.();
      expect(await screen.findByText('8 families fit now')).toBeVisible();
      await diet(user);
      expect(weightOf('Diet').getByLabelText('Must')).toBeChecked();
      expect(puts()).toHaveLength(1);
    });

    it('are kept when they cannot be sent, and a message says so', async () => {
      let reply: Refusal | Record<string, unknown> = new Refusal('busy');
      withProfile({ [`GET ${ROUTE}`]: { wishes: wishes() }, [`PUT ${ROUTE}`]: () => reply });
      const { user, go } = open();
      await screen.findByText('214 families to look through');
      await diet(user);
      await user.click(weightOf('Diet').getByLabelText('Must'));
      await go('/privacy');
      expect(await screen.findByText('What you look for is not saved yet')).toBeVisible();
      reply = {
        wishes: wishes({ version: 4, fitsNow: 9, items: [{ wish: 'diet', weight: 'must', value: ['vegetarian'] }] }),
      };
      await user.click(screen.getByRole('button', { name: 'Open' }));
      expect(await screen.findByText('9 families fit now')).toBeVisible();
      await diet(user);
      expect(weightOf('Diet').getByLabelText('Must')).toBeChecked();
    });

    it('are asked about by the browser on a reload, until they are saved', async () => {
      const { answers } = held();
      const { user } = open();
      await screen.findByText('214 families to look through');
      const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
      expect(asks()).toBe(false);
      await diet(user);
      await user.click(weightOf('Diet').getByLabelText('Must'));
      expect(asks()).toBe(true);
      await waitFor(() => expect(answers).toHaveLength(1));
      answers[0]?.();
      await screen.findByText('8 families fit now');
      expect(asks()).toBe(false);
    });
  });
});
