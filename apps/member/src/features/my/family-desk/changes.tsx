import type { ReactNode } from 'react';
import type { DeskEditView, DeskFormValues } from '@kalyanam/shared/contracts/desk';
import type { SaidOfLine } from '@kalyanam/shared/contracts/gothras';
import type { DetailName } from '@kalyanam/shared/topics/profile/details';
import { siblingLines } from '@kalyanam/shared/topics/profile/sibling-lines';
import type { FieldName } from '@kalyanam/shared/topics/profile/fields';
import type { ShownFields } from '@kalyanam/shared/topics/profile/words';
import { LINEAGE_LINES } from '@kalyanam/shared/base/vocabulary/gothras';
import { WISH_NAMES } from '@kalyanam/shared/topics/matching/wishes';
import { useDetailTexts } from '../../../parts/details/details.en';
import { useDetailWords } from '../../../parts/details/words';
import { useStarTexts } from '../../../parts/stars/stars';
import { useWishWords } from '../../../parts/wishes/wish-words';
import { useCommonTexts } from '../../../ui/texts/common.en';
import { useNames } from '../../../ui/texts/names';
import { useProfileWords } from '../../../ui/texts/profile';
import { useDeskTexts } from './desk.en';

/** A name and its value; nothing where there is no value. */
type Said = readonly [name: string, value: string];
type Of<Form extends DeskFormValues['of']> = Extract<DeskFormValues, { of: Form }>;

/** The change in words: only what differs for its readers. */
export function Changes({ edit: { before, after } }: { edit: DeskEditView }) {
  const texts = useDeskTexts();
  const { notGiven } = useCommonTexts();
  const said = useSaid();
  const kept = new Map(said(before));
  const then = new Map(said(after));
  const names = [...new Set([...kept.keys(), ...then.keys()])].filter((name) => kept.get(name) !== then.get(name));
  return (
    <dl className="mt-2 grid gap-3">
      {names.map((name) => (
        <div key={name} data-own-words>
          <dt className="text-small text-muted">{name}</dt>
          <Line label={texts.before}>{kept.get(name) || notGiven}</Line>
          <Line label={texts.after}>
            <strong>{then.get(name) || notGiven}</strong>
          </Line>
        </div>
      ))}
    </dl>
  );
}

const Line = ({ label, children }: { label: string; children: ReactNode }) => (
  <dd className="max-w-prose whitespace-pre-line wrap-anywhere">
    <span className="text-muted">{label}</span> {children}
  </dd>
);

function useSaid(): (values: DeskFormValues) => Said[] {
  const profile = useProfileSaid();
  const details = useDetailsSaid();
  const wishes = useWishesSaid();
  const horoscope = useHoroscopeSaid();
  return (values) => {
    if (values.of === 'profile') return profile(values);
    if (values.of === 'wishes') return wishes(values);
    if (values.of === 'horoscope') return horoscope(values);
    return details(values);
  };
}

function useProfileSaid() {
  const { labels, wordsOf } = useProfileWords();
  return ({ fields }: Of<'profile'>): Said[] =>
    Object.keys(fields).map((field) => [
      labels.fields[field as FieldName],
      wordsOf(field as FieldName, fields as ShownFields),
    ]);
}

/** Facts about the family: its own, brothers and sisters, and the gothras. */
function useDetailsSaid() {
  const { labels, valueOf } = useDetailWords();
  const facts = useDetailTexts();
  const profile = useProfileWords();
  const names = useNames();
  const texts = useDeskTexts();
  const valueSaid = (detail: DetailName, value: unknown): string => {
    if (value === null || value === undefined || value === '') return '';
    const all: readonly unknown[] = Array.isArray(value) ? value : [value];
    return all.map((one) => valueOf(detail, String(one))).join(', ');
  };
  const lineSaid = ({ typed, state }: SaidOfLine): string =>
    (typed && names.gothra(typed)) ?? (state === 'not-followed' ? texts.noGothra : '');
  return (values: Of<'details' | 'siblings' | 'lineage'>): Said[] => {
    if (values.of === 'siblings')
      return [[labels.siblings, siblingLines(values.siblings, facts, names.city).join('\n')]];
    if (values.of === 'details')
      return Object.entries(values.fields).map(([name, value]) => {
        const detail = name as DetailName;
        return [labels.details[detail], valueSaid(detail, value)];
      });
    return LINEAGE_LINES.flatMap(({ value: line }): Said[] => {
      const said = values.lines[line];
      const name = line === 'own' ? profile.labels.fields.gothra : facts.womensLines[line];
      return said ? [[name, lineSaid(said)]] : [];
    });
  };
}

function useWishesSaid() {
  const texts = useDeskTexts();
  const { nameOf, valueOf } = useWishWords();
  return ({ items }: Of<'wishes'>): Said[] =>
    WISH_NAMES.map((wish) => {
      const item = items.find((one) => one.wish === wish);
      return [nameOf(wish), item ? `${texts.weights[item.weight]}: ${valueOf(wish, item.value)}` : texts.noMatter];
    });
}

function useHoroscopeSaid() {
  const texts = useStarTexts();
  const words = useProfileWords();
  return ({ fields }: Of<'horoscope'>): Said[] => {
    const { star, pada = null, kuja, panchangam, birthTime, which, certainty, birthPlace, zone, secondSheet } = fields;
    return [
      [texts.star, star ? texts.nameOf({ star, pada }) : ''],
      [texts.kuja, kuja ? texts.words.kujaStatement[kuja] : ''],
      [texts.panchangam, panchangam ?? ''],
      [texts.time, [birthTime, which && texts.whichTimes[which]].filter(Boolean).join(', ')],
      [texts.certainty, certainty ? texts.words.birthTimeCertainty[certainty] : ''],
      [texts.place, birthPlace ? words.birthPlace(birthPlace) : ''],
      [texts.zone, zone ?? ''],
      [texts.second, secondSheet ? texts.yes : texts.no],
    ];
  };
}
