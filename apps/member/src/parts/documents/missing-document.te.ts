import type { en } from './missing-document.en';

export const te: typeof en = {
  missing: {
    aadhaar: 'ఒకటి మిగిలింది: మీ ఆధార్ కార్డు ఫోటో.',
    'aadhaar-masked': 'ఒకటి మిగిలింది: మొదటి 8 అంకెలు కప్పిన మీ ఆధార్ కార్డు ఫోటో.',
    passport: 'ఒకటి మిగిలింది: మీ పాస్‌పోర్టు పేజీ ఫోటో.',
    'driving-licence': 'ఒకటి మిగిలింది: మీ డ్రైవింగ్ లైసెన్స్ ఫోటో.',
    'voter-id': 'ఒకటి మిగిలింది: మీ ఓటరు గుర్తింపు కార్డు ఫోటో.',
  },
};
