import type { BrowseQuery } from '@kalyanam/shared/topics/profile/filters';
import { useState } from 'react';
import { useSearchTexts } from '../../../parts/searches/searches.en';
import { lazyPart, useOnceOpen } from '../../../shell/lazy-part';
import { Button } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { useMustsName } from './filter-chip';
import { searchOf } from './filters';

const SaveSearch = lazyPart(async () => (await import('../../../parts/searches/save-search')).SaveSearch);

/** Beside the filters in force. */
export function SaveSearchButton({ query }: { query: BrowseQuery }) {
  const texts = useSearchTexts();
  const suggested = useMustsName(query);
  const [open, setOpen] = useState(false);
  const opened = useOnceOpen(open);
  const { page: _page, ...filters } = query;
  return (
    <>
      <Button
        look="quiet"
        aria-haspopup="dialog"
        onPointerEnter={SaveSearch.ahead}
        onFocus={SaveSearch.ahead}
        onClick={() => setOpen(true)}
      >
        <Icon name="bookmark" />
        {texts.save}
      </Button>
      {opened && (
        <SaveSearch
          open={open}
          query={searchOf(filters).slice(1)}
          suggested={suggested}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
