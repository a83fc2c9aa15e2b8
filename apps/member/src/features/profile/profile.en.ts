import { defineTexts } from '@kalyanam/web/i18n/texts';

export const en = {
  title: (name: string) => `${name} - Kalyanam`,
  loadingTitle: 'Profile - Kalyanam',
  back: 'Back',
  report: 'Report Profile',
  contact: 'Contact and lineage',
  contactAfterInterest: 'Phone and e-mail open when one of you has accepted the interest of the other.',
  background: 'Background',
  career: 'Education and work',
  documentVerified: 'Document Verified',
  documentVerifiedText:
    'Our team compared the identity document with this profile. Income and job are as the family wrote them.',
  completeNow: 'Complete verification',
  offline: 'This member is offline at present: the profile is hidden from search.',
  notFoundText: 'It may have been removed, or it is not open to you.',
  toProfiles: 'Browse Profiles',
  failedNotice: (reason: string) => `The profile could not be opened: ${reason}`,
  reportTitle: 'Report Profile',
  reportLead: 'The other side never learns who reported. Our team looks at every report.',
  reason: 'Reason',
  description: 'What happened?',
  descriptionHint: 'Dates and words help our team. Needed where the reason is “Something else”.',
  sendReport: 'Send report',
  sending: 'Sending…',
  reported: 'Thank you. Our team will look at this profile.',
};

export const useProfileTexts = defineTexts('profile', en);
