/** The contents of a biodata in one language: only the parts that its owner chose are read at all. */
import type { BiodataChoice } from '@kalyanam/shared/topics/biodata/biodata';
import type { BiodataPart } from '@kalyanam/shared/contracts/biodata';
import { detailFacts, type DetailRow } from '@kalyanam/shared/topics/profile/detail-facts';
import { rasiOf, starId } from '@kalyanam/shared/topics/stars/star';
import { readablePhone } from '@kalyanam/shared/base/phone';
import { fieldsOfFacts, type FieldName } from '@kalyanam/shared/topics/profile/fields';
import type { Language } from '@kalyanam/shared/base/vocabulary/status';
import type { FamilyNumber } from '../../people/seats/desk-seats.repository.js';
import type { Horoscope } from '../../profiles/horoscopes/horoscopes.repository.js';
import type { User } from '../../people/accounts/user.entity.js';
import type { Profile } from '../../profiles/profile/profile.entity.js';
import { fieldsOf } from '../../profiles/profile/profile.fields.js';
import { statedDetails, type DetailRows } from '../../profiles/profile/profile-details.view.js';
import { BIODATA_WORDS, type BiodataWords } from './biodata-words.js';

/** The rows of the member that a biodata describes. */
export interface BiodataFacts {
  readonly user: User;
  readonly profile: Profile;
  readonly details: DetailRows;
  readonly horoscope: Horoscope | null;
  readonly familyNumbers: readonly FamilyNumber[];
}

export interface OneLanguagePart {
  readonly id: BiodataPart['id'];
  readonly title: string;
  readonly rows: readonly { readonly name: string; readonly lines: readonly string[] }[];
}

const PERSONAL: readonly FieldName[] = ['dob', 'height', 'maritalStatus', 'complexion'];
const CAREER = fieldsOfFacts('professional').filter((field) => !['education', 'occupation'].includes(field));

export function partsIn(
  language: Language,
  { user, profile, details, horoscope, familyNumbers }: BiodataFacts,
  choice: BiodataChoice,
): OneLanguagePart[] {
  const words = BIODATA_WORDS[language];
  const shown = { ...fieldsOf(profile), ...withoutAddresses(profile) };
  const facts = (...fields: readonly FieldName[]): DetailRow[] =>
    fields.map((field) => [
      field === 'dob' ? words.own.dob : (words.labels[field] ?? field),
      words.profile.wordsOf(field, shown),
    ]);
  const kept = statedDetails(details.fields, profile);
  const stated = language === 'en' ? kept : inTheirWords(kept, choice.language);
  const told = detailFacts({ ...stated, siblings: [...details.siblings] }, words.details, words.facts);
  const contact: Record<BiodataChoice['contact'], DetailRow[]> = {
    none: [],
    family: [
      [
        words.own.familyPhone,
        familyNumbers.map(
          ({ phone, relation }) => `${readablePhone(phone)} (${words.details.listed('deskRelation', relation)})`,
        ),
      ],
    ],
    own: [
      [words.own.ownPhone, readablePhone(user.phoneAbroad ?? user.phone)],
      [words.contact.email, user.email],
    ],
  };
  const parts: readonly (readonly [id: BiodataPart['id'], chosen: boolean, title: string, rows: () => DetailRow[]])[] =
    [
      ['about', has(choice, 'about'), words.own.about, () => facts(...PERSONAL)],
      [
        'study',
        has(choice, 'study'),
        told.titles.study,
        () => [
          ...facts('education'),
          ...told.study,
          ...facts('occupation'),
          ...told.work,
          ...facts(...CAREER),
          ...told.plans,
        ],
      ],
      ['family', has(choice, 'family'), told.titles.family, () => [...told.family, ...facts('familyLocation')]],
      [
        'roots',
        has(choice, 'roots') || choice.gothra,
        words.own.roots,
        () => [
          ...(has(choice, 'roots') ? [...told.roots, ...facts('caste', 'subcaste', 'surname')] : []),
          ...(choice.gothra ? facts('gothra') : []),
        ],
      ],
      ['living', has(choice, 'living'), told.titles.living, () => [...facts('diet'), ...told.living]],
      ['words', has(choice, 'words'), '', () => facts('selfSummary', 'expectations')],
      ['horoscope', choice.horoscope, words.own.horoscope, () => starsOf(horoscope, words)],
      ['contact', true, words.own.contact, () => contact[choice.contact]],
    ];
  return parts.flatMap(([id, chosen, title, rows]) => {
    const stated = chosen ? rows().filter(([, value]) => value.length > 0) : [];
    if (stated.length === 0) return [];
    return [{ id, title, rows: stated.map(([name, value]) => ({ name, lines: linesOf(value) })) }];
  });
}

const has = ({ sections }: BiodataChoice, section: BiodataChoice['sections'][number]): boolean =>
  sections.includes(section);

const linesOf = (value: DetailRow[1]): string[] =>
  (typeof value === 'string' ? value.split('\n') : [...value]).filter(Boolean);

/** House and street are no part of it. */
const withoutAddresses = (profile: Profile) => {
  const { workLocation, familyLocation } = fieldsOf(profile);
  return {
    workLocation: { ...workLocation, address: null },
    familyLocation: { ...familyLocation, address: null },
  };
};

type Stated = ReturnType<typeof statedDetails>;

/**
 * What the owner wrote in Telugu. The Latin name is somewhere beside it: copied from a PDF, Telugu is not always whole.
 */
function inTheirWords(stated: Stated, shown: BiodataChoice['language']): Stated {
  const inBoth = (telugu: string | null, latin: string | null): string | null =>
    telugu && latin && telugu !== latin && shown === 'te' ? `${telugu} (${latin})` : (telugu ?? latin);
  return {
    ...stated,
    fatherName: inBoth(stated.fatherNameTe, stated.fatherName),
    motherName: inBoth(stated.motherNameTe, stated.motherName),
    nativeVillage: stated.villageTe ?? stated.nativeVillage,
  };
}

/** Facts of a horoscope; time and place of birth are for accepted families only. */
function starsOf(horoscope: Horoscope | null, { own, stars }: BiodataWords): DetailRow[] {
  if (!horoscope) return [];
  const { star, pada, kuja } = horoscope;
  const born = star && pada ? { star, pada } : null;
  return [
    [own.star, born ? own.pada(stars.stars[starId(born.star)], born.pada) : ''],
    [own.rasi, born ? stars.rasis[rasiOf(born)] : ''],
    [own.kuja, kuja && kuja !== 'unknown' ? stars.kujaStatement[kuja] : ''],
  ];
}

/** Whether there is anything of it to show. */
export const hasStars = ({ horoscope }: Pick<BiodataFacts, 'horoscope'>): boolean =>
  starsOf(horoscope, BIODATA_WORDS.en).some(([, value]) => value.length > 0);
