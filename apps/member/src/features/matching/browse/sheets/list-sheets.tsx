import type { BrowseQuery } from '@kalyanam/shared/topics/profile/filters';
import { FindSheet } from './find-sheet';
import { SavedSheet } from './saved-sheet';
import { useAddressSheet } from './use-address-sheet';

/** The sheets over the list that have an address of their own. */
export function ListSheets({ query, asked }: { query: BrowseQuery; asked: BrowseQuery }) {
  const find = useAddressSheet('find');
  const saved = useAddressSheet('saved');
  return (
    <>
      <FindSheet open={find.isOpen} query={query} asked={asked} onClose={find.close} />
      <SavedSheet open={saved.isOpen} asked={asked} onClose={saved.close} />
    </>
  );
}
