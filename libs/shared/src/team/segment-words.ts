/** A segment as an owner reads it, e.g. 'Verified women aged 24 to 30 from Guntur, Andhra Pradesh, active in the last 30 days'. */
import { STATES } from '../base/vocabulary/places.js';
import { labelOf } from '../base/vocabulary/option.js';
import type { Segment } from './announcements.js';

const VERIFICATION = { all: '', verified: 'verified', 'semi-verified': 'semi-verified' } as const;
const PEOPLE = { all: 'members', female: 'women', male: 'men' } as const;

function agesOf({ ageFrom, ageTo }: Segment): string {
  if (ageFrom !== null && ageTo !== null) return ageFrom === ageTo ? `aged ${ageFrom}` : `aged ${ageFrom} to ${ageTo}`;
  if (ageFrom !== null) return `aged ${ageFrom} or older`;
  return ageTo === null ? '' : `aged up to ${ageTo}`;
}

export function segmentWords(segment: Segment): string {
  const { verification, gender, state, city, activeDays } = segment;
  const home = [city, state && labelOf(STATES, state)].filter(Boolean).join(', ');
  const people = [VERIFICATION[verification], PEOPLE[gender], agesOf(segment), home && `from ${home}`];
  const words = people.filter(Boolean).join(' ');
  const whole = words === 'members' ? 'all members' : words;
  const active = activeDays === null ? '' : activeDays === 1 ? 'today or yesterday' : `in the last ${activeDays} days`;
  const sentence = active ? `${whole}, active ${active}` : whole;
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
