import { LIMITS } from '@kalyanam/shared/base/limits';
import type { Language } from '@kalyanam/shared/base/vocabulary/status';
import type { SmsTemplate } from '../../../platform/config/sms-templates.js';

/** Registered as DLT templates, which these texts must match exactly. */
export const SMS_WORDING = {
  'phone-code': {
    en: `{code} is your OTP to verify your mobile number at Kalyanam. Valid for ${LIMITS.codeMinutes} minutes. Do not share it with anyone.`,
    te: `కళ్యాణంలో మీ మొబైల్ నంబరు ధ్రువీకరణకు OTP {code}. ${LIMITS.codeMinutes} నిమిషాలు చెల్లుతుంది. ఎవరికీ చెప్పవద్దు.`,
  },
  'candidate-consent': {
    en: '{code}: {relation} has made a marriage profile for you at Kalyanam. See it and answer within 7 days: {link} Tell the code only if you agree.',
    te: '{code}: {relation} కళ్యాణంలో మీ పెళ్లి ప్రొఫైల్ పెట్టారు. 7 రోజుల్లో ఈ లింకులో చూసి జవాబివ్వండి: {link} మీకు ఇష్టమైతేనే ఈ కోడ్ చెప్పండి.',
  },
  'desk-invited': {
    en: 'You are asked to help with a marriage profile at Kalyanam. Open this link within 7 days: {link}',
    te: 'కళ్యాణంలో పెళ్లి సంబంధాలు కలిసి చూడమని మిమ్మల్ని కోరారు. 7 రోజుల్లో ఈ లింకు తెరవండి: {link}',
  },
  'assisted-consent': {
    en: '{code}: Kalyanam enters your marriage profile with you on the phone. Tell the code only if you agree.',
    te: '{code}: కళ్యాణం బృందం మీతో ఫోన్‌లో మాట్లాడుతూ మీ పెళ్లి ప్రొఫైల్ నమోదు చేస్తోంది. మీకు ఇష్టమైతేనే ఈ కోడ్ చెప్పండి.',
  },
  'phone-changed': {
    en: 'The mobile number of your Kalyanam account was changed. If it was not you, write to {support} at once.',
    te: 'మీ కళ్యాణం ఖాతా మొబైల్ నంబరు మారింది. మార్చింది మీరు కాకపోతే వెంటనే {support} చిరునామాకు రాయండి.',
  },
  'still-looking': {
    en: 'Are you still looking for a match? In 3 days your Kalyanam profile goes offline. To stay, press the link in our mail or log in.',
    te: 'మీరు ఇంకా సంబంధం చూస్తున్నారా? 3 రోజుల్లో మీ కళ్యాణం ప్రొఫైల్ ఆఫ్‌లైన్ అవుతుంది. ఆన్‌లైన్‌లో ఉండాలంటే మా ఇమెయిల్‌లోని లింకు నొక్కండి.',
  },
} as const satisfies Record<SmsTemplate, Record<Language, string>>;
