import { defineTexts } from '@kalyanam/web/i18n/texts';
import type { MoreVisible } from '@kalyanam/shared/topics/profile/details';
import type { WishesVisible } from '@kalyanam/shared/topics/matching/wishes';

const more: Readonly<Record<MoreVisible, string>> = {
  accepted: 'After accepted interest',
  verified: 'All verified members',
};

const moreMeans: Readonly<Record<MoreVisible, string>> = {
  accepted: 'Only families whose interest you accepted, or who accepted yours.',
  verified: 'Every member whose documents our team has checked.',
};

const wishes: Readonly<Record<WishesVisible, string>> = {
  counts: 'Only how many points fit',
  items: 'Which points fit',
};

const wishesMean: Readonly<Record<WishesVisible, string>> = {
  counts: 'For example “5 of 6”, and never which.',
  items: 'Those who fit see which points, never what you asked for.',
};

/** Every choice of who sees what, on one page. */
export const en = {
  title: 'Who sees what - Kalyanam',
  heading: 'Who sees what',
  failed: 'We could not load this. Your choices are as they were.',
  factLabel: 'Who has your number',
  /** Whose number the fact is about. */
  yours: 'your',
  of: (name: string) => `${name}’s`,
  fact: (strangers: number, whose: string) =>
    strangers === 0
      ? `0 strangers have ${whose} phone number.`
      : strangers === 1
        ? `1 stranger has opened ${whose} phone number.`
        : `${strangers} strangers have opened ${whose} phone number.`,
  strangers: 'Verified members, before both said yes.',
  seeWho: 'See who has looked',
  families: (families: number) =>
    families === 1 ? '1 family opened it after both said yes.' : `${families} families opened it after both said yes.`,
  last: (day: string) => `Last, ${day}:`,
  byLinks: (times: number) =>
    times === 1
      ? 'A biodata link that shows it was opened once; we do not know who opened it.'
      : `Biodata links that show it were opened ${times} times; we do not know who opened them.`,
  left: (count: number) =>
    count === 1
      ? '1 member opened it and has since left Kalyanam.'
      : `${count} members opened it and have since left Kalyanam.`,
  notShown: 'At the moment no one sees your profile. Your choices here count once it is shown.',
  notVerified: 'Until our team has verified you, no one sees your photos, phone, email and gothra.',
  onlyCandidate: (name: string) => `Only ${name} can change this.`,
  change: 'Change',
  rows: {
    photos: 'Photos',
    contact: 'Phone and email',
    family: 'Family details',
    horoscope: 'Horoscope',
    gothra: 'Gothra',
    wishes: 'What we look for',
    links: 'Biodata links',
  },
  photos: (count: number) => `Photos (${count})`,
  horoscope: 'Star: verified members. Birth time and place: after accepted interest',
  noHoroscope: 'Not added yet',
  gothra: 'All verified members',
  links: (open: number) => (open === 0 ? 'No open link' : open === 1 ? '1 open link' : `${open} open links`),
  more,
  wishes,
  done: 'Done',
  sheets: {
    photos: 'Who may see your photos?',
    contact: 'Who may see your phone number?',
    family: 'Who sees family details',
    horoscope: 'Horoscope',
    gothra: 'Gothra',
    wishes: 'What others learn of what you look for',
  },
  whoAsked: 'Who asked to see your photos',
  familyLead:
    'Names of your relatives, your college and employer, and where brothers and sisters live. The rest is for verified members, some of it for everyone who finds you.',
  moreMeans,
  editFamily: 'Family details',
  horoscopeMeans: {
    stars: 'Star, pada and kuja dosham: every verified member, together with how the stars of the two match.',
    births: 'Time and place of birth: families with an accepted interest, or once you have both exchanged horoscopes.',
  },
  editHoroscope: 'My horoscope',
  gothraMeans: {
    own: 'Your own gothra: every verified member reads it on your profile.',
    mothers:
      'Mothers’ gothras: everyone who sees family details. For everyone else we only compare: same, different, or cannot tell.',
  },
  editGothra: 'Gothras of the family',
  editGothraMeans: 'Add them, and say which your family avoids.',
  wishesLead: 'No one ever reads what you asked for.',
  wishesMean,
  editWishes: 'What we look for',
  stranger: 'See it as a stranger',
  less: 'Be seen less',
  pause: 'Pause for now',
  pauseMeans: 'Hidden from lists; nothing is lost.',
  offline: 'You are offline',
  offlineMeans: 'Hidden from lists, until you are online again.',
  online: 'Online: others can find your profile',
  onlineLater: 'Online, once your profile is shown',
  isOffline: 'Offline: hidden from search',
  pauseUntil: 'Pause until',
  pauseAct: 'Pause',
  hideOne: 'Hide from one person',
  hideOneMeans: 'By profile ID. They are not notified.',
  hideOneLead:
    'You no longer see each other anywhere, and nothing tells them. You can undo it under “Blocked members”.',
  ownCode: 'This is your own profile ID.',
  block: (name: string) => `Block ${name}`,
  misfits: 'Hide me from those who miss one of my musts',
  misfitsMean: 'They do not find you in lists, and you do not find them.',
  looked: 'Who has looked',
  lookedMeans: 'Everyone who opened the profile, and what.',
  blocked: 'Blocked members',
  notForUs: 'Not for us',
  notForUsMeans: 'Families that the lists leave out.',
};

/** What a sheet is about. */
export type Seen = keyof typeof en.sheets;

export const useWhoSeesTexts = defineTexts('whoSees', en);
