// What members ask most: browse with its filters, a profile, their own, and signing in.
import { createConnection } from 'mysql2/promise';
import { inTurn, read, signIn } from './client.mjs';

const CALLS = 300;
const SIGN_INS = 30;
/** So many that the limit of an hour does not end a second run. */
const SEARCHES = 100;
/** Limits are per member: many take turns, so that none exceeds them. */
const CALLERS = 24;

const BROWSE = {
  'browse, first page': '',
  'browse, second page': '?page=2',
  'browse, newest': '?sort=newest',
  'browse, broad filter': '?maritalStatus=never-married',
  'browse, four filters': '?lookingFor=bride&birthYearFrom=1990&workState=telangana&incomeFrom=5-10',
  'browse, by city': '?workCity=Hyderabad',
  'browse, no results': '?familyCity=Nowhere',
  'browse, height from and to': '?heightFrom=5.2&heightTo=5.6',
  'browse, two degrees': '?degree=btech,mbbs',
  'browse, three subcastes': '?subcaste=motati,pakanati,panta',
  'browse, two native districts': '?nativeDistrict=kurnool,guntur',
  'browse, diet': '?diet=vegetarian',
  'browse, visa': '?visa=permanent-resident,citizen',
  'browse, with a photo': '?photo=yes',
  'browse, without the same gothra': '?gothra=hide-same',
  'browse, who meets my musts': '?fits=mine',
  'browse, most of my wishes (below 5,000)': '?sort=wishes&nativeDistrict=kurnool,guntur,nellore&birthYearFrom=1990',
  matches: '?fits=both',
  'matches, page 10': '?fits=both&page=10',
};

/** Demonstration members, who have a known password. */
export async function verifiedMembers(databaseUrl) {
  const connection = await createConnection(databaseUrl);
  const [rows] = await connection.query(
    `SELECT email FROM users WHERE verification_status = 'verified' AND password_hash <> '-' ORDER BY id LIMIT ${CALLERS}`,
  );
  await connection.end();
  return rows.map((row) => row.email);
}

/** Measurements in the form of table rows: [name, one call, times]. */
export async function memberMeasures(api, emails) {
  const tokens = [];
  for (const email of emails) tokens.push((await signIn(api, email)).token);
  const [email, token] = [inTurn(emails), inTurn(tokens)];
  const get = (route) => read(api + route, { headers: { authorization: `Bearer ${token()}` } });
  const { profiles } = await get('/profiles?lookingFor=bride');
  return [
    ...Object.entries(BROWSE).map(([name, query]) => [name, () => get(`/profiles${query}`), CALLS]),
    [
      'what each of three filters costs (loosen)',
      () => get('/profiles/loosen?diet=vegetarian&degree=btech&nativeDistrict=kurnool'),
      SEARCHES,
    ],
    ['why someone is not listed', () => get(`/profiles/why?diet=vegetarian&code=${profiles[0].memberCode}`), SEARCHES],
    ['own wishes, with how many fit', () => get('/profiles/me/wishes'), SEARCHES],
    ['profile view', () => get(`/profiles/${profiles[0].id}`), CALLS],
    ['profile by its number', () => get(`/profiles/by-code/${profiles[0].memberCode}`), SEARCHES],
    ['own profile', () => get('/profiles/me'), CALLS],
    ['sign-in (argon2id)', () => signIn(api, email()), SIGN_INS],
  ];
}
