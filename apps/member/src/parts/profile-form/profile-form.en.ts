import { defineTexts } from '@kalyanam/web/i18n/texts';

export const en = {
  /** What a form says under an input, by its path. */
  hints: {
    nameTe: 'Members who read Telugu see this name. Please correct it, or leave it empty.',
    dob: 'Members see only the age.',
    gothra: 'Shown only between two verified profiles.',
    'workLocation.address': 'Not shown to other members.',
    'familyLocation.address': 'Shown only to those who can see your phone and email.',
    city: 'Not in the list? Type it as you spell it.',
  },
  /** Shown under a date of birth while profiles so young are not listed. */
  listedFrom: (age: number, day: string) => `Men are listed from ${age}: others can find this profile from ${day}.`,
  inTelugu: 'In Telugu:',
  change: 'Change',
  write: 'Write it',
  writeAs: (name: string) => `Write it as ${name}`,
};

export const useProfileFormTexts = defineTexts('profileForm', en);
