import { defineTexts } from '@kalyanam/web/i18n/texts';
import type { ProfileFor } from '@kalyanam/shared/topics/family/made-for';

/** The answer to "Profile for"; '' until it is given. */
export type Candidate = ProfileFor | '';

type Words = Record<'who' | 'she' | 'has' | 'her' | 'them' | 'herself', string>;

/** A verb follows each of these persons in its own form. */
const third = ({ who, she, has, her, them, herself }: Words) => {
  const whose = `${who}’s`;
  const does = she === 'they' ? 'do' : 'does';
  const s = she === 'they' ? '' : 's';
  const Her = her[0]!.toUpperCase() + her.slice(1);
  const Who = who[0]!.toUpperCase() + who.slice(1);
  return {
    ask: {
      person: `What is ${whose} name?`,
      community: `How tall ${she === 'they' ? 'are they' : `is ${she}`}, and what is the gothra?`,
      work: `What ${does} ${she} do?`,
      workplace: `Where ${does} ${she} work?`,
      words: `How would you describe ${them}?`,
      photos: `Do you have photos of ${them}?`,
      identity: `Which document shows who ${she} ${she === 'they' ? 'are' : 'is'}?`,
      last: `${Who} must say yes`,
    },
    labels: {
      dob: `${Her} date of birth`,
      maritalStatus: has,
      relation: `And you are ${her}`,
      candidatePhone: `${Her} own mobile number`,
      selfSummary: `About ${them}`,
    },
    hints: {
      name: `${Her} full name, as on ${her} papers.`,
      email: `Yours or ${whose}: we send a code to it. Shown only between two verified profiles.`,
      candidatePhone: `Once your email and number are verified, you send ${them} a link there by SMS: ${she} look${s} at the profile and say${s} yes. No family sees it before. The number is never shown to other families.`,
      selfSummary: `Work, interests, family: what you would say of ${them} at a first meeting.`,
      expectations: `What matters to ${them}, and what does not.`,
      card: `${Her} own, not yours.`,
    },
    phoneLater: `${Her} phone is asked at the end: ${she} must say yes before any family sees this.`,
    consent: {
      heading: `${Who} says yes`,
      lead: (name: string) =>
        `No one sees this profile before ${name} has agreed to it. Please talk with ${them} first: an SMS to ${her} own phone brings a link, where ${she} look${s} at it and say${s} yes, and a code, which ${she} may tell you instead.`,
      sent: (digits: number, number: string) =>
        `Enter the ${digits}-digit code that came to ${number}, if ${who} tells it to you. Or ${she} say${s} yes ${herself}, with the link in the SMS.`,
      help: `No phone of ${her} own, or no SMS there?`,
      helpText: `Our team asks ${them} together with you, on the phone.`,
      noSms: `We cannot send an SMS to this country: our team will ask ${them} together with you.`,
    },
  };
};

const SHE = { she: 'she', has: 'She has been', her: 'her', them: 'her', herself: 'herself' };
const HE = { she: 'he', has: 'He has been', her: 'his', them: 'him', herself: 'himself' };
const THEY = { she: 'they', has: 'They have been', her: 'their', them: 'them', herself: 'themselves' };
const called = (pronouns: Omit<Words, 'who'>, who: string) => third({ ...pronouns, who });

const unsaid = called(THEY, 'the candidate');
/** Labels of the catalogue, for a profile of one's own. */
const labels = { ...unsaid.labels, dob: 'Date of birth', maritalStatus: 'Marital status' };

export const en = {
  son: called(HE, 'your son'),
  daughter: called(SHE, 'your daughter'),
  brother: called(HE, 'your brother'),
  sister: called(SHE, 'your sister'),
  relative: called(THEY, 'your relative'),
  friend: called(THEY, 'your friend'),
  '': {
    ...unsaid,
    ask: { ...unsaid.ask, person: 'What is the name?' },
    labels,
    hints: { ...unsaid.hints, name: 'The candidate’s full name.' },
  },
  self: {
    ...unsaid,
    ask: {
      person: 'What is your name?',
      community: 'How tall are you, and what is your gothra?',
      work: 'What do you do?',
      workplace: 'Where do you work?',
      words: 'How would you describe yourself?',
      photos: 'Do you have photos of yourself?',
      identity: 'Which document shows who you are?',
      last: 'One last thing',
    },
    labels: { ...labels, selfSummary: 'About me' },
    hints: {
      ...unsaid.hints,
      name: 'Your full name.',
      email: 'We send a code to it. Shown only between two verified profiles.',
      selfSummary: 'Work, interests, family: what you would say at a first meeting.',
      expectations: 'What matters to you, and what does not.',
      card: '',
    },
  },
} satisfies Record<Candidate, ReturnType<typeof third>>;

/** What a form and its pages say of the candidate: "your daughter" from the first answer on. */
export const useCandidateWords = defineTexts('candidateWords', en);
