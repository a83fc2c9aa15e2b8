import { act, screen, waitFor, within } from '@testing-library/react';
import { setLanguage } from '@kalyanam/web/i18n/language';
import type { ProfileView } from '@kalyanam/shared/contracts/profile';
import type { MatchItem, ProfileMatch } from '@kalyanam/shared/contracts/wishes';
import { WISH_NAMES, type WishName } from '@kalyanam/shared/topics/matching/wishes';
import type { VerificationStatus } from '@kalyanam/shared/base/vocabulary/status';
import { afterEach, describe, expect, it } from 'vitest';
import { fakeApi } from '../../../spec/fake-api';
import { makeUser, makeView } from '../../../spec/make';
import { openPage } from '../../../spec/open-page';
import type { Judgement } from './match-sentence';

const WISHED: Record<WishName, MatchItem['value']> = {
  age: { from: 25, to: 29 },
  height: { from: 62, to: 66 },
  marital: ['never-married'],
  children: 'none',
  education: 'masters',
  occupation: ['private', 'business'],
  income: '15-25',
  workPlace: ['telangana', 'abroad', 'country-usa'],
  visa: ['work-visa', 'citizen'],
  settle: 'return-india',
  home: ['warangal', 'telangana'],
  subcaste: ['motati', 'pakanati'],
  caste: 'reddy',
  diet: ['vegetarian'],
  smoking: 'no',
  drinking: 'no-or-occasionally',
  gothra: 'different',
  afterMarriageWork: ['will-work'],
  horoscope: 'stated',
};

/** Each wish: its name, what the profile says, what was wished. */
type Row = readonly [name: string, fact: string, wish: string];
const EN: Record<WishName, Row> = {
  age: ['Age', '28 years', '25 to 29 years'],
  height: ['Height', `5'4"`, `5'2" to 5'6"`],
  marital: ['Marital status', 'Never married', 'Never married'],
  children: ['Children from before', 'None', 'No children'],
  education: ['Education', 'Masters', 'Masters or higher'],
  occupation: ['Occupation', 'Private sector', 'Private sector, Business'],
  income: ['Annual income', '15-25 LPA', '15-25 LPA or more'],
  workPlace: ['Place of work', 'Hyderabad, Telangana', 'Telangana, Anywhere abroad, USA'],
  visa: ['Visa, if abroad', 'lives in India', 'Work visa (H-1B, L-1, Skilled Worker ...), Citizen'],
  settle: ['Where to settle', 'lives in India', 'Return to India'],
  home: ['Native place', 'Warangal', 'Warangal, Anywhere in Telangana'],
  subcaste: ['Subcaste', 'Motati', 'Motati, Pakanati'],
  caste: ['Caste', 'Reddy', 'Reddy'],
  diet: ['Diet', 'Vegetarian', 'Vegetarian'],
  smoking: ['Smoking', 'No', 'Does not smoke'],
  drinking: ['Drinking', 'Occasionally', 'Does not drink, or only occasionally'],
  gothra: ['Gothra', 'Your gothras differ', 'Different, by your family’s rule'],
  afterMarriageWork: ['Work after marriage', 'Will keep working', 'Will keep working'],
  horoscope: ['Horoscope', 'Star stated', 'Star stated'],
};
const TE: Record<WishName, Row> = {
  age: ['వయసు', '28 ఏళ్లు', '25 నుంచి 29 ఏళ్లు'],
  height: ['ఎత్తు', `5'4"`, `5'2" నుంచి 5'6"`],
  marital: ['వైవాహిక స్థితి', 'అవివాహితులు', 'అవివాహితులు'],
  children: ['పిల్లలు', 'లేరు', 'పిల్లలు లేనివారు'],
  education: ['చదువు', 'పీజీ', 'పీజీ లేదా ఆపైన'],
  occupation: ['వృత్తి', 'ప్రైవేటు ఉద్యోగం', 'ప్రైవేటు ఉద్యోగం, వ్యాపారం'],
  income: ['వార్షిక ఆదాయం', '15-25 లక్షలు', '15-25 లక్షలు లేదా ఆపైన'],
  workPlace: ['పనిచేసే చోటు', 'హైదరాబాద్, తెలంగాణ', 'తెలంగాణ, విదేశాల్లో ఎక్కడైనా, అమెరికా'],
  visa: ['వీసా (విదేశాల్లో ఉంటే)', 'ఇండియాలో ఉంటారు', 'వర్క్ వీసా (H-1B మొదలైనవి), పౌరసత్వం ఉంది (సిటిజన్)'],
  settle: ['స్థిరపడే చోటు', 'ఇండియాలో ఉంటారు', 'ఇండియాకు తిరిగి రావడం'],
  home: ['స్వస్థలం', 'వరంగల్', 'వరంగల్, తెలంగాణ\u200cలో ఎక్కడైనా'],
  subcaste: ['ఉపకులం', 'మోటాటి', 'మోటాటి, పాకనాటి'],
  caste: ['కులం', 'రెడ్డి', 'రెడ్డి'],
  diet: ['ఆహారం', 'శాకాహారం', 'శాకాహారం'],
  smoking: ['పొగ తాగడం', 'లేదు', 'పొగ తాగనివారు'],
  drinking: ['మద్యం అలవాటు', 'అప్పుడప్పుడు', 'మద్యం తాగనివారు, లేదా అరుదుగా తాగేవారు'],
  gothra: ['గోత్రం', 'మీ గోత్రాలు వేర్వేరు', 'మీ కుటుంబ నియమం ప్రకారం వేరే గోత్రం'],
  afterMarriageWork: ['పెళ్లి తర్వాత ఉద్యోగం', 'ఉద్యోగం కొనసాగిస్తారు', 'ఉద్యోగం కొనసాగిస్తారు'],
  horoscope: ['జాతకం', 'నక్షత్రం చెప్పినవారు', 'నక్షత్రం చెప్పినవారు'],
};

const said = { en: 'You asked for:', te: 'మీరు కోరుకున్నది' };
const SENTENCES = {
  en: {
    said: ([name, fact, wish]: Row) => `${name}: ${fact}. ${said.en} ${wish}`,
    unsaid: ([name, , wish]: Row) => `${name}. ${said.en} ${wish}`,
    unknown: ([name]: Row) => `${name} not stated: ask`,
    locked: ([name]: Row) => `${name}: seen once you are both verified`,
    cannotTell: ([name]: Row) => `${name}: we cannot tell, please ask the family`,
    unsure: ([name, fact]: Row) => `${name}: ${fact}. We cannot tell, please ask`,
  },
  te: {
    said: ([name, fact, wish]: Row) => `${name}: ${fact}; ${said.te} ${wish}`,
    unsaid: ([name, , wish]: Row) => `${name}: ${said.te} ${wish}`,
    unknown: ([name]: Row) => `${name}: చెప్పలేదు, అడగండి`,
    locked: ([name]: Row) => `${name}: మీ ఇద్దరి ధ్రువీకరణ పూర్తయ్యాక కనిపిస్తుంది`,
    cannotTell: ([name]: Row) => `${name}: చెప్పలేకపోతున్నాం; ఆ కుటుంబాన్నే అడగండి`,
    unsure: ([name, fact]: Row) => `${name}: ${fact}; చెప్పలేకపోతున్నాం; వారినే అడగండి`,
  },
};
const GROUPS = {
  en: { fits: 'What you look for', misses: 'Not what you look for', unknown: 'Not known' },
  te: { fits: 'మీరు కోరుకున్నట్టు ఉన్నవి', misses: 'మీరు కోరుకున్నట్టు లేనివి', unknown: 'తెలియనివి' },
};
const ROWS = { en: EN, te: TE };
/** A profile without one states none. */
const NO_STAR: Record<'en' | 'te', Row> = {
  en: ['Horoscope', 'Star not stated', 'Star stated'],
  te: ['జాతకం', 'నక్షత్రం చెప్పలేదు', 'నక్షత్రం చెప్పినవారు'],
};

const told = {
  ...makeView().details,
  smoking: 'no',
  drinking: 'occasionally',
  nativeDistrict: 'warangal',
  hasChildren: false,
  afterMarriageWork: 'will-work',
} as const;

const itemsOf = (judged: Judgement, wishes: readonly WishName[] = WISH_NAMES): MatchItem[] =>
  wishes.map((wish) => ({ wish, weight: 'nice', judged, value: WISHED[wish] }));

async function openWith(
  items: MatchItem[],
  changes: Partial<ProfileMatch> = {},
  view: Partial<ProfileView> = {},
  viewer: VerificationStatus = 'verified',
  opens = items.length > 0,
) {
  const mine = { stated: items.length, fits: 0, unknown: 0, items };
  fakeApi({
    'GET /profiles/p1': {
      profile: makeView({
        details: told,
        gothraGate: { verdict: 'different' } as ProfileView['gothraGate'],
        match: { mine: items.length > 0 ? mine : null, theirs: null, ...changes },
        ...view,
      }),
    },
  });
  const page = openPage('/profile/p1', makeUser(viewer));
  const all = new RegExp(`^(All|మొత్తం) ${items.length}$`);
  if (opens) await page.user.click(await screen.findByRole('button', { name: all }));
  return page;
}

const sentences = async (group: string) => {
  const list = await screen.findByRole('list', { name: group });
  return within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
};

/** Some words of a language come after the page. */
const expectSentences = (group: string, expected: string[]) =>
  waitFor(async () => expect(await sentences(group)).toEqual(expected));

afterEach(() => act(() => setLanguage('en')));

describe.each(['en', 'te'] as const)('why this match, in %s', (language) => {
  const rows = WISH_NAMES.map((wish) => ROWS[language][wish]);
  const { said, unsaid, ...unknown } = SENTENCES[language];
  const group = GROUPS[language];

  it('says in one sentence what the profile says and what was wished', async () => {
    await act(() => setLanguage(language));
    await openWith(itemsOf('misses'));
    const missed = WISH_NAMES.map((wish) => (wish === 'horoscope' ? NO_STAR[language] : ROWS[language][wish]));
    await expectSentences(group.misses, missed.map(said));
  });

  it.each<[string, VerificationStatus, VerificationStatus, [WishName, keyof typeof unknown][]]>([
    [
      'two verified members',
      'verified',
      'verified',
      [
        ['subcaste', 'unsure'],
        ['diet', 'unknown'],
        ['smoking', 'unknown'],
        ['gothra', 'cannotTell'],
      ],
    ],
    [
      'a viewer who is not verified',
      'semi-verified',
      'verified',
      [
        ['visa', 'locked'],
        ['diet', 'unknown'],
        ['gothra', 'locked'],
      ],
    ],
    [
      'an owner who is not verified',
      'verified',
      'semi-verified',
      [
        ['diet', 'unknown'],
        ['drinking', 'locked'],
        ['gothra', 'locked'],
      ],
    ],
  ])('says why it is not known to %s', async (_, viewer, verificationStatus, expected) => {
    await act(() => setLanguage(language));
    const items = itemsOf(
      'unknown',
      expected.map(([wish]) => wish),
    );
    const { details } = makeView();
    await openWith(items, {}, { details, diet: 'prefer-not', verificationStatus }, viewer);
    await expectSentences(
      group.unknown,
      expected.map(([wish, sentence]) => unknown[sentence](ROWS[language][wish])),
    );
  });

  it('does not promise an answer by verification where the gate cannot tell', async () => {
    await act(() => setLanguage(language));
    const gothraGate = { verdict: 'cannot-tell' } as ProfileView['gothraGate'];
    await openWith(itemsOf('unknown', ['gothra']), {}, { gothraGate }, 'semi-verified');
    await expectSentences(group.unknown, [unknown.cannotTell(ROWS[language].gothra)]);
  });

  it('says of what fits the same', async () => {
    await act(() => setLanguage(language));
    await openWith(itemsOf('fits'));
    await expectSentences(group.fits, rows.map(said));
  });

  it('says what was wished where the profile says nothing, though it is known whether it fits', async () => {
    await act(() => setLanguage(language));
    await openWith(itemsOf('fits', ['smoking']), {}, { details: { ...told, smoking: null } });
    await expectSentences(group.fits, [unsaid(ROWS[language].smoking)]);
  });
});

describe('why this match', () => {
  it('begins with what does not fit, a must first', async () => {
    const [age, diet] = itemsOf('misses', ['age', 'diet']);
    await openWith([...itemsOf('fits', ['caste']), { ...age! }, { ...diet!, weight: 'must' }]);
    expect((await sentences('Not what you look for'))[0]).toMatch(/^Diet: .*Must$/);
    const headings = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(headings.filter((heading) => Object.values(GROUPS.en).includes(heading))).toEqual([
      'Not what you look for',
      'What you look for',
    ]);
  });

  it('says to who has no wishes what they meet of the other, or that these are few', async () => {
    await openWith([], { theirs: { stated: 6, fits: 5, mustMissed: false, few: false, items: null } });
    expect(await screen.findByText('You fit 5 of their 6')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Say what matters to you' })).toHaveAttribute('href', '/my-profile/wishes');
  });

  it('says that the wishes of the other are too few to count', async () => {
    await openWith(itemsOf('fits', ['caste']), {
      theirs: { stated: 0, fits: 0, mustMissed: false, few: true, items: null },
    });
    expect(await screen.findByText('They have said little about what they look for.')).toBeVisible();
  });

  it('names on the page itself three misses at most, the musts first, and one line of the gothras', async () => {
    const [age, height, diet, gothra, smoking] = itemsOf('misses', ['age', 'height', 'diet', 'gothra', 'smoking']);
    const items = [age!, height!, { ...diet!, weight: 'must' as const }, gothra!, smoking!];
    const theirs = { stated: 6, fits: 5, mustMissed: true, few: false, items: null };
    await openWith(items, { theirs }, {}, 'verified', false);
    const why = await screen.findByRole('region', { name: 'Why this match' });
    expect(
      within(why)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      '0 of your 5 wishes fit · you fit 5 of their 6',
      'Diet: Vegetarian (your must)',
      'Age: 28 years',
      'Height: 5\'4"',
      'One of their musts is not met',
      'Your gothras differ',
    ]);
  });
});
