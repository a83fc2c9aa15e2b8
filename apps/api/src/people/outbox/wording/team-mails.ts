import { LIMITS } from '@kalyanam/shared/base/limits';
import type { Language } from '@kalyanam/shared/base/vocabulary/status';
import { type MailWording, VALID } from './mail-wording.js';

/** Mails sent by the team's decisions. */
export const TEAM_MAILS = {
  'documents-wanted': {
    en: {
      subject: 'Your Kalyanam profile is waiting for your {document}',
      preheader: 'One picture is missing before our team can verify you.',
      paragraphs: [
        'Dear {name}, our team cannot verify your profile yet: a picture of your {document} is missing.',
        'Please upload it here:',
        '{link}',
      ],
      button: 'Upload documents',
    },
    te: {
      subject: 'మీ కళ్యాణం ప్రొఫైల్‌కు మీ {document} కావాలి',
      preheader: 'ధ్రువీకరణకు ఒక ఫోటో మాత్రమే మిగిలి ఉంది.',
      paragraphs: [
        '{name} గారూ, మీ {document} ఫోటో మాకు ఇంకా అందలేదు. అది వస్తేనే మా బృందం మీ ప్రొఫైల్‌ను ధ్రువీకరించగలదు.',
        'దయచేసి ఇక్కడ అప్‌లోడ్ చేయండి:',
        '{link}',
      ],
      button: 'పత్రాలు అప్‌లోడ్ చేయండి',
    },
  },
  announcement: {
    en: {
      subject: '{title}',
      preheader: 'News from the Kalyanam team.',
      paragraphs: ['{text}', '{link}'],
      button: 'Open Kalyanam',
    },
    te: {
      subject: '{title}',
      preheader: 'కళ్యాణం బృందం నుంచి విశేషాలు.',
      paragraphs: ['{text}', '{link}'],
      button: 'కళ్యాణం తెరవండి',
    },
  },
  'verification-approved': {
    en: {
      subject: 'Your Kalyanam profile is verified',
      preheader: 'You can now see photos and contact details.',
      paragraphs: [
        'Dear {name}, our team has verified your profile. You can now see photos and contact details.',
        '{listed}',
        '{link}',
      ],
      button: 'Browse Profiles',
    },
    te: {
      subject: 'మీ కళ్యాణం ప్రొఫైల్ ధ్రువీకరణ పూర్తయింది',
      preheader: 'ఇప్పుడు ఫోటోలు, సంప్రదింపు వివరాలు చూడవచ్చు.',
      paragraphs: [
        '{name} గారూ, మా బృందం మీ ప్రొఫైల్‌ను ధ్రువీకరించింది. ఇప్పుడు ఫోటోలు, సంప్రదింపు వివరాలు చూడవచ్చు.',
        '{listed}',
        '{link}',
      ],
      button: 'ప్రొఫైళ్లు చూడండి',
    },
  },
  'verification-rejected': {
    en: {
      subject: 'Your Kalyanam profile needs a correction',
      preheader: 'Our team could not verify your profile yet.',
      paragraphs: [
        'Dear {name}, our team could not verify your profile yet:',
        '{notes}',
        'Please correct this and send your profile again:',
        '{link}',
      ],
      button: 'Open my profile',
    },
    te: {
      subject: 'మీ కళ్యాణం ప్రొఫైల్‌లో ఒకటి సరిచేయాలి',
      preheader: 'మా బృందం మీ ప్రొఫైల్‌ను ఇంకా ధ్రువీకరించలేకపోయింది.',
      paragraphs: [
        '{name} గారూ, మా బృందం మీ ప్రొఫైల్‌ను ఇంకా ధ్రువీకరించలేకపోయింది:',
        '{notes}',
        'దయచేసి సరిచేసి మీ ప్రొఫైల్ మళ్లీ పంపండి:',
        '{link}',
      ],
      button: 'నా ప్రొఫైల్ తెరవండి',
    },
  },
  'team-question': {
    en: {
      subject: 'A question about your Kalyanam profile',
      preheader: 'Please answer, so that we can verify your profile.',
      paragraphs: [
        'Dear {name}, before we can verify your profile our team would like to know:',
        '{notes}',
        'Please answer on your profile page. We continue as soon as your answer is here:',
        '{link}',
      ],
      button: 'Answer',
    },
    te: {
      subject: 'మీ కళ్యాణం ప్రొఫైల్ గురించి ఒక ప్రశ్న',
      preheader: 'మీ ప్రొఫైల్‌ను ధ్రువీకరించడానికి దయచేసి జవాబివ్వండి.',
      paragraphs: [
        '{name} గారూ, మీ ప్రొఫైల్‌ను ధ్రువీకరించే ముందు మా బృందం తెలుసుకోవాలనుకుంటున్నది:',
        '{notes}',
        'దయచేసి మీ ప్రొఫైల్ పేజీలో జవాబివ్వండి. మీ జవాబు రాగానే కొనసాగిస్తాం:',
        '{link}',
      ],
      button: 'జవాబివ్వండి',
    },
  },
  'verification-withdrawn': {
    en: {
      subject: 'Your Kalyanam profile has to be verified again',
      preheader: 'Please send new documents.',
      paragraphs: [
        'Dear {name}, our team has withdrawn the verification of your profile:',
        '{notes}',
        'Please send new documents, so that we can verify your profile again:',
        '{link}',
      ],
      button: 'Open my profile',
    },
    te: {
      subject: 'మీ కళ్యాణం ప్రొఫైల్‌ను మళ్లీ ధ్రువీకరించాలి',
      preheader: 'దయచేసి కొత్త పత్రాలు పంపండి.',
      paragraphs: [
        '{name} గారూ, మా బృందం మీ ప్రొఫైల్ ధ్రువీకరణను రద్దు చేసింది:',
        '{notes}',
        'మీ ప్రొఫైల్‌ను మళ్లీ ధ్రువీకరించడానికి దయచేసి కొత్త పత్రాలు పంపండి:',
        '{link}',
      ],
      button: 'నా ప్రొఫైల్ తెరవండి',
    },
  },
  'photo-refused': {
    en: {
      subject: 'One of your photos was not accepted',
      preheader: 'You can upload another one.',
      paragraphs: [
        'Dear {name}, our team did not accept one of your photos, and no one else sees it:',
        '{notes}',
        'You can replace it at any time:',
        '{link}',
      ],
      button: 'Replace the photo',
    },
    te: {
      subject: 'మీ ఫోటోల్లో ఒకదాన్ని ఆమోదించలేకపోయాం',
      preheader: 'మీరు ఇంకో ఫోటో పంపవచ్చు.',
      paragraphs: [
        '{name} గారూ, మా బృందం మీ ఫోటోల్లో ఒకదాన్ని ఆమోదించలేకపోయింది; అది ఎవరికీ కనిపించదు:',
        '{notes}',
        'మీరు ఎప్పుడైనా ఇంకో ఫోటో పంపవచ్చు:',
        '{link}',
      ],
      button: 'ఫోటో పంపండి',
    },
  },
  'relatives-code': {
    en: {
      because: 'address',
      subject: '{code} is your Kalyanam code',
      heading: 'Confirm your email',
      preheader: `Enter this code, and your message goes to our team. ${VALID.en}`,
      paragraphs: [
        `You wrote to us about what someone says of you at Kalyanam. Enter this code, and your message goes to our team. ${VALID.en}`,
        '{code}',
        'If you did not write to us, please ignore this email. Never share this code with anyone.',
      ],
    },
    te: {
      because: 'address',
      subject: 'మీ కళ్యాణం కోడ్ {code}',
      heading: 'మీ ఇమెయిల్‌ను ధ్రువీకరించండి',
      preheader: `ఈ కోడ్ రాస్తే మీ సందేశం మా బృందానికి చేరుతుంది. ${VALID.te}`,
      paragraphs: [
        `కళ్యాణంలో మీ గురించి ఎవరో రాసిన దాని గురించి మీరు మాకు రాశారు. ఈ కోడ్ రాస్తే మీ సందేశం మా బృందానికి చేరుతుంది. ${VALID.te}`,
        '{code}',
        'మీరు మాకు రాయకపోతే ఈ ఇమెయిల్‌ను పట్టించుకోవద్దు. ఈ కోడ్‌ను ఎవరికీ చెప్పవద్దు.',
      ],
    },
  },
  'relatives-received': {
    en: {
      because: 'address',
      subject: 'We have your message: {ticket}',
      preheader: `Our team answers within ${LIMITS.relativesDays} days.`,
      paragraphs: [
        'Thank you for telling us. Your message has the number {ticket}; please name it if you write or call about it.',
        `Our team looks at what was written about you and answers within ${LIMITS.relativesDays} days at the latest.`,
      ],
    },
    te: {
      because: 'address',
      subject: 'మీ సందేశం అందింది: {ticket}',
      preheader: `మా బృందం ${LIMITS.relativesDays} రోజుల్లోపు జవాబిస్తుంది.`,
      paragraphs: [
        'మాకు తెలియజేసినందుకు ధన్యవాదాలు. మీ సందేశం నంబరు {ticket}; దీని గురించి రాసినా, ఫోన్ చేసినా ఈ నంబరు చెప్పండి.',
        `మీ గురించి ఏం రాశారో మా బృందం చూసి, ఎక్కువలో ఎక్కువ ${LIMITS.relativesDays} రోజుల్లోపు జవాబిస్తుంది.`,
      ],
    },
  },
  'relatives-answered': {
    en: {
      because: 'address',
      subject: 'Our answer to your message {ticket}',
      preheader: 'Our team has looked at what was written about you.',
      paragraphs: ['Our team has looked at your message {ticket}. This is our answer:', '{notes}'],
    },
    te: {
      because: 'address',
      subject: 'మీ సందేశానికి ({ticket}) మా జవాబు',
      preheader: 'మీ గురించి రాసినదాన్ని మా బృందం చూసింది.',
      paragraphs: ['మీ సందేశాన్ని ({ticket}) మా బృందం చూసింది. ఇదీ మా జవాబు:', '{notes}'],
    },
  },
  'report-closed': {
    en: {
      subject: 'We have reviewed your report',
      preheader: 'Thank you for telling us.',
      paragraphs: [
        'Dear {name}, thank you for telling us. Our team has reviewed the profile you reported and made a decision.',
        'We do not share more than that with either side. If you notice anything else, please report it. Blocking a profile hides you from each other right away.',
      ],
    },
    te: {
      subject: 'మీ ఫిర్యాదును పరిశీలించాం',
      preheader: 'మాకు తెలియజేసినందుకు ధన్యవాదాలు.',
      paragraphs: [
        '{name} గారూ, మాకు తెలియజేసినందుకు ధన్యవాదాలు. మీరు ఫిర్యాదు చేసిన ప్రొఫైల్‌ను మా బృందం పరిశీలించి నిర్ణయం తీసుకుంది.',
        'ఇంతకంటే ఎక్కువ వివరాలు ఎవరికీ చెప్పం. మళ్లీ ఏదైనా గమనిస్తే ఫిర్యాదు చేయండి. బ్లాక్ చేస్తే మీరిద్దరూ ఒకరికొకరు కనిపించరు.',
      ],
    },
  },
  'member-warned': {
    en: {
      subject: 'A message from the Kalyanam team',
      preheader: 'Please read this about your profile.',
      paragraphs: [
        'Dear {name}, our team has reviewed your profile and has to tell you this:',
        '{notes}',
        'Please fix this. If it continues, your profile will be hidden.',
      ],
    },
    te: {
      subject: 'కళ్యాణం బృందం నుంచి ఒక సందేశం',
      preheader: 'మీ ప్రొఫైల్ గురించి ఇది దయచేసి చదవండి.',
      paragraphs: [
        '{name} గారూ, మా బృందం మీ ప్రొఫైల్‌ను పరిశీలించింది. మీకు చెప్పాల్సింది ఇది:',
        '{notes}',
        'దయచేసి సరిచేయండి. ఇలాగే కొనసాగితే మీ ప్రొఫైల్‌ను ఎవరికీ కనిపించకుండా చేయాల్సి వస్తుంది.',
      ],
    },
  },
  'account-held': {
    en: {
      subject: 'Your Kalyanam profile is on hold',
      preheader: 'It is hidden while our team reviews it.',
      paragraphs: [
        'Dear {name}, your profile is hidden while our team reviews it:',
        '{notes}',
        'You can still log in.',
      ],
    },
    te: {
      subject: 'మీ కళ్యాణం ప్రొఫైల్‌ను ప్రస్తుతానికి ఆపి ఉంచాం',
      preheader: 'మా బృందం పరిశీలిస్తున్నంత వరకు ఇతరులకు కనిపించదు.',
      paragraphs: [
        '{name} గారూ, మా బృందం పరిశీలిస్తున్నంత వరకు మీ ప్రొఫైల్ ఇతరులకు కనిపించదు:',
        '{notes}',
        'మీరు మాత్రం ఎప్పటిలాగే లాగిన్ కావచ్చు.',
      ],
    },
  },
  'account-suspended': {
    en: {
      subject: 'Your Kalyanam account is closed',
      preheader: 'Our team has closed your account.',
      paragraphs: [
        'Dear {name}, our team has closed your account:',
        '{notes}',
        'If you think this is a mistake, please write to {support}.',
      ],
    },
    te: {
      subject: 'మీ కళ్యాణం ఖాతాను మూసివేశాం',
      preheader: 'మా బృందం మీ ఖాతాను మూసివేసింది.',
      paragraphs: ['{name} గారూ, మా బృందం మీ ఖాతాను మూసివేసింది:', '{notes}', 'ఇది పొరపాటు అనిపిస్తే {support} చిరునామాకు రాయండి.'],
    },
  },
  'hold-released': {
    en: {
      subject: 'Your Kalyanam profile is no longer on hold',
      preheader: 'Our review is complete.',
      paragraphs: [
        'Dear {name}, your profile is no longer on hold:',
        '{notes}',
        'My Profile shows whether it is listed now:',
        '{link}',
      ],
      button: 'Open my profile',
    },
    te: {
      subject: 'మీ కళ్యాణం ప్రొఫైల్‌పై పరిశీలన పూర్తయింది',
      preheader: 'మీ ప్రొఫైల్‌ను ఇక ఆపి ఉంచడం లేదు.',
      paragraphs: [
        '{name} గారూ, మా పరిశీలన పూర్తయింది; మీ ప్రొఫైల్‌ను ఇక ఆపి ఉంచడం లేదు:',
        '{notes}',
        'మీ ప్రొఫైల్ ఇతరులకు కనిపిస్తోందా అనేది “నా ప్రొఫైల్” పేజీలో తెలుస్తుంది:',
        '{link}',
      ],
      button: 'నా ప్రొఫైల్ తెరవండి',
    },
  },
  'account-restored': {
    en: {
      subject: 'Your Kalyanam account is open again',
      preheader: 'Our team has reopened your account.',
      paragraphs: ['Dear {name}, our team has reopened your account:', '{notes}', '{link}'],
      button: 'Open my profile',
    },
    te: {
      subject: 'మీ కళ్యాణం ఖాతాను మళ్లీ తెరిచాం',
      preheader: 'మా బృందం మీ ఖాతాను మళ్లీ తెరిచింది.',
      paragraphs: ['{name} గారూ, మా బృందం మీ ఖాతాను మళ్లీ తెరిచింది:', '{notes}', '{link}'],
      button: 'నా ప్రొఫైల్ తెరవండి',
    },
  },
  'profile-edit-approved': {
    en: {
      subject: 'Your changes at Kalyanam were accepted',
      preheader: 'Your profile has them from now on.',
      paragraphs: [
        'Dear {name}, our team has accepted the changes to your profile. Your profile has them from now on.',
        '{link}',
      ],
      button: 'Open my profile',
    },
    te: {
      subject: 'కళ్యాణంలో మీ మార్పులు ఆమోదించాం',
      preheader: 'ఇకనుంచి మీ ప్రొఫైల్‌లో అవే ఉంటాయి.',
      paragraphs: ['{name} గారూ, మీ ప్రొఫైల్ మార్పులను మా బృందం ఆమోదించింది. ఇకనుంచి మీ ప్రొఫైల్‌లో అవే ఉంటాయి.', '{link}'],
      button: 'నా ప్రొఫైల్ తెరవండి',
    },
  },
  'profile-edit-rejected': {
    en: {
      subject: 'Your changes at Kalyanam were not accepted',
      preheader: 'Your profile stays as it was.',
      paragraphs: [
        'Dear {name}, our team could not accept the changes to your profile. It stays as it was:',
        '{notes}',
        '{link}',
      ],
      button: 'Open my profile',
    },
    te: {
      subject: 'కళ్యాణంలో మీ మార్పులను ఆమోదించలేకపోయాం',
      preheader: 'మీ ప్రొఫైల్ మునుపటిలాగే ఉంటుంది.',
      paragraphs: ['{name} గారూ, మీ ప్రొఫైల్ మార్పులను మా బృందం ఆమోదించలేకపోయింది. ప్రొఫైల్ మునుపటిలాగే ఉంటుంది:', '{notes}', '{link}'],
      button: 'నా ప్రొఫైల్ తెరవండి',
    },
  },
} as const satisfies Record<string, Record<Language, MailWording>>;
