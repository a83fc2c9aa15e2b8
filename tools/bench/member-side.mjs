// What members ask most: browse with its filters and orders, a profile, their own.
import { createConnection } from 'mysql2/promise';
import { bearer, read, statusOf } from './client.mjs';
import { measureBoth, measureOne } from './measure.mjs';

/** So many that no one exceeds the limit of an hour. */
const SEARCHES = { calls: 100 };
const SAMPLED = 12;
/** Members with a known password; each may sign in ten times in a quarter of an hour. */
const WITH_PASSWORD = 24;

const BROWSE = {
  'browse, never married': '?maritalStatus=never-married',
  'browse, broad: born from 1985': '?birthYearFrom=1985',
  'browse, rare: widowed, in the USA, a doctor': '?maritalStatus=widowed&workCountry=usa&degree=mbbs',
  'browse, by city': '?workCity=Hyderabad',
  'browse, four filters': '?lookingFor=bride&birthYearFrom=1990&workState=telangana&incomeFrom=5-10',
  'browse, no results': '?familyCity=Nowhere',
  'browse, newest': '?sort=newest',
  'browse, recently confirmed': '?sort=recently-confirmed',
  'browse, most of my wishes (below 5,000)': '?sort=wishes&nativeDistrict=kurnool&birthYearFrom=1990',
  'browse, height from and to': '?heightFrom=5.2&heightTo=5.6',
  'browse, two degrees': '?degree=btech,mbbs',
  'browse, three subcastes': '?subcaste=motati,pakanati,panta',
  'browse, two native districts': '?nativeDistrict=kurnool,guntur',
  'browse, diet': '?diet=vegetarian',
  'browse, visa': '?visa=permanent-resident,citizen',
  'browse, with a photo': '?photo=yes',
  'browse, without the same gothra': '?gothra=hide-same',
  'browse, who meets my musts': '?fits=mine',
  matches: '?fits=both',
  'matches, page 10': '?fits=both&page=10',
};

/** Demonstration members, who have a known password. */
export async function verifiedMembers(databaseUrl) {
  const connection = await createConnection(databaseUrl);
  const [rows] = await connection.query(
    `SELECT email FROM users WHERE verification_status = 'verified' AND password_hash <> '-' ORDER BY id LIMIT ${WITH_PASSWORD}`,
  );
  await connection.end();
  return rows.map((row) => row.email);
}

/** How many pages each of some callers has at least. */
async function pagesFor(api, callers) {
  const pages = [];
  for (let caller = 0; caller < SAMPLED; caller += 1) {
    const { totalPages } = await read(`${api}/profiles`, bearer(await callers.newMember()));
    pages.push(totalPages);
  }
  return Math.min(...pages);
}

/**
 * Adds all of it to the table. `callers` as in callers.mjs; `strangers`: members who have not sent a request before.
 */
export async function measureMembers({ add }, api, { callers, strangers }) {
  const asking = (route, tokenOf) => async () => statusOf(api + route, await tokenOf());
  const both = (name, route) => add(() => measureBoth(name, () => asking(route, callers.pager())));
  const one = (name, route, limits) => add(() => measureOne(name, asking(route, callers.newMember), limits));

  const last = await pagesFor(api, callers);
  await both('browse, first page', '/profiles');
  await both('browse, second page', '/profiles?page=2');
  await both('browse, page in the middle', `/profiles?page=${Math.ceil(last / 2)}`);
  await both('browse, last page', `/profiles?page=${last}`);
  await add(() => {
    const once = { one: { calls: Math.floor(strangers.size / 20) }, many: { calls: Math.floor(strangers.size * 0.8) } };
    return measureBoth(
      'browse, first page, each time another member',
      () => asking('/profiles', strangers.newMember),
      once,
    );
  });
  for (const [name, query] of Object.entries(BROWSE)) await both(name, `/profiles${query}`);
  await both('how many each option gives', '/profiles/counts?diet=vegetarian');

  const { profiles } = await read(`${api}/profiles`, bearer(await callers.newMember()));
  const [{ id, memberCode }] = profiles;
  await both('profile view', `/profiles/${id}`);
  await both('own profile', '/profiles/me');
  await one('profile by its number', `/profiles/by-code/${memberCode}`, SEARCHES);
  await one(
    'what each of three filters costs (loosen)',
    '/profiles/loosen?diet=vegetarian&degree=btech&nativeDistrict=kurnool',
    SEARCHES,
  );
  await one('why someone is not listed', `/profiles/why?diet=vegetarian&code=${memberCode}`, SEARCHES);
  await one('own wishes, with how many fit', '/profiles/me/wishes', SEARCHES);
}
