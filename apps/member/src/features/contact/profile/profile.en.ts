import { defineTexts } from '@kalyanam/web/i18n/texts';

export const en = {
  title: (name: string) => `${name} - Kalyanam`,
  enlarge: 'Enlarge',
  previousPhoto: 'Previous photo',
  nextPhoto: 'Next photo',
  numberInPicture: 'Your profile ID is in this picture.',
  loadingTitle: 'Profile - Kalyanam',
  back: 'Back',
  report: 'Report Profile',
  more: 'More',
  sayWhatYouThink: 'Say what you think',
  copyCode: 'Copy',
  codeCopied: (code: string) => `${code} is copied.`,
  codeNotCopied: (code: string) => `Could not copy. The profile ID is ${code}.`,
  tabs: {
    label: 'Parts of the profile',
    about: 'About',
    family: 'Family',
    horoscope: 'Horoscope',
    checks: 'Checks',
  },
  contact: 'Contact',
  roots: 'Roots and lineage',
  stars: 'Stars',
  starsLocked: 'The stars of the two are shown once you are both verified.',
  moreAfterVerification:
    'Parents, brothers and sisters, village, visa and habits are shown after your verification, where the family gave them.',
  madeBy: {
    self: 'Profile made by the candidate',
    parent: 'Profile made by a parent',
    sibling: 'Profile made by a brother or sister',
    relative: 'Profile made by a relative',
    friend: 'Profile made by a friend',
  },
  documentVerified: 'Document Verified',
  documentVerifiedText:
    'Our team compared the identity document with this profile. Income and job are as stated by the family.',
  completeNow: 'Complete verification',
  nothingLeft: 'You have given everything. Our team is reviewing your profile.',
  seeStatus: 'See my profile',
  photosOnceVerified: (name: string) => `Photos open once ${name} is verified`,
  photosWait: 'Photos open once our team has verified you',
  offline: 'This member is offline: the profile is hidden from search.',
  notFoundText: 'It may have been removed, or you may not have access.',
  failedNotice: (reason: string) =>
    reason ? `The profile could not be opened: ${reason}` : 'The profile could not be opened.',
  askPhotos: {
    ask: 'Ask to see the photos',
    asked: 'You have asked to see the photos. If the family agrees, they appear here.',
  },
  preview: {
    title: 'Preview - Kalyanam',
    lead: 'This is how others see you. The buttons do nothing here.',
    seenBy: 'Seen by',
    verified: 'Verified members',
    'semi-verified': 'Semi-verified members',
    notShown: 'At present no one sees your profile. This is how it will look as soon as others can.',
    failed: 'The preview could not be loaded.',
  },
};

export const useProfileTexts = defineTexts('profile', en);
