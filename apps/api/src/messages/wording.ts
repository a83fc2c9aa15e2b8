/**
 * Every sentence that leaves by mail or SMS, in English and Telugu; `{name}` is filled from the message's values.
 * The SMS texts are those registered as DLT templates and must match them to the letter.
 */
import { LIMITS } from '@kalyanam/shared/limits';
import type { Language } from '@kalyanam/shared/vocabulary/status';
import { ACCOUNT_WORDING } from './account-wording.js';

export interface MailWording {
  subject: string;
  /** Paragraphs; one that is a link alone becomes a button-like link in the HTML part. */
  paragraphs: readonly string[];
}

interface Wording {
  email?: Record<Language, MailWording>;
  sms?: Record<Language, string>;
}

export const WORDING = {
  ...ACCOUNT_WORDING,
  'email-code': {
    email: {
      en: {
        subject: '{code} is your Kalyanam code',
        paragraphs: [
          `Your code to verify this e-mail address is {code}. It is valid for ${LIMITS.codeMinutes} minutes.`,
          'Or open this link while you are signed in:',
          '{link}',
          'If you did not register at Kalyanam, please ignore this mail. Never tell this code to anyone.',
        ],
      },
      te: {
        subject: 'మీ కళ్యాణం కోడ్ {code}',
        paragraphs: [
          `ఈ ఈ-మెయిల్ చిరునామాను ధృవీకరించడానికి మీ కోడ్ {code}. ఇది ${LIMITS.codeMinutes} నిమిషాలు చెల్లుతుంది.`,
          'లేదా లాగిన్ అయి ఉన్నప్పుడు ఈ లింక్ తెరవండి:',
          '{link}',
          'మీరు కళ్యాణంలో నమోదు చేసుకోకపోతే ఈ మెయిల్‌ను పట్టించుకోవద్దు. ఈ కోడ్‌ను ఎవరికీ చెప్పవద్దు.',
        ],
      },
    },
  },
  'phone-code': {
    sms: {
      en: `{code} is your OTP to verify your mobile number at Kalyanam. Valid for ${LIMITS.codeMinutes} minutes. Do not share it with anyone.`,
      te: `కళ్యాణంలో మీ మొబైల్ నంబర్ ధృవీకరణకు OTP {code}. ${LIMITS.codeMinutes} నిమిషాలు చెల్లుతుంది. ఎవరికీ చెప్పవద్దు.`,
    },
  },
  'password-reset': {
    email: {
      en: {
        subject: 'Choose a new Kalyanam password',
        paragraphs: [
          `Somebody, hopefully you, asked for a new password. This link works once, for ${LIMITS.resetMinutes} minutes:`,
          '{link}',
          'If it was not you, please ignore this mail; your password stays as it is.',
        ],
      },
      te: {
        subject: 'కళ్యాణం కొత్త పాస్‌వర్డ్',
        paragraphs: [
          `కొత్త పాస్‌వర్డ్ కోసం అభ్యర్థన వచ్చింది. ఈ లింక్ ఒక్కసారి మాత్రమే, ${LIMITS.resetMinutes} నిమిషాలు పనిచేస్తుంది:`,
          '{link}',
          'అది మీరు కాకపోతే ఈ మెయిల్‌ను పట్టించుకోవద్దు; మీ పాస్‌వర్డ్ మారదు.',
        ],
      },
    },
  },
  'password-changed': {
    email: {
      en: {
        subject: 'Your Kalyanam password was changed',
        paragraphs: [
          'Your password was changed and every device was signed out.',
          'If it was not you, please choose a new password at once and write to {support}.',
        ],
      },
      te: {
        subject: 'మీ కళ్యాణం పాస్‌వర్డ్ మారింది',
        paragraphs: [
          'మీ పాస్‌వర్డ్ మార్చబడింది; అన్ని పరికరాల నుండి సైన్ అవుట్ చేయబడింది.',
          'అది మీరు కాకపోతే వెంటనే కొత్త పాస్‌వర్డ్ పెట్టుకొని {support} కు రాయండి.',
        ],
      },
    },
  },
  'verification-approved': {
    email: {
      en: {
        subject: 'Your Kalyanam profile is verified',
        paragraphs: [
          'Dear {name}, our team has verified your profile. You can now see photos and contact details.',
          '{link}',
        ],
      },
      te: {
        subject: 'మీ కళ్యాణం ప్రొఫైల్ ధృవీకరించబడింది',
        paragraphs: ['{name} గారూ, మా బృందం మీ ప్రొఫైల్‌ను ధృవీకరించింది. ఇప్పుడు ఫోటోలు, సంప్రదింపు వివరాలు చూడవచ్చు.', '{link}'],
      },
    },
  },
  'verification-rejected': {
    email: {
      en: {
        subject: 'Your Kalyanam profile needs a correction',
        paragraphs: [
          'Dear {name}, our team could not verify your profile yet:',
          '{notes}',
          'Please correct it and send it in again:',
          '{link}',
        ],
      },
      te: {
        subject: 'మీ కళ్యాణం ప్రొఫైల్‌లో సవరణ కావాలి',
        paragraphs: ['{name} గారూ, మా బృందం మీ ప్రొఫైల్‌ను ఇంకా ధృవీకరించలేకపోయింది:', '{notes}', 'దయచేసి సరిచేసి మళ్లీ పంపండి:', '{link}'],
      },
    },
  },
  'report-closed': {
    email: {
      en: {
        subject: 'We have looked at your report',
        paragraphs: [
          'Dear {name}, thank you for telling us. Our team has looked at the profile that you reported and has decided about it.',
          'We do not tell either side more than that. If you see something again, please report it; blocking a profile hides you from each other at once.',
        ],
      },
      te: {
        subject: 'మీ ఫిర్యాదును పరిశీలించాము',
        paragraphs: [
          '{name} గారూ, మాకు తెలియజేసినందుకు ధన్యవాదాలు. మీరు ఫిర్యాదు చేసిన ప్రొఫైల్‌ను మా బృందం పరిశీలించి నిర్ణయం తీసుకుంది.',
          'ఇంతకంటే ఎక్కువ వివరాలు ఎవరికీ చెప్పము. మళ్లీ ఏదైనా గమనిస్తే ఫిర్యాదు చేయండి; బ్లాక్ చేస్తే మీరిద్దరూ ఒకరికొకరు కనిపించరు.',
        ],
      },
    },
  },
  'member-warned': {
    email: {
      en: {
        subject: 'A word from the Kalyanam team',
        paragraphs: [
          'Dear {name}, our team has looked at your profile and has to tell you this:',
          '{notes}',
          'Please put it right. If it goes on, your profile will be hidden. Questions: {support}',
        ],
      },
      te: {
        subject: 'కళ్యాణం బృందం నుండి ఒక మాట',
        paragraphs: [
          '{name} గారూ, మా బృందం మీ ప్రొఫైల్‌ను పరిశీలించింది. మీకు తెలియజేయవలసినది:',
          '{notes}',
          'దయచేసి సరిచేయండి. ఇలాగే కొనసాగితే మీ ప్రొఫైల్ దాచబడుతుంది. సందేహాలకు: {support}',
        ],
      },
    },
  },
  'account-held': {
    email: {
      en: {
        subject: 'Your Kalyanam profile is on hold',
        paragraphs: [
          'Dear {name}, your profile is hidden while our team looks at it:',
          '{notes}',
          'You can still sign in. Questions: {support}',
        ],
      },
      te: {
        subject: 'మీ కళ్యాణం ప్రొఫైల్ నిలిపివేయబడింది',
        paragraphs: [
          '{name} గారూ, మా బృందం పరిశీలిస్తున్నంత వరకు మీ ప్రొఫైల్ ఇతరులకు కనిపించదు:',
          '{notes}',
          'మీరు లాగిన్ కావచ్చు. సందేహాలకు: {support}',
        ],
      },
    },
  },
  'account-suspended': {
    email: {
      en: {
        subject: 'Your Kalyanam account is closed',
        paragraphs: [
          'Dear {name}, our team has closed your account:',
          '{notes}',
          'If you think that this is a mistake, please write to {support}.',
        ],
      },
      te: {
        subject: 'మీ కళ్యాణం ఖాతా మూసివేయబడింది',
        paragraphs: ['{name} గారూ, మా బృందం మీ ఖాతాను మూసివేసింది:', '{notes}', 'ఇది పొరపాటు అని మీరు భావిస్తే {support} కు రాయండి.'],
      },
    },
  },
  'account-restored': {
    email: {
      en: {
        subject: 'Your Kalyanam account is open again',
        paragraphs: ['Dear {name}, our team has opened your account again:', '{notes}', '{link}'],
      },
      te: {
        subject: 'మీ కళ్యాణం ఖాతా మళ్లీ తెరవబడింది',
        paragraphs: ['{name} గారూ, మా బృందం మీ ఖాతాను మళ్లీ తెరిచింది:', '{notes}', '{link}'],
      },
    },
  },
  'profile-edit-approved': {
    email: {
      en: {
        subject: 'Your changes at Kalyanam were accepted',
        paragraphs: [
          'Dear {name}, our team has accepted the changes of your profile. They count from now on.',
          '{link}',
        ],
      },
      te: {
        subject: 'కళ్యాణంలో మీ మార్పులు ఆమోదించబడ్డాయి',
        paragraphs: ['{name} గారూ, మీ ప్రొఫైల్ మార్పులను మా బృందం ఆమోదించింది. అవి ఇప్పటి నుండి వర్తిస్తాయి.', '{link}'],
      },
    },
  },
  'profile-edit-rejected': {
    email: {
      en: {
        subject: 'Your changes at Kalyanam were not accepted',
        paragraphs: [
          'Dear {name}, our team could not accept the changes of your profile; it stays as it was:',
          '{notes}',
          '{link}',
        ],
      },
      te: {
        subject: 'కళ్యాణంలో మీ మార్పులు ఆమోదించబడలేదు',
        paragraphs: ['{name} గారూ, మీ ప్రొఫైల్ మార్పులను మా బృందం ఆమోదించలేకపోయింది; ప్రొఫైల్ మునుపటిలాగే ఉంటుంది:', '{notes}', '{link}'],
      },
    },
  },
  'interest-received': {
    email: {
      en: {
        subject: '{other} has shown interest in your Kalyanam profile',
        paragraphs: [
          `Dear {name}, {other} would like to talk to you and your family. See the profile and answer within ${LIMITS.interestDays} days:`,
          '{link}',
          'You may also decline; nobody else learns of it.',
        ],
      },
      te: {
        subject: '{other} గారు మీ కళ్యాణం ప్రొఫైల్‌పై ఆసక్తి తెలిపారు',
        paragraphs: [
          `{name} గారూ, {other} గారు మీతో, మీ కుటుంబంతో మాట్లాడాలనుకుంటున్నారు. ప్రొఫైల్ చూసి ${LIMITS.interestDays} రోజుల్లోగా బదులివ్వండి:`,
          '{link}',
          'మీకు నచ్చకపోతే తిరస్కరించవచ్చు; అది మరెవరికీ తెలియదు.',
        ],
      },
    },
  },
  'interest-accepted': {
    email: {
      en: {
        subject: '{other} has accepted your interest',
        paragraphs: [
          'Dear {name}, {other} has accepted your interest. Contact details are in the profile as far as both are verified:',
          '{link}',
          'Meet first in a public place, with family, and never send money to anyone.',
        ],
      },
      te: {
        subject: '{other} గారు మీ ఆసక్తిని అంగీకరించారు',
        paragraphs: [
          '{name} గారూ, {other} గారు మీ ఆసక్తిని అంగీకరించారు. ఇద్దరి ప్రొఫైల్‌లూ ధృవీకరించబడి ఉంటే సంప్రదింపు వివరాలు ప్రొఫైల్‌లో కనిపిస్తాయి:',
          '{link}',
          'మొదటిసారి కుటుంబంతో కలిసి, బహిరంగ ప్రదేశంలో కలవండి. ఎవరికీ డబ్బు పంపవద్దు.',
        ],
      },
    },
  },
} as const satisfies Record<string, Wording>;

export type Template = keyof typeof WORDING;
