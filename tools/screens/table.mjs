/**
 * Every screen of which `npm run screens` takes pictures: where it is (an address, or one that is found with the
 * member's token), whose it is, and what is done there first. A page with one address and without a row is shown as a
 * verified member, or a visitor where it is open to everyone, opens it. Steps see the page in English. `main` screens are
 * kept in every look, the others on a phone only, or where they say so on a wide screen as well.
 */
import { isAddressOf, MEMBER_ROUTES } from './member-routes.mjs';
import { button, draft, link, offline, told } from './steps.mjs';

const PROFILE = { name: 'Sravani Reddy Kota', gender: 'female', dob: '1998-05-14', maritalStatus: 'never-married' };
const FILLED = {
  ...PROFILE,
  ...{ email: 'sravani@example.com', height: '5.4', complexion: 'wheatish', caste: 'reddy', gothra: 'Kasyapa' },
  ...{ education: 'masters', occupation: 'private', annualIncome: '15-25' },
  workLocation: { type: 'india', state: 'telangana', city: 'Hyderabad' },
  familyLocation: { state: 'andhra-pradesh', city: 'Kurnool' },
  selfSummary: 'Data engineer who sings Annamayya keerthanas on weekends.',
  expectations: 'Someone kind who likes books and long walks.',
};
const BACK = [button(/^Next/), button(/^(Previous|Back)/)];
const COMPLETE = button('Complete Registration');

const profiles = (find) => async (api) => {
  const { profiles: found } = await api('/profiles');
  return `/profile/${(found.find(find) ?? found[0]).id}`;
};
const withPhotos = profiles(({ photo }) => photo);
const withoutPhotos = profiles(({ photo }) => !photo);

/** C15: how the application looks after one press of the switch, at its largest. */
const SIMPLE = { textSize: 'larger', readAloud: true, rate: 0.8, simple: true };

/** The call that the demonstration has agreed. */
const callOf = async (api) => {
  const { calls } = await api('/calls');
  return `/profile/${calls[0].member.id}/call`;
};

/** The newest link of the demonstration's own biodata. */
const linkOf = async (api) => {
  const { shares } = await api('/biodata');
  return `/biodata/${shares[0].id}`;
};

const ROWS = [
  { name: 'landing', path: '/', main: true },
  { name: 'login', path: '/login', main: true },
  { name: 'login-errors', path: '/login', steps: [button('Login')] },
  { name: 'register', path: '/register' },
  { name: 'register-1', path: '/register?for=daughter', main: true },
  { name: 'register-1-errors', path: '/register', steps: [draft(3, {}, 'agreement'), COMPLETE] },
  { name: 'register-2', path: '/register', steps: [draft(1, FILLED)], main: true },
  { name: 'register-2-errors', path: '/register', steps: [draft(1, PROFILE), ...BACK] },
  { name: 'register-3', path: '/register', steps: [draft(2, FILLED)], main: true },
  { name: 'register-3-errors', path: '/register', steps: [draft(2, PROFILE), ...BACK] },
  { name: 'register-4', path: '/register', steps: [draft(3, FILLED)], main: true },
  { name: 'register-4-errors', path: '/register', steps: [draft(3, FILLED), ...BACK.toReversed()] },
  { name: 'made-for-me', path: '/made-for-me', wide: true },
  { name: 'reset-password', path: '/reset-password?token=none' },
  { name: 'verify-email', path: '/verify', as: 'new', main: true },
  { name: 'verify-phone', path: '/verify', as: 'new', steps: [told({ emailVerified: true })] },
  { name: 'verify-done', path: '/verify', as: 'semi', main: true },
  { name: 'home', path: '/', as: 'verified', main: true },
  { name: 'home-simple', path: '/', as: 'verified', steps: [told({ display: SIMPLE })], wide: true },
  { name: 'stories', path: '/stories', wide: true },
  { name: 'help', path: '/help', wide: true },
  { name: 'profiles', path: '/profiles', as: 'verified', main: true },
  { name: 'profiles-semi', path: '/profiles', as: 'semi' },
  { name: 'filters', path: '/profiles', as: 'verified', steps: [button(/^Filters/)], main: true },
  { name: 'filtered', path: '/profiles?maritalStatus=never-married&workState=telangana', as: 'verified' },
  { name: 'no-results', path: '/profiles?familyCity=Nowhere&birthYearFrom=1990', as: 'verified' },
  { name: 'profile', path: withPhotos, as: 'verified', main: true },
  { name: 'profile-no-photo', path: withoutPhotos, as: 'verified' },
  { name: 'profile-semi', path: withPhotos, as: 'semi' },
  { name: 'viewer', path: withPhotos, as: 'verified', steps: [button(/larger|full screen|enlarge/i)], main: true },
  { name: 'report', path: withPhotos, as: 'verified', steps: [button('More'), button(/^Report/)] },
  { name: 'profile-not-found', path: '/profile/nobody', as: 'verified' },
  { name: 'interests-received', path: '/interests', as: 'verified', main: true },
  { name: 'interests-sent', path: '/interests?box=sent', as: 'verified' },
  { name: 'interests-accepted', path: '/interests?box=accepted', as: 'verified' },
  { name: 'find', path: '/profiles?diet=vegetarian&find', as: 'verified', main: true },
  { name: 'best-fit', path: '/profiles?sort=wishes', as: 'verified' },
  { name: 'not-for-us', path: '/who-sees-what?part=not-for-us', as: 'verified', wide: true },
  { name: 'call', path: callOf, as: 'verified', wide: true },
  { name: 'still-looking', path: '/my-profile?looking', as: 'verified', wide: true },
  { name: 'still-looking-closed', path: '/looking/spent' },
  { name: 'numbers', path: '/about/numbers', wide: true },
  { name: 'searches', path: '/profiles?saved', as: 'verified', wide: true },
  { name: 'notifications', path: '/notifications', as: 'verified', main: true },
  { name: 'who-sees-what', path: '/who-sees-what', as: 'verified', main: true },
  {
    name: 'who-sees-photos',
    path: '/who-sees-what',
    as: 'verified',
    steps: [button(/^Photos/)],
    wide: true,
  },
  { name: 'ledger', path: '/who-sees-what?part=looked', as: 'verified', main: true },
  { name: 'ledger-team', path: '/who-sees-what?part=looked&tab=team', as: 'verified' },
  { name: 'blocked', path: '/who-sees-what?part=blocked', as: 'verified' },
  { name: 'my-profile', path: '/my-profile', as: 'verified', main: true },
  { name: 'my-profile-semi', path: '/my-profile', as: 'semi' },
  { name: 'my-profile-new', path: '/my-profile', as: 'new' },
  { name: 'my-profile-rejected', path: '/my-profile', as: 'rejected', main: true },
  { name: 'preview', path: '/my-profile/preview', as: 'verified' },
  { name: 'biodata', path: '/biodata', as: 'verified', wide: true },
  { name: 'biodata-link', path: linkOf, as: 'verified' },
  { name: 'biodata-new', path: '/biodata?new', as: 'verified', main: true },
  { name: 'edit', path: '/my-profile/edit', as: 'verified', main: true },
  { name: 'edit-section', path: '/my-profile/edit/personal', as: 'verified' },
  { name: 'more', path: '/my-profile/more', as: 'verified', main: true },
  { name: 'marriage', path: '/my-profile/marriage', as: 'verified', wide: true },
  { name: 'gothra', path: '/my-profile/gothra', as: 'verified', main: true },
  { name: 'gothra-semi', path: '/my-profile/gothra', as: 'semi' },
  { name: 'checks', path: '/my-profile/checks', as: 'verified', main: true },
  { name: 'wishes', path: '/my-profile/wishes', as: 'verified', main: true },
  { name: 'wishes-semi', path: '/my-profile/wishes', as: 'semi' },
  { name: 'photos', path: '/my-profile/photos', as: 'verified', main: true },
  { name: 'photos-none', path: '/my-profile/photos', as: 'new' },
  { name: 'settings', path: '/settings', as: 'verified', main: true },
  { name: 'profile-menu', path: '/my-profile', as: 'verified', steps: [button(/^Profile menu/)] },
  { name: 'offline', path: '/profiles', as: 'verified', steps: [offline, link(/^Interests/)] },
  { name: 'assisted', path: '/assisted/none' },
  { name: 'desk', path: '/desk', as: 'verified', main: true },
  { name: 'desk-mother', path: '/', as: 'mother', wide: true },
  { name: 'desk-aunt', path: '/desk', as: 'aunt' },
  { name: 'desk-invitation-over', path: '/family/none' },
  { name: 'unsubscribe', path: '/unsubscribe?token=none' },
  { name: 'digest', path: '/l/none' },
  { name: 'not-found', path: '/no-such-page' },
  { name: 'team-queue', path: '/admin/verify', as: 'admin', main: true },
  { name: 'team-checks', path: '/admin/checks', as: 'admin' },
  { name: 'team-held-words', path: '/admin/notes', as: 'admin' },
  { name: 'team-gothras', path: '/admin/gothras', as: 'admin' },
  { name: 'team-photo-traces', path: '/admin/photo-traces', as: 'admin' },
  { name: 'team-list-values', path: '/admin/list-values', as: 'admin' },
];

const hasRow = ({ path }) => ROWS.some((row) => typeof row.path === 'string' && isAddressOf(path, row.path));
const OTHERS = MEMBER_ROUTES.filter((route) => !route.path.includes(':') && !hasRow(route)).map(({ path, guard }) => ({
  name: path.slice(1).replaceAll('/', '-'),
  path,
  ...(guard && guard !== 'visitor' && { as: 'verified' }),
}));

export const SCREENS = [...ROWS, ...OTHERS];
