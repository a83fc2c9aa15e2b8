import { defineTexts } from '@kalyanam/web/i18n/texts';

export const en = {
  whyHeading: 'Why families choose Kalyanam',
  viewsLabel: 'One profile, as three people see it',
  visitor: 'A visitor',
  visitorWho: 'Not logged in',
  semi: 'A semi-verified member',
  semiWho: 'Email and phone verified',
  verified: 'A verified member',
  verifiedWho: 'Identity checked',
  parts: (): readonly string[] => ['Name, age and work', 'Photos', 'Phone and email', 'Gothra'],
  nothing: 'Nothing at all',
  community: 'One community, in your own words',
  communityText:
    'Gothra, subcaste, native place and expectations are where families look for them, in Telugu and English.',
  family: 'The family takes part',
  familyText: 'Parents, brothers and sisters can register for the candidate, with the candidate’s consent.',
  sampleOwner: 'Sravani Reddy',

  insideHeading: 'What you will find inside',
  card: 'One person at a glance',
  call: {
    agreed: 'The first call is agreed',
    day: 'Saturday, 5 December',
    here: 'Hyderabad',
    hereHour: '8:30 pm',
    there: 'Dallas',
    thereHour: '9:00 am',
    who: 'Lakshmi, her mother, will call.',
  },
  biodata: (): readonly (readonly [name: string, value: string])[] => [
    ['Native place', 'Miryalaguda, Nalgonda'],
    ['Education', 'MCA, Hyderabad'],
    ['Work', 'Software tester'],
    ['Star', 'Rohini'],
  ],

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

  safetyHeading: 'What we do for your safety',
  checked: 'People check the profiles',
  checkedText:
    'Our team compares documents, photos and profile. Until that is done, a profile is marked as semi-verified, in yellow.',
  report: 'Report and block, on every profile',
  reportText: 'They never learn that it was you. You can also see who opened your phone number.',
  officer: 'A grievance officer answers',
  officerText: (hours: number, days: number) =>
    `A complaint is confirmed within ${hours} hours and answered within ${days} days.`,
  officerLink: 'Write to the grievance officer',

  questionsHeading: 'What parents ask us first',
  questions: {
    phone: 'Who can see the phone number?',
    cost: 'Is it free?',
    document: 'Why do you ask for an identity document?',
    check: 'Who checks the profiles?',
    removal: 'How do I remove the profile?',
    parent: 'Can a parent register?',
  },

  callHeading: 'Start with one profile',
  callText: 'Four short steps, and you can stop in between.',
  strictly: 'Strictly for matrimony, not a dating site. Every member declares the intent to marry.',
  answers: {
    phone:
      'Verified members only, once your own profile is verified too, and only when they press “Show phone and email”. You can see who did. In Profile Settings you can open the number only to families whose interest you accepted, or who accepted yours.',
    cost: 'Yes. There is nothing to pay to register, to verify or to browse.',
    document:
      'To check that the person is who the profile says. Number and photo are encrypted, and erased when our team has decided; only the last four digits, the kind of document, the reviewer and the date stay.',
    check: (from: number, to: number) =>
      `People on our team, usually within ${from}-${to} hours. Members that the community has vouched for beforehand are verified immediately. It means that the identity was checked; it is no promise about character, income or intentions, so please make your own enquiries.`,
    removal:
      'Press Delete Profile in My Profile. It is hidden immediately, and your data, photos and documents are erased; as the law asks, an internal number with times and network addresses stays for one year. For a pause, switch the profile offline.',
    parent:
      'Yes: a parent, brother or sister can, with the candidate’s consent. There is one profile per candidate, and the documents are the candidate’s own.',
  },
  register: 'Register free',
};

export const useMoreTexts = defineTexts('landingMore', en);
