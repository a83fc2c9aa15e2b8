// What families tell beyond the registration, and what they wish of a match: for measurements only.
const VISAS = ['work-visa', 'permanent-resident', 'citizen', 'student-visa', 'dependent-visa'];
const DEGREES = ['btech', 'mbbs', 'mba', 'msc', 'bcom', 'bsc', 'mca', 'ca', 'phd', 'llb'];
const NATIVE_STATES = ['andhra-pradesh', 'telangana'];
const SETTLING = ['stay-abroad', 'return-india', 'open'];
const WORKING = ['will-work', 'may-work', 'together', 'will-not'];
const HABITS = { no: 7, occasionally: 2, yes: 1 };
/** The first is the most frequent, as among the gothras of the community. */
const RANK_POWER = 2.2;

/** About as many as tell it: six in ten have filled in the four cards. */
export function factsOf(random, { abroad, choices, lists: { SUBCASTES, DISTRICTS } }) {
  const told = random.chance(0.6);
  const says = (share, value) => (told && random.chance(share) ? value() : null);
  const nativeState = says(0.95, () => random.pick(NATIVE_STATES));
  return {
    height: 58 + random.below(14),
    subcaste: random.chance(0.5) ? random.pick(SUBCASTES) : null,
    degree: says(0.9, () => random.pick(DEGREES)),
    nativeState,
    nativeDistrict: nativeState && random.pick(DISTRICTS[nativeState]),
    visa: abroad ? says(0.8, () => random.pick(VISAS)) : null,
    settleWish: abroad ? says(0.7, () => random.pick(SETTLING)) : null,
    afterMarriageWork: says(0.6, () => random.pick(WORKING)),
    smoking: says(0.8, () => random.weighted(HABITS)),
    drinking: says(0.8, () => random.weighted(HABITS)),
    star: random.chance(0.85) ? { star: 1 + random.below(27), pada: 1 + random.below(4) } : null,
    birthTime: random.chance(0.4) ? `0${random.below(10)}:${10 + random.below(50)}` : null,
    hasChildren: choices.maritalStatus === 'never-married' ? null : says(0.8, () => random.chance(0.4)),
  };
}

/** The place of a member's gothra in the list, from 0. */
export const gothraOf = (random, gothras) => Math.floor(random.fraction() ** RANK_POWER * gothras);

/** Their own wishes, and the musts among them as the listing keeps them; `listed`: functions of the built API. */
export function wishesOf(random, m, { wishesOf: made, mustsOf }) {
  const age = Math.floor((Date.now() - new Date(m.dob)) / (365.25 * 86_400_000));
  const { wishes, visible } = made({ fields: m.choices, age, everything: false }, random);
  const hideFromMisfits = random.chance(0.1);
  const member = { userId: m.id, gender: m.choices.gender, verified: m.verification === 'verified' };
  return {
    items: JSON.stringify(wishes),
    visible,
    hideFromMisfits,
    musts: mustsOf({ wishes, hideFromMisfits }, member),
  };
}
