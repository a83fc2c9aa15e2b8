import { LIMITS } from '@kalyanam/shared/limits';

/** What Profile Settings and a long absence send by mail and SMS; part of the table in `wording.ts`. */
export const ACCOUNT_WORDING = {
  'new-email-code': {
    email: {
      en: {
        subject: '{code} is your Kalyanam code',
        paragraphs: [
          `Your code to make this the e-mail address of your Kalyanam account is {code}. It is valid for ${LIMITS.codeMinutes} minutes.`,
          'If you did not ask for this, please ignore this mail. Never tell this code to anyone.',
        ],
      },
      te: {
        subject: 'మీ కళ్యాణం కోడ్ {code}',
        paragraphs: [
          `మీ కళ్యాణం ఖాతాకు ఈ ఈ-మెయిల్ చిరునామాను పెట్టడానికి కోడ్ {code}. ఇది ${LIMITS.codeMinutes} నిమిషాలు చెల్లుతుంది.`,
          'మీరు అడగకపోతే ఈ మెయిల్‌ను పట్టించుకోవద్దు. ఈ కోడ్‌ను ఎవరికీ చెప్పవద్దు.',
        ],
      },
    },
  },
  'password-replaced': {
    email: {
      en: {
        subject: 'Your Kalyanam password was changed',
        paragraphs: [
          'Your password was changed in Profile Settings, and every other device was signed out.',
          'If it was not you, please choose a new password at once (“Forgot password?”) and write to {support}.',
        ],
      },
      te: {
        subject: 'మీ కళ్యాణం పాస్‌వర్డ్ మారింది',
        paragraphs: [
          'ప్రొఫైల్ సెట్టింగ్స్‌లో మీ పాస్‌వర్డ్ మార్చబడింది; ఇతర పరికరాలన్నీ సైన్ అవుట్ చేయబడ్డాయి.',
          'అది మీరు కాకపోతే వెంటనే కొత్త పాస్‌వర్డ్ పెట్టుకొని {support} కు రాయండి.',
        ],
      },
    },
  },
  'email-changed': {
    email: {
      en: {
        subject: 'The e-mail address of your Kalyanam account was changed',
        paragraphs: [
          'Your account has another e-mail address from now on: {address}. This one no longer signs in.',
          'If it was not you, please write to {support} at once.',
        ],
      },
      te: {
        subject: 'మీ కళ్యాణం ఖాతా ఈ-మెయిల్ చిరునామా మారింది',
        paragraphs: ['ఇకనుండి మీ ఖాతా ఈ-మెయిల్ చిరునామా: {address}. పాత చిరునామాతో లాగిన్ కాలేరు.', 'అది మీరు కాకపోతే వెంటనే {support} కు రాయండి.'],
      },
    },
  },
  'phone-changed': {
    email: {
      en: {
        subject: 'The mobile number of your Kalyanam account was changed',
        paragraphs: [
          'Your account has another mobile number from now on, ending in {ending}.',
          'If it was not you, please choose a new password at once and write to {support}.',
        ],
      },
      te: {
        subject: 'మీ కళ్యాణం ఖాతా మొబైల్ నంబర్ మారింది',
        paragraphs: [
          'ఇకనుండి మీ ఖాతా మొబైల్ నంబర్ చివరి అంకెలు: {ending}.',
          'అది మీరు కాకపోతే వెంటనే కొత్త పాస్‌వర్డ్ పెట్టుకొని {support} కు రాయండి.',
        ],
      },
    },
    sms: {
      en: 'The mobile number of your Kalyanam account was changed. If it was not you, write to {support} at once.',
      te: 'మీ కళ్యాణం ఖాతా మొబైల్ నంబర్ మారింది. అది మీరు కాకపోతే వెంటనే {support} కు రాయండి.',
    },
  },
  'offline-soon': {
    email: {
      en: {
        subject: 'Your Kalyanam profile goes offline on {day}',
        paragraphs: [
          'Dear {name}, you have not been here for a while. On {day} your profile goes offline by itself, so that nobody waits for an answer in vain.',
          'To stay online, just login:',
          '{link}',
          'Did you find your match? “Marriage fixed” in Profile Settings hides your profile at once.',
        ],
      },
      te: {
        subject: '{day} న మీ కళ్యాణం ప్రొఫైల్ ఆఫ్‌లైన్ అవుతుంది',
        paragraphs: [
          '{name} గారూ, మీరు కొంతకాలంగా ఇక్కడికి రాలేదు. ఎవరూ వృథాగా ఎదురుచూడకుండా {day} న మీ ప్రొఫైల్ దానంతట అదే ఆఫ్‌లైన్ అవుతుంది.',
          'ఆన్‌లైన్‌లో ఉండాలంటే లాగిన్ అయితే చాలు:',
          '{link}',
          'సంబంధం కుదిరిందా? ప్రొఫైల్ సెట్టింగ్స్‌లో “వివాహం నిశ్చయమైంది” నొక్కితే ప్రొఫైల్ వెంటనే దాచబడుతుంది.',
        ],
      },
    },
  },
  'offline-now': {
    email: {
      en: {
        subject: 'Your Kalyanam profile is offline',
        paragraphs: [
          `Dear {name}, you have not been here for ${LIMITS.offlineThreshold} months, and your profile is no longer shown.`,
          'Nothing is lost. Login and put it online again with one tap:',
          '{link}',
        ],
      },
      te: {
        subject: 'మీ కళ్యాణం ప్రొఫైల్ ఆఫ్‌లైన్‌లో ఉంది',
        paragraphs: [
          `{name} గారూ, ${LIMITS.offlineThreshold} నెలలుగా మీరు రాకపోవడంతో మీ ప్రొఫైల్ ఇప్పుడు ఎవరికీ కనిపించదు.`,
          'ఏదీ పోలేదు. లాగిన్ అయి ఒక్క నొక్కుతో మళ్లీ ఆన్‌లైన్‌లోకి తీసుకురండి:',
          '{link}',
        ],
      },
    },
  },
} as const;
