import type { en } from './simple-home.en';

export const te: typeof en = {
  welcome: (name) => `${name} గారూ, స్వాగతం`,
  newFamilies: 'కొత్త కుటుంబాలు',
  interests: 'ఆసక్తులు',
  calls: 'ఫోన్ కాల్స్',
  ourProfile: 'మా ప్రొఫైల్',
  help: 'సహాయం',
  families: (count) => (count === '1' ? '1 కుటుంబం' : `${count} కుటుంబాలు`),
  waiting: (count) => (count === '1' ? '1 కుటుంబం మీ జవాబు కోసం చూస్తోంది' : `${count} కుటుంబాలు మీ జవాబు కోసం చూస్తున్నాయి`),
  callsToDo: (count) => (count === '1' ? '1 కాల్' : `${count} కాల్స్`),
  nothingToDo: 'ఈ రోజు చేయాల్సిందేమీ లేదు',
  percent: (percent) => `${percent}% పూర్తయింది`,
  opensLater: 'ఈమెయిల్, ఫోన్ నిర్ధారించాక తెరుచుకుంటుంది',
  helpLead: 'అక్షరాలను పెద్దవి చేయడం, చదివి వినిపించుకోవడం ఎలా',
};
