import type { WomansGothra } from '../../base/vocabulary/gothras.js';
import type { Sibling } from './siblings.js';
import { detailsOfCard, detailSpec, type DetailFields, type DetailName } from './details.js';
import type { en } from './detail-facts.en.js';
import type { DetailCard } from './field-spec.js';
import { isStated } from '../../base/vocabulary/option.js';
import { siblingLines } from './sibling-lines.js';
import type { DetailWording } from './detail-words.js';

/** `own`: with words that the family wrote, in whichever language they wrote them. */
export type DetailRow = readonly [name: string, value: string | readonly string[], own?: boolean];

export type ShownDetails = Pick<DetailFields, DetailName> & {
  readonly siblings: readonly Sibling[];
  readonly womensGothras?: readonly WomansGothra[];
  /** Yes or no, where the number is not shown. */
  readonly hasChildren?: boolean | null;
};

/** Shown in one line each; names in Telugu are for the biodata. */
const PARENTS = [
  ...(['fatherName', 'fatherNameTe', 'fatherLiving', 'fatherWork'] as const),
  ...(['motherName', 'motherNameTe', 'motherLiving', 'motherWork'] as const),
] as const;
const NATIVE = ['nativeState', 'nativeDistrict', 'nativeMandal', 'nativeVillage', 'villageTe'] as const;

/** Whether families write it in words of their own. */
export const isOwnWords = (detail: DetailName): boolean => ['line', 'name'].includes(detailSpec(detail).kind);

/** Rows of the details that a profile has beyond its registration, by section; a detail not stated has no row. */
export function detailFacts(
  details: ShownDetails,
  { labels, valueOf, city, district, nativeState }: DetailWording,
  texts: typeof en,
) {
  const textOf = (detail: DetailName): string => {
    const value = details[detail];
    if (value === null || value === undefined || (!isStated(value) && value !== 0)) return '';
    if (Array.isArray(value)) return value.map((one) => valueOf(detail, one)).join(', ');
    return valueOf(detail, String(value));
  };
  const row = (detail: DetailName): DetailRow => [labels.details[detail], textOf(detail), isOwnWords(detail)];
  const told = (rows: readonly DetailRow[]) => rows.filter(([, value]) => value.length > 0);

  /** Families say only 'Late': a parent with a name or work is taken as living. */
  function parent(which: 'father' | 'mother'): DetailRow {
    const name = textOf(`${which}Name`);
    const work = textOf(`${which}Work`);
    const living = details[`${which}Living`];
    const late = living === 'passed-away';
    const [plain, lateLabel] = which === 'father' ? [texts.father, texts.lateFather] : [texts.mother, texts.lateMother];
    if (name) return [plain, [late ? texts.late(name) : name, work].filter(Boolean).join(', '), true];
    if (late && work) return [lateLabel, work, true];
    return work ? [plain, work, true] : [plain, textOf(`${which}Living`)];
  }

  function children(): DetailRow[] {
    const { children: count, hasChildren } = details;
    if (count !== null)
      return [[labels.details.children, texts.childrenCount(count)], ...(count > 0 ? [row('childrenLiveWith')] : [])];
    return [
      [labels.hasChildren, hasChildren === null || hasChildren === undefined ? '' : hasChildren ? texts.yes : texts.no],
    ];
  }

  /** One line, from the smallest place to the largest. */
  const nativePlace = (): string =>
    [
      textOf('nativeVillage'),
      details.nativeMandal === details.nativeVillage ? null : textOf('nativeMandal'),
      details.nativeDistrict && texts.district(district(details.nativeDistrict)),
      details.nativeState && nativeState(details.nativeState),
    ]
      .filter(Boolean)
      .join(', ');

  const womensGothras = (): DetailRow[] =>
    (details.womensGothras ?? []).map(({ line, gothra, typed }) => [
      texts.womensLines[line],
      gothra ? texts.gothra(gothra) : (typed ?? ''),
      gothra === null,
    ]);

  /** The other details of a card, in their order: what joins the catalogue is shown without a line here. */
  const others = (card: DetailCard, ...placed: DetailName[]) =>
    detailsOfCard(card)
      .filter((detail) => !placed.includes(detail))
      .map(row);
  const study = ['degree', 'fieldOfStudy', 'institution'] as const satisfies DetailName[];
  const work = ['jobTitle', 'employer'] as const satisfies DetailName[];

  return {
    study: told(study.map(row)),
    work: told(work.map(row)),
    plans: told(others('study', ...study, ...work)),
    family: told([
      row('familyType'),
      parent('father'),
      parent('mother'),
      row('motherSurname'),
      [labels.siblings, siblingLines(details.siblings, texts, city), true],
      ...children(),
      ...others('family', 'familyType', 'motherSurname', 'children', 'childrenLiveWith', ...PARENTS),
    ]),
    roots: told([[texts.nativePlace, nativePlace(), true], ...womensGothras(), ...others('roots', ...NATIVE)]),
    living: told(others('living')),
    titles: labels.cards,
  };
}
