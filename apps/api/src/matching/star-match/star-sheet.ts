/** C11: the page that a purohit reads: what the two families state, each koota with its rule, and room for his remark. */
import { KOOTA_POINTS, MAXIMUM, METHOD } from '@kalyanam/shared/base/domain/ashtakoota';
import { en as wordsEn } from '@kalyanam/shared/base/domain/star-words.en';
import { te as wordsTe } from '@kalyanam/shared/base/domain/star-words.te';
import type { StarWords } from '@kalyanam/shared/base/domain/star-words';
import { gunamelanam, type Couple } from '@kalyanam/shared/topics/stars/gunamelanam';
import { kootaLine, pointsText, type KootaTexts } from '@kalyanam/shared/topics/stars/koota-line';
import { en as kootasEn } from '@kalyanam/shared/topics/stars/koota-texts.en';
import { te as kootasTe } from '@kalyanam/shared/topics/stars/koota-texts.te';
import { countsForKuja, kujaTogether } from '@kalyanam/shared/topics/stars/kuja';
import { en as matchEn } from '@kalyanam/shared/topics/stars/match-texts.en';
import { te as matchTe } from '@kalyanam/shared/topics/stars/match-texts.te';
import { rasiOf, starId, type StarPada } from '@kalyanam/shared/topics/stars/star';
import { formatMemberCode } from '@kalyanam/shared/base/text';
import type { KujaStatement } from '@kalyanam/shared/base/domain/stars';
import { dayWords } from '../../platform/time/clock.js';
import type { Chart } from '../../profiles/horoscopes/ephemeris.js';
import { PaperTemplate, type PaperContent } from '../../platform/pdf/paper.service.js';

export const STAR_SHEET = new PaperTemplate(import.meta.dirname, 'star-sheet');

/** One of the two, as the page names them. */
export interface SheetPerson {
  readonly name: string;
  readonly memberCode: string;
  readonly star: StarPada;
  readonly kuja: KujaStatement | null;
  /** Null: time or place of birth is not given. */
  readonly chart: Chart | null;
}

export interface SheetFacts {
  readonly bride: SheetPerson;
  readonly groom: SheetPerson;
  readonly now: Date;
}

type Role = 'bride' | 'groom';

interface Texts {
  readonly words: StarWords;
  readonly kootas: KootaTexts;
  readonly match: typeof matchEn;
  readonly sheet: typeof SHEET_EN;
  readonly day: (moment: Date) => string;
}

const SHEET_EN = {
  title: 'Stars of two families',
  of: 'For the purohit',
  koota: 'Koota',
  said: 'What is compared',
  rule: 'Rule used',
  points: 'Points',
  noLagna: 'not computable: no birth time',
  remark: 'Remark of the purohit',
  foot: (date: string) => `Made ${date} on Kalyanam. Method ${METHOD}. It tells what tables say; your purohit decides.`,
};
const SHEET_TE: typeof SHEET_EN = {
  title: 'జాతక పొంతన',
  of: 'పురోహితుల కోసం',
  koota: 'కూటమి',
  said: 'పోల్చినవి',
  rule: 'నియమం',
  points: 'గుణాలు',
  noLagna: 'లెక్కించలేం: పుట్టిన సమయం లేదు',
  remark: 'పురోహితుల మాట',
  foot: (date) => `${date}న కళ్యాణంలో తయారైంది. పద్ధతి ${METHOD}. ఇది పట్టికల ప్రకారం వచ్చిన లెక్క మాత్రమే; నిర్ణయం మీ పురోహితులది.`,
};
const LANGUAGES: readonly Texts[] = [
  { words: wordsEn, kootas: kootasEn, match: matchEn, sheet: SHEET_EN, day: dayWords('en') },
  { words: wordsTe, kootas: kootasTe, match: matchTe, sheet: SHEET_TE, day: dayWords('te') },
];

/** The same in both languages. */
const both = (say: (texts: Texts) => string): string[] => LANGUAGES.map(say);

function personRows({ star, kuja, chart }: SheetPerson) {
  const starWords = both(({ words, match }) => match.starPada(words.stars[starId(star.star)], star.pada));
  return [
    { name: both(({ match }) => match.star), said: starWords },
    { name: both(({ match }) => match.rasi), said: both(({ words }) => words.rasis[rasiOf(star)]) },
    {
      name: both(({ match }) => match.lagna),
      said: both(({ words, sheet }) => (chart ? words.rasis[chart.lagna] : sheet.noLagna)),
    },
    {
      name: both(({ match }) => match.kuja),
      said: both(({ words, match }) => (kuja ? words.kujaStatement[kuja] : match.notStated)),
    },
  ];
}

const FROM = ['lagna', 'moon', 'venus'] as const;

/** The houses of Mars, and which of them books count: facts without a verdict. */
function marsLines({ chart }: SheetPerson, role: Role): string[][] {
  if (!chart) return [];
  const { marsFrom } = chart;
  const counted = FROM.filter((from) => countsForKuja(marsFrom[from]));
  return [
    both(({ match }) => {
      const houses = match.marsHouses(marsFrom.lagna, marsFrom.moon, marsFrom.venus);
      const counts =
        counted.length > 0 ? match.marsCounts(counted.map((from) => match.from[from]).join(', ')) : match.marsNone;
      return `${match[role]}: ${houses}. ${counts}`;
    }),
  ];
}

export function starSheet({ bride, groom, now }: SheetFacts): PaperContent {
  const couple: Couple = { bride: bride.star, groom: groom.star };
  const { rows, total, low, high, notes } = gunamelanam(couple);
  const person = (one: SheetPerson, role: Role) => ({
    role: both(({ match }) => match[role]),
    name: one.name,
    code: formatMemberCode(one.memberCode),
    rows: personRows(one),
  });
  const range = both(({ match }) =>
    low === high ? match.noOtherTables : match.otherTables(pointsText(low), pointsText(high)),
  );
  const data = {
    title: both(({ sheet }) => sheet.title),
    of: both(({ sheet }) => sheet.of),
    people: [person(bride, 'bride'), person(groom, 'groom')],
    columns: (['koota', 'said', 'rule', 'points'] as const).map((column) => both(({ sheet }) => sheet[column])),
    kootas: rows.map(({ koota, points }) => ({
      name: both(({ words }) => words.kootas[koota]),
      said: both(({ words, kootas }) => kootaLine(koota, couple, points, words, kootas)),
      rule: both(({ kootas }) => kootas.rules[koota]),
      points: `${pointsText(points)} / ${KOOTA_POINTS[koota]}`,
    })),
    total: {
      name: both(({ words }) => words.kootas.total),
      points: `${pointsText(total)} / ${MAXIMUM}`,
    },
    lines: [
      range,
      both(({ match }) => match.points18),
      ...notes.map((note) =>
        both(({ match, words }) =>
          note === 'class-of-sign' ? `${words.kootas.varna}: ${match.notes[note]}` : match.notes[note],
        ),
      ),
      both(({ match }) => `${match.kuja}: ${match.kujaTogether[kujaTogether(bride.kuja, groom.kuja)]}`),
      ...marsLines(bride, 'bride'),
      ...marsLines(groom, 'groom'),
    ],
    remark: both(({ sheet }) => sheet.remark),
    foot: both(({ sheet, day }) => sheet.foot(day(now))),
  };
  return { data };
}
