import { detailSpec, type DetailAudience, type DetailName, type MoreVisible } from '@kalyanam/shared/details/details';
import { createContext, useContext } from 'react';
import { Icon } from '../../../ui/icon';
import { useMoreTexts } from './more.en';

/** What the member chose for the more private half. */
export const MoreVisibleContext = createContext<MoreVisible>('accepted');

/** Who reads a line. */
export function AudienceLine({ audience }: { audience: DetailAudience }) {
  const { seenBy } = useMoreTexts();
  const more = useContext(MoreVisibleContext);
  const who = audience === 'more' ? more : audience;
  return (
    <span className="inline-flex items-start gap-1.5">
      <Icon name={who === 'members' ? 'eye' : who === 'verified' ? 'shield' : 'lock'} className="mt-1 size-4" />
      {seenBy[who]}
    </span>
  );
}

/** Stands under each detail. */
export const SeenBy = ({ detail }: { detail: DetailName }) => <AudienceLine audience={detailSpec(detail).audience} />;
