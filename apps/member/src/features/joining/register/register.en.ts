import { defineTexts } from '@kalyanam/web/i18n/texts';
import { LIMITS } from '@kalyanam/shared/base/limits';
import { hints } from '../../../ui/texts/common.en';
import type { ProfileFor } from '@kalyanam/shared/topics/family/made-for';

const forWhoms: Record<ProfileFor, string> = {
  self: 'Myself',
  son: 'Son',
  daughter: 'Daughter',
  brother: 'Brother',
  sister: 'Sister',
  relative: 'Relative',
  friend: 'Friend',
};

export const en = {
  title: 'Register - Kalyanam',
  heading: 'Register',
  visaHint: 'Seen by verified members.',
  stepOf: (step: number, all: number) => `Step ${step} of ${all}`,
  steps: {
    basic: 'Basic Info',
    details: 'Profile Details',
    family: 'Family & Preferences',
    documents: 'Documents',
  },
  /** Until the form is completed, what was left open is no error. */
  toFillIn: (count: number) => `${count} to fill in`,
  toFix: (count: number) => `${count} to fix`,
  progress: 'Registration steps',
  allSteps: 'All steps',
  forWhom: 'Profile for',
  forWhoms,
  /** Headings of screens that do not depend on the candidate. */
  ask: { forWhom: 'Who is this profile for?', reach: 'How do we reach you?', home: 'Where is the family’s home?' },
  screenOf: (screen: number, all: number) => `${screen} / ${all}`,
  someoneElse: 'Someone else',
  whoElse: 'Who you are',
  registrantName: 'Your name',
  registrantNameHint: 'Families who may see your number see this name next to it.',
  canWait: 'Can wait',
  complete: 'Complete Registration',
  completing: 'Registering…',
  preparing: 'Preparing the pictures…',
  beginAnew: 'Someone had started a registration with your email. We removed it; please register.',
  draftRestored: 'We kept what you wrote last time.',
  typeAgain: (what: string) => `Please enter again: ${what}.`,
  draftKept: (days: number) =>
    `What you type is kept on this device for ${days} days, except phone, password, identity numbers and files.`,
  startOver: 'Start over',
  startedOver: 'You have started over.',
  fixFirst: (count: number) =>
    count === 1
      ? 'One field needs your attention before we can register you.'
      : `${count} fields need your attention before we can register you.`,
  haveAccount: 'Already registered?',
  login: 'Login',
  email: 'Email',
  phone: 'Mobile number',
  ownPhoneHint: `${LIMITS.phoneDigits} digits. You verify it with a code, after your email. Shown only between two verified profiles.`,
  phoneHint: `The one families should call, ${LIMITS.phoneDigits} digits. We send a code to it. Shown only between two verified profiles.`,
  password: 'Password',
  photos: 'Photos',
  photosHint: `Up to ${LIMITS.photos}, JPEG or PNG. Shown only between two verified profiles.`,
  withoutPhotos: (count: number) => `Register without ${count === 1 ? 'this photo' : 'these photos'}?`,
  removePhoto: (position: number) => `Remove photo ${position}`,
  photoNumber: (position: number) => `Chosen photo ${position}`,
  safe: {
    title: 'Only our verification team sees this',
    text: 'Encrypted, erased on the day of the decision, never shown to members.',
  },
  neededLater: 'needed for verification, you can add it later',
  panFile: 'Photo of the PAN card',
  fileHint: hints.file,
  removeFile: (name: string) => `Remove ${name}`,
  agree: 'I declare that this profile is for marriage only, that what I wrote is true, and I accept the',
  terms: 'Terms',
  and: 'and the',
  privacy: 'Privacy notice',
  agreeEnd: '.',
  uploadTitle: 'Your account is ready. Sending the files…',
  uploadLead: 'Please keep this page open; you do not have to enter anything again.',
  uploadEnded: 'The time for sending files has passed. Your account is ready: log in and add them in My Profile.',
  continueWithout: 'Continue without the missing files',
  addLater: 'You can add them later from My Profile.',
  filesLost: 'Photos and documents that did not arrive can be added in My Profile.',
  doneTitle: 'Welcome to Kalyanam',
  toLogin: 'Login',
  madeEarlier: (moment: string) =>
    `Your account was made when you pressed before, on ${moment}. Changes since then are not in it: log in, then make them in Edit Profile.`,
};

export const useRegisterTexts = defineTexts('register', en);
