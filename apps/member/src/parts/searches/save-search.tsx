import { overList } from '../../shell/paths';
import { Dialog } from '../../ui/dialog';
import { useNavigation } from '../../ui/navigation';
import { showToast } from '../../ui/toast';
import { SearchForm } from './search-form';
import { saveSearch, useSearchesChanged } from './searches.queries';
import { useSearchTexts } from './searches.en';

interface SaveSearchProps {
  /** As in the address of the list. */
  query: string;
  /** Its name where none is typed; the server knows one where this is undefined. */
  suggested: string | undefined;
  open: boolean;
  onClose: () => void;
}

/** Keeps the filters of the list under a name. */
export function SaveSearch({ query, suggested, open, onClose }: SaveSearchProps) {
  const texts = useSearchTexts();
  const changed = useSearchesChanged();
  const { open: openPage } = useNavigation();
  return (
    <Dialog open={open} onClose={onClose} title={texts.save}>
      <SearchForm
        search={null}
        onSave={({ name, ...wish }, taken) => {
          const given = name || (suggested && !taken.includes(suggested) ? suggested : '');
          return saveSearch({ ...wish, query, ...(given && { name: given }) });
        }}
        onSaved={({ name }) => {
          void changed();
          onClose();
          showToast(texts.saved(name), { label: texts.open, run: () => void openPage(overList('saved')) });
        }}
      />
    </Dialog>
  );
}
