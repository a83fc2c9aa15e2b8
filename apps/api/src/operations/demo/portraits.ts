/** Chooses the drawn figure for a member, and the cloth, dress and frame of each of its pictures. */
import type { District } from '@kalyanam/shared/base/domain/districts';
import { weaveOf, type Weave } from '@kalyanam/shared/topics/profile/weaves';
import type { Complexion, Gender } from '@kalyanam/shared/base/vocabulary/people';
import type { Random, Weighted } from './random.js';

export type Hair = 'long' | 'plait' | 'bun' | 'bob' | 'short' | 'parted' | 'curly' | 'thin';
export type Wear = 'sari' | 'kurti' | 'kurta' | 'shirt' | 'jacket';
/** How much is in the picture, in which form: as a studio, a phone held upright, or a friend at a wedding takes it. */
export type Frame = 'studio' | 'close' | 'tall' | 'wide' | 'square';

/** Colors are six hexadecimal digits without '#'. */
interface Looks {
  gender: Gender;
  skin: string;
  hair: Hair;
  hairColor: string;
  beard: boolean;
  /** Flowers in the hair. */
  flowers: boolean;
  /** The head and the shoulders of this person, 1 being the usual width. */
  build: number;
  weave: Weave;
}

/** One picture of a drawn figure. */
export interface PortraitSpec extends Looks {
  wear: Wear;
  cloth: string;
  /** The end of the sari or the stole over the shoulder, where there is one. */
  drape: { color: string; border: string } | null;
  bindi: boolean;
  frame: Frame;
  /** The ground of the cloth behind, and its threads. */
  dye: readonly [ground: string, thread: string];
  arch: boolean;
}

export interface Sitter {
  gender: Gender;
  age: number;
  complexion: Complexion;
  /** The native district, where it is known. */
  district: District | null;
  name: string;
}

const SKINS: Record<Complexion, readonly string[]> = {
  'very-fair': ['e0ac7e', 'dba678'],
  fair: ['d0955f', 'cb8f5c'],
  wheatish: ['bb7d4a', 'b27644'],
  dark: ['94603a', '8a5834'],
};
const HAIR: Record<Gender, Weighted<Hair>> = {
  female: [
    ['long', 5],
    ['plait', 4],
    ['bun', 3],
    ['bob', 2],
  ],
  male: [
    ['short', 4],
    ['parted', 4],
    ['curly', 2],
    ['thin', 1],
  ],
};
const HAIR_COLORS = ['1c1512', '2c1b18', '33201a'];
const GREYING = '6b6460';
const OLDER = 48;
const WEAR: Record<Gender, Weighted<Wear>> = {
  female: [
    ['sari', 3],
    ['kurti', 2],
  ],
  male: [
    ['kurta', 3],
    ['shirt', 3],
    ['jacket', 2],
  ],
};
const COLORS: Record<Gender, readonly string[]> = {
  female: ['7a1f2b', 'c8912b', '2f6b4f', '5b3a6b', '3b4a7a', 'a8452f', '1f6468', '8c3b5e'],
  male: ['3b4a7a', '5a6b3b', '7a1f2b', '4a5560', '2f6b4f', '6b4a32', 'b58a3a', '3f5f7a'],
};
const BORDERS = ['d9a83f', 'c8912b', 'e3bf6b'];
const DYES = [
  ['f1e3c9', 'c8912b'],
  ['f0dfd6', '7a1f2b'],
  ['e1e8dc', '2f6b4f'],
  ['e2e2ed', '4a5390'],
] as const;
const FRAMES: readonly Frame[] = ['close', 'tall', 'wide', 'square'];
const PHOTO_COUNTS: Weighted<number> = [
  [0, 15],
  [1, 30],
  [2, 32],
  [3, 23],
];

function looksOf({ gender, age, complexion, district, name }: Sitter, random: Random): Looks {
  const hair = age > OLDER && gender === 'female' ? 'bun' : random.weighted(HAIR[gender]);
  return {
    gender,
    skin: random.pick(SKINS[complexion]),
    hair,
    hairColor: age > OLDER ? GREYING : random.pick(HAIR_COLORS),
    beard: gender === 'male' && random.chance(0.4),
    flowers: (hair === 'plait' || hair === 'bun') && random.chance(0.6),
    build: random.whole(94, 106) / 100,
    weave: weaveOf(district, name),
  };
}

/** Zero to three pictures of one person, at least `least`: the first as for a family, the others in any form. */
export function portraitsOf(sitter: Sitter, random: Random, least = 0): PortraitSpec[] {
  const looks = looksOf(sitter, random);
  const count = Math.max(least, random.weighted(PHOTO_COUNTS));
  const colors = random.shuffled(COLORS[sitter.gender]);
  const dyes = random.shuffled(DYES);
  const frames = ['studio' as const, ...random.shuffled(FRAMES)];
  return colors.slice(0, count).map((cloth, index): PortraitSpec => {
    const wear = random.weighted(WEAR[sitter.gender]);
    const draped = wear === 'sari' || (wear === 'kurta' && random.chance(0.4));
    return {
      ...looks,
      wear,
      cloth,
      drape: draped ? { color: colors[index + count] as string, border: random.pick(BORDERS) } : null,
      bindi: sitter.gender === 'female' && (wear === 'sari' || random.chance(0.4)),
      frame: frames[index] as Frame,
      dye: dyes[index] as (typeof DYES)[number],
      arch: index === 0 && random.chance(0.6),
    };
  });
}
