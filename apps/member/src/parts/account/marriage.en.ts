import { defineTexts } from '@kalyanam/web/i18n/texts';
import { MARRIAGE_LIMITS } from '@kalyanam/shared/topics/marriage/marriages';

export const en = {
  title: 'Marriage fixed - Kalyanam',
  heading: 'Marriage fixed',
  lead: 'Two families tell it with one press each, and nobody rings any more.',
  begin: 'Our marriage is fixed',
  step: (step: number) => `Step ${step} of 3`,
  through: 'Did you find each other through Kalyanam?',
  throughUs: 'Yes, through Kalyanam',
  elsewhere: 'No, elsewhere',
  withWhom: 'With whom?',
  withLead: 'We ask that family alone, and tell nobody else.',
  byNumber: 'Another member number',
  nobody: 'We would rather not say',
  number: 'Member number',
  tell: 'Tell others?',
  tellLead:
    'If you wish, a few words for families who still look. Nobody reads them before the other family has said yes. Once both of you tick the same words, our team reads them. A photo and your names can be added then.',
  tellTogether: 'Others are told by both families together. If you wish that, go back and say with whom.',
  what: 'What happens now',
  happens: {
    hidden: 'Your profile is hidden from everyone at once.',
    ended: 'Interests that wait are ended with the words "This family has found its match", and calls are called off.',
    links: 'Links to your biodata say that you are not looking any more, and never open again.',
  },
  asked: (name: string) =>
    `${name} can say yes or no for ${MARRIAGE_LIMITS.answerDays} days. Without a yes, nothing changes there.`,
  askedByNumber: 'The family with this number can say yes or no. Without a yes, nothing changes there.',
  close: 'Close our profile',
  next: 'Next',
  back: 'Back',
  thanks: 'We wish you every happiness',
  thanksText: 'Your profile is closed, and nobody will ring any more. You can bring it back at any time.',
  both: (name: string) => `You and ${name} have both said so.`,
  undo: 'Bring our profile back',
  claim: (name: string) => `${name} has told us that your marriage is fixed. Is it so?`,
  claimText: (day: string) =>
    `With your yes both profiles close at once. With a no, or without an answer by ${day}, your profile stays as it is, and nobody is told.`,
  yes: 'Yes, it is fixed',
  no: 'No, it is not so',
  saidNo: 'Nothing has changed, and nobody is told.',
  erased: (day: string) => `A year has passed. On ${day} we will delete this profile with everything in it.`,
  keep: 'Keep our profile',
  kept: 'Your profile stays.',
  storyHeading: 'Tell others, if you wish',
  storyLead:
    'A few words for families who still look. They are shown only when both of you tick the same words and our team has read them, as "A family of Kurnool and a family of Dallas".',
  words: 'Your words',
  names: 'With our names, if the other family wants that too',
  photo: 'A photo beside the words',
  photoHint:
    'Once both of you have chosen the same one and our team has seen it, everyone can see it, also without an account.',
  noPhoto: 'No photo',
  ownPhoto: (position: number) => `Your photo ${position}`,
  theirPhoto: 'Chosen by the other family',
  photoWaits: 'The other family has not chosen this photo yet.',
  tick: 'Tell others with these words',
  withdraw: 'Withdraw for ever',
  storyStates: {
    asked: 'Both of you have to tick the same words.',
    review: 'Our team reads the words within seven days.',
    public: 'Your story is public.',
    withdrawn: 'The story is withdrawn for ever.',
  },
  theirsTicked: 'The other family has ticked these words.',
  failed: 'We could not load this page.',
};

export const useMarriageTexts = defineTexts('marriage', en);
