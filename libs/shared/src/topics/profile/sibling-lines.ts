import type { Sibling } from './siblings.js';
import { VOCABULARY } from '../../base/domain/vocabulary.js';
import type { ReadNames } from '../speech/read-names.js';
import type { en } from './detail-facts.en.js';

type Texts = Pick<
  typeof en,
  'siblings' | 'married' | 'unmarried' | 'someMarried' | 'someUnmarried' | 'some' | 'workIn' | 'livesIn'
>;

/** Neighbours that are said together. */
interface Run {
  readonly first: Sibling;
  readonly all: Sibling[];
}

/** Only neighbours come together, so that the family's own order stays. */
function runsOf(siblings: readonly Sibling[], together: (one: Sibling, next: Sibling) => boolean): Run[] {
  const runs: Run[] = [];
  for (const sibling of siblings) {
    const last = runs.at(-1);
    if (last && together(last.first, sibling)) last.all.push(sibling);
    else runs.push({ first: sibling, all: [sibling] });
  }
  return runs;
}

const isListed = (relation: string): boolean => (VOCABULARY.siblingRelation as readonly string[]).includes(relation);
const related = (one: Sibling, next: Sibling): boolean => isListed(one.relation) && one.relation === next.relation;

const isBusy = ({ work, place }: Sibling): boolean => work !== null || place !== null;
/** Work and place are said of one person. */
const alike = (one: Sibling, next: Sibling): boolean => one.married === next.married && !isBusy(one) && !isBusy(next);

const doing = ({ work, place }: Sibling, texts: Texts): string =>
  work && place ? texts.workIn(work, place) : (work ?? (place && texts.livesIn(place)) ?? '');

function allOf({ first, all }: Run, texts: Texts): string {
  const { married } = first;
  const count = all.length;
  const state = married === null ? '' : married ? texts.married(count) : texts.unmarried(count);
  return [state, doing(first, texts)].filter(Boolean).join(', ');
}

function someOf({ first, all }: Run, texts: Texts): string {
  const { married } = first;
  const count = all.length;
  const done = doing(first, texts);
  if (married === null && !done) return '';
  const state = married === null ? texts.some(count) : married ? texts.someMarried(count) : texts.someUnmarried(count);
  return [state, done].filter(Boolean).join(', ');
}

/**
 * Brothers and sisters as families say it and in their order, a line for each run of one relation: 'One elder brother,
 * married, software engineer in Pune'; 'Two elder sisters: one married, teacher in Guntur; one not married'. A relation
 * that has left its list is shown as it is.
 */
export function siblingLines(siblings: readonly Sibling[], texts: Texts, city: ReadNames['city']): string[] {
  const read = siblings.map((sibling) => ({ ...sibling, place: sibling.place && city(sibling.place) }));
  return runsOf(read, related).map(({ first: { relation }, all }) => {
    const head = isListed(relation) ? texts.siblings(all.length, relation) : relation;
    const groups = runsOf(all, alike);
    if (groups.length === 1 && groups[0]) return [head, allOf(groups[0], texts)].filter(Boolean).join(', ');
    const rest = groups.map((group) => someOf(group, texts)).filter(Boolean);
    return rest.length > 0 ? `${head}: ${rest.join('; ')}` : head;
  });
}
