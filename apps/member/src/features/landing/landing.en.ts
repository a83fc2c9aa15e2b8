import { defineTexts } from '@kalyanam/web/i18n/texts';

export const en = {
  title: 'Kalyanam: matrimony for Reddy families',
  kicker: 'For Reddy families, here and abroad',
  heading: 'Where two families get to know each other',
  lead: 'Every profile is checked by our team. Your number and photos stay private until you and the other family are both verified.',
  register: 'Register free',
  haveAccount: 'I already have an account',
  welcome: (name: string) => `Welcome, ${name}`,
  welcomeLead: 'Pick up where you left off.',
  browse: 'Browse Profiles',
  whyHeading: 'Why families choose Kalyanam',
  checked: 'Checked by people',
  checkedText: (from: number, to: number) =>
    `Our team reviews every candidate’s identity documents and photos within ${from}-${to} hours.`,
  private: 'Private until you are both verified',
  privateText:
    'Photos, phone, email and gothra are shown only between two verified profiles. Identity numbers are erased after the check.',
  community: 'One community, in your own words',
  communityText:
    'Gothra, subcaste, native place and expectations are where families look for them, in Telugu and English.',
  free: 'Free to register',
  freeText: 'No payment to register, verify or browse.',
  howHeading: 'How it works',
  stepRegister: 'Register',
  stepRegisterText: 'Four short steps. You can stop and come back.',
  stepVerify: 'Verify',
  stepVerifyText: (from: number, to: number) =>
    `Codes to your email and phone, then our team reviews your documents within ${from}-${to} hours.`,
  stepBrowse: 'Browse',
  stepBrowseText: 'Filter by age, place, education and family.',
  stepConnect: 'Connect',
  stepConnectText: 'Show interest. The other family decides.',
  callHeading: 'Start with one profile',
  callText: 'Parents, brothers and sisters can register for the candidate.',
  strictly:
    'Strictly for matrimony, not a dating site. Every member declares the intent to marry, and every profile belongs to a real person.',
};

export const useLandingTexts = defineTexts('landing', en);
