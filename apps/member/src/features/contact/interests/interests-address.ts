import { isValueOf } from '@kalyanam/shared/base/vocabulary/option';
import { INTEREST_BOXES, type InterestBox } from '@kalyanam/shared/base/vocabulary/status';
import { PATHS } from '../../../shell/paths';
import { pageOf } from '../../../ui/list-page';

/** The list, and the page of it, that an address means; an unknown one is the first. */
export function readAddress(params: URLSearchParams): { box: InterestBox; page: number } {
  const box = params.get('box');
  return {
    box: isValueOf(INTEREST_BOXES, box) ? box : 'received',
    page: pageOf(params),
  };
}

export function interestsPath(box: InterestBox, page = 1): string {
  const params = new URLSearchParams({
    ...(box !== 'received' && { box }),
    ...(page > 1 && { page: String(page) }),
  }).toString();
  return params ? `${PATHS.interests}?${params}` : PATHS.interests;
}
