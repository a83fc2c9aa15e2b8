import { checkFact as facts } from '@kalyanam/shared/base/domain/lists.te';
import { te as vocabulary } from '@kalyanam/shared/base/domain/vocabulary.te';
import type { en } from './waiting-rows.en';

/** Whose suggestion it is, as the own family is called at home. */
const AT_HOME = {
  father: 'నాన్న',
  mother: 'అమ్మ',
  tammudu: 'తమ్ముడి',
  chelli: 'చెల్లి',
  friend: 'స్నేహితుల',
  other: 'మీ కుటుంబంలో ఒకరి',
  brother: 'అన్నయ్య / తమ్ముడి',
  sister: 'అక్క / చెల్లి',
};

export const te: typeof en = {
  heading: 'మీ కోసం ఎదురుచూస్తున్నవి',
  acts: {
    interest: 'జవాబివ్వండి',
    call: 'ఎంచుకోండి',
    outcome: 'చెప్పండి',
    marriage: 'జవాబివ్వండి',
    photos: 'చూడండి',
    suggestion: 'నిర్ణయించండి',
    check: 'కొనసాగించండి',
    question: 'జవాబివ్వండి',
  },
  interest: (name) => `${name} గారు ఆసక్తి తెలిపారు`,
  fits: (fits, stated) => `మీరు కోరుకున్నవి: ${stated}కి ${fits}`,
  call: (name, slots) => (slots === 1 ? `${name} గారు ఒక సమయం చెప్పారు` : `${name} గారు ${slots} సమయాలు చెప్పారు`),
  callFact: 'మొదటి ఫోన్ కాల్ కోసం',
  outcome: (name) => `${name} గారితో మాట్లాడారా? ఎలా అనిపించింది?`,
  outcomeFact: 'మీ జవాబు ఇంకెవరికీ కనిపించదు',
  marriage: (name) => `మీతో పెళ్లి కుదిరిందని ${name} గారు చెప్పారు`,
  marriageFact: 'నిజమేనా?',
  photos: (families) => (families === 1 ? 'ఒక కుటుంబం మీ ఫోటోలు చూడాలని అడిగింది' : `${families} కుటుంబాలు మీ ఫోటోలు చూడాలని అడిగాయి`),
  suggester: ({ name, relation }) =>
    name !== null && (relation === 'friend' || relation === 'other')
      ? `${name} గారి`
      : { ...vocabulary.deskRelation, ...AT_HOME }[relation],
  suggestion: {
    'send-interest': (by, who) => `${by} సూచన: ${who}`,
    accept: (by, who) => `${by} సూచన: ${who} గారికి సరే అనండి`,
    decline: (by, who) => `${by} సూచన: ${who} గారికి వద్దని చెప్పండి`,
    call: (by, who) => `${by} సూచన: ${who} గారితో ఫోన్ కాల్`,
    edit: (by) => `${by} సూచన: మీ ప్రొఫైల్‌లో మార్పు`,
    biodata: (by) => `${by} సూచన: మీ బయోడేటా ఇవ్వడం`,
    'biodata-change': (by) => `${by} సూచన: బయోడేటా లింక్‌లో మార్పు`,
    'contact-shown': (by, who) => `${by} సూచన: ${who} గారికి మీ నంబరు చూపించడం`,
  },
  hidden: 'ప్రస్తుతం కనిపించని కుటుంబం',
  check: (fact, lapsed) => (lapsed ? `${fact}: పరిశీలన గడువు ముగిసింది` : `${fact}: పరిశీలన గడువు త్వరలో ముగుస్తుంది`),
  question: 'మా బృందం ఒక ప్రశ్న అడిగింది',
  left: (days) => (days === 1 ? 'ఈరోజే ఆఖరి రోజు' : `ఇంకా ${days} రోజులు`),
  more: (count) => `మరో ${count}`,
  facts,
};
