import assert from 'node:assert/strict';
import { it } from 'node:test';
import { isAddressOf, MEMBER_ROUTES } from '../screens/member-routes.mjs';
import { SCREENS } from '../screens/table.mjs';

/** Their addresses are found by asking the API. */
const FOUND = ['/profile/:id/call', '/biodata/:id'];

it('takes a picture of every page of the member application', () => {
  const addresses = SCREENS.flatMap(({ path, as }) => (as !== 'admin' && typeof path === 'string' ? [path] : []));
  const missing = MEMBER_ROUTES.filter(({ path }) => !addresses.some((address) => isAddressOf(path, address)));
  assert.deepEqual(
    missing.map(({ path }) => path),
    FOUND,
    'Add a row for the page to tools/screens/table.mjs.',
  );
});

it('reads every route and its guard', () => {
  const guardOf = (wanted) => MEMBER_ROUTES.find(({ path }) => path === wanted)?.guard;
  assert.equal(MEMBER_ROUTES.filter(({ path }) => !path).length, 0);
  assert.equal(guardOf('/login'), 'visitor');
  assert.equal(guardOf('/help'), null);
  assert.equal(guardOf('/my-profile'), 'session');
  assert.equal(guardOf('/profiles'), 'verification');
});
