import { detailSpec, READ_DETAILS } from './details.js';
import { SIBLING_RULES } from './siblings.js';
import { FIELD_NAMES, fieldSpec, pathsOf } from './fields.js';
import { ASSISTED_ENTRY_RULES } from '../family/assisted.rules.js';
import { DETAILS_RULES } from './detail.rules.js';
import { PROFILE_RULES, REGISTRATION_RULES } from './profile.rules.js';
import { registrationExample } from '../../contracts/registration.example.js';
import { refusals, type RuleSet } from '../../base/rule.js';

/** Only owners read an address until contact is open. */
const IS_ADDRESS = /address$/;
const SHORT_TEXTS = FIELD_NAMES.filter((field) => ['text', 'place'].includes(fieldSpec(field).kind))
  .flatMap(pathsOf)
  .filter((path) => !IS_ADDRESS.test(path));

const CONTACTS = [
  'Ring 98480 22338 whatsapp',
  'Kochi call 98480 22338',
  '౯౮౪౮౦ ౨౨౩౩౮',
  'Kochi 9848022338',
  'nine eight four eight zero two two three three eight',
  'Vijayawada +1 972 555 0100',
  'ravi@example.com',
  'ravi at gmail dot com',
  'www.example.org',
  't.me/ravi',
];
/** No name of a place, a person or a community either. */
const MORE = [
  'Kochi, WhatsApp me',
  'వాట్సాప్ చేయండి',
  'whats app',
  'Telegram ravi',
  'టెలిగ్రామ్',
  'insta ravi',
  'Hyderabad 040-27654321',
  'Guntur 2234567',
  '98480 Kochi 22338',
  'ravi-weds.com',
];

const within = (path: string, value: string) => {
  const [field = '', part] = path.split('.');
  const form = registrationExample() as unknown as Record<string, object>;
  return { ...form, [field]: part ? { ...form[field], [part]: value } : value };
};

describe.each([
  ['an edit', PROFILE_RULES],
  ['a registration', REGISTRATION_RULES],
  ['an entry on the phone', ASSISTED_ENTRY_RULES],
] satisfies [string, RuleSet][])('a short text of %s', (_form, rules) => {
  it.each(SHORT_TEXTS)('%s does not tell how to be reached', (path) => {
    const taken = [...CONTACTS, ...MORE].filter((text) => !(path in refusals(rules, within(path, text))));
    expect(taken).toEqual([]);
  });
});

describe('a detail', () => {
  const more = READ_DETAILS.filter((detail) => detailSpec(detail).kind === 'name' || detailSpec(detail).place);
  it.each(READ_DETAILS)('%s does not tell how to be reached', (detail) => {
    expect(CONTACTS.filter((text) => !(detail in refusals(DETAILS_RULES, { [detail]: text })))).toEqual([]);
  });
  it.each(more)('%s, which is a name, has nothing but a name', (detail) => {
    expect(MORE.filter((text) => !(detail in refusals(DETAILS_RULES, { [detail]: text })))).toEqual([]);
  });
  it.each(['work', 'place'])('of a sibling, %s, does not tell how to be reached', (part) => {
    expect(CONTACTS.filter((text) => !(part in refusals(SIBLING_RULES, { [part]: text })))).toEqual([]);
  });
});

const HONEST = [
  "St. John's",
  'Sector 21, Gurugram',
  'Sector 110, Noida 201301',
  '6th of October City',
  'Hyderabad 500034',
  'Hyderabad - 500 081',
  'Jubilee Hills, Road No. 36',
  'Dallas, TX 75201',
  'Washington, D.C.',
  'Winston-Salem',
  "Coeur d'Alene",
  'Tadepalligudem (near Eluru)',
  'Nellore/Tirupati',
  'Three Rivers',
  'Nine Elms, London SW8 5BN',
  '29 Palms',
  'Anantapuramu',
  'విజయవాడ',
  'గుంటూరు - 522002',
  'São Paulo',
  'St.John',
  'Kota, Instow',
  'Signal Hill',
  'Phone Bazar',
  'Whitefield',
  'Fbd',
];
it.each(HONEST)('the city may be %j', (city) => {
  for (const path of ['familyLocation.city', 'workLocation.city'])
    expect(refusals(REGISTRATION_RULES, within(path, city))).toEqual({});
  expect(refusals(DETAILS_RULES, { version: 1, nativeVillage: city, nativeMandal: city })).toEqual({});
});
