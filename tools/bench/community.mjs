// A community of any size, written straight into the tables: for measurements only, no one in it logs in.
import { openBulk, randomness } from './bulk.mjs';
import { addMembers, makeMembers } from './people.mjs';
import { FILLED_BY_LIFE } from './team-life.mjs';
import { addAdmins, addCases, addTeamWork } from './team-work.mjs';

const SEED = 20_261_121;
const BUILT_API = new URL('../../apps/api/dist/', import.meta.url);
const BUILT_SHARED = new URL('../../libs/shared/dist/', import.meta.url);
const FILLED = [
  'users',
  'profiles',
  'email_proofs',
  'phone_proofs',
  'search_words',
  'issued_codes',
  'browse_entries',
  'identity_numbers',
  'documents',
  'photos',
  'profile_details',
  'lineages',
  'horoscopes',
  'wishes',
  'browse_musts',
  'admins',
  'admin_sessions',
  'verification_cases',
  'reports',
  'profile_edits',
  'eligible_users',
  'coupons',
  'audit_log',
  ...FILLED_BY_LIFE,
];

/** Adds `rows` members with all the work they cause for the team, on top of the existing ones. */
export async function addCommunity(databaseUrl, rows, say) {
  if (rows === 0) return;
  say(`Adding ${rows} members ...`);
  const { rowHash } = await import(new URL('people/audit/audit-row.js', BUILT_API));
  const { personName } = await import(new URL('operations/demo/names.js', BUILT_API));
  const [fields, filters, { columnName }, { isStated }] = await Promise.all(
    [
      'topics/profile/fields.js',
      'topics/profile/filters.js',
      'topics/profile/columns.js',
      'base/vocabulary/option.js',
    ].map((file) => import(new URL(file, BUILT_SHARED))),
  );
  const { memberCodeOf } = await import(new URL('topics/account/member-code.js', BUILT_SHARED));
  const { searchWords } = await import(new URL('base/text.js', BUILT_SHARED));
  const [{ SUBCASTES }, { DISTRICTS }] = await Promise.all(
    ['base/domain/subcastes.js', 'base/domain/districts.js'].map((file) => import(new URL(file, BUILT_SHARED))),
  );
  const [{ wishesOf }, { mustsOf }] = await Promise.all(
    ['operations/demo/wishes-of.js', 'matching/listing/musts.js'].map((file) => import(new URL(file, BUILT_API))),
  );
  const lists = { SUBCASTES, DISTRICTS };
  const listed = { wishesOf, mustsOf };
  const catalogue = { fields, filters, columnName, isStated, searchWords, memberCodeOf, lists, listed };
  const bulk = await openBulk(databaseUrl, rows);
  const context = { rows, random: randomness(SEED), now: new Date(), nameOf: personName, rowHash, catalogue };
  const members = await makeMembers(bulk, context);
  const admins = await addAdmins(bulk, context);
  await addCases(bulk, members, admins, context);
  await addMembers(bulk, members, context);
  await addTeamWork(bulk, members, admins, context);
  await bulk.settled();
  await bulk.query(`ANALYZE TABLE ${FILLED.join(', ')}`);
  await bulk.end();
}
