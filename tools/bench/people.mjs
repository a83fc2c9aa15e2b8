// The members of a large community, and all that hangs on each of them.
import { insertAll } from './bulk.mjs';

const DAY = 86_400_000;
const HOUR = 3_600_000;
const YEARS_OPEN = 2;
const INCOMES = ['0-2', '2-5', '5-10', '10-15', '15-25', '25-50', '50+'];
const CITIES = ['Hyderabad', 'Guntur', 'Vijayawada', 'Nellore', 'Kurnool', 'Warangal', 'Tirupati', 'Ongole', 'Kadapa'];
const TEXT = 'Brought up in a joint family, fond of music and of long walks; looking for somebody kind and settled. ';

const STATUSES = { verified: 78, 'not-verified': 11, rejected: 6, 'semi-verified': 5 };
const ACCOUNTS = { active: 985, suspended: 10, 'on-hold': 5 };

function makeMember(number, { random, first, rows, now, nameOf }) {
  const verification = random.weighted(STATUSES);
  const gender = random.chance(0.55) ? 'male' : 'female';
  const caste = random.chance(0.96) ? 'reddy' : 'others';
  // More register each month; who waits for a decision came lately.
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
    proved: verification !== 'not-verified',
    registered,
    active,
    name: nameOf(gender, random.below(1_000_000), caste === 'reddy').full,
    dob: new Date(now - (21 + random.fraction() ** 1.5 * 25) * 365.25 * DAY).toISOString().slice(0, 10),
    gender,
    caste,
    marital: random.weighted({ 'never-married': 88, divorced: 9, widowed: 3 }),
    income: random.below(INCOMES.length),
    workState: abroad ? null : random.weighted({ telangana: 5, 'andhra-pradesh': 4, karnataka: 2, 'tamil-nadu': 1 }),
    workCity: abroad ? null : random.pick(CITIES),
    workCountry: abroad ? random.pick(['usa', 'uk', 'australia', 'canada', 'dubai']) : null,
    familyState: random.weighted({ 'andhra-pradesh': 6, telangana: 4 }),
    familyCity: random.pick(CITIES),
    online: random.chance(0.93),
    photos: random.weighted({ 0: 15, 1: 25, 2: 30, 3: 20, 4: 10 }),
  };
}

const accountRow = (m) => [
  m.id,
  m.publicId,
  m.email,
  m.phone,
  '-',
  m.proved ? m.registered : null,
  m.proved ? m.registered : null,
  m.verification,
  m.account,
  m.registered,
  m.active,
];

const profileRow = (random) => (m) => [
  m.id,
  m.name,
  m.dob,
  m.gender,
  m.caste,
  'Kashyapa',
  m.marital,
  58 + random.below(14),
  'wheatish',
  random.pick(['bachelors', 'masters', 'professional']),
  random.pick(['private', 'government', 'business']),
  INCOMES[m.income],
  m.workCountry ? 'nri' : 'india',
  m.workState,
  m.workCity,
  m.workCountry,
  m.familyState,
  m.familyCity,
  TEXT.repeat(1 + random.below(4)),
  TEXT.repeat(1 + random.below(3)),
  m.online,
];

const listingRow = (m) => [
  m.id,
  m.gender,
  m.dob,
  Number(m.dob.slice(0, 4)),
  m.marital,
  m.income,
  m.workState,
  m.workCity,
  m.workCountry,
  m.familyState,
  m.familyCity,
  m.registered,
  m.active,
];

/** Numbers and documents are there until the decision; fingerprints stay. One in 500 numbers was given twice. */
function* identityRows(members, random) {
  const bytes = (length) => Buffer.from(Array.from({ length }, () => random.below(256)));
  let print = bytes(32);
  for (const m of members) {
    if (!m.proved) continue;
    const open = m.verification === 'semi-verified';
    for (const kind of ['aadhaar', 'pan']) {
      if (!random.chance(0.002)) print = bytes(32);
      yield [m.id, kind, open ? bytes(60) : null, print, '1234', true, open ? null : m.registered];
    }
  }
}

function* documentRows(members, random) {
  for (const m of members) {
    if (!m.proved) continue;
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
  for (const m of members)
    for (let slot = 0; slot < Number(m.photos); slot += 1)
      yield [random.id(), m.id, slot, slot, `photos/zz/${random.id()}`, 1200, 1600, m.registered];
}

/** Writes so many members into an idle database; answers them. */
export async function addMembers(connection, { rows, random, now, nameOf }) {
  const [[{ last }]] = await connection.query('SELECT COALESCE(MAX(id), 0) AS last FROM users');
  const context = { random, first: Number(last) + 1, rows, now: now.getTime(), nameOf };
  const members = Array.from({ length: rows }, (_, number) => makeMember(number, context));
  const insert = (table, columns, values) => insertAll(connection, table, columns.split(' '), values);
  await insert(
    'users',
    'id public_id email phone password_hash email_verified_at phone_verified_at verification_status account_status registered_at last_active_at',
    members.map(accountRow),
  );
  await insert(
    'profiles',
    'user_id name dob gender caste gothra marital_status height_inches complexion education occupation annual_income work_type work_state work_city work_country family_state family_city self_summary expectations is_active',
    members.map(profileRow(random)),
  );
  await insert(
    'browse_entries',
    'user_id gender dob birth_year marital_status income_rank work_state work_city work_country family_state family_city registered_at last_active_at',
    members.filter((m) => m.verification === 'verified' && m.account === 'active' && m.online).map(listingRow),
  );
  await insert(
    'identity_numbers',
    'user_id kind sealed fingerprint last4 checksum_holds erased_at',
    identityRows(members, random),
  );
  await insert(
    'documents',
    'public_id user_id kind storage_key sealed_key content_type byte_size erased_at',
    documentRows(members, random),
  );
  await insert(
    'photos',
    'public_id user_id slot sort_order storage_key width height created_at',
    photoRows(members, random),
  );
  return members;
}
