import { LIMITS } from '@kalyanam/shared/base/limits';
import type { Language } from '@kalyanam/shared/base/vocabulary/status';
import type { MailWording } from './mail-wording.js';

/** Mails sent by Profile Settings, by the question whether a member is still looking, and before an account that is not verified is erased. */
export const ACCOUNT_MAILS = {
  'password-replaced': {
    en: {
      subject: 'Your Kalyanam password was changed',
      preheader: 'All other devices were logged out.',
      paragraphs: [
        'Your password was changed in Profile Settings, and all other devices were logged out.',
        'If this was not you, choose a new password right away (“Forgot your password?”) and write to {support}.',
      ],
    },
    te: {
      subject: 'మీ కళ్యాణం పాస్‌వర్డ్ మారింది',
      preheader: 'మిగతా ఫోన్లు, కంప్యూటర్లలో లాగౌట్ చేశాం.',
      paragraphs: [
        'ప్రొఫైల్ సెట్టింగ్స్‌లో మీ పాస్‌వర్డ్ మారింది; మిగతా ఫోన్లు, కంప్యూటర్లలో లాగౌట్ చేశాం.',
        'మార్చింది మీరు కాకపోతే వెంటనే కొత్త పాస్‌వర్డ్ పెట్టుకుని (“పాస్‌వర్డ్ మర్చిపోయారా?”) {support} చిరునామాకు రాయండి.',
      ],
    },
  },
  'email-changed': {
    en: {
      subject: 'Your Kalyanam email address was changed',
      preheader: 'You can no longer log in with this address.',
      paragraphs: [
        'The email address of your account is now {address}. You can no longer log in with this one.',
        'If this was not you, please write to {support} right away.',
      ],
    },
    te: {
      subject: 'మీ కళ్యాణం ఖాతా ఇమెయిల్ చిరునామా మారింది',
      preheader: 'ఇకపై ఈ చిరునామాతో లాగిన్ కాలేరు.',
      paragraphs: [
        'ఇకనుంచి మీ ఖాతా ఇమెయిల్ చిరునామా: {address}. ఈ పాత చిరునామాతో ఇక లాగిన్ కాలేరు.',
        'మార్చింది మీరు కాకపోతే వెంటనే {support} చిరునామాకు రాయండి.',
      ],
    },
  },
  'phone-changed': {
    en: {
      subject: 'Your Kalyanam mobile number was changed',
      preheader: 'The new number ends in {ending}.',
      paragraphs: [
        'The mobile number of your account was changed. The new one ends in {ending}.',
        'If this was not you, choose a new password right away and write to {support}.',
      ],
    },
    te: {
      subject: 'మీ కళ్యాణం ఖాతా మొబైల్ నంబరు మారింది',
      preheader: 'కొత్త నంబరు చివరి అంకెలు: {ending}.',
      paragraphs: [
        'మీ ఖాతా మొబైల్ నంబరు మారింది. కొత్త నంబరు చివరి అంకెలు: {ending}.',
        'మార్చింది మీరు కాకపోతే వెంటనే కొత్త పాస్‌వర్డ్ పెట్టుకుని {support} చిరునామాకు రాయండి.',
      ],
    },
  },
  'candidate-took-over': {
    en: {
      subject: '{name} has taken over the Kalyanam profile',
      preheader: 'From now on the candidate decides about the profile.',
      paragraphs: [
        '{name} has taken over the profile that you made, with a code sent to their own phone. From now on {name} logs in to it, and you no longer can.',
        'If you registered with an email and phone of your own, your login stays: it is a family account now, and you manage with {name} in their family group. {name} decides what you may do there.',
        '{link}',
        'Questions: {support}.',
      ],
      button: 'Login',
    },
    te: {
      subject: '{name} గారు ఇకపై తమ కళ్యాణం ప్రొఫైల్‌ను తామే చూసుకుంటారు',
      preheader: 'ఇకపై ఈ ప్రొఫైల్ గురించి వారే నిర్ణయిస్తారు.',
      paragraphs: [
        'మీరు పెట్టిన ప్రొఫైల్‌ను ఇక తామే చూసుకుంటామని {name} గారు తమ సొంత ఫోన్‌కు వచ్చిన కోడ్‌తో మాకు చెప్పారు. ఇకపై అందులోకి వారే లాగిన్ అవుతారు; మీరు కాలేరు.',
        'మీ సొంత ఇమెయిల్, ఫోన్‌తో నమోదు చేసి ఉంటే మీ లాగిన్ అలాగే ఉంటుంది: అది ఇప్పుడు కుటుంబ ఖాతా. అందులో మీరు ఏమి చేయవచ్చో {name} గారు చెబుతారు.',
        '{link}',
        'సందేహాలుంటే: {support}.',
      ],
      button: 'లాగిన్',
    },
  },
  'assisted-entry': {
    en: {
      subject: 'Your profile at Kalyanam, as we entered it by phone',
      preheader: 'Please look at it. You have {days} days to delete it.',
      paragraphs: [
        'Our team has entered this profile with you on the phone. No one sees it before you have kept it.',
        '{notes}',
        'If it is right, keep it with a password of your own. If not, delete it within {days} days: all of it is erased.',
        '{link}',
      ],
      button: 'Look at it',
      because: 'address',
    },
    te: {
      subject: 'ఫోన్‌లో మీతో మాట్లాడి నమోదు చేసిన మీ కళ్యాణం ప్రొఫైల్',
      preheader: 'దయచేసి చూడండి. వద్దనుకుంటే {days} రోజుల్లో తొలగించవచ్చు.',
      paragraphs: [
        'మా బృందం మీతో ఫోన్‌లో మాట్లాడి ఈ ప్రొఫైల్ నమోదు చేసింది. మీరు సరే అనే వరకు ఇది ఎవరికీ కనిపించదు.',
        '{notes}',
        'అన్నీ సరిగ్గా ఉంటే మీ సొంత పాస్‌వర్డ్ పెట్టుకుని ప్రొఫైల్ ఉంచుకోండి. వద్దంటే {days} రోజుల్లో తొలగించండి: అన్నీ చెరిపేస్తాం.',
        '{link}',
      ],
      button: 'చూడండి',
      because: 'address',
    },
  },
  'candidate-agreed': {
    en: {
      subject: '{name} has said yes to the Kalyanam profile',
      preheader: 'The profile that you made is approved by the candidate.',
      paragraphs: [
        '{name} has looked at the profile that you made, and agrees to it.',
        'Nothing else is needed from {name}. My Profile shows the next step.',
        '{link}',
      ],
      button: 'My Profile',
    },
    te: {
      subject: '{name} గారు కళ్యాణం ప్రొఫైల్‌కు ఒప్పుకున్నారు',
      preheader: 'మీరు పెట్టిన ప్రొఫైల్ ఇక ముందుకు వెళ్తుంది.',
      paragraphs: [
        'మీరు పెట్టిన ప్రొఫైల్‌ను {name} గారు చూసి ఒప్పుకున్నారు.',
        '{name} గారు ఇక చేయాల్సింది ఏమీ లేదు. తర్వాత ఏం చేయాలో నా ప్రొఫైల్ పేజీలో ఉంటుంది.',
        '{link}',
      ],
      button: 'నా ప్రొఫైల్',
    },
  },
  'candidate-wants': {
    en: {
      subject: '{name} asks you to change the Kalyanam profile',
      preheader: 'Please read what should be different.',
      paragraphs: [
        '{name} has looked at the profile that you made, and asks for this change:',
        '{notes}',
        'Please change it and tell {name}, who can look at it again with the link in our SMS.',
        '{link}',
      ],
      button: 'Change the profile',
    },
    te: {
      subject: 'కళ్యాణం ప్రొఫైల్‌లో కొన్ని మార్చమని {name} గారు అడిగారు',
      preheader: 'ఏం మార్చాలో దయచేసి చూడండి.',
      paragraphs: [
        'మీరు పెట్టిన ప్రొఫైల్‌ను {name} గారు చూశారు. ఈ మార్పు చేయమని అడిగారు:',
        '{notes}',
        'దయచేసి మార్చి {name} గారికి చెప్పండి. మా SMS లోని లింకుతో వారు మళ్లీ చూడవచ్చు.',
        '{link}',
      ],
      button: 'ప్రొఫైల్ మార్చండి',
    },
  },
  'candidate-erased': {
    en: {
      subject: 'The Kalyanam profile of {name} was deleted',
      preheader: 'The candidate deleted it.',
      paragraphs: [
        '{name} has deleted the profile that you made, with a code sent to their own phone. Everything in it is erased.',
        'Questions: {support}.',
      ],
    },
    te: {
      subject: '{name} గారు తమ కళ్యాణం ప్రొఫైల్‌ను తొలగించారు',
      preheader: 'దాన్ని వారే తొలగించారు.',
      paragraphs: [
        'మీరు పెట్టిన ప్రొఫైల్‌ను {name} గారు తమ సొంత ఫోన్‌కు వచ్చిన కోడ్‌తో తొలగించారు. అందులోని వివరాలన్నీ చెరిపేశాం.',
        'సందేహాలుంటే: {support}.',
      ],
    },
  },
  /** R102: the birthday from which a candidate is listed. */
  'of-age': {
    en: {
      subject: 'Others can find your Kalyanam profile now',
      preheader: 'You have reached the age from which profiles are listed.',
      paragraphs: [
        'Dear {name}, men are listed from {age}. You have reached that age: others can find your profile now.',
        '{link}',
      ],
      button: 'Open my profile',
    },
    te: {
      subject: 'మీ కళ్యాణం ప్రొఫైల్ ఇకనుంచి ఇతరులకు కనిపిస్తుంది',
      preheader: 'మీకు పెళ్లి వయసు నిండింది.',
      paragraphs: ['{name} గారూ, మీకు {age} ఏళ్లు నిండాయి; ఇకనుంచి మీ ప్రొఫైల్ ఇతరులకు కనిపిస్తుంది.', '{link}'],
      button: 'నా ప్రొఫైల్ తెరవండి',
    },
  },
  'still-looking': {
    en: {
      subject: 'Are you still looking for a match?',
      preheader: 'One press, without logging in.',
      paragraphs: [
        'Dear {name}, families who write to you want to know that you are still looking. Please tell us:',
        '{link}',
        'Have you found your match, or do you want to pause? You can say that there too.',
      ],
      button: 'Yes, still looking',
    },
    te: {
      subject: 'మీరు ఇంకా సంబంధం చూస్తున్నారా?',
      preheader: 'లాగిన్ అవసరం లేదు, ఒక్కసారి నొక్కితే చాలు.',
      paragraphs: [
        '{name} గారూ, మీరు ఇంకా సంబంధం చూస్తున్నారా? మీకు ఆసక్తి తెలిపే కుటుంబాలు అది తెలుసుకోవాలనుకుంటాయి. దయచేసి చెప్పండి:',
        '{link}',
        'సంబంధం కుదిరిందా, లేక కొంతకాలం ఆపాలా? అది కూడా అక్కడే చెప్పవచ్చు.',
      ],
      button: 'అవును, ఇంకా చూస్తున్నాం',
    },
  },
  'offline-soon': {
    en: {
      subject: 'Your Kalyanam profile goes offline on {day}',
      preheader: 'To stay online, tell us that you are still looking.',
      paragraphs: [
        'Dear {name}, we have not heard lately whether you are still looking. On {day} we will take your profile offline, so that other members are not left waiting.',
        'One press keeps it online, without logging in:',
        '{link}',
        'Have you found your match, or do you want to pause? You can say that there too.',
      ],
      button: 'Yes, still looking',
    },
    te: {
      subject: '{day}న మీ కళ్యాణం ప్రొఫైల్ ఆఫ్‌లైన్ అవుతుంది',
      preheader: 'ఆన్‌లైన్‌లో ఉండాలంటే ఇంకా చూస్తున్నామని చెప్పండి.',
      paragraphs: [
        '{name} గారూ, మీరు ఇంకా సంబంధం చూస్తున్నారో లేదో ఈమధ్య మాకు తెలియలేదు. ఇతర కుటుంబాలు మీ జవాబు కోసం వృథాగా ఎదురుచూడకూడదని, {day}న మీ ప్రొఫైల్‌ను ఆఫ్‌లైన్ చేస్తాం.',
        'ఒక్కసారి నొక్కితే ఆన్‌లైన్‌లోనే ఉంటుంది, లాగిన్ అవసరం లేదు:',
        '{link}',
        'సంబంధం కుదిరిందా, లేక కొంతకాలం ఆపాలా? అది కూడా అక్కడే చెప్పవచ్చు.',
      ],
      button: 'అవును, ఇంకా చూస్తున్నాం',
    },
  },
  'offline-now': {
    en: {
      subject: 'Your Kalyanam profile is offline',
      preheader: 'Nothing is lost: one press brings you back.',
      paragraphs: [
        `Dear {name}, for ${LIMITS.offlineThreshold} months we have not heard whether you are still looking, so your profile is no longer shown.`,
        'Nothing is lost. One press brings you back, without logging in:',
        '{link}',
      ],
      button: 'Yes, still looking',
    },
    te: {
      subject: 'మీ కళ్యాణం ప్రొఫైల్ ఆఫ్‌లైన్‌లో ఉంది',
      preheader: 'ఏదీ పోలేదు: ఒక్కసారి నొక్కితే మళ్లీ ఆన్‌లైన్‌లోకి వస్తుంది.',
      paragraphs: [
        `{name} గారూ, మీరు ఇంకా సంబంధం చూస్తున్నారో లేదో ${LIMITS.offlineThreshold} నెలలుగా మాకు తెలియలేదు; అందుకే మీ ప్రొఫైల్ ఇప్పుడు ఎవరికీ కనిపించదు.`,
        'ఏదీ పోలేదు. ఒక్కసారి నొక్కితే మళ్లీ ఆన్‌లైన్‌లోకి వస్తుంది, లాగిన్ అవసరం లేదు:',
        '{link}',
      ],
      button: 'అవును, ఇంకా చూస్తున్నాం',
    },
  },
  'looking-again': {
    en: {
      subject: 'Your pause at Kalyanam is over',
      preheader: 'Are you looking again? One press brings you back.',
      paragraphs: [
        'Dear {name}, you paused until today. Your profile stays offline until you tell us that you are looking again:',
        '{link}',
      ],
      button: 'Yes, still looking',
    },
    te: {
      subject: 'కళ్యాణంలో మీరు ఆపమన్న గడువు పూర్తయింది',
      preheader: 'మళ్లీ చూస్తున్నారా? ఒక్కసారి నొక్కితే చాలు.',
      paragraphs: [
        '{name} గారూ, ఈరోజు వరకు ఆపమని మీరు చెప్పారు. మళ్లీ సంబంధం చూస్తున్నామని మీరు చెప్పేవరకు మీ ప్రొఫైల్ ఆఫ్‌లైన్‌లోనే ఉంటుంది:',
        '{link}',
      ],
      button: 'అవును, ఇంకా చూస్తున్నాం',
    },
  },
  'erasure-soon': {
    en: {
      subject: 'Your Kalyanam registration will be deleted on {day}',
      preheader: 'To keep it, verify your mobile number.',
      paragraphs: [
        'You registered with this email, but you have not verified your mobile number yet. On {day} we will delete the registration with everything in it.',
        'To keep it, log in and verify your mobile number:',
        '{link}',
        'If you no longer need it, you don’t have to do anything.',
      ],
      button: 'Log in',
    },
    te: {
      subject: '{day}న మీ కళ్యాణం నమోదును తొలగిస్తాం',
      preheader: 'ఉంచుకోవాలంటే మీ మొబైల్ నంబరును ధ్రువీకరించండి.',
      paragraphs: [
        'మీరు ఈ ఇమెయిల్ చిరునామాతో నమోదు చేసుకున్నారు, కానీ మీ మొబైల్ నంబరును ఇంకా ధ్రువీకరించలేదు. {day}న ఈ నమోదును, అందులోని వివరాలన్నిటినీ తొలగిస్తాం.',
        'నమోదును ఉంచుకోవాలంటే లాగిన్ అయి మీ మొబైల్ నంబరును ధ్రువీకరించండి:',
        '{link}',
        'ఇక అవసరం లేకపోతే మీరు ఏమీ చేయనక్కర్లేదు.',
      ],
      button: 'లాగిన్ అవ్వండి',
    },
  },
} as const satisfies Record<string, Record<Language, MailWording>>;
