import type { SiblingRelation } from './siblings.js';
import type { en } from './detail-facts.en.js';

const PEOPLE = [
  '',
  'ఒక',
  'ఇద్దరు',
  'ముగ్గురు',
  'నలుగురు',
  'ఐదుగురు',
  'ఆరుగురు',
  'ఏడుగురు',
  'ఎనిమిది మంది',
  'తొమ్మిది మంది',
  'పది మంది',
  'పదకొండు మంది',
  'పన్నెండు మంది',
];
const TO_THEM = ['', 'ఒకరికి', 'ఇద్దరికి', 'ముగ్గురికి', 'నలుగురికి', 'ఐదుగురికి', 'ఆరుగురికి', 'ఏడుగురికి'];
const people = (count: number) => PEOPLE[count] ?? `${count} మంది`;
const toThem = (count: number) => TO_THEM[count] ?? `${people(count)}\u200cకి`;

const RELATIONS: Readonly<Record<SiblingRelation, readonly [one: string, several: string]>> = {
  'elder-brother': ['అన్న', 'అన్నలు'],
  'younger-brother': ['తమ్ముడు', 'తమ్ముళ్లు'],
  'elder-sister': ['అక్క', 'అక్కలు'],
  'younger-sister': ['చెల్లెలు', 'చెల్లెళ్లు'],
};

export const te: typeof en = {
  late: (name) => `కీ.శే. ${name}`,
  lateFather: 'కీ.శే. తండ్రి',
  lateMother: 'కీ.శే. తల్లి',
  father: 'తండ్రి',
  mother: 'తల్లి',
  nativePlace: 'స్వస్థలం',
  district: (name) => `${name} జిల్లా`,
  womensLines: {
    mother: 'తల్లి పుట్టింటి గోత్రం',
    'fathers-mother': 'నాయనమ్మ పుట్టింటి గోత్రం',
    'mothers-mother': 'అమ్మమ్మ పుట్టింటి గోత్రం',
  },
  gothra: ({ te: name }) => name,
  yes: 'ఉన్నారు',
  no: 'లేరు',
  childrenCount: (count) => (count === 0 ? 'లేరు' : count === 1 ? 'ఒకరు' : people(count)),
  siblings: (count, relation) => `${people(count)} ${RELATIONS[relation][count === 1 ? 0 : 1]}`,
  married: (count) => (count === 1 ? 'పెళ్లయింది' : count === 2 ? 'ఇద్దరికీ పెళ్లయింది' : 'అందరికీ పెళ్లయింది'),
  unmarried: (count) => (count === 1 ? 'పెళ్లి కాలేదు' : count === 2 ? 'ఇద్దరికీ పెళ్లి కాలేదు' : 'ఎవరికీ పెళ్లి కాలేదు'),
  someMarried: (count) => `${toThem(count)} పెళ్లయింది`,
  someUnmarried: (count) => `${toThem(count)} పెళ్లి కాలేదు`,
  some: (count) => (count === 1 ? 'ఒకరు' : people(count)),
  workIn: (work, place) => `${work} (${place})`,
  livesIn: (place) => place,
};
