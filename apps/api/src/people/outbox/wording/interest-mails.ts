import { LIMITS } from '@kalyanam/shared/base/limits';
import type { Language } from '@kalyanam/shared/base/vocabulary/status';
import type { MailWording } from './mail-wording.js';

/** R26: an interest, and its acceptance. */
export const INTEREST_MAILS = {
  'interest-delivered': {
    en: {
      subject: '{other} has shown interest in your Kalyanam profile',
      heading: '{other} has shown interest in your profile',
      preheader: `See the profile and answer within ${LIMITS.interestDays} days.`,
      paragraphs: [
        `Dear {name}, {other} would like to talk to you and your family. See the profile and answer within ${LIMITS.interestDays} days:`,
        '{link}',
        'You can also decline, with a kind message if you like. We tell no one why.',
      ],
      button: 'See the profile',
    },
    te: {
      subject: '{other} గారు మీ కళ్యాణం ప్రొఫైల్‌పై ఆసక్తి తెలిపారు',
      heading: '{other} గారు మీ ప్రొఫైల్‌పై ఆసక్తి తెలిపారు',
      preheader: `ప్రొఫైల్ చూసి ${LIMITS.interestDays} రోజుల్లోగా జవాబివ్వండి.`,
      paragraphs: [
        `{name} గారూ, {other} గారు మీతో, మీ కుటుంబంతో మాట్లాడాలనుకుంటున్నారు. ప్రొఫైల్ చూసి ${LIMITS.interestDays} రోజుల్లోగా జవాబివ్వండి:`,
        '{link}',
        'మీకు కుదరదనిపిస్తే మర్యాదగా వద్దని చెప్పవచ్చు; ఎందుకో ఎవరికీ తెలియదు.',
      ],
      button: 'ప్రొఫైల్ చూడండి',
    },
  },
  'interest-accepted': {
    en: {
      subject: '{other} has accepted your interest',
      preheader: 'You are both interested.',
      paragraphs: [
        'Dear {name}, {other} has accepted your interest. If both profiles are verified, you will find the contact details in the profile:',
        '{link}',
        'For the first meeting choose a public place and take your family along. Never send money to anyone.',
      ],
      button: 'See the profile',
    },
    te: {
      subject: '{other} గారు మీ ఆసక్తిని అంగీకరించారు',
      preheader: 'ఇద్దరికీ ఆసక్తి ఉంది.',
      paragraphs: [
        '{name} గారూ, {other} గారు మీ ఆసక్తిని అంగీకరించారు. ఇద్దరి ధ్రువీకరణ పూర్తయి ఉంటే ఫోన్, ఇమెయిల్ ప్రొఫైల్‌లో కనిపిస్తాయి:',
        '{link}',
        'మొదటిసారి కుటుంబంతో కలిసి, నలుగురూ ఉండే చోట కలవండి. ఎవరికీ డబ్బు పంపవద్దు.',
      ],
      button: 'ప్రొఫైల్ చూడండి',
    },
  },
} as const satisfies Record<string, Record<Language, MailWording>>;
