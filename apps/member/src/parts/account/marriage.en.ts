import { defineTexts } from '@kalyanam/web/i18n/texts';
import { MARRIAGE_LIMITS } from '@kalyanam/shared/topics/marriage/marriages';

export const en = {
  title: 'Marriage fixed - Kalyanam',
  heading: 'Marriage fixed',
  lead: 'Tell us once. We close the profile and the calls stop.',
  begin: 'Our marriage is fixed',
  elsewhere: 'Found elsewhere',
  otherFamily: 'With which family?',
  withLead: 'We ask only that family, and tell no one else.',
  byNumber: 'Another profile ID',
  notSaid: 'We would rather not say',
  tell: 'A few words for others',
  tellLead:
    'If you wish, a few words for families who are still looking. No one reads them before the other family has said yes. Once both of you tick the same words, our team reads them. A photo and your names can be added then.',
  happens: {
    hidden: 'Your profile is hidden from everyone immediately.',
    ended: 'Open interests end with the words "This family has found its match", and arranged calls are off.',
    links: 'Links to your biodata say that you are no longer looking, and never open again.',
  },
  asked: (name: string) =>
    `${name} can say yes or no for ${MARRIAGE_LIMITS.answerDays} days. Without a yes, nothing changes there.`,
  askedByNumber: 'The family with this profile ID can say yes or no. Without a yes, nothing changes there.',
  close: 'Close our profile',
  thanks: 'We wish you every happiness',
  thanksText: 'Your profile is closed, and the calls stop. You can bring it back at any time.',
  both: (name: string) => `You and ${name} have both said so.`,
  undo: 'Bring our profile back',
  claim: (name: string) => `${name} has told us that your marriage is fixed. Is it so?`,
  claimText: (day: string) =>
    `With your yes both profiles close immediately. With a no, or without an answer by ${day}, your profile stays as it is, and we tell no one.`,
  yes: 'Yes, it is fixed',
  no: 'No, it is not so',
  saidNo: 'Nothing has changed, and we tell no one.',
  erased: (day: string) => `A year has passed. On ${day} we will delete this profile with everything in it.`,
  keep: 'Keep our profile',
  kept: 'Your profile stays.',
  storyHeading: 'Tell others, if you wish',
  storyLead:
    'A few words for families who are still looking. They are shown only when both of you tick the same words and our team has read them, as "A family of Kurnool and a family of Dallas".',
  words: 'Your words',
  names: 'With our names, if the other family wants that too',
  photo: 'A photo next to the words',
  photoHint:
    'Once both of you have chosen the same one and our team has seen it, everyone can see it, also without an account.',
  noPhoto: 'No photo',
  ownPhoto: (position: number) => `Your photo ${position}`,
  theirPhoto: 'Chosen by the other family',
  photoWaits: 'The other family has not chosen this photo yet.',
  tick: 'Tell others with these words',
  withdraw: 'Withdraw forever',
  storyStates: {
    asked: 'Both of you have to tick the same words.',
    review: 'Our team reads the words within seven days.',
    public: 'Your story is public.',
    withdrawn: 'The story is withdrawn forever.',
  },
  theirsTicked: 'The other family has ticked these words.',
  failed: 'We could not load this page.',
};

export const useMarriageTexts = defineTexts('marriage', en);
