/** Careers of demo members: consistent facts, and sentences about the work in the first person. */
import type { Education, IncomeBand, Occupation } from '@kalyanam/shared/base/vocabulary/career';
import type { Gender } from '@kalyanam/shared/base/vocabulary/people';
import type { Weighted } from './random.js';

export interface Career {
  occupation: Occupation;
  /** As a relative would say it: 'a bank officer'. */
  noun: string;
  /** The same in Telugu, to which 'గా' (as) can be joined. */
  telugu?: string;
  education: Weighted<Education>;
  ages: readonly [from: number, to: number];
  income: readonly [start: IncomeBand, top: IncomeBand];
  /** How often, relative to other careers. */
  share: Record<Gender, number>;
  /** Chance of working abroad. */
  abroad: number;
  /** In a large city, in a town of the Telugu states, or where the family lives. */
  place: 'city' | 'town' | 'home';
  about: readonly string[];
  /** Sentences that are true only in India. */
  aboutInIndia?: readonly string[];
}

export const GRADUATE: Weighted<Education> = [
  ['bachelors', 6],
  ['masters', 4],
];
export const POSTGRADUATE: Weighted<Education> = [
  ['masters', 7],
  ['bachelors', 2],
];
export const ENGINEER: Weighted<Education> = [
  ['bachelors', 6],
  ['masters', 2],
  ['diploma', 2],
];
export const SCHOLAR: Weighted<Education> = [
  ['masters', 6],
  ['phd', 4],
];
export const DOCTORATE: Weighted<Education> = [['phd', 1]];
export const PROFESSIONAL: Weighted<Education> = [['professional', 1]];
export const SCHOOLING: Weighted<Education> = [
  ['intermediate', 4],
  ['bachelors', 4],
  ['high-school', 2],
];
