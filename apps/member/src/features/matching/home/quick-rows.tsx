import type { SessionUser } from '@kalyanam/shared/contracts/auth';
import { mayBrowse } from '@kalyanam/shared/base/vocabulary/status';
import { useUnread } from '../../../parts/live/unread';
import { useSearchTexts } from '../../../parts/searches/searches.en';
import { overList, PATHS } from '../../../shell/paths';
import { RowLink, RowList } from '../../../ui/row-list';
import { useHomeTexts } from './home.en';

export function QuickRows({ user: { verificationStatus } }: { user: SessionUser }) {
  const texts = useHomeTexts();
  const searches = useSearchTexts();
  const unread = useUnread();
  return (
    <RowList label={texts.quick}>
      {mayBrowse(verificationStatus) && (
        <>
          <RowLink to={PATHS.myWishes} icon="star" title={texts.wishes} />
          <RowLink to={PATHS.shortlist} icon="bookmark" title={texts.shortlist} />
          <RowLink to={overList('saved')} icon="browse" title={searches.open} />
        </>
      )}
      <RowLink
        to={PATHS.notifications}
        icon="bell"
        title={texts.notifications}
        value={unread > 0 && texts.unread(unread)}
      />
      {verificationStatus === 'verified' && <RowLink to={PATHS.ledger} icon="eye" title={texts.whoSaw} />}
      <RowLink to={PATHS.settings} icon="settings" title={texts.settings} />
    </RowList>
  );
}
