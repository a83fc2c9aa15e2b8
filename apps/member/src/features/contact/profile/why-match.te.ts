import type { en } from './why-match.en';

export const te: typeof en = {
  heading: 'ఈ సంబంధం ఎంత సరిపోతుంది',
  said: (name, fact, wish) => `${name}: ${fact}; మీరు కోరుకున్నది ${wish}`,
  unsaid: (name, wish) => `${name}: మీరు కోరుకున్నది ${wish}`,
  unknown: (name) => `${name}: చెప్పలేదు, అడగండి`,
  locked: (name) => `${name}: మీ ఇద్దరి ధ్రువీకరణ పూర్తయ్యాక కనిపిస్తుంది`,
  cannotTell: (name) => `${name}: చెప్పలేకపోతున్నాం; ఆ కుటుంబాన్నే అడగండి`,
  unsure: (name, fact) => `${name}: ${fact}; చెప్పలేకపోతున్నాం; వారినే అడగండి`,
  must: 'తప్పనిసరి',
  groups: { misses: 'మీరు కోరుకున్నట్టు లేనివి', unknown: 'తెలియనివి', fits: 'మీరు కోరుకున్నట్టు ఉన్నవి' },
  all: (count) => `మొత్తం ${count}`,
  more: 'వివరంగా',
  mine: (fits, stated) => `మీరు కోరుకున్నవి: ${stated}కి ${fits}`,
  unknownCount: (unknown) => (unknown === 1 ? 'ఒకటి తెలియదు' : `${unknown} తెలియవు`),
  theirs: (fits, stated) => `వారు కోరుకున్నవి: ${stated}కి ${fits}`,
  few: 'వారు కోరుకునేవి ఎక్కువగా చెప్పలేదు',
  yourMust: 'మీకు తప్పనిసరి',
  theirMustMissed: 'వారు తప్పనిసరి అన్నవాటిలో ఒకటి మీకు సరిపోలేదు',
  inIndia: 'ఇండియాలో ఉంటారు',
  theirItems: { fits: 'మీకు సరిపోయినవి', misses: 'మీకు సరిపోనివి', unknown: 'వారికి ఇంకా తెలియనివి' },
  noWishes: 'మీరు ఏం కోరుకుంటున్నారో ఇంకా చెప్పలేదు.',
};
