import { CALL_LIMITS } from './call-limits.js';
import { sentences } from '../../base/sentences.js';

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
