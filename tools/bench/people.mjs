// The members of a large community, and all that hangs on each of them.
import { factsOf, gothraOf, wishesOf } from './families.mjs';

const DAY = 86_400_000;
const HOUR = 3_600_000;
const YEARS_OPEN = 2;
const CITIES = ['Hyderabad', 'Guntur', 'Vijayawada', 'Nellore', 'Kurnool', 'Warangal', 'Tirupati', 'Ongole', 'Kadapa'];
const TEXT = 'Brought up in a joint family, fond of music and of long walks; looking for somebody kind and settled. ';

const STATUSES = { verified: 78, 'not-verified': 11, rejected: 6, 'semi-verified': 5 };
/** All other choices are equally likely. */
const SHARES = {
  gender: { male: 55, female: 45 },
  caste: { reddy: 96, others: 4 },
  maritalStatus: { 'never-married': 88, divorced: 9, widowed: 3 },
};
const ACCOUNTS = { active: 985, suspended: 10, 'on-hold': 5 };
const WORK_STATES = { telangana: 5, 'andhra-pradesh': 4, karnataka: 2, 'tamil-nadu': 1 };
const FAMILY_STATES = { 'andhra-pradesh': 6, telangana: 4 };
const PHOTOS = { 0: 15, 1: 25, 2: 30, 3: 20, 4: 10 };
/** One in this many photos of verified members waits for the team. */
const WAITING_PHOTO = 200;

function makeMember(number, context) {
  const { random, first, rows, now, nameOf, options, incomeRanks, lists, gothras } = context;
  const verification = random.weighted(STATUSES);
  const choices = {};
  for (const [field, values] of options)
    choices[field] = SHARES[field] ? random.weighted(SHARES[field]) : random.pick(values);
  const { gender, caste } = choices;
  // More register each month; those who wait for a decision registered recently.
  const age =
    verification === 'semi-verified' ? random.fraction() * 6 : (1 - Math.sqrt(number / rows)) * YEARS_OPEN * 365;
  const registered = new Date(now - age * DAY - random.below(HOUR));
  const active = new Date(Math.max(registered, now - random.fraction() ** 2 * 70 * DAY));
  const abroad = random.chance(0.2);
  return {
    id: first + number,
    publicId: random.id(),
    email: `${nameOf(gender, number, false).given.toLowerCase()}.${number}@example.net`,
    phone: String(6_000_000_000 + ((number * 2_999_999) % 2_900_000_000)),
    verification,
    account: random.weighted(ACCOUNTS),
    verifiedByCode: verification !== 'not-verified',
    registered,
    active,
    confirmed: active,
    name: nameOf(gender, random.below(1_000_000), caste === 'reddy').full,
    dob: new Date(now - (21 + random.fraction() ** 1.5 * 25) * 365.25 * DAY).toISOString().slice(0, 10),
    choices,
    incomeRank: incomeRanks.indexOf(choices.annualIncome),
    workState: abroad ? null : random.weighted(WORK_STATES),
    workCity: abroad ? null : random.pick(CITIES),
    workCountry: abroad ? random.pick(['usa', 'uk', 'australia', 'canada', 'dubai']) : null,
    familyState: random.weighted(FAMILY_STATES),
    familyCity: random.pick(CITIES),
    online: random.chance(0.93),
    facts: factsOf(random, { abroad, choices, lists }),
    gothra: gothras[gothraOf(random, gothras.length)],
    photos: Number(random.weighted(PHOTOS)),
  };
}

/** Not in the order of registration: the step shares no factor with nine million. Those of the demonstration are taken. */
function giveCodes(members, memberCodeOf, taken) {
  for (const m of members) {
    let number = (m.id * 7_368_787) % 9_000_000;
    while (taken.has(memberCodeOf(String(1_000_000 + number)))) number = (number + 1) % 9_000_000;
    m.code = memberCodeOf(String(1_000_000 + number));
    taken.add(m.code);
  }
}

const accountRow = (m) => ({
  id: m.id,
  public_id: m.publicId,
  member_code: m.code,
  email: m.email,
  phone: m.phone,
  password_hash: '-',
  email_verified_at: m.verifiedByCode ? m.registered : null,
  phone_verified_at: m.verifiedByCode ? m.registered : null,
  verification_status: m.verification,
  account_status: m.account,
  registered_at: m.registered,
  last_active_at: m.active,
});

const placesOf = (m) => ({
  work_state: m.workState,
  work_city: m.workCity,
  work_country: m.workCountry,
  family_state: m.familyState,
  family_city: m.familyCity,
});

const columnsOf = (choices, columnName) =>
  Object.fromEntries(Object.entries(choices).map(([field, value]) => [columnName(field), value]));

const profileRow = (random, columnName) => (m) => ({
  user_id: m.id,
  name: m.name,
  dob: m.dob,
  ...columnsOf(m.choices, columnName),
  subcaste: m.facts.subcaste,
  gothra: m.gothra.en,
  height_inches: m.facts.height,
  work_type: m.workCountry ? 'nri' : 'india',
  ...placesOf(m),
  self_summary: TEXT.repeat(1 + random.below(4)),
  expectations: TEXT.repeat(1 + random.below(3)),
  is_active: m.online,
  looking_confirmed_at: m.confirmed,
  looking_by: 'answer',
  looking_due_at: m.online ? new Date(m.confirmed.getTime() + 30 * DAY) : null,
});

/** Columns of the listing that no filter asks for one of. */
const WISHED = ['caste', 'diet', 'education', 'occupation'];

const listingRow = (filters, columnName) => (m) => ({
  user_id: m.id,
  gender: m.choices.gender,
  dob: m.dob,
  birth_year: Number(m.dob.slice(0, 4)),
  ...columnsOf(Object.fromEntries(filters.map((field) => [field, m.choices[field]])), columnName),
  income_rank: m.incomeRank,
  ...placesOf(m),
  height_inches: m.facts.height,
  ...told(m.facts),
  subcaste: m.facts.subcaste,
  visa: m.facts.visa,
  has_children: m.facts.hasChildren,
  horoscope: m.facts.star ? 'stated' : 'none',
  has_photo: m.photos > 0,
  gothra_own: m.gothra.id,
  registered_at: m.registered,
  confirmed_at: m.confirmed,
  verified_case_id: m.verifiedCase,
});

const told = ({ degree, nativeState, nativeDistrict, settleWish, afterMarriageWork, smoking, drinking }) => ({
  degree,
  native_state: nativeState,
  native_district: nativeDistrict,
  settle_wish: settleWish,
  after_marriage_work: afterMarriageWork,
  smoking,
  drinking,
});

const detailsRow = (m) => ({
  user_id: m.id,
  ...told(m.facts),
  visa_status: m.facts.visa,
  children: m.facts.hasChildren === null ? null : Number(m.facts.hasChildren),
});

const horoscopeRow = (m) => ({
  user_id: m.id,
  ...m.facts.star,
  source: 'family',
  birth_time: m.facts.birthTime,
  certainty: m.facts.birthTime && 'exact',
  zone: m.facts.birthTime && 'Asia/Kolkata',
  ...(m.facts.birthTime ? { lat: 15.8281, lon: 78.0373 } : { lat: null, lon: null }),
  consent_at: m.registered,
});

const lineageRow = (m) => [m.id, 'own', 'resolved', m.gothra.id, m.gothra.en, m.gothra.key, m.registered];

function* subcasteRows(members) {
  for (const { id, facts, registered } of members)
    if (facts.subcaste) yield [id, facts.subcaste, facts.subcaste, registered];
}

function* searchRows(members, searchWords) {
  for (const m of members) {
    yield [m.id, 'code', m.code.toLowerCase()];
    for (const word of searchWords(m.name)) yield [m.id, 'name', word];
    for (const word of [m.email, ...searchWords(m.email.split('@')[0])]) yield [m.id, 'email', word];
    yield [m.id, 'phone', m.phone];
    yield [m.id, 'phone-end', [...m.phone].reverse().join('')];
  }
}

/** Numbers and documents exist until the decision; fingerprints stay. One in 500 numbers is a duplicate. */
function* identityRows(members, random) {
  let print = random.bytes(32);
  for (const m of members) {
    if (!m.verifiedByCode) continue;
    const open = m.verification === 'semi-verified';
    for (const kind of ['aadhaar', 'pan']) {
      if (!random.chance(0.002)) print = random.bytes(32);
      yield [m.id, kind, open ? random.bytes(60) : null, print, '1234', true, open ? null : m.registered];
    }
  }
}

function* documentRows(members, random) {
  for (const m of members) {
    if (!m.verifiedByCode) continue;
    const open = m.verification === 'semi-verified';
    for (const kind of ['aadhaar', 'pan']) {
      const key = open ? `documents/${random.id()}` : null;
      yield [
        random.id(),
        m.id,
        kind,
        key,
        open ? Buffer.alloc(60) : null,
        'image/jpeg',
        240_000,
        open ? null : m.registered,
      ];
    }
  }
}

function* photoRows(members, random) {
  let number = 0;
  for (const m of members)
    for (let slot = 0; slot < m.photos; slot += 1) {
      number += 1;
      const fine = number % WAITING_PHOTO === 0 ? 'waiting' : 'fine';
      const state = m.verification === 'verified' ? fine : 'case';
      yield [random.id(), m.id, slot, slot, `photos/zz/${random.id()}`, 1200, 1600, m.registered, state];
    }
}

/** The columns are those of the first row; all have the same. */
function* listsOf(first, others) {
  yield Object.values(first);
  for (const row of others) yield Object.values(row);
}

async function insertObjects(bulk, table, rows) {
  const { value: first } = rows.next();
  if (first) await bulk.insert(table, Object.keys(first), listsOf(first, rows));
}

/** Makes this many members; `addMembers` writes them. `catalogue`: modules of libs/shared/profile. */
export async function makeMembers(bulk, { rows, random, now, nameOf, catalogue }) {
  const [[{ last }]] = await bulk.query('SELECT COALESCE(MAX(id), 0) AS last FROM users');
  const { FIELDS, FIELD_NAMES } = catalogue.fields;
  const { isStated, memberCodeOf, lists } = catalogue;
  const [gothras] = await bulk.query(
    'SELECT g.id, g.en, MIN(a.gothra_key) AS `key` FROM gothras g JOIN gothra_aliases a ON a.gothra_id = g.id GROUP BY g.id, g.en',
  );
  const options = FIELD_NAMES.filter((field) => FIELDS[field].options).map((field) => {
    const stated = FIELDS[field].options.filter(({ value }) => isStated(value));
    return [field, stated.map(({ value }) => value)];
  });
  const incomeRanks = FIELDS.annualIncome.options.map(({ value }) => value);
  const first = Number(last) + 1;
  const context = { random, first, rows, now: now.getTime(), nameOf, options, incomeRanks, lists, gothras };
  const members = Array.from({ length: rows }, (_, number) => makeMember(number, context));
  const [issued] = await bulk.query('SELECT code FROM issued_codes');
  giveCodes(members, memberCodeOf, new Set(issued.map(({ code }) => code)));
  return members;
}

const isListed = (m) => m.verification === 'verified' && m.account === 'active' && m.online;

/** Their wishes are made only once: with them, the musts of those who are listed. */
async function addWishes(bulk, members, { random, catalogue: { listed, columnName } }) {
  const musts = [];
  function* rows() {
    for (const m of members) {
      const { items, visible, hideFromMisfits, musts: own } = wishesOf(random, m, listed);
      if (own && isListed(m)) musts.push(own);
      yield [m.id, items, visible, hideFromMisfits];
    }
  }
  await bulk.insert('wishes', ['user_id', 'items', 'visible', 'hide_from_misfits'], rows());
  await insertObjects(
    bulk,
    'browse_musts',
    musts.values().map((row) => columnsOf(row, columnName)),
  );
}

/** Writes members into an idle database, with all that is theirs alone. */
export async function addMembers(bulk, members, context) {
  const { random, catalogue } = context;
  const { filters, columnName, searchWords } = catalogue;
  const insert = (table, columns, values) => bulk.insert(table, columns.split(' '), values);
  const rowsOf = (make) => members.values().map(make);
  await insertObjects(bulk, 'users', rowsOf(accountRow));
  for (const table of ['email_proofs', 'phone_proofs'])
    await insert(
      table,
      'user_id proved_at',
      members
        .values()
        .filter((m) => m.verifiedByCode)
        .map((m) => [m.id, m.registered]),
    );
  await insertObjects(bulk, 'profiles', rowsOf(profileRow(random, columnName)));
  const asListed = listingRow([...filters.ONE_OF_FILTERS, ...WISHED], columnName);
  await insertObjects(bulk, 'browse_entries', members.values().filter(isListed).map(asListed));
  await insertObjects(bulk, 'profile_details', rowsOf(detailsRow));
  await insertObjects(
    bulk,
    'horoscopes',
    members
      .values()
      .filter((m) => m.facts.star)
      .map(horoscopeRow),
  );
  await insert('lineages', 'user_id line state gothra_id typed typed_key changed_at', rowsOf(lineageRow));
  await insert('stated_subcastes', 'user_id typed_key subcaste changed_at', subcasteRows(members));
  await addWishes(bulk, members, context);
  await insert('search_words', 'user_id kind word', searchRows(members, searchWords));
  await insert(
    'issued_codes',
    'code',
    rowsOf((m) => [m.code]),
  );
  await insert(
    'identity_numbers',
    'user_id kind sealed fingerprint last4 well_formed erased_at',
    identityRows(members, random),
  );
  await insert(
    'documents',
    'public_id user_id kind storage_key sealed_key content_type byte_size erased_at',
    documentRows(members, random),
  );
  await insert(
    'photos',
    'public_id user_id slot sort_order storage_key width height created_at review_state',
    photoRows(members, random),
  );
}
