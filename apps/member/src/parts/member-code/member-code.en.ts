import { defineTexts } from '@kalyanam/web/i18n/texts';
import { LIMITS } from '@kalyanam/shared/base/limits';

export const en = {
  number: 'Profile ID',
  mine: 'Your profile ID',
  findHeading: 'Find by profile ID',
  findLead: 'Have a profile ID? Type it here, with the letter at its end.',
  findHint: 'As in 4827-193 W. Spaces and hyphens do not matter.',
  find: 'Find the profile',
  finding: 'Looking…',
  change: 'Change my profile ID',
  changeLead: `The old profile ID then leads nowhere, for good. You can do this once in ${LIMITS.memberCodeDays} days.`,
  changeFrom: (day: string) => `You can change it again from ${day}.`,
  changed: (number: string) => `Your profile ID is now ${number}.`,
  whenOffline: 'Find me by my profile ID while I am offline',
  whenOfflineLead: 'Otherwise your profile ID leads to your profile only while you are online.',
};

export const useMemberCodeTexts = defineTexts('memberCode', en);
