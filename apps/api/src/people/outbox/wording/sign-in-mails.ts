import type { Language } from '@kalyanam/shared/base/vocabulary/status';
import { type MailWording, VALID } from './mail-wording.js';

/** Codes and password resets. */
export const SIGN_IN_MAILS = {
  'email-code': {
    en: {
      subject: '{code} is your Kalyanam code',
      heading: 'Verify your email',
      preheader: `Enter this code to verify your email. ${VALID.en}`,
      paragraphs: [
        `Enter this code to verify your email address. ${VALID.en}`,
        '{code}',
        'Or, if you are logged in on this device, press this button:',
        '{link}',
        'If you did not register at Kalyanam, please ignore this email. Never share this code with anyone.',
      ],
      button: 'Verify my email',
    },
    te: {
      subject: 'మీ కళ్యాణం కోడ్ {code}',
      heading: 'మీ ఇమెయిల్‌ను ధ్రువీకరించండి',
      preheader: `మీ ఇమెయిల్‌ను ధ్రువీకరించడానికి ఈ కోడ్ రాయండి. ${VALID.te}`,
      paragraphs: [
        `మీ ఇమెయిల్ చిరునామాను ధ్రువీకరించడానికి ఈ కోడ్ రాయండి. ${VALID.te}`,
        '{code}',
        'లేదా, ఇదే ఫోన్‌లో (కంప్యూటర్‌లో) మీరు లాగిన్ అయి ఉంటే ఈ బటన్ నొక్కండి:',
        '{link}',
        'మీరు కళ్యాణంలో నమోదు చేసుకోకపోతే ఈ ఇమెయిల్‌ను పట్టించుకోవద్దు. ఈ కోడ్‌ను ఎవరికీ చెప్పవద్దు.',
      ],
      button: 'నా ఇమెయిల్‌ను ధ్రువీకరించండి',
    },
  },
  'new-email-code': {
    en: {
      subject: '{code} is your Kalyanam code',
      heading: 'Confirm your new email',
      preheader: `Enter this code in Profile Settings. ${VALID.en}`,
      paragraphs: [
        `Enter this code to make this the email address of your Kalyanam account. ${VALID.en}`,
        '{code}',
        'If you did not ask for this, please ignore this email. Never share this code with anyone.',
      ],
      because: 'address',
    },
    te: {
      subject: 'మీ కళ్యాణం కోడ్ {code}',
      heading: 'మీ కొత్త ఇమెయిల్‌ను నిర్ధారించండి',
      preheader: `ఈ కోడ్‌ను ప్రొఫైల్ సెట్టింగ్స్‌లో రాయండి. ${VALID.te}`,
      paragraphs: [
        `ఇకపై మీ కళ్యాణం ఖాతా ఇమెయిల్ ఇదే కావాలంటే ఈ కోడ్ రాయండి. ${VALID.te}`,
        '{code}',
        'మీరు అడగకపోతే ఈ ఇమెయిల్‌ను పట్టించుకోవద్దు. ఈ కోడ్‌ను ఎవరికీ చెప్పవద్దు.',
      ],
      because: 'address',
    },
  },
  'work-email-code': {
    en: {
      subject: '{code} is your Kalyanam code',
      heading: 'Confirm where you work',
      preheader: `Enter this code under “What we checked”. ${VALID.en}`,
      paragraphs: [
        `Enter this code at Kalyanam to show that you work here. No one there sees this address. ${VALID.en}`,
        '{code}',
        'If you did not ask for this, please ignore this email. Never share this code with anyone.',
      ],
      because: 'address',
    },
    te: {
      subject: 'మీ కళ్యాణం కోడ్ {code}',
      heading: 'మీ ఉద్యోగాన్ని నిర్ధారించండి',
      preheader: `ఈ కోడ్‌ను “మేము పరిశీలించినవి”లో రాయండి. ${VALID.te}`,
      paragraphs: [
        `మీరు ఈ ఆఫీసులో పనిచేస్తున్నారని నిర్ధారించడానికి ఈ కోడ్‌ను కళ్యాణంలో రాయండి. ఈ ఇమెయిల్ చిరునామా అక్కడ ఎవరికీ కనిపించదు. ${VALID.te}`,
        '{code}',
        'మీరు అడగకపోతే ఈ ఇమెయిల్‌ను పట్టించుకోవద్దు. ఈ కోడ్‌ను ఎవరికీ చెప్పవద్దు.',
      ],
      because: 'address',
    },
  },
  'password-reset': {
    en: {
      subject: 'Choose a new Kalyanam password',
      preheader: 'We received a request to reset your password.',
      paragraphs: [
        'We received a request to reset your password. This link works once, within {minutes} minutes.',
        '{link}',
        'If you did not ask for this, please ignore this email; your password stays as it is.',
      ],
      button: 'Choose a new password',
    },
    te: {
      subject: 'కళ్యాణం కొత్త పాస్‌వర్డ్',
      preheader: 'మీ పాస్‌వర్డ్ మార్చాలని మమ్మల్ని అడిగారు.',
      paragraphs: [
        'మీ పాస్‌వర్డ్ మార్చాలని మమ్మల్ని అడిగారు. ఈ లింకు {minutes} నిమిషాల్లోపు ఒక్కసారి పనిచేస్తుంది.',
        '{link}',
        'మీరు అడగకపోతే ఈ ఇమెయిల్‌ను పట్టించుకోవద్దు; మీ పాస్‌వర్డ్ మారదు.',
      ],
      button: 'కొత్త పాస్‌వర్డ్ పెట్టుకోండి',
    },
  },
  /** R101: nothing of the account is verified, so that the link asks whose registration it is. */
  'registration-reset': {
    en: {
      subject: 'Is this Kalyanam registration yours?',
      preheader: 'A new password was requested for a registration that is not verified yet.',
      paragraphs: [
        'Someone registered at Kalyanam with this email address and has not verified it yet. A new password for that registration was requested just now.',
        'The link first asks whether the registration is yours. If it is, you choose a new password, your email counts as verified, and everything you entered stays. If it is not, you can remove it. The link works once, within {minutes} minutes.',
        '{link}',
        'If you do nothing, nothing changes.',
      ],
      button: 'Say whether it is yours',
    },
    te: {
      subject: 'కళ్యాణంలో ఈ నమోదు మీదేనా?',
      preheader: 'ధ్రువీకరణ ఇంకా పూర్తి కాని ఒక నమోదుకు కొత్త పాస్‌వర్డ్ అడిగారు.',
      paragraphs: [
        'ఈ ఇమెయిల్ చిరునామాతో కళ్యాణంలో ఎవరో నమోదు చేసుకున్నారు; ధ్రువీకరణ ఇంకా పూర్తి కాలేదు. ఆ నమోదుకు ఇప్పుడే కొత్త పాస్‌వర్డ్ అడిగారు.',
        'ఆ నమోదు మీదేనా అని లింకు ముందుగా అడుగుతుంది. మీదే అయితే కొత్త పాస్‌వర్డ్ పెట్టుకోండి; మీ ఇమెయిల్‌కు ధ్రువీకరణ పూర్తవుతుంది, మీరు రాసినవన్నీ అలాగే ఉంటాయి. మీది కాకపోతే దాన్ని తొలగించవచ్చు. ఈ లింకు {minutes} నిమిషాల్లోపు ఒక్కసారి పనిచేస్తుంది.',
        '{link}',
        'మీరు ఏమీ చేయకపోతే ఏమీ మారదు.',
      ],
      button: 'మీదో కాదో చెప్పండి',
    },
  },
  'password-changed': {
    en: {
      subject: 'Your Kalyanam password was changed',
      preheader: 'Every device was logged out.',
      paragraphs: [
        'Your password was changed and every device was logged out.',
        'If this was not you, choose a new password right away and write to {support}.',
      ],
    },
    te: {
      subject: 'మీ కళ్యాణం పాస్‌వర్డ్ మారింది',
      preheader: 'అన్ని ఫోన్లు, కంప్యూటర్లలో లాగౌట్ చేశాం.',
      paragraphs: [
        'మీ పాస్‌వర్డ్ మారింది; అన్ని ఫోన్లు, కంప్యూటర్లలో లాగౌట్ చేశాం.',
        'మార్చింది మీరు కాకపోతే వెంటనే కొత్త పాస్‌వర్డ్ పెట్టుకుని {support} చిరునామాకు రాయండి.',
      ],
    },
  },
} as const satisfies Record<string, Record<Language, MailWording>>;
