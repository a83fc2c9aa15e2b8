import type { CheckRefusal } from './check-refusals.js';

/** The reasons as the member reads them in Telugu. */
export const te: Readonly<Record<CheckRefusal, { readonly label: string; readonly advice: string }>> = {
  unreadable: { label: 'ఫోటోలో ఉన్నది చదవడానికి వీలు కావడం లేదు', advice: 'అక్షరాలన్నీ స్పష్టంగా కనిపించే ఫోటో పంపండి.' },
  'wrong-document': { label: 'ఇది వేరే పత్రం', advice: 'అడిగిన పత్రం పంపండి.' },
  mismatch: { label: 'ప్రొఫైల్‌లో ఉన్నదానికీ పత్రంలో ఉన్నదానికీ తేడా ఉంది', advice: 'ప్రొఫైల్ సరిచేయండి, లేదా దాన్ని చూపే పత్రం పంపండి.' },
  expired: { label: 'దీని గడువు ముగిసింది', advice: 'ఇప్పుడు చెల్లుబాటులో ఉన్న పత్రం పంపండి.' },
};
