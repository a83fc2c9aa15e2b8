import type { en } from './account.en';

export const te: typeof en = {
  deleteProfile: 'ప్రొఫైల్ తొలగించండి',
  deleteLead: 'అన్ని ఫోన్లు, కంప్యూటర్లలో లాగౌట్ అవుతారు; మీ వివరాలు, ఫోటోలు, పత్రాలు చెరిగిపోతాయి.',
  currentPassword: 'ఇప్పటి పాస్‌వర్డ్',
  deleting: 'తొలగిస్తున్నాం…',
  marriedOff: '“పెళ్లి కుదిరింది” అన్నది వెనక్కి తీసుకున్నారు.',
  undo: 'వెనక్కి తీసుకోండి',
};
