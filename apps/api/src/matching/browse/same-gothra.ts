import type { FamilyTokens } from '../../profiles/gothras/lineages.service.js';
import { among, type Criterion, type EntryColumn } from './criterion.js';

/** R46: the ways in which a listed family is the same as the viewer's, by the viewer's rule or by theirs. */
export function sameFor({ own, surname, avoids }: FamilyTokens): Criterion[] {
  const gothras = [own, ...avoids.filter(({ line }) => line !== 'surname').map(({ token }) => token)].filter(Boolean);
  const surnames = avoids.filter(({ line }) => line === 'surname').map(({ token }) => token);
  const mine = [own, surname].filter(Boolean);
  return [
    ...(gothras.length > 0 ? [among<EntryColumn>('gothraOwn', gothras)] : []),
    ...(surnames.length > 0 ? [among<EntryColumn>('surnameKey', surnames)] : []),
    ...(mine.length > 0 ? [{ is: 'avoids', tokens: mine } as const] : []),
  ];
}
