import { PATHS } from '../../../shell/paths';
import { RowLink, RowList } from '../../../ui/row-list';
import type { Draft } from './draft';
import { useWishesTexts } from './wishes.en';

/** What others learn of the wishes, which is chosen with everything else that they see. */
export function OthersSee({ draft }: { draft: Draft }) {
  const texts = useWishesTexts();
  return (
    <RowList>
      <RowLink
        icon="eye"
        title={texts.others}
        hint={draft.hideFromMisfits ? texts.hide : texts.visibleMeans[draft.visible]}
        to={PATHS.whoSeesWhat}
      />
    </RowList>
  );
}
