import type { MatchNote } from './gunamelanam.js';
import type { KujaTogether } from './kuja.js';

/** C11: texts about two stars, on the profile and on the sheet for the purohit. */
export const en = {
  starPada: (star: string, pada: number) => `${star} ${pada}`,
  star: 'Star',
  rasi: 'Rasi',
  kuja: 'Kuja dosham',
  notStated: 'Not given',
  bride: 'Bride',
  groom: 'Groom',
  otherTables: (low: string, high: string) => `Other printed tables give ${low} to ${high}.`,
  noOtherTables: 'Other printed tables give the same.',
  points18: 'Panchangams usually ask for 18 or more. Please ask your purohit.',
  method: 'Method telugu-1: counted from the bride’s star.',
  notes: {
    'same-star': 'One star, different padas: many purohits take no dosham.',
    'same-rasi': 'One rasi, different stars: many purohits take no nadi dosham.',
    'same-lord': 'One planet rules both signs: many purohits then take no rasi dosham.',
    'same-nadi': 'Both have the same nadi: please ask your purohit.',
    'class-of-sign': 'This is a class of the sign, not of the family.',
  } satisfies Record<MatchNote, string>,
  kujaTogether: {
    both: 'Both families say yes: by custom no obstacle.',
    neither: 'Both families say no: no obstacle.',
    one: 'Only one family says yes: families ask their purohit.',
    unknown: 'Not known of both.',
  } satisfies Record<KujaTogether, string>,
  marsHouses: (lagna: number, moon: number, venus: number) =>
    `Mars in house ${lagna} from the lagna, ${moon} from the Moon, ${venus} from Venus`,
  marsCounts: (houses: string) => `Counted by the houses 2, 4, 7, 8, 12: ${houses}.`,
  marsNone: 'By the houses 2, 4, 7, 8, 12 none of them is counted.',
  from: { lagna: 'lagna', moon: 'Moon', venus: 'Venus' },
  lagna: 'Lagna',
};
