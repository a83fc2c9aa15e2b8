import type { en } from './filters.en';

export const te: typeof en = {
  search: (name) => `వెతకండి: ${name}`,
  noneFound: 'ఏదీ దొరకలేదు',
  withPhoto: 'ఫోటో ఉన్నవి మాత్రమే',
  afterVerification: 'ధ్రువీకరణ తర్వాత',
  who: 'ఎవరు',
  where: 'ఎక్కడ',
  work: 'ఉద్యోగం',
  any: 'ఏదైనా',
  asMyProfile: 'నా ప్రొఫైల్‌కు తగినట్లు',
  applyTo: (count, one) => (one ? '1 ప్రొఫైల్ చూపించండి' : `${count} ప్రొఫైళ్లు చూపించండి`),
  apply: 'ప్రొఫైళ్లు చూపించండి',
  onlyFits: 'మీ తప్పనిసరి కోరికలకు కుదిరే కుటుంబాలు మాత్రమే.',
  showAll: 'అందరినీ చూపించండి',
  emptyHint: 'ఒక ఫిల్టర్‌ను తీసి చూడండి:',
  clearOne: (name, more) => `“${name}” లేకుండా: ${more}`,
  emptyNoFilter: 'ప్రస్తుతం ఇక్కడ ఎవరూ లేరు. కొద్ది రోజుల్లో మళ్లీ చూడండి.',
  born: (from, to, youngest, oldest) => `పుట్టిన ఏడాది ${from}–${to} · వయసు ${youngest}–${oldest}`,
};
