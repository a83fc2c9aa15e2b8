import type { en } from './why-match.en';

export const te: typeof en = {
  heading: 'ఈ సంబంధం ఎందుకు',
  said: (name, fact, wish) => `${name}: ${fact}; మీరు కోరింది: ${wish}`,
  unsaid: (name, wish) => `${name}: మీరు కోరింది: ${wish}`,
  unknown: (name) => `${name}: చెప్పలేదు, అడగండి`,
  locked: (name) => `${name}: మీ ఇద్దరి ధ్రువీకరణ పూర్తయ్యాక కనిపిస్తుంది`,
  cannotTell: (name) => `${name}: చెప్పలేకపోతున్నాం, దయచేసి ఆ కుటుంబాన్నే అడగండి`,
  unsure: (name, fact) => `${name}: ${fact}; చెప్పలేకపోతున్నాం, దయచేసి అడగండి`,
  must: 'తప్పనిసరి',
  groups: { misses: 'మీ కోరికకు కుదరనివి', unknown: 'తెలియనివి', fits: 'మీ కోరికకు కుదిరినవి' },
  more: (count) => `మరో ${count} చూపించండి`,
  inIndia: 'ఇండియాలో ఉంటారు',
  theirItems: { fits: 'మీకు కుదిరినవి', misses: 'మీకు కుదరనివి', unknown: 'వారికి ఇంకా తెలియనివి' },
  noWishes: 'మీరు ఇంకా కోరికలు చెప్పలేదు.',
  tell: 'మీకు ఏది ముఖ్యమో చెప్పండి',
  change: 'నా కోరికలు మార్చండి',
};
