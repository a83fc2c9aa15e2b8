import type { FamilyTokens } from '../gothras/lineages.service.js';
import { condition, type Condition } from './condition.js';

/** R46: the ways in which a listed family is the same as the viewer's, by the viewer's rule or by theirs. */
export function sameFor({ own, surname, avoids }: FamilyTokens): Condition[] {
  const gothras = [own, ...avoids.filter(({ line }) => line !== 'surname').map(({ token }) => token)].filter(Boolean);
  const surnames = avoids.filter(({ line }) => line === 'surname').map(({ token }) => token);
  const mine = [own, surname].filter(Boolean);
  return [
    ...(gothras.length > 0 ? [condition('gothra_own IN (?)', gothras)] : []),
    ...(surnames.length > 0 ? [condition('surname_key IN (?)', surnames)] : []),
    ...(mine.length > 0 ? [condition('user_id IN (SELECT user_id FROM browse_avoids WHERE token IN (?))', mine)] : []),
  ];
}
