/** Chooses the drawn person for a member, and what stays the same from photo to photo. */
import type { Options } from '@dicebear/avataaars';
import type { Complexion, Gender } from '@kalyanam/shared/base/vocabulary/people';
import type { Random, Weighted } from './random.js';

type Choice<K extends keyof Options> = Extract<NonNullable<Options[K]>, readonly unknown[]>[number];
type Hair = Choice<'top'>;
type Clothing = Choice<'clothing'>;
type Mouth = Choice<'mouth'>;
type Eyes = Choice<'eyes'>;

/** What a person looks like in every photo. */
interface Looks {
  gender: Gender;
  top: Hair;
  /** Colors are six hexadecimal digits without '#'. */
  hairColor: string;
  skinColor: string;
  facialHair: Choice<'facialHair'> | null;
  glasses: Choice<'accessories'> | null;
  eyebrows: Choice<'eyebrows'>;
}

/** One photo of a drawn person. */
export interface PortraitSpec extends Looks {
  clothing: Clothing;
  clothesColor: string;
  /** Color of the pallu (end of the sari) over the shoulder and of its border. */
  pallu: { color: string; border: string } | null;
  bindi: boolean;
  earrings: boolean;
  mouth: Mouth;
  eyes: Eyes;
  backdrop: { wall: string; arch: string | null };
}

const WOMENS_HAIR: Weighted<Hair> = [
  ['straight01', 4],
  ['straight02', 3],
  ['straightAndStrand', 4],
  ['longButNotTooLong', 2],
  ['bun', 3],
  ['bob', 1],
  ['curly', 1],
];
const MENS_HAIR: Weighted<Hair> = [
  ['shortFlat', 4],
  ['shortRound', 4],
  ['shortWaved', 3],
  ['shortCurly', 2],
  ['theCaesar', 1],
  ['theCaesarAndSidePart', 2],
];
const EARS_SHOW: ReadonlySet<Hair> = new Set<Hair>(['bun', 'straightAndStrand', 'longButNotTooLong', 'curly']);

const SKINS: Record<Complexion, readonly string[]> = {
  'very-fair': ['e0ac7e', 'dba678'],
  fair: ['d0955f', 'cb8f5c'],
  wheatish: ['bb7d4a', 'b27644'],
  dark: ['94603a', '8a5834'],
};
const HAIR_COLORS: Weighted<string> = [
  ['1c1512', 4],
  ['2c1b18', 4],
  ['33201a', 1],
];
const GREYING = '57504c';

const WOMENS_CLOTHES: Weighted<Clothing> = [
  ['shirtScoopNeck', 5],
  ['shirtCrewNeck', 3],
  ['shirtVNeck', 1],
  ['blazerAndShirt', 1],
];
const MENS_CLOTHES: Weighted<Clothing> = [
  ['shirtCrewNeck', 4],
  ['shirtVNeck', 2],
  ['collarAndSweater', 3],
  ['blazerAndShirt', 2],
  ['blazerAndSweater', 2],
];
const WOMENS_COLORS = ['7a1f2b', 'c8912b', '2f6b4f', '5b3a6b', '26415e', 'a8452f', '1f6468', '8c3b5e'];
const MENS_COLORS = ['26415e', '5a6b3b', '7a1f2b', '4a5560', '2f6b4f', '6b4a32', 'b58a3a', '3f5f7a'];
const BORDERS = ['d9a83f', 'c8912b', 'e3bf6b'];
const WALLS = ['f0e7d8', 'efe4d2', 'e9dcc6', 'ead9c9', 'e6e2d3', 'f3ebdd'];
const ARCHES: Record<string, string> = {
  f0e7d8: 'e8dcc6',
  efe4d2: 'e5d7bd',
  e9dcc6: 'dfcfb3',
  ead9c9: 'e1ccb8',
  e6e2d3: 'dad5c1',
  f3ebdd: 'ebdfc9',
};
const PHOTO_COUNTS: Weighted<number> = [
  [0, 15],
  [1, 30],
  [2, 32],
  [3, 23],
];

export interface Sitter {
  gender: Gender;
  age: number;
  complexion: Complexion;
}

function looksOf({ gender, age, complexion }: Sitter, random: Random): Looks {
  const bearded = gender === 'male' && random.chance(0.45);
  return {
    gender,
    top: random.weighted(gender === 'male' ? MENS_HAIR : WOMENS_HAIR),
    hairColor: age > 48 ? GREYING : random.weighted(HAIR_COLORS),
    skinColor: random.pick(SKINS[complexion]),
    facialHair: bearded
      ? random.weighted([
          ['beardLight', 5],
          ['moustacheMagnum', 3],
          ['beardMedium', 1],
        ])
      : null,
    glasses: random.chance(0.22) ? random.pick(['prescription02', 'round', 'prescription01'] as const) : null,
    eyebrows: random.pick(['default', 'defaultNatural'] as const),
  };
}

function takeOf(looks: Looks, clothesColor: string, wall: string, random: Random): PortraitSpec {
  const woman = looks.gender === 'female';
  const clothing = random.weighted(woman ? WOMENS_CLOTHES : MENS_CLOTHES);
  const draped = woman && clothing === 'shirtScoopNeck' && random.chance(0.75);
  return {
    ...looks,
    clothing,
    clothesColor,
    pallu: draped
      ? { color: random.pick(WOMENS_COLORS.filter((color) => color !== clothesColor)), border: random.pick(BORDERS) }
      : null,
    bindi: woman && !looks.glasses && (draped || looks.top === 'bun' || random.chance(0.4)),
    earrings: woman && EARS_SHOW.has(looks.top) && (looks.top === 'bun' || random.chance(0.85)),
    mouth: random.weighted([
      ['twinkle', 5],
      ['default', 1],
    ]),
    eyes: random.weighted([
      ['default', 5],
      ['happy', 1],
    ]),
    backdrop: { wall, arch: random.chance(0.45) ? (ARCHES[wall] ?? null) : null },
  };
}

/** Zero to three photos of one person, at least `least`. */
export function portraitsOf(sitter: Sitter, random: Random, least = 0): PortraitSpec[] {
  const looks = looksOf(sitter, random);
  const count = Math.max(least, random.weighted(PHOTO_COUNTS));
  const walls = random.shuffled(WALLS);
  const colors = random.shuffled(sitter.gender === 'female' ? WOMENS_COLORS : MENS_COLORS).slice(0, count);
  return colors.map((color, index) => takeOf(looks, color, walls[index] as string, random));
}
