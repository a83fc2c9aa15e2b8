import type { MyProfilePart } from '../../../parts/account/completeness-places';
import { defineTexts } from '@kalyanam/web/i18n/texts';
import { LIMITS } from '@kalyanam/shared/base/limits';
import { NO_REASON } from '@kalyanam/shared/base/vocabulary/rejection-reasons';
import type { VerificationStatus } from '@kalyanam/shared/base/vocabulary/status';
import { hints } from '../../../ui/texts/common.en';

const FOUND = 'Online: others can find your profile';
/** The meaning of being online for a member; 'consent' and 'closed' wait for the candidate and for our support. */
export type OnlineMeans = VerificationStatus | 'on-hold' | 'consent' | 'closed';
const ONLINE: Readonly<Record<OnlineMeans, string>> = {
  'not-verified': 'Online: visible once you verify email and phone',
  rejected: 'Online: visible once you send your profile again',
  'semi-verified': FOUND,
  verified: FOUND,
  'on-hold': 'Online, but hidden while our team reviews your profile',
  consent: 'Online: visible once the candidate has agreed',
  closed: 'Online, but not visible: please write to our support team',
};

export const en = {
  title: 'My Profile - Kalyanam',
  heading: 'My Profile',
  headingOf: (name: string) => `${name}’s profile`,
  parts: { about: 'About me', documents: 'Documents', fix: 'What to fix' } satisfies Record<MyProfilePart, string>,
  aboutOf: { female: 'About her', male: 'About him' },
  rows: 'Parts of the profile',
  aboutHint: 'Personal, work, family, own words',
  waitingCount: (count: number) => (count === 1 ? 'One change is with our team' : `${count} changes are with our team`),
  photosHint: 'The first one is on your card',
  tellMore: 'Tell us more',
  tellMoreHint: 'What families ask in the first call',
  whoSees: 'Who sees what',
  whoSeesHint: 'Photos, phone, family details',
  phoneSeen: (who: string) => `Phone: ${who}`,
  familyGroup: 'Our family group',
  familyGroupHint: 'Parents and relatives who help',
  biodataHint: 'For WhatsApp, as a PDF or on paper',
  documentsHint: 'For our team, which verifies the profile',
  deleteHint: 'For good, with everything in it',
  nextThing: (what: string) => `Next: ${what}`,
  online: (means: OnlineMeans) => ONLINE[means],
  onlineFrom: (day: string) => `Online: others can find your profile from ${day}`,
  onlineFromAge: `Men are listed from ${LIMITS.marriageAge.male}.`,
  offline: 'Offline: hidden from search',
  hiddenMarried: (day: string) => `Hidden: marriage fixed on ${day}`,
  nowOnline: 'Your profile is online.',
  nowOffline: 'Your profile is offline.',
  personal: 'Personal',
  caste: 'Caste',
  professional: 'Professional',
  account: 'Account',
  proved: 'verified',
  notProved: 'not verified yet',
  documentEnding: (kind: string, last4: string) => `${kind} ending in ${last4}`,
  replaceFile: 'Send another photo',
  teamOnly: `${hints.file} Seen only by the verification team; erased after the check.`,
  family: 'Family home',
  photoCount: (count: number, of: number) => `${count} of ${of}`,
  preview: 'Preview as others see it',
  biodata: 'Biodata',
  edit: 'Edit',
  tell: 'Add',
  notTold: {
    family: 'Nothing added yet. Parents, brothers and sisters are what the first call is about.',
    roots: 'Nothing added yet. Many families begin with the native place.',
    study: 'Nothing added yet. A degree and a job say more than a level and a sector.',
    living: 'Nothing added yet.',
  },
  stepRead: 'Read',
  stepCorrect: 'Correct',
  stepSend: 'Send again',
  uploadPhotos: 'Upload Photos',
  editProfile: 'Edit Profile',
  waitingTitle: 'Our team is reviewing these changes. Until then others see the old details.',
  unreadTitle: 'Our team is reviewing these texts. Until then others do not see them.',
  unread: (label: string, found: string) => `${label}: waits because it mentions ${found}`,
  unreadDetails: 'Tell us more',
  numbersErased:
    'The numbers were erased after the decision; please enter them again. Seen only by the verification team.',
  resubmit: 'Send to our team again',
  resubmitted: 'Your profile is with our team again.',
  fileThere: 'file received',
  fileMissing: 'no file yet',
  registeredOn: 'Registered on',
  wishes: 'What we look for',
  wishesHint: 'Any, nice to have, must',
  checks: 'What the team checked',
  checksHint: 'Degree, work, income',
  gothras: 'Gothras of the family and your rule',
  contactSupport: 'Contact Support',
  verifyLead: 'Verify email and phone to browse profiles.',
  askedOn: (day: string) => `Asked on ${day}. We continue as soon as your answer is here.`,
  yourAnswer: 'Your answer',
  answerHint: 'Only our team reads it. Please write no number of a document.',
  sendAnswer: 'Send answer',
  answerSent: 'Thank you. Your answer is with our team.',
  waitingRests:
    'The review of your documents is paused while your profile is on hold. We will write to you when it continues.',
  waitingLead: (from: number, to: number) =>
    `Our team is reviewing your documents. This takes ${from}-${to} hours; you can browse in the meantime.`,
  rejectedOn: (day: string) => `Our team wrote on ${day}:`,
  /** The same words as in the mail of the decision. */
  noReason: NO_REASON,
  resubmissions: (left: number) =>
    left === 0
      ? 'Please write to our support team to continue.'
      : left === 1
        ? 'You can send your profile to our team once more.'
        : `You can send your profile to our team ${left} more times.`,
};

export const useMyProfileTexts = defineTexts('myProfile', en);
