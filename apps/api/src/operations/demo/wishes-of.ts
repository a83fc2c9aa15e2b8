/** What a demo member wishes of a match: sensible for that member, and different from one to the next. */
import type { ProfileFields } from '@kalyanam/shared/topics/profile/fields';
import { isStated } from '@kalyanam/shared/base/vocabulary/option';
import {
  wishesOf as kept,
  type SentWish,
  type Wishes,
  type WishesVisible,
} from '@kalyanam/shared/topics/matching/wishes';
import type { Random } from './random.js';

export interface DemoWishes {
  readonly wishes: Wishes;
  readonly visible: WishesVisible;
  readonly hideFromMisfits: boolean;
}

/** Not found by the verified sign-in, who eats eggs. */
export const HIDDEN_FROM_MISFITS = 'm065';
export const hiding = ({ wishes, ...settings }: DemoWishes): DemoWishes => ({
  ...settings,
  wishes: { ...wishes, diet: { weight: 'must', value: ['vegetarian'] } },
  hideFromMisfits: true,
});

interface Wisher {
  readonly fields: ProfileFields;
  readonly age: number;
  /** The known sign-ins state many, so that their screens show all there is. */
  readonly everything: boolean;
}

/** Grooms look for brides of their age or a little younger, brides the other way round. */
const YEARS_APART = 6;
const YOUNGEST = 18;

export function wishesOf({ fields, age, everything }: Wisher, random: Random): DemoWishes {
  const says = (share: number): boolean => random.chance(share) || everything;
  const weight = (must: number): 'must' | 'nice' => (random.chance(must) ? 'must' : 'nice');
  const span =
    fields.gender === 'male'
      ? { from: Math.max(YOUNGEST, age - YEARS_APART), to: age }
      : { from: age, to: age + YEARS_APART };
  const sent: SentWish[] = [
    ...(says(0.8) ? [{ wish: 'age', weight: weight(0.2), value: span }] : []),
    ...(says(0.6) ? [{ wish: 'marital', weight: weight(0.3), value: [fields.maritalStatus] }] : []),
    ...(says(0.5) ? [{ wish: 'education', weight: 'nice', value: 'bachelors' }] : []),
    ...(fields.caste === 'reddy' && says(0.6) ? [{ wish: 'caste', weight: weight(0.4), value: 'reddy' }] : []),
    ...(isStated(fields.diet) && says(0.5) ? [{ wish: 'diet', weight: 'nice', value: [fields.diet] }] : []),
    ...(says(0.5) ? [{ wish: 'smoking', weight: weight(0.2), value: 'no' }] : []),
    ...(says(0.5) ? [{ wish: 'gothra', weight: weight(0.3), value: 'different' }] : []),
    ...(says(0.3) ? [{ wish: 'home', weight: 'nice', value: ['andhra-pradesh', 'telangana'] }] : []),
    ...(says(0.2) ? [{ wish: 'workPlace', weight: 'nice', value: ['telangana', 'karnataka', 'abroad'] }] : []),
    ...(says(0.2) ? [{ wish: 'afterMarriageWork', weight: 'nice', value: ['will-work', 'may-work'] }] : []),
    ...(says(0.2) ? [{ wish: 'horoscope', weight: 'nice', value: 'stated' }] : []),
  ];
  const checked = random.chance(0.9) || everything ? kept(sent) : { wishes: {} };
  if ('wrong' in checked) throw new Error(`Not a wish of the catalogue: ${checked.wrong.join(', ')}`);
  return { wishes: checked.wishes, visible: random.chance(0.3) ? 'items' : 'counts', hideFromMisfits: false };
}
