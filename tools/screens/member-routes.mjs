/** The addresses of the member application with their guards, from its own table. */
const { PAGES } = await import(new URL('../../apps/member/src/shell/pages.ts', import.meta.url).href);

export const MEMBER_ROUTES = Object.values(PAGES).map(({ path, guard = null }) => ({ path, guard }));

/** Whether an address is one of a route: /looking/:token has /looking/spent. */
export const isAddressOf = (path, address) =>
  new RegExp(`^${path.replace(/:[a-zA-Z]+/g, '[^/]+')}$`).test(address.replace(/[?#].*/, ''));
