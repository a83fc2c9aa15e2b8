import { LIMITS } from '@kalyanam/shared/base/limits';
import type { en } from './password.en';

export const te: typeof en = {
  parts: {
    length: `${LIMITS.passwordLength.min} అక్షరాలు`,
    uppercase: 'క్యాపిటల్ అక్షరం (A-Z)',
    lowercase: 'స్మాల్ అక్షరం (a-z)',
    number: 'అంకె (0-9)',
  },
  missing: (words) =>
    words.length > 0
      ? `పాస్‌వర్డ్‌లో ఇంకా ఉండాల్సినవి: ${words.join(', ')}`
      : 'ఈ నాలుగూ ఉన్నాయి. డేటా లీకుల్లో కనిపించిన పాస్‌వర్డ్‌ను మాత్రం పంపినప్పుడు అంగీకరించం.',
  allowed: 'ఇవి కూడా వాడవచ్చు: @ $ ! % * ? &',
};
