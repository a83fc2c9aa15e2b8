import type { MyDetails } from '@kalyanam/shared/contracts/details';
import { detailFacts, type ShownDetails } from '@kalyanam/shared/topics/profile/detail-facts';
import { useDetailTexts } from './details.en';
import { useDetailWords } from './words';

/** One's own without what a change of work or marital status hides from others. */
export const asOthersRead = ({ abroad, onceMarried, ...details }: MyDetails) => ({
  ...details,
  ...(!abroad && { visaStatus: null, settleWish: null }),
  ...(!onceMarried && { children: null, childrenLiveWith: null }),
});

/** Rows of the details that a profile has beyond its registration, by section; a detail not stated has no row. */
export const useDetailFacts = (details: ShownDetails) => detailFacts(details, useDetailWords(), useDetailTexts());
