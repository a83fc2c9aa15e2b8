import { defineTexts } from '@kalyanam/web/i18n/texts';
import { DETAIL_LIMITS } from '@kalyanam/shared/topics/profile/detail-messages';

export const en = {
  title: 'More about you - Kalyanam',
  lead: 'What families ask in the first call. All of it is optional; each card is saved separately, and every line says who sees it.',
  failed: 'We could not load your details. Nothing is lost.',
  cardLead: {
    family: 'Parents, brothers and sisters.',
    roots: 'Where the family comes from.',
    study: 'What you studied, and what you do.',
    living: 'What families like to know before they meet.',
  },
  seenBy: {
    members: 'Seen by everyone who finds you',
    verified: 'Seen by verified members',
    accepted: 'Seen by families after an accepted interest',
    owner: 'Only for the biodata that you give out yourself',
  },
  childrenSeenBy:
    'Verified members see whether you have children; how many, and who they live with, families see after an accepted interest',
  save: (card: string) => `Save: ${card}`,
  saved: (card: string) => `${card}: saved.`,
  father: 'Father',
  mother: 'Mother',
  parentLiving: 'Living or passed away',
  consentTitle: 'About your relatives',
  consentLead:
    'Parents, brothers and sisters have a say in what is written about them. Tell them first; then these lines open.',
  consent: 'I have told them',
  consentNeeded: 'Open once you confirm that you have told them.',
  consentGiven:
    'You have told them. You can take this back in Settings: what you wrote about your relatives is erased then.',
  consentSettings: 'To Settings',
  siblingsLead: 'In the order in which your family names them.',
  add: 'Add:',
  sibling: (index: number, relation: string) => `${index}. ${relation}`,
  relation: 'Relation',
  married: 'Married',
  yes: 'Yes',
  no: 'No',
  work: 'Work',
  place: 'Lives in',
  up: (name: string) => `Move up: ${name}`,
  down: (name: string) => `Move down: ${name}`,
  remove: (name: string) => `Remove: ${name}`,
  moved: (name: string, place: number, all: number) => `${name} is now ${place} of ${all}`,
  removed: (name: string) => `Removed: ${name}`,
  most: `At most ${DETAIL_LIMITS.siblings} brothers and sisters`,
  villageHint: 'As you spell it yourself.',
  dietChange: 'Change diet',
  conflictTitle: 'These details were changed somewhere else',
};

export const useMoreTexts = defineTexts('moreDetails', en);
