import { defineTexts } from '@kalyanam/web/i18n/texts';

export const en = {
  title: 'Kalyanam: matrimony for Reddy families',
  kicker: 'For Reddy families, here and abroad',
  heading: 'Where two families begin to know each other',
  lead: 'Every profile is checked by our team. Your number and photos stay yours until you and the other side are both verified.',
  register: 'Register free',
  haveAccount: 'I already have an account',
  welcome: (name: string) => `Welcome, ${name}`,
  welcomeLead: 'Take up where you left off.',
  browse: 'Browse Profiles',
  whyHeading: 'Why families choose Kalyanam',
  checked: 'Checked by people',
  checkedText: (from: number, to: number) =>
    `Our team looks at identity documents and photos of every candidate, within ${from}-${to} hours.`,
  private: 'Private until you are both verified',
  privateText:
    'Photos, phone, e-mail and gothra are shown only between two verified profiles. Identity numbers are erased after the check.',
  community: 'One community, its own words',
  communityText:
    'Gothra, subcaste, native place and expectations stand where families look for them, in Telugu and English.',
  free: 'Free to register',
  freeText: 'No payment to register, to verify, or to browse.',
  howHeading: 'How it works',
  stepRegister: 'Register',
  stepRegisterText: 'Four short steps. You can stop and come back.',
  stepVerify: 'Verify',
  stepVerifyText: (from: number, to: number) =>
    `Codes to your e-mail and phone, then our team looks, within ${from}-${to} hours.`,
  stepBrowse: 'Browse',
  stepBrowseText: 'Filter by age, place, education and family.',
  stepConnect: 'Connect',
  stepConnectText: 'Show interest. They decide.',
  callHeading: 'Begin with one profile',
  callText: 'Parents, brothers and sisters may register for the candidate.',
  strictly:
    'Strictly for matrimony, not a dating site. Every member declares the intent to marry, and every profile belongs to a real person.',
};

export const useLandingTexts = defineTexts('landing', en);
