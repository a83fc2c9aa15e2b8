import type { BrowseQuery } from '@kalyanam/shared/topics/profile/filters';
import { useState } from 'react';
import { useSearchTexts } from '../../../parts/searches/searches.en';
import { lazyPart } from '../../../shell/lazy-part';
import { Button } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { searchOf } from './filters';

const SaveSearch = lazyPart(async () => (await import('../../../parts/searches/save-search')).SaveSearch);

/** Beside the filters in force. */
export function SaveSearchButton({ query }: { query: BrowseQuery }) {
  const texts = useSearchTexts();
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const { page: _page, ...filters } = query;
  return (
    <>
      <Button
        look="quiet"
        aria-haspopup="dialog"
        onPointerEnter={SaveSearch.ahead}
        onFocus={SaveSearch.ahead}
        onClick={() => {
          setWanted(true);
          setOpen(true);
        }}
      >
        <Icon name="bookmark" />
        {texts.save}
      </Button>
      {wanted && <SaveSearch open={open} query={searchOf(filters).slice(1)} onClose={() => setOpen(false)} />}
    </>
  );
}
