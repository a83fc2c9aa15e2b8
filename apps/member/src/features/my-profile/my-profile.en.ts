import { defineTexts } from '@kalyanam/web/i18n/texts';
import type { VerificationStatus } from '@kalyanam/shared/vocabulary/status';
import { hints } from '../../ui/texts/hints.en';

const FOUND = 'Online: others can find your profile';
const ONLINE: Readonly<Record<VerificationStatus, string>> = {
  'not-verified': 'Online: found as soon as e-mail and phone are proved',
  rejected: 'Online: found as soon as you send your profile again',
  'semi-verified': FOUND,
  verified: FOUND,
};

export const en = {
  title: 'My Profile - Kalyanam',
  heading: 'My Profile',
  online: (status: VerificationStatus) => ONLINE[status],
  offline: 'Offline: hidden from search',
  nowOnline: 'Your profile is online.',
  nowOffline: 'Your profile is offline.',
  personal: 'Personal',
  caste: 'Caste',
  professional: 'Professional',
  account: 'Account',
  proved: 'proved',
  notProved: 'not proved yet',
  documents: 'Documents',
  documentEnding: (kind: string, last4: string) => `${kind} ending in ${last4}`,
  replaceFile: 'Send another picture',
  teamOnly: `${hints.file} Seen only by the verification team; erased after the check.`,
  uploadPhotos: 'Upload Photos',
  editProfile: 'Edit Profile',
  waitingTitle: 'Waiting for a look by our team; the present values stay until then',
  resubmitLead: 'Correct your profile and upload the documents below first; then send it again.',
  numbersErased:
    'The numbers were erased with the decision; please type them again. Seen only by the verification team.',
  resubmit: 'Send to our team again',
  resubmitting: 'Sending…',
  resubmitted: 'Your profile is with our team again.',
  fileThere: 'file received',
  fileMissing: 'no file yet',
  registeredOn: 'Registered on',
  whoSawContact: 'Who saw my contact details',
  verifyNow: 'Verify Email & Phone',
  contactSupport: 'Contact Support',
  verifyLead: 'Prove e-mail and phone to browse profiles.',
  waitingLead: (from: number, to: number) =>
    `Our team is looking at your documents. This takes ${from}-${to} hours; you may browse meanwhile.`,
  rejectedTitle: 'Our team could not approve your profile yet',
  rejectedOn: (day: string) => `Written on ${day}:`,
  rejectedUnsaid: (day: string) =>
    `Decided on ${day}, without a reason. Compare your profile with your documents, or ask our support.`,
  resubmissions: (left: number) =>
    left === 0
      ? 'Please write to our support to go on.'
      : left === 1
        ? 'You can send your profile to our team once more.'
        : `You can send your profile to our team ${left} more times.`,
};

export const useMyProfileTexts = defineTexts('myProfile', en);
