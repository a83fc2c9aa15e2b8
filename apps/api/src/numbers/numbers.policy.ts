import { LIMITS } from '@kalyanam/shared/limits';

/** A figure as everyone may see it: none of a small community, and no single registration in a large one. */
export const shownFigure = (count: number): number | null =>
  count < LIMITS.publicFigure.from ? null : count - (count % LIMITS.publicFigure.step);
