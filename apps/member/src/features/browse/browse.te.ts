import type { en } from './browse.en';

export const te: typeof en = {
  title: 'ప్రొఫైళ్లు - కళ్యాణం',
  heading: 'ప్రొఫైళ్లు చూడండి',
  results: (count, one) => (one ? '1 ప్రొఫైల్' : `${count} ప్రొఫైళ్లు`),
  filters: 'వడపోత',
  activeFilters: (count) => `${count} వడపోతలు అమలులో ఉన్నాయి`,
  clearAll: 'అన్నీ తీసివేయండి',
  removeFilter: (name) => `ఈ వడపోత తీసివేయండి: ${name}`,
  born: (from, to) => `${from} నుంచి ${to} లోపు పుట్టినవారు`,
  applyTo: (count, one) => (one ? '1 ప్రొఫైల్ చూపించండి' : `${count} ప్రొఫైళ్లు చూపించండి`),
  apply: 'ప్రొఫైళ్లు చూపించండి',
  sort: 'వరుస',
  any: 'ఏదైనా',
  asMyProfile: 'నా ప్రొఫైల్‌కు తగినట్లు',
  failed: 'ప్రొఫైళ్లను తెరవలేకపోయాం. ఏదీ పోలేదు.',
  emptyHint: 'ఒక వడపోతను తీసి చూడండి:',
  clearOne: (name, more) => `“${name}” లేకుండా: ${more}`,
  emptyNoFilter: 'ప్రస్తుతం ఇక్కడ ఎవరూ లేరు. కొద్ది రోజుల్లో మళ్లీ చూడండి.',
  onlySemi: 'మీ ప్రొఫైల్ మా బృందం పరిశీలనలో ఉంది. ధ్రువీకరణ అయ్యేవరకు ఫోటోలు, సంప్రదింపు వివరాలు కనిపించవు.',
};
