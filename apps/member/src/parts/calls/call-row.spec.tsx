import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import type { CallView } from '@kalyanam/shared/contracts/calls';
import { CallRow } from './call-row';

const call: CallView = {
  ...{ id: 'c1', member: { id: 'p1', name: 'Sravani' }, state: 'agreed', proposedByMe: true, between: 'families' },
  ...{ iCall: true, slots: ['2026-11-28T17:00:00.000Z'], theirZone: 'Asia/Kolkata', theirZoneSure: true },
  ...{ numberOf: null, numberOpen: false, numberUntil: null, asksOutcome: false, myOutcome: null },
  myZone: 'Asia/Kolkata',
};

afterEach(() => void vi.restoreAllMocks());

it.each([
  ['Asia/Kolkata', /28 November, 10:30.pm, your time$/],
  ['Asia/Calcutta', /28 November, 10:30.pm, your time$/],
  ['America/Chicago', /^Saturday, 28 November, 11:00.am on this phone$/],
  ['Asia/Tokyo', /^Sunday, 29 November, 2:00.am on this phone$/],
])('says “your time” only of what the phone shows (%s)', (timeZone, words) => {
  const options = Intl.DateTimeFormat().resolvedOptions();
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ ...options, timeZone });
  render(<CallRow call={call} />, { wrapper: MemoryRouter });
  expect(screen.getByText(words)).toBeVisible();
});

it.each([
  ['2026-11-28T17:00:00.000Z', /^11:00.am Dallas$/],
  ['2026-11-28T04:30:00.000Z', /^Fri 10:30.pm Dallas$/],
])('names the weekday of the other where it is another day there (%s)', (slot, words) => {
  render(<CallRow call={{ ...call, slots: [slot], theirZone: 'America/Chicago' }} />, { wrapper: MemoryRouter });
  expect(screen.getByText(words)).toBeVisible();
});
