import { sentences } from '../../base/sentences.js';

/** The routes of biodata links. */
export const BIODATA_ROUTES = {
  all: '/biodata',
  preview: '/biodata/preview',
  one: (id: string) => `/biodata/${encodeURIComponent(id)}`,
  pdf: (id: string) => `/biodata/${encodeURIComponent(id)}.pdf`,
} as const;

/** C13: the page of paper that families exchange, as its owner chooses it. */

/** Possible sections, in the order of the page. */
export const BIODATA_SECTIONS = ['about', 'words', 'study', 'family', 'roots', 'living'] as const;
export type BiodataSection = (typeof BIODATA_SECTIONS)[number];
export const DEFAULT_SECTIONS: readonly BiodataSection[] = ['about', 'study', 'family', 'roots'];

export const BIODATA_LANGUAGES = ['en', 'te', 'both'] as const;
export type BiodataLanguage = (typeof BIODATA_LANGUAGES)[number];

export const BIODATA_PHOTOS = ['none', 'first'] as const;
export type BiodataPhoto = (typeof BIODATA_PHOTOS)[number];

/** Whose numbers are in it: the family's are those of its group who have agreed, each their own. */
export const BIODATA_CONTACTS = ['none', 'family', 'own'] as const;
export type BiodataContact = (typeof BIODATA_CONTACTS)[number];

/** The line above all else. */
export const BIODATA_HEADS = ['none', 'sri', 'subham'] as const;
export type BiodataHead = (typeof BIODATA_HEADS)[number];

/** For how many days a link is good. */
export const BIODATA_DAYS = [7, 30, 90] as const;
export type BiodataDays = (typeof BIODATA_DAYS)[number];

/** `changed`: another page than the one whose code was read. Of the last three nothing else is shown. */
export const BIODATA_STATES = ['valid', 'changed', 'expired', 'withdrawn', 'not-looking'] as const;
export type BiodataState = (typeof BIODATA_STATES)[number];

export const BIODATA_LIMITS = {
  forWhom: 60,
  /** Links that are open at the same time. */
  open: 50,
  /** After a withdrawal it can be undone for so long. */
  undoSeconds: 10,
  tokenLength: 64,
} as const;

/** What the form of a biodata refuses, apart from the sentences of all forms. */
export const BIODATA_MESSAGES = sentences({
  forWhom: `Please keep this to ${BIODATA_LIMITS.forWhom} characters or fewer`,
  sections: 'Please choose at least one part',
  consent: 'Please confirm first that everyone who has the link may see this',
  familyNumber: 'Someone in your family group has to agree first that we give their number',
  full: `You have ${BIODATA_LIMITS.open} open links. Please withdraw one that is no longer needed.`,
});

/** What a link shows, as its owner ticked it. */
export interface BiodataChoice {
  language: BiodataLanguage;
  sections: BiodataSection[];
  photo: BiodataPhoto;
  contact: BiodataContact;
  gothra: boolean;
  horoscope: boolean;
  head: BiodataHead;
}

/** The page of a link as its own host serves it. */
export const biodataPath = (token: string): string => `/b/${token}`;
