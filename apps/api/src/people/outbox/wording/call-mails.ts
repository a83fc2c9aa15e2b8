import type { Language } from '@kalyanam/shared/base/vocabulary/status';
import type { MailWording } from './mail-wording.js';

/** C10: the first call of two families. Times are those of the reader's zone, which is named. */
export const CALL_MAILS = {
  'call-proposed': {
    en: {
      subject: '{other} offers times for a first call',
      preheader: 'Choose one, or offer others.',
      paragraphs: [
        'Dear {name}, {other} would like to arrange the first call with your family, and offers ({zone}):',
        '{times}',
        '{link}',
        'The call opens a number only once you both agree.',
      ],
      button: 'Choose a time',
    },
    te: {
      subject: '{other} గారు మొదటి ఫోన్ కాల్‌కు సమయాలు సూచించారు',
      preheader: 'ఒకటి ఎంచుకోండి, లేదా వేరే సమయాలు చెప్పండి.',
      paragraphs: [
        '{name} గారూ, {other} గారు మీ కుటుంబంతో మొదటిసారి ఫోన్‌లో మాట్లాడాలనుకుంటున్నారు. వారు సూచించిన సమయాలు ({zone}):',
        '{times}',
        '{link}',
        'ఈ కాల్ కోసం ఫోన్ నంబరు ఇద్దరూ ఒప్పుకున్నాకే కనిపిస్తుంది.',
      ],
      button: 'సమయం ఎంచుకోండి',
    },
  },
  'call-agreed': {
    en: {
      subject: 'Your first call with {other}: {times}',
      heading: 'Your first call with {other}',
      preheader: '{times} ({zone})',
      paragraphs: [
        'Dear {name}, you and {other} have agreed on:',
        '{times} ({zone})',
        'The attached file adds it to your calendar. The page of the call shows who calls, and the number:',
        '{link}',
        'Have someone from your family with you. Never send money or documents; if someone asks for money, report it and call 1930.',
      ],
      button: 'See the call',
    },
    te: {
      subject: '{other} గారితో మీ మొదటి ఫోన్ కాల్: {times}',
      heading: '{other} గారితో మీ మొదటి ఫోన్ కాల్',
      preheader: '{times} ({zone})',
      paragraphs: [
        '{name} గారూ, మీరూ {other} గారూ ఒప్పుకున్న సమయం:',
        '{times} ({zone})',
        'జతచేసిన ఫైలు తెరిస్తే ఇది మీ క్యాలెండర్‌లో చేరుతుంది. ఎవరు ఫోన్ చేయాలో, నంబరు ఏమిటో కాల్ పేజీలో ఉంటుంది:',
        '{link}',
        'కుటుంబ సభ్యులను పక్కన ఉంచుకోండి. డబ్బు గానీ పత్రాలు గానీ పంపవద్దు; ఎవరైనా డబ్బు అడిగితే ఫిర్యాదు చేసి 1930కి ఫోన్ చేయండి.',
      ],
      button: 'కాల్ వివరాలు చూడండి',
    },
  },
  'call-off': {
    en: {
      subject: 'Your first call with {other} is off: {times}',
      heading: 'Your first call with {other} is off',
      preheader: '{times} ({zone})',
      paragraphs: [
        'Dear {name}, the first call with the family of {other} that was agreed for this time is off:',
        '{times} ({zone})',
        'No one will call at that time. If it is in your calendar, please remove it.',
        '{link}',
      ],
      button: 'See accepted interests',
    },
    te: {
      subject: '{other} గారితో మీ మొదటి ఫోన్ కాల్ రద్దయింది: {times}',
      heading: '{other} గారితో మీ మొదటి ఫోన్ కాల్ రద్దయింది',
      preheader: '{times} ({zone})',
      paragraphs: [
        '{name} గారూ, {other} గారి కుటుంబంతో ఈ సమయానికి ఒప్పుకున్న మొదటి ఫోన్ కాల్ రద్దయింది:',
        '{times} ({zone})',
        'ఆ సమయానికి ఎవరూ ఫోన్ చేయరు. మీ క్యాలెండర్‌లో ఉంటే తీసేయండి.',
        '{link}',
      ],
      button: 'అంగీకరించిన ఆసక్తులు చూడండి',
    },
  },
  /** Without a name: the other one has left, or was blocked by the reader. */
  'call-cancelled': {
    en: {
      subject: 'Your first call is off: {times}',
      heading: 'Your first call is off',
      preheader: '{times} ({zone})',
      paragraphs: [
        'Dear {name}, the first call that was agreed for this time is off:',
        '{times} ({zone})',
        'No one will call at that time. If it is in your calendar, please remove it.',
        '{link}',
      ],
      button: 'See accepted interests',
    },
    te: {
      subject: 'మీ మొదటి ఫోన్ కాల్ రద్దయింది: {times}',
      heading: 'మీ మొదటి ఫోన్ కాల్ రద్దయింది',
      preheader: '{times} ({zone})',
      paragraphs: [
        '{name} గారూ, ఈ సమయానికి ఒప్పుకున్న మొదటి ఫోన్ కాల్ రద్దయింది:',
        '{times} ({zone})',
        'ఆ సమయానికి ఎవరూ ఫోన్ చేయరు. మీ క్యాలెండర్‌లో ఉంటే తీసేయండి.',
        '{link}',
      ],
      button: 'అంగీకరించిన ఆసక్తులు చూడండి',
    },
  },
} as const satisfies Record<string, Record<Language, MailWording>>;
