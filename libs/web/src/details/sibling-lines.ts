import type { Sibling } from '@kalyanam/shared/details/siblings';
import { VOCABULARY } from '@kalyanam/shared/domain/vocabulary';
import type { en } from '@kalyanam/shared/details/facts.en';

type Texts = Pick<
  typeof en,
  'siblings' | 'married' | 'unmarried' | 'someMarried' | 'someUnmarried' | 'some' | 'workIn' | 'livesIn'
>;

interface Alike {
  readonly sibling: Sibling;
  readonly count: number;
}

const same = (one: Sibling, other: Sibling): boolean =>
  one.married === other.married && one.work === other.work && one.place === other.place;

/** Those of whom the same is told, in the order of the first of them. */
function alike(siblings: readonly Sibling[]): Alike[] {
  const groups: { sibling: Sibling; count: number }[] = [];
  for (const sibling of siblings) {
    const known = groups.find((group) => same(group.sibling, sibling));
    if (known) known.count++;
    else groups.push({ sibling, count: 1 });
  }
  return groups;
}

const doing = ({ work, place }: Sibling, texts: Texts): string =>
  work && place ? texts.workIn(work, place) : (work ?? (place && texts.livesIn(place)) ?? '');

function allOf({ sibling, count }: Alike, texts: Texts): string {
  const { married } = sibling;
  const state = married === null ? '' : married ? texts.married(count) : texts.unmarried(count);
  return [state, doing(sibling, texts)].filter(Boolean).join(', ');
}

function someOf({ sibling, count }: Alike, texts: Texts): string {
  const { married } = sibling;
  const done = doing(sibling, texts);
  if (married === null && !done) return '';
  const state = married === null ? texts.some(count) : married ? texts.someMarried(count) : texts.someUnmarried(count);
  return [state, done].filter(Boolean).join(', ');
}

/**
 * Brothers and sisters as families say it, a line for each relation: 'One elder brother, married, software engineer in
 * Pune'; 'Two elder sisters: one married, teacher in Guntur; one not married'.
 */
export function siblingLines(siblings: readonly Sibling[], texts: Texts): string[] {
  const relations = VOCABULARY.siblingRelation.filter((relation) => siblings.some((one) => one.relation === relation));
  return relations.map((relation) => {
    const all = siblings.filter((one) => one.relation === relation);
    const head = texts.siblings(all.length, relation);
    const groups = alike(all);
    if (groups.length === 1 && groups[0]) return [head, allOf(groups[0], texts)].filter(Boolean).join(', ');
    const rest = groups.map((group) => someOf(group, texts)).filter(Boolean);
    return rest.length > 0 ? `${head}: ${rest.join('; ')}` : head;
  });
}
