// Made by tools/data/split-domain.mjs from the tables of libs/shared/domain: change those.

export const FRESHNESS = ['week', 'month', 'quarter'] as const;

export type Freshness = (typeof FRESHNESS)[number];
