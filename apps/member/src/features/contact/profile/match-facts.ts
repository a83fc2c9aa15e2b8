import type { ProfileView } from '@kalyanam/shared/contracts/profile';
import { shownHeight } from '@kalyanam/shared/base/vocabulary/height';
import { isStated } from '@kalyanam/shared/base/vocabulary/option';
import type { WishName } from '@kalyanam/shared/topics/matching/wishes';
import { useDetailTexts } from '../../../parts/details/details.en';
import { useDetailWords } from '../../../parts/details/words';
import { useWishTexts } from '../../../parts/wishes/wish-words.en';
import { useCommonTexts } from '../../../ui/texts/common.en';
import { useProfileWords } from '../../../ui/texts/profile';
import { useGothraGateTexts } from './gothra-gate.en';
import { useWhyMatchTexts } from './why-match.en';

/** The profile's value for each wish; empty where it has none. */
export function useMatchFacts(profile: ProfileView): (wish: WishName) => string {
  const { years } = useCommonTexts();
  const { wordsOf, choice } = useProfileWords();
  const details = useDetailTexts();
  const { district, nativeState, valueOf } = useDetailWords();
  const gothra = useGothraGateTexts();
  const { inIndia } = useWhyMatchTexts();
  const { horoscope, noHoroscope } = useWishTexts();
  const told = profile.details;
  const inHome = profile.workLocation.type !== 'nri';

  const stated = (detail: 'afterMarriageWork' | 'drinking' | 'settleWish' | 'smoking' | 'visaStatus'): string => {
    const value = told[detail];
    return isStated(value) ? valueOf(detail, String(value)) : '';
  };

  return (wish) => {
    switch (wish) {
      case 'age':
        return years(profile.age);
      case 'height':
        return shownHeight(profile.height);
      case 'marital':
        return wordsOf('maritalStatus', profile);
      case 'children':
        return profile.maritalStatus === 'never-married' || told.hasChildren === false
          ? details.childrenCount(0)
          : told.hasChildren
            ? details.yes
            : '';
      case 'income':
        return wordsOf('annualIncome', profile);
      case 'workPlace':
        return wordsOf('workLocation', profile);
      case 'visa':
        return inHome ? inIndia : stated('visaStatus');
      case 'settle':
        return inHome ? inIndia : stated('settleWish');
      case 'home':
        return told.nativeDistrict
          ? district(told.nativeDistrict)
          : told.nativeState
            ? nativeState(told.nativeState)
            : choice('state', profile.familyLocation.state);
      case 'gothra':
        return profile.gothraGate?.verdict ? gothra.verdicts[profile.gothraGate.verdict].replace(/\.$/, '') : '';
      case 'horoscope': {
        // The name of the star is in the section of the stars: here only that one is stated.
        const judged = profile.match?.mine?.items.find((item) => item.wish === wish)?.judged;
        return judged === 'fits' ? horoscope : judged === 'misses' ? noHoroscope : '';
      }
      case 'smoking':
      case 'drinking':
      case 'afterMarriageWork':
        return stated(wish);
      case 'diet':
        return isStated(profile.diet) ? wordsOf('diet', profile) : '';
      default:
        return wordsOf(wish, profile);
    }
  };
}
