import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CallsPage, CallView } from '@kalyanam/shared/contracts/calls';
import { offeredDays } from '@kalyanam/shared/topics/calls/offered-days';
import { momentAt, wallTime } from '@kalyanam/shared/topics/calls/zoned-time';
import { notifyChange } from '../../../parts/live/unread';
import { fakeApi, Refusal } from '../../../spec/fake-api';
import { makeUser } from '../../../spec/make';
import { openPage } from '../../../spec/open-page';

const DAY_MS = 86_400_000;
const PATH = '/profile/p1/call';
const HER = { id: 'p1', name: 'Sravani Reddy' };
const dallas = { zone: 'America/Chicago', zones: ['America/New_York', 'America/Chicago'], sure: true } as const;
const india = { zone: 'Asia/Kolkata', zones: ['Asia/Kolkata'], sure: true } as const;
const dayOn = (days: number): string => wallTime(new Date(Date.now() + days * DAY_MS), dallas.zone).date;

const call = (more: Partial<CallView> = {}): CallView => ({
  ...{ id: 'c1', member: HER, state: 'proposed', proposedByMe: false, between: 'families', iCall: true },
  ...{ slots: ['2026-11-29T04:30:00.000Z'], myZone: 'America/Chicago', theirZone: 'Asia/Kolkata', theirZoneSure: true },
  ...{ numberOf: null, numberOpen: false, numberUntil: null, asksOutcome: false, myOutcome: null },
  ...more,
});

const phoneIn = (timeZone: string) => {
  const options = Intl.DateTimeFormat().resolvedOptions();
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ ...options, timeZone });
};
// Ten past seven in Dallas, 6:40 pm in India: today's last hours begin in two hours and twenty minutes.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-27T13:10:00Z') }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('a first call', () => {
  let calls: CallView[];
  let possible: boolean;
  let sent: unknown[];
  let place: CallsPage['place'];
  beforeEach(() => {
    phoneIn('America/Chicago');
    [calls, sent, possible] = [[], [], true];
    place = { ...dallas, zones: [...dallas.zones] };
  });
  const page = (): Omit<CallsPage, 'success'> => ({
    ...{ calls, member: HER, place },
    ...{
      theirPlace: possible ? { ...india, zones: [...india.zones] } : null,
      numbers: [{ id: 's1', relation: 'mother', name: 'Sarojini Reddy' }],
      page: 1,
      total: calls.length,
      totalPages: 1,
    },
  });
  const open = () => {
    const answers = (then: (body: object) => CallView) => (request: { body: unknown }) => {
      sent.push(request.body);
      calls = [then(request.body as object)];
      return { call: calls[0] };
    };
    fakeApi({
      'GET /calls': () => page(),
      'POST /profiles/p1/call': answers(() => call({ proposedByMe: true })),
      'PATCH /profiles/p1/call': answers(() => call({ state: 'agreed', numberOpen: true })),
      'POST /calls/c1/number': () => ({ phone: '9848012345', numberOf: 'mother' }),
      'POST /calls/c1/outcome': answers(() => call({ state: 'past', myOutcome: 'asked-money' })),
    });
    return openPage(PATH, makeUser('verified')).user;
  };
  /** The first hour of a day that is proposed, tomorrow or later. */
  const proposed = (mine: string, place = 0) => {
    const [, day] = offeredDays(new Date(), mine, india.zone);
    return day!.slots[place]!;
  };
  const tapDay = async (user: ReturnType<typeof open>) => {
    const [, day] = within(await screen.findByRole('group', { name: 'Days' })).getAllByRole('button');
    await user.click(day!);
  };
  const tap = async (user: ReturnType<typeof open>, ...places: number[]) => {
    await tapDay(user);
    for (const place of places) await user.click(screen.getAllByRole('checkbox')[place]!);
  };
  const addOther = async (user: ReturnType<typeof open>, days: number, time: string) => {
    await user.click(await screen.findByText('Another time'));
    await user.type(screen.getByLabelText('Day'), dayOn(days));
    await user.selectOptions(screen.getByLabelText('Hour'), time);
    await user.click(screen.getByRole('button', { name: 'Add this time' }));
  };
  const offer = (times: string) => screen.getByRole('button', { name: `Offer ${times}` });

  it('shows both clocks, four days, and hours that are daytime in both places', async () => {
    const user = open();
    expect(await screen.findByText('You, from this phone')).toBeVisible();
    expect(screen.getByText(/^Dallas · now \d+:\d\d.[ap]m$/)).toBeVisible();
    expect(screen.getByText(/^India · now \d+:\d\d.[ap]m$/)).toBeVisible();
    expect(screen.queryByLabelText('Your time zone')).toBeNull();
    await tapDay(user);
    const rows = screen.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent);
    expect(rows).toHaveLength(6);
    for (const row of rows)
      expect(row).toMatch(/^(8|9|10|[6-9]|1\d):\d\d.(am|pm)Dallas([A-Z][a-z]{2} )?\d+:\d\d.(am|pm)India$/);
  });

  it('proposes no time that the server would refuse as too soon', async () => {
    const user = open();
    const [today] = within(await screen.findByRole('group', { name: 'Days' })).getAllByRole('button');
    await user.click(today!);
    const [first] = screen.getAllByRole('checkbox');
    expect(first?.closest('label')?.textContent).toMatch(/^9:30.amDallas9:00.pmIndia$/);
  });

  it('offers up to three of them, and no more', async () => {
    const user = open();
    await screen.findByText('You, from this phone');
    await user.click(offer('times'));
    expect(screen.getByText('This field is required')).toBeVisible();
    await tap(user, 0, 1, 2);
    expect(screen.getAllByRole('checkbox')[3]).toBeDisabled();
    await user.click(screen.getAllByRole('checkbox')[2]!);
    await user.dblClick(offer('2 times'));
    await screen.findByText('Sravani Reddy has not answered yet');
    const slots = [proposed(dallas.zone, 0), proposed(dallas.zone, 1)].map((slot) => slot.toISOString());
    expect(sent).toEqual([{ between: 'families', who: 'we-call', zone: 'America/Chicago', slots }]);
  });

  it('takes another time too, with the clocks of both, and asks once about the night', async () => {
    const user = open();
    await addOther(user, 5, '12:00');
    expect(screen.getByRole('checkbox', { name: /12:00.pm.*11:30.pm|12:00.pm.*12:30.am/ })).toBeChecked();
    expect(screen.getByText('night')).toBeVisible();
    await user.click(offer('1 time'));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Offer anyway' }));
    await screen.findByText('Sravani Reddy has not answered yet');
    const slot = momentAt({ date: dayOn(5), time: '12:00' }, dallas.zone)?.toISOString();
    expect(sent).toMatchObject([{ slots: [slot] }]);
  });

  it('offers the number of a relative who has agreed, and names no one else', async () => {
    const user = open();
    await user.click(await screen.findByRole('radio', { name: 'They call us' }));
    const whose = screen.getByLabelText('Who will answer the phone?');
    const options = within(whose).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual(['My verified number', 'Sarojini Reddy (Mother)']);
    await user.selectOptions(whose, 's1');
    await tap(user, 0);
    await user.click(offer('1 time'));
    await screen.findByText('Sravani Reddy has not answered yet');
    expect(sent).toMatchObject([{ who: 'you-call', numberOf: 's1' }]);
  });

  describe('the own time zone', () => {
    const zoneField = () => screen.findByLabelText('Your time zone');

    it.each([
      // In Dallas, where the server only guesses; the name of the phone's own zone is not one to choose from.
      ['America/Chicago', false, 'America/Chicago'],
      ['America/Menominee', false, 'America/Chicago'],
      // The phone was taken along, or its owner has moved.
      ['America/New_York', true, 'America/New_York'],
      // A phone abroad contradicts the place of work, an earlier choice too: nothing is taken for granted.
      ['Asia/Calcutta', true, ''],
      ['Asia/Calcutta', false, ''],
    ])('with a phone in %s and a server that is sure (%s) is %j', async (phone, sure, chosen) => {
      phoneIn(phone);
      place = { ...place, zone: sure ? 'America/Chicago' : 'America/New_York', sure };
      const user = open();
      const other = chosen && (await screen.findByRole('button', { name: 'Use another clock' }));
      if (other) await user.click(other);
      expect(await zoneField()).toHaveValue(chosen);
    });

    it('is asked where nothing tells it, and no hour is shown or sent without it', async () => {
      phoneIn('Asia/Kolkata');
      place = { ...place, zone: 'America/New_York', sure: false };
      const user = open();
      await zoneField();
      expect(screen.queryByRole('checkbox')).toBeNull();
      await user.click(offer('times'));
      expect(await zoneField()).toHaveFocus();
      expect(sent).toEqual([]);
      await user.selectOptions(await zoneField(), 'America/Chicago');
      expect(screen.getByText(/^Dallas · now \d+:\d\d.[ap]m$/)).toBeVisible();
      await tap(user, 0);
      // Another clock makes other hours: the time chosen by the first one is dropped.
      await user.selectOptions(await zoneField(), 'America/New_York');
      expect(offer('times')).toBeVisible();
      await tap(user, 1);
      await user.click(offer('1 time'));
      await screen.findByText('Sravani Reddy has not answered yet');
      const slots = [proposed('America/New_York', 1).toISOString()];
      expect(sent).toMatchObject([{ zone: 'America/New_York', slots }]);
    });

    describe('of who works in India', () => {
      beforeEach(() => {
        place = { ...india, zones: [...india.zones] };
      });

      it.each(['Asia/Kolkata', 'Asia/Calcutta', 'Asia/Colombo'])('is not asked with a phone in %s', async (phone) => {
        phoneIn(phone);
        calls = [call({ state: 'agreed', myZone: 'Asia/Kolkata' })];
        open();
        expect(await screen.findByText('You', { selector: 'dt' })).toBeVisible();
        expect(screen.queryByText('This phone')).toBeNull();
        expect(screen.queryByLabelText('Your time zone')).toBeNull();
      });

      it.each([
        ['America/Chicago', 'This phone, Dallas, Chicago (Central)'],
        ['Africa/Nairobi', 'This phone'],
      ])('is asked with a phone in %s, which sends no zone that is none of India', async (phone, name) => {
        phoneIn(phone);
        const user = open();
        const labels = within(await zoneField()).getAllByRole('option');
        expect(labels.slice(1).map(({ textContent }) => textContent)).toEqual([
          expect.stringMatching(new RegExp(`^${name.replace(/[()]/g, '.')}: now \\d+:\\d\\d.[ap]m$`)),
          expect.stringMatching(/^India: now \d+:\d\d.[ap]m$/),
        ]);
        expect(await zoneField()).toHaveValue('');
        await user.click(offer('times'));
        expect(await zoneField()).toHaveFocus();
        expect(screen.getByText(/Which clock do you mean/)).toBeVisible();
        await user.selectOptions(await zoneField(), phone);
        expect(screen.queryByText(/Which clock do you mean/)).toBeNull();
        await tap(user, 0);
        await user.click(offer('1 time'));
        await screen.findByText('Sravani Reddy has not answered yet');
        expect(sent).toEqual([{ between: 'families', who: 'we-call', slots: [proposed(phone).toISOString()] }]);
      });

      it('is named beside the clock of the phone once times are offered', async () => {
        calls = [call({ state: 'agreed', slots: ['2026-11-28T17:00:00.000Z'], myZone: 'Asia/Kolkata' })];
        open();
        const hers = await screen.findByText('You, India time');
        expect(hers.nextElementSibling).toHaveTextContent(/28 November, 10:30.pm/);
        expect(screen.getByText('This phone').nextElementSibling).toHaveTextContent(/28 November, 11:00.am/);
      });
    });

    it('is asked before an offer is agreed to', async () => {
      phoneIn('Asia/Kolkata');
      place = { ...place, zone: 'America/New_York', sure: false };
      calls = [call()];
      const user = open();
      expect(await zoneField()).toHaveValue('');
      expect(screen.queryByText('You', { selector: 'dt' })).toBeNull();
      await user.click(screen.getByRole('radio'));
      await user.click(screen.getByRole('button', { name: 'Agree to this time' }));
      expect(await zoneField()).toHaveFocus();
      expect(sent).toEqual([]);
    });
  });

  it('says to a member who is not verified when it opens, and asks the server nothing', async () => {
    const requests = fakeApi({});
    openPage(PATH, makeUser('semi-verified'));
    expect(await screen.findByRole('heading', { name: 'First call' })).toBeVisible();
    expect(screen.getByText('The call and the numbers open once our team has verified you.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
    expect(requests.filter(({ path }) => path === '/calls')).toEqual([]);
  });

  it('says immediately where none can be arranged', async () => {
    possible = false;
    open();
    expect(await screen.findByText(/between two verified members who are both interested/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Offer times' })).not.toBeInTheDocument();
  });

  it('is agreed to with one of the times, and opens the number at a press', async () => {
    calls = [call()];
    const user = open();
    await user.click(await screen.findByRole('button', { name: 'Agree to this time' }));
    expect(screen.getByText('This field is required')).toBeVisible();
    await user.click(screen.getByRole('radio'));
    await user.click(screen.getByRole('button', { name: 'Agree to this time' }));
    await user.click(await screen.findByRole('button', { name: 'Show the number' }));
    expect(await screen.findByText('9848012345')).toBeVisible();
    expect(screen.getByText('Mother')).toBeVisible();
    expect(sent).toEqual([{ callId: 'c1', act: 'agree', slot: '2026-11-29T04:30:00.000Z', zone: 'America/Chicago' }]);
  });

  it('says who rings and who talks before it is agreed, and goes on from the heading', async () => {
    calls = [call({ between: 'candidates' })];
    const user = open();
    expect(await screen.findByText('You call Sravani Reddy')).toBeVisible();
    expect(screen.getByText('Who talks: The two candidates')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Agree to this time' }));
    expect(screen.getByRole('radio')).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Offer other times' }));
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  it('shows an agreement that came while other times were chosen', async () => {
    calls = [call({ proposedByMe: true })];
    const user = open();
    fakeApi({
      'GET /calls': () => page(),
      'POST /profiles/p1/call': ({ body }) => {
        sent.push(body);
        calls = [call({ proposedByMe: true, state: 'agreed' })];
        return new Refusal('changed-meanwhile');
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Offer other times' }));
    await tap(user, 0);
    await user.click(offer('1 time'));
    expect(await screen.findByRole('heading', { name: 'The call is agreed' })).toBeVisible();
    expect(screen.getByText(/This has changed in the meantime/)).toBeVisible();
    expect(sent).toMatchObject([{ insteadId: 'c1' }]);
  });

  it('is shown as off immediately, when the other calls it off', async () => {
    calls = [call({ state: 'agreed' })];
    open();
    await screen.findByRole('heading', { name: 'The call is agreed' });
    calls = [call({ state: 'cancelled' })];
    act(() => notifyChange());
    expect(await screen.findByText('The last call was called off.')).toBeVisible();
  });

  it('is seen to be off when its number is closed', async () => {
    calls = [call({ state: 'agreed', numberOpen: true })];
    const user = open();
    fakeApi({
      'GET /calls': () => page(),
      'POST /calls/c1/number': () => {
        calls = [call({ state: 'cancelled' })];
        return new Refusal('call-number-closed');
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Call it off' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: 'Keep the call' }));
    await user.click(screen.getByRole('button', { name: 'Show the number' }));
    expect(await screen.findByText('The last call was called off.')).toBeVisible();
  });

  it('is asked about afterwards; who was asked for money is led to a report', async () => {
    calls = [call({ state: 'past', asksOutcome: true })];
    const user = open();
    await user.click(await screen.findByRole('radio', { name: 'They asked for money' }));
    await user.click(screen.getByRole('button', { name: 'Save my answer' }));
    const link = await screen.findByRole('link', { name: 'Report this profile' });
    expect(link).toHaveAttribute('href', '/profile/p1');
    await waitFor(() => expect(sent).toEqual([{ outcome: 'asked-money' }]));
  });
});
