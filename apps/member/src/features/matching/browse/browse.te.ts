import type { en } from './browse.en';

export const te: typeof en = {
  title: 'ప్రొఫైళ్లు - కళ్యాణం',
  heading: 'ప్రొఫైళ్లు చూడండి',
  results: (count, one) => (one ? '1 ప్రొఫైల్' : `${count} ప్రొఫైళ్లు`),
  filters: 'ఫిల్టర్లు',
  activeFilters: (count) => (count === 1 ? '1 ఫిల్టర్ పెట్టారు' : `${count} ఫిల్టర్లు పెట్టారు`),
  clearAll: 'అన్నీ తీసేయండి',
  removeFilter: (name) => `ఈ ఫిల్టర్ తీసేయండి: ${name}`,
  sort: 'వరుస',
  failed: 'ప్రొఫైళ్లను తెరవలేకపోయాం. ఏదీ పోలేదు.',
  onlySemi: 'మీ ప్రొఫైల్ మా బృందం పరిశీలనలో ఉంది. ధ్రువీకరణ అయ్యేవరకు ఫోటోలు, సంప్రదింపు వివరాలు కనిపించవు.',
};
