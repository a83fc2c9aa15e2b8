import { detailSpec, type DetailName, type MoreVisible } from '@kalyanam/shared/topics/profile/details';
import type { DetailAudience } from '@kalyanam/shared/topics/profile/field-spec';
import { createContext, useContext } from 'react';
import { Icon } from '../../../../ui/icon';
import { useMoreTexts } from './more-details.en';

/** What the member chose for the more private half. */
export const MoreVisibleContext = createContext<MoreVisible>('accepted');

interface AudienceLineProps {
  audience: DetailAudience;
  /** Where it takes more words to say. */
  words?: string | undefined;
}

/** Who reads a line. */
export function AudienceLine({ audience, words }: AudienceLineProps) {
  const { seenBy } = useMoreTexts();
  const more = useContext(MoreVisibleContext);
  const who = audience === 'more' ? more : audience;
  return (
    <span className="inline-flex items-start gap-1.5">
      <Icon name={who === 'members' ? 'eye' : who === 'verified' ? 'shield' : 'lock'} className="mt-1 size-4" />
      {words ?? seenBy[who]}
    </span>
  );
}

/** Shown under each detail. Every verified member reads whether there are children. */
export function SeenBy({ detail }: { detail: DetailName }) {
  const { childrenSeenBy } = useMoreTexts();
  const more = useContext(MoreVisibleContext);
  return detail === 'children' && more === 'accepted' ? (
    <AudienceLine audience="verified" words={childrenSeenBy} />
  ) : (
    <AudienceLine audience={detailSpec(detail).audience} />
  );
}
