/** The routes of gothras, apart from those that every page may need. */
export const GOTHRA_ROUTES = {
  names: '/gothras',
  mine: '/profiles/me/lineage',
  rule: '/profiles/me/lineage/rule',
} as const;
