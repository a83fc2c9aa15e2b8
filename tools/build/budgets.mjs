/**
 * What each page may load before it shows, in kB of JavaScript (gzip). Every page has a row. A limit is what the page
 * loaded when it was set and a little more: raise one in the commit that needs it, and say there what for.
 */
const ROUTER = 'src/app/router.tsx';
const MEMBER_AREA = [ROUTER, 'src/app/member-area.tsx'];
const OWN = [...MEMBER_AREA, 'src/app/own-pages.ts'];

/** @param beside what comes with each of these pages, as the application fetches it */
const rows = (beside, limits, more = {}) =>
  Object.entries(limits).map(([page, limit]) => ({ page, beside, limit, ...more }));

export const BUDGETS = {
  member: [
    ...rows([], { 'landing/landing': 92.2 }),
    ...rows([ROUTER], {
      'auth/forgot-password': 154,
      'assisted/assisted': 171,
      'auth/login': 156,
      'auth/reset-password': 155,
      'looking/looking-link': 152,
      'numbers/numbers': 148,
      'pages/information': 174,
      'searches/letter': 125,
      'searches/unsubscribe': 125,
    }),
    ...rows([ROUTER, 'src/app/member-home.tsx'], { 'home/home': 159 }),
    ...rows(MEMBER_AREA, {
      'browse/browse': 154,
      'interests/interests': 168,
      'my-profile/my-profile': 195,
      'profile/profile': 185,
      'register/register': 194,
      'shortlist/shortlist': 157,
      'verify/verify': 164,
    }),
    ...rows(OWN, {
      'biodata/biodata': 163,
      'biodata/biodata-link': 165,
      'biodata/new-biodata': 165,
      'blocked/blocked': 156,
      'browse/why': 166,
      'call/call': 196,
      'candidate/candidate': 202,
      'desk/desk': 221,
      'desk/invitation': 221,
      'checks/checks': 165,
      'dismissed/dismissed': 161,
      'edit-profile/edit-profile': 181,
      'edit-profile/edit-section': 216,
      'edit-profile/more/more-details': 252,
      'find/find': 146,
      'ledger/ledger': 163,
      'lineage/lineage': 214,
      'looking/looking': 160,
      'marriage/marriage': 187,
      'matches/matches': 163,
      'notifications/notifications': 166,
      'photos/photos': 200,
      'profile/preview': 193,
      'searches/searches': 185,
      'stories/stories': 154,
      'simple/calls': 146,
      'simple/functions': 144,
      'simple/help': 148,
      'settings/settings': 227,
      'wishes/wishes': 175,
    }),
  ],
  admin: [
    // The first screen after signing in, with the charts that it fetches after its figures.
    ...rows(['src/features/login/login.page.tsx'], { 'dashboard/dashboard': 300 }, { whole: true }),
    ...rows([], {
      'account/account': 290,
      'administrators/administrators': 309,
      'announcements/announcements': 294,
      'assisted/assisted': 305,
      'audit/audit': 297,
      'changes/changes': 300,
      'checks/checks': 294,
      'coupons/coupons': 308,
      'eligible/add/add-eligible': 308,
      'eligible/imports/imports': 301,
      'eligible/list/eligible': 309,
      'linked/linked': 288,
      'login/login': 284,
      'notes/notes': 290,
      'photo-traces/photo-traces': 290,
      'photos/photos': 291,
      'reports/case/report': 310,
      'reports/list/reports': 310,
      'reports/relatives/relatives': 303,
      'stories/stories': 292,
      'settings/settings': 302,
      'unlisted/gothras': 307,
      'unlisted/gothras-decided': 302,
      'unlisted/subcastes': 307,
      'unlisted/subcastes-decided': 302,
      'users/history/user': 329,
      'users/list/users': 313,
      'verify/verify': 344,
    }),
  ],
};
