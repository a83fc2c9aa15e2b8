import type { ProfileView } from '@kalyanam/shared/contracts/profile';
import { isStated } from '@kalyanam/shared/base/vocabulary/option';
import { wishSpec, type WishName } from '@kalyanam/shared/topics/matching/wishes';
import { detailSpec, isDetail, type DetailName } from '@kalyanam/shared/topics/profile/details';
import { useDetailTexts } from '../../../parts/details/details.en';
import { useDetailWords } from '../../../parts/details/words';
import { useWishTexts } from '../../../parts/wishes/wish-words.en';
import { useSessionUser } from '../../../session/session';
import { useCommonTexts } from '../../../ui/texts/common.en';
import { useProfileWords } from '../../../ui/texts/profile';
import { useGothraGateTexts } from './gothra-gate.en';
import { useWhyMatchTexts } from './why-match.en';

/** Only between two verified members is everything read and compared. */
export function useBothVerified({ verificationStatus }: Pick<ProfileView, 'verificationStatus'>): boolean {
  const mine = useSessionUser()?.verificationStatus;
  return mine === 'verified' && verificationStatus === 'verified';
}

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

  const stated = (detail: DetailName): string => {
    if (detailSpec(detail).abroad && inHome) return inIndia;
    const value = told[detail];
    return isStated(value) ? valueOf(detail, String(value)) : '';
  };

  return (wish) => {
    switch (wish) {
      case 'age':
        return years(profile.age);
      case 'children':
        return profile.maritalStatus === 'never-married' || told.hasChildren === false
          ? details.childrenCount(0)
          : told.hasChildren
            ? details.yes
            : '';
      case 'workPlace':
        return wordsOf('workLocation', profile);
      case 'settle':
        return stated('settleWish');
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
      default: {
        const { field } = wishSpec(wish);
        if (!field) return '';
        return isDetail(field) ? stated(field) : wordsOf(field, profile);
      }
    }
  };
}
