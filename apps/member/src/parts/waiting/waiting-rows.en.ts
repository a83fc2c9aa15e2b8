import { defineTexts } from '@kalyanam/web/i18n/texts';
import { checkFact as facts } from '@kalyanam/shared/base/domain/lists.en';
import { en as vocabulary } from '@kalyanam/shared/base/domain/vocabulary.en';
import type { WaitingKind } from '@kalyanam/shared/contracts/waiting';
import type { HandView } from '@kalyanam/shared/topics/family/desk';
import type { DeskDraftKind } from '@kalyanam/shared/topics/family/drafts';

/** R117: the rows of what waits for a person. */
export const en = {
  heading: 'What waits for you',
  acts: {
    interest: 'Answer',
    call: 'Choose',
    outcome: 'Tell us',
    marriage: 'Answer',
    photos: 'See',
    suggestion: 'Decide',
    check: 'Renew',
    question: 'Answer',
  } satisfies Record<WaitingKind, string>,
  interest: (name: string) => `${name} is interested`,
  fits: (fits: number, stated: number) => `fits ${fits} of your ${stated}`,
  call: (name: string, slots: number) => (slots === 1 ? `${name} offers a time` : `${name} offers ${slots} times`),
  callFact: 'for the first call',
  outcome: (name: string) => `How was the call with ${name}?`,
  outcomeFact: 'No one else reads your answer',
  marriage: (name: string) => `${name} says your marriage is fixed`,
  marriageFact: 'Is it so?',
  photos: (families: number) =>
    families === 1 ? '1 family asks for your photos' : `${families} families ask for your photos`,
  /** One's own family by what they are to the candidate: their names are known. */
  suggester: ({ name, relation }: HandView) =>
    name !== null && (relation === 'friend' || relation === 'other') ? name : vocabulary.deskRelation[relation],
  /** Who suggests, and the other family. */
  suggestion: {
    'send-interest': (by: string, who: string) => `${by} suggests ${who}`,
    accept: (by: string, who: string) => `${by} suggests a yes to ${who}`,
    decline: (by: string, who: string) => `${by} suggests a no to ${who}`,
    call: (by: string, who: string) => `${by} suggests a call with ${who}`,
    edit: (by: string) => `${by} suggests a change to your profile`,
    biodata: (by: string) => `${by} suggests giving out your biodata`,
    'biodata-change': (by: string) => `${by} suggests changing a biodata link`,
    'contact-shown': (by: string, who: string) => `${by} suggests showing your number to ${who}`,
  } satisfies Record<DeskDraftKind, (by: string, who: string) => string>,
  hidden: 'a family that is hidden at present',
  check: (fact: string, lapsed: boolean) =>
    lapsed ? `${fact}: the check has lapsed` : `${fact}: the check lapses soon`,
  question: 'Our team has a question',
  left: (days: number) => (days === 1 ? 'Last day' : `${days} days left`),
  more: (count: number) => `${count} more`,
  facts,
};

export const useWaitingRowTexts = defineTexts('waitingRows', en);
