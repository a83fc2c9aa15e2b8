import { sentences } from '../../base/sentences.js';

export const GOTHRA_LIMITS = {
  /** R84: profiles a day whose verdict a semi-verified member may read. */
  verdictsPerDay: 60,
  /** R46: after a change of the own gothra that no one reviewed, the gate cannot tell for so long. */
  holdDays: 30,
  suggestions: 8,
  /** The number of nearest gothras shown to the team. */
  nearest: 3,
  /** So long the team can take back what it made of a text. */
  undoDays: 30,
  slugLength: 40,
  keyLength: 120,
} as const;

/** What the fields of gothras refuse, apart from the sentences of all forms. */
export const GOTHRA_MESSAGES = sentences({
  name: 'Please write only the name of the gothra',
  unknown: 'If you do not know it, ask an elder; you can register with "Not known" and tell it later',
});

/** The routes of gothras, apart from those that every page may need. */
export const GOTHRA_ROUTES = {
  names: '/gothras',
  mine: '/profiles/me/lineage',
  rule: '/profiles/me/lineage/rule',
} as const;
