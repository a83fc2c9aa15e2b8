import { defineTexts } from '@kalyanam/web/i18n/texts';

export const en = {
  /** What a form says under an input, by its path. */
  hints: {
    name: 'The candidate’s full name.',
    nameTe: 'Members who read Telugu see this name. Please correct it, or leave it empty.',
    dob: 'Others see only the age.',
    gothra: 'Shown only between two verified profiles.',
    'workLocation.address': 'Not shown to other members.',
    'familyLocation.address': 'Shown only to those who can see your phone and email.',
    city: 'Not in the list? Type it as you spell it.',
    selfSummary: 'Work, interests, family: what you would say of the candidate at a first meeting.',
    expectations: 'What matters to the candidate, and what does not.',
  },
  /** Shown under a date of birth while profiles so young are not listed. */
  listedFrom: (age: number, day: string) => `Men are listed from ${age}: others can find this profile from ${day}.`,
  /** What a form says instead where the candidates themselves fill it in. */
  ownHints: {
    name: 'Your full name.',
    selfSummary: 'Work, interests, family: what you would say at a first meeting.',
    expectations: 'What matters to you, and what does not.',
  },
  /** What a form calls a field that someone else fills in for the candidate. */
  othersFields: { selfSummary: 'About the candidate' },
  writeAs: (name: string) => `Write it as ${name}`,
};

export const useProfileFormTexts = defineTexts('profileForm', en);
