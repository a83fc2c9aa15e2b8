/** Where a candidate works and where the family lives: two fields of several parts. */
import { LIMITS } from '../../base/limits.js';
import { MESSAGES } from '../../base/messages.js';
import { optionalAddress, shortText } from './field-rules.js';
import { atMost, oneOf, required, requiredWhen, type RuleSet } from '../../base/rule.js';
import {
  NRI_COUNTRIES,
  STATES,
  WORK_TYPES,
  type NriCountry,
  type State,
  type WorkType,
} from '../../base/vocabulary/places.js';

export interface WorkLocation {
  /** 'domestic' is accepted on input and stored as 'india'. */
  type: WorkType;
  state?: State | null;
  city?: string | null;
  country?: NriCountry | null;
  address?: string | null;
}

/** 'domestic' is a synonym of 'india' on input (R24). */
export type WorkLocationInput = Omit<WorkLocation, 'type'> & { type: WorkType | 'domestic' };

export interface FamilyLocation {
  state: State;
  city: string;
  address?: string | null;
}

const inIndia = (form: Readonly<Record<string, unknown>>): boolean => form['type'] !== 'nri';
const abroad = (form: Readonly<Record<string, unknown>>): boolean => form['type'] === 'nri';
const shortLength = atMost(LIMITS.shortTextLength, MESSAGES.shortText);

export const WORK_LOCATION_RULES = {
  type: required(oneOf(WORK_TYPES, 'domestic')),
  state: requiredWhen(inIndia, oneOf(STATES)),
  country: requiredWhen(abroad, oneOf(NRI_COUNTRIES)),
  city: requiredWhen(inIndia, shortLength),
  address: optionalAddress,
} satisfies RuleSet;

export const FAMILY_LOCATION_RULES = {
  state: required(oneOf(STATES)),
  city: shortText,
  address: optionalAddress,
} satisfies RuleSet;

export const PLACE_OPTIONS = { type: WORK_TYPES, state: STATES, country: NRI_COUNTRIES } as const;
