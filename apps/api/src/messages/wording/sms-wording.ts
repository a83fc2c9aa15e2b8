import { LIMITS } from '@kalyanam/shared/limits';

/** Registered as DLT templates, which these texts must match exactly. */
export const SMS_WORDING = {
  'phone-code': {
    en: `{code} is your OTP to verify your mobile number at Kalyanam. Valid for ${LIMITS.codeMinutes} minutes. Do not share it with anyone.`,
    te: `కళ్యాణంలో మీ మొబైల్ నంబర్ ధృవీకరణకు OTP {code}. ${LIMITS.codeMinutes} నిమిషాలు చెల్లుతుంది. ఎవరికీ చెప్పవద్దు.`,
  },
  'phone-changed': {
    en: 'The mobile number of your Kalyanam account was changed. If it was not you, write to {support} at once.',
    te: 'మీ కళ్యాణం ఖాతా మొబైల్ నంబర్ మారింది. అది మీరు కాకపోతే వెంటనే {support} కు రాయండి.',
  },
} as const;
