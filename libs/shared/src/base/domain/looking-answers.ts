// Made by tools/data/split-domain.mjs from the tables of libs/shared/domain: change those.

export const LOOKING_ANSWERS = ['looking', 'pause', 'fixed-here', 'fixed-elsewhere', 'stopped'] as const;

export type LookingAnswer = (typeof LOOKING_ANSWERS)[number];
