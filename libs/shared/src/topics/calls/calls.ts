import { sentences } from '../../base/sentences.js';

/** C10: the first call. */
export const CALL_LIMITS = {
  slots: 3,
  slotMinutes: 30,
  /** The earliest and latest start of a slot, in hours and days from now. */
  fromHours: 2,
  toDays: 21,
  /** Hours after the start until which the number is shown. */
  numberHours: 24,
  /** The question how it was is asked from the day after, for so long. */
  askedAfterHours: 24,
  askedDays: 30,
} as const;

/** What the form of a first call refuses, apart from the sentences of all forms. */
export const CALL_MESSAGES = sentences({
  slotCount: `Please offer one to ${CALL_LIMITS.slots} times`,
  slotTwice: 'You have offered the same time twice',
  slotStart: 'A call begins at a full or half hour',
  slotSpan: `Please choose times from ${CALL_LIMITS.fromHours} hours to ${CALL_LIMITS.toDays} days from now`,
  slotGone: 'This time is no longer offered. Please choose another.',
  zone: 'Please choose a time zone of the country where you work',
  numberOf: 'This person has not agreed to give their number. Please choose another.',
});

/** The routes of first calls. */
export const CALL_ROUTES = {
  all: '/calls',
  ofProfile: (id: string) => `/profiles/${encodeURIComponent(id)}/call`,
  number: (id: string) => `/calls/${encodeURIComponent(id)}/number`,
  outcome: (id: string) => `/calls/${encodeURIComponent(id)}/outcome`,
  file: (id: string) => `/calls/${encodeURIComponent(id)}.ics`,
} as const;
