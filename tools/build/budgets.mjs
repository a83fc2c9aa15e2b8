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
    ...rows([], { 'landing/landing': 91.8 }),
    ...rows([ROUTER], {
      'auth/forgot-password': 154,
      'assisted/assisted': 170,
      'auth/login': 155,
      'auth/reset-password': 154,
      'looking/looking-link': 150,
      'numbers/numbers': 147,
      'pages/information': 173,
      'searches/letter': 125,
      'searches/unsubscribe': 125,
    }),
    ...rows([ROUTER, 'src/app/member-home.tsx'], { 'home/home': 158 }),
    ...rows(MEMBER_AREA, {
      'browse/browse': 153,
      'interests/interests': 167,
      'my-profile/my-profile': 194,
      'profile/profile': 183,
      'register/register': 193,
      'shortlist/shortlist': 156,
      'verify/verify': 163,
    }),
    ...rows(OWN, {
      'biodata/biodata': 162,
      'biodata/biodata-link': 165,
      'biodata/new-biodata': 165,
      'blocked/blocked': 155,
      'browse/why': 164,
      'call/call': 196,
      'candidate/candidate': 202,
      'desk/desk': 221,
      'desk/invitation': 221,
      'checks/checks': 164,
      'dismissed/dismissed': 160,
      'edit-profile/edit-profile': 180,
      'edit-profile/edit-section': 214,
      'edit-profile/more/more-details': 252,
      'find/find': 145,
      'ledger/ledger': 162,
      'lineage/lineage': 212,
      'looking/looking': 159,
      'marriage/marriage': 187,
      'matches/matches': 162,
      'notifications/notifications': 163,
      'photos/photos': 199,
      'profile/preview': 191,
      'searches/searches': 185,
      'stories/stories': 153,
      'simple/calls': 145,
      'simple/functions': 143,
      'simple/help': 147,
      'settings/settings': 225,
      'wishes/wishes': 173,
    }),
  ],
  admin: [
    // The first screen after signing in, with the charts that it fetches after its figures.
    ...rows(['src/features/login/login.page.tsx'], { 'dashboard/dashboard': 300 }, { whole: true }),
    ...rows([], {
      'account/account': 289,
      'administrators/administrators': 309,
      'announcements/announcements': 294,
      'assisted/assisted': 305,
      'audit/audit': 297,
      'changes/changes': 300,
      'checks/checks': 293,
      'coupons/coupons': 308,
      'eligible/add/add-eligible': 308,
      'eligible/imports/imports': 301,
      'eligible/list/eligible': 309,
      'linked/linked': 288,
      'login/login': 284,
      'notes/notes': 290,
      'photo-traces/photo-traces': 290,
      'photos/photos': 291,
      'reports/case/report': 309,
      'reports/list/reports': 309,
      'reports/relatives/relatives': 302,
      'stories/stories': 292,
      'settings/settings': 302,
      'unlisted/gothras': 307,
      'unlisted/gothras-decided': 301,
      'unlisted/subcastes': 307,
      'unlisted/subcastes-decided': 302,
      'users/history/user': 329,
      'users/list/users': 312,
      'verify/verify': 343,
    }),
  ],
};
