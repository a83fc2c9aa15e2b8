import type { en } from './simple-home.en';

export const te: typeof en = {
  newFamilies: 'కొత్త కుటుంబాలు',
  interests: 'ఆసక్తులు',
  calls: 'ఫోన్ కాల్స్',
  ourProfile: 'మా ప్రొఫైల్',
  help: 'సహాయం',
  families: (count) => (count === '1' ? '1 కుటుంబం' : `${count} కుటుంబాలు`),
  waiting: (count) => (count === '1' ? '1 కుటుంబం మీ జవాబు కోసం చూస్తోంది' : `${count} కుటుంబాలు మీ జవాబు కోసం చూస్తున్నాయి`),
  callsToDo: (count) => (count === '1' ? '1 కాల్' : `${count} కాల్స్`),
  nothingToDo: 'ఈరోజు చేయాల్సిందేమీ లేదు',
  opensLater: 'ఇమెయిల్, ఫోన్ ధ్రువీకరించాక తెరుచుకుంటుంది',
  helpLead: 'అక్షరాలు పెద్దవి చేయడం ఎలా, చదివించి వినడం ఎలా',
};
