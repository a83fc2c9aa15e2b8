import { defineTexts } from '@kalyanam/web/i18n/texts';
import { LIMITS } from '@kalyanam/shared/base/limits';

export const en = {
  number: 'Member number',
  mine: 'Your number',
  findTitle: 'Find by number - Kalyanam',
  findHeading: 'Find by number',
  findLead: 'You were told a number on the phone? Type it here, with the letter at its end.',
  findHint: 'As in 4827-193 W. Spaces and hyphens do not matter.',
  find: 'Find the profile',
  finding: 'Looking…',
  missing: 'Why is someone not in my list?',
  change: 'Take another number',
  changeLead: `The old number then leads nowhere, for good. You can do this once in ${LIMITS.memberCodeDays} days.`,
  changeFrom: (day: string) => `You can take another number from ${day} on.`,
  changed: (number: string) => `Your number is now ${number}.`,
  whenOffline: 'Find me by my number while I am offline',
  whenOfflineLead: 'Otherwise your number leads to your profile only while you are online.',
};

export const useMemberCodeTexts = defineTexts('memberCode', en);
