import { FILE_MEGABYTES, LIMITS } from '@kalyanam/shared/base/limits';
import type { hints as en } from './hints.en';

export const te: typeof en = {
  password: `కనీసం ${LIMITS.passwordLength.min} అక్షరాలు: ఇంగ్లిష్ క్యాపిటల్ అక్షరం (A-Z), స్మాల్ అక్షరం (a-z), అంకె ఉండాలి. ఇవి కూడా వాడవచ్చు: @ $ ! % * ? &`,
  phone: `${LIMITS.phoneDigits} అంకెలు. దీనికి ఒక కోడ్ పంపుతాం.`,
  code: `${LIMITS.codeLength} అంకెలు`,
  file: `JPEG లేదా PNG, ${FILE_MEGABYTES} MB కన్నా తక్కువ.`,
};
