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
    ...rows([], { 'landing/landing': 92.4 }),
    ...rows([ROUTER], {
      'auth/forgot-password': 156,
      'assisted/assisted': 173,
      'auth/login': 157,
      'auth/reset-password': 158,
      'looking/looking-link': 153,
      'public-figures/public-figures': 149,
      // Texts about relatives are kept in the tab until they are sent.
      'pages/information': 176.5,
      'searches/digest-link': 126,
      'searches/unsubscribe': 126,
    }),
    ...rows([ROUTER, 'src/app/member-home.tsx'], { 'home/home': 161 }),
    ...rows(MEMBER_AREA, {
      'browse/browse': 155,
      'interests/interests': 170,
      'my-profile/my-profile': 199,
      'profile/profile': 186,
      // The wizard and the edit refuse ways to be reached in names and places, as they are typed.
      'register/register': 203,
      'shortlist/shortlist': 159,
      'verify/verify': 166,
    }),
    ...rows(OWN, {
      'biodata/biodata': 165,
      'biodata/biodata-link': 165,
      'biodata/new-biodata': 165,
      'blocked/blocked': 157.5,
      'browse/why': 166,
      // It keeps offered times in the tab, and asks by which clock they are meant.
      'first-call/call': 199,
      'candidate/candidate': 202,
      'desk/desk': 221,
      'desk/invitation': 221,
      'checks/checks': 168,
      'dismissed/dismissed': 163,
      'edit-profile/edit-profile': 183,
      'edit-profile/edit-section': 223,
      'edit-profile/more/more-details': 258,
      'find/find': 155,
      'ledger/ledger': 166,
      'lineage/lineage': 219,
      'looking/looking': 161.5,
      'marriage/marriage': 187,
      'matches/matches': 164.4,
      'notifications/notifications': 168,
      'photos/photos': 203,
      'profile/preview': 194,
      'searches/searches': 187.4,
      'stories/stories': 156,
      // A call says in which zone its times are.
      'simple/calls': 148.5,
      'simple/functions': 145,
      'simple/help': 149,
      'settings/settings': 228,
      'wishes/wishes': 175,
    }),
  ],
  admin: [
    // The first screen after signing in, with the charts that it fetches after its figures.
    ...rows(['src/features/login/login.page.tsx'], { 'dashboard/dashboard': 300 }, { whole: true }),
    ...rows([], {
      'account/account': 293,
      'administrators/administrators': 312,
      'announcements/announcements': 297,
      'assisted/assisted': 305,
      'audit/audit': 301,
      'changes/changes': 306,
      'checks/checks': 298,
      'coupons/coupons': 311.5,
      'eligible/add/add-eligible': 311,
      'eligible/imports/imports': 304.5,
      'eligible/list/eligible': 312,
      'linked/linked': 291.5,
      'login/login': 287.5,
      'notes/notes': 294.4,
      'photo-traces/photo-traces': 293.5,
      'photos/photos': 294,
      'reports/case/report': 314.4,
      'reports/list/reports': 314,
      'reports/relatives/relatives': 306,
      'stories/stories': 293,
      'settings/settings': 305,
      'unlisted/gothras': 310.4,
      'unlisted/gothras-decided': 305,
      'unlisted/subcastes': 311,
      'unlisted/subcastes-decided': 305,
      'users/history/user': 333,
      'users/list/users': 316,
      'verify/verify': 348.4,
    }),
  ],
};
