import type { Language } from '@kalyanam/shared/base/vocabulary/status';
import type { MailWording } from './mail-wording.js';

/** C14: the family group. */
export const DESK_MAILS = {
  'desk-invited': {
    en: {
      subject: 'You are asked to help with a marriage profile',
      preheader: 'The invitation is open for 7 days.',
      paragraphs: [
        '{name} invites you to their family group at Kalyanam: to look at families together, and to say what you think of them.',
        '{link}',
        'You need the phone whose number ends in {ends}: we send a code there. If you do not know {name}, ignore this email.',
      ],
      button: 'See the invitation',
      because: 'address',
    },
    te: {
      subject: 'సంబంధాలు చూడటంలో మీ సాయం కోరుతున్నారు',
      preheader: 'ఈ ఆహ్వానం 7 రోజులు చెల్లుతుంది.',
      paragraphs: [
        '{name} గారు మిమ్మల్ని కళ్యాణంలో తమ కుటుంబ బృందంలోకి ఆహ్వానిస్తున్నారు: సంబంధాలు కలిసి చూడటానికి, మీ అభిప్రాయం చెప్పడానికి.',
        '{link}',
        'చివర {ends} ఉన్న నంబరు గల ఫోన్ దగ్గర ఉంచుకోండి: కోడ్ అక్కడికే వస్తుంది. {name} గారు ఎవరో మీకు తెలియకపోతే ఏమీ చేయనక్కర్లేదు.',
      ],
      button: 'ఆహ్వానం చూడండి',
      because: 'address',
    },
  },
  'desk-draft': {
    en: {
      subject: '{hand} suggests something',
      preheader: 'Yes or no: you decide.',
      paragraphs: [
        'Dear {name}, {hand} suggests something in your family group. You say yes or no; nothing happens before that.',
        '{link}',
        'If you decide nothing, it lapses on {day}.',
      ],
      button: 'See the suggestion',
    },
    te: {
      subject: '{hand} మీకు ఒక సూచన పంపారు',
      preheader: 'సరే లేదా వద్దు: నిర్ణయం మీదే.',
      paragraphs: [
        '{name} గారూ, {hand} మీ కుటుంబ బృందంలో ఒక సూచన పెట్టారు. సరే లేదా వద్దు అని మీరే చెప్పండి; అప్పటివరకు ఏమీ జరగదు.',
        '{link}',
        'మీరు ఏమీ చెప్పకపోతే {day}న అది రద్దవుతుంది.',
      ],
      button: 'సూచన చూడండి',
    },
  },
  'desk-changed': {
    en: {
      subject: '{hand} changed your profile',
      preheader: 'You can undo it for 24 hours.',
      paragraphs: [
        'Dear {name}, {hand} changed your profile. If you do not want that, you can undo it within 24 hours.',
        '{link}',
      ],
      button: 'See the change',
    },
    te: {
      subject: '{hand} మీ ప్రొఫైల్ మార్చారు',
      preheader: '24 గంటల్లోపు దీన్ని వెనక్కి తీసుకోవచ్చు.',
      paragraphs: ['{name} గారూ, {hand} మీ ప్రొఫైల్‌లో మార్పు చేశారు. మీకు ఇష్టం లేకపోతే 24 గంటల్లోపు వెనక్కి తీసుకోవచ్చు.', '{link}'],
      button: 'మార్పు చూడండి',
    },
  },
  'desk-acted': {
    en: {
      subject: '{hand} {what}',
      preheader: 'It was done on your behalf.',
      paragraphs: ['Dear {name}, {hand} {what}. Your family group shows when.', '{link}'],
      button: 'See who did what',
    },
    te: {
      subject: '{hand} {what}',
      preheader: 'ఇది మీ తరఫున చేసిన పని.',
      paragraphs: ['{name} గారూ, {hand} {what}. ఎప్పుడు చేశారో కుటుంబ బృందం పేజీలో ఉంది.', '{link}'],
      button: 'ఎవరు ఏం చేశారో చూడండి',
    },
  },
} as const satisfies Record<string, Record<Language, MailWording>>;
