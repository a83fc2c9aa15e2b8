/**
 * What a page may load before it shows, in kB of JavaScript (gzip). They serve people: what counts in the end is how
 * soon a page shows and answers, which `npm run lighthouse` measures. A page is named by its file, as
 * `my/settings/settings`; one that is in no row is among the others.
 */
const ROUTER = 'src/app/router.tsx';
const MEMBER_AREA = [ROUTER, 'src/app/member-area.tsx'];

/** `beside` is what comes with each of these pages, as the application fetches it. */
export const BUDGETS = {
  member: {
    others: { limit: 260, beside: MEMBER_AREA },
    rows: [
      { pages: ['joining/landing/landing'], limit: 100, beside: [] },
      { pages: ['matching/browse/browse'], limit: 165, beside: MEMBER_AREA },
      { pages: ['matching/home/home'], limit: 260, beside: [ROUTER, 'src/app/member-home.tsx'] },
    ],
  },
  admin: {
    others: { limit: 350, beside: [] },
    rows: [
      {
        // The first screen after signing in, with the charts that it fetches after its figures.
        pages: ['office/dashboard/dashboard'],
        limit: 320,
        beside: ['src/features/office/login/login.page.tsx'],
        whole: true,
      },
    ],
  },
};
