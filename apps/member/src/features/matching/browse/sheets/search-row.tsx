import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { SavedSearch } from '@kalyanam/shared/contracts/searches';
import { formatDay } from '@kalyanam/web/i18n/format';
import { useLanguage } from '@kalyanam/web/i18n/language';
import { SearchForm } from '../../../../parts/searches/search-form';
import {
  changeSearch,
  removeSearch,
  useSearchesChanged,
  useSearchRemoved,
  deleteSearchLater,
  undoSearchDeletion,
} from '../../../../parts/searches/searches.queries';
import { useSearchTexts } from '../../../../parts/searches/searches.en';
import { PATHS } from '../../../../shell/paths';
import { AppLink } from '../../../../ui/app-link';
import { Button } from '../../../../ui/button';
import { Dialog } from '../../../../ui/dialog';
import { Icon } from '../../../../ui/icon';
import { useFailure } from '../../../../ui/texts/sentences';
import { showToast } from '../../../../ui/toast';
import { useCommonTexts } from '../../../../ui/texts/common.en';

interface SearchRowProps {
  search: SavedSearch;
  /** Called before the row goes, and its button with it. */
  onGone: () => void;
}

export function SearchRow({ search, onGone }: SearchRowProps) {
  const texts = useSearchTexts();
  const common = useCommonTexts();
  const language = useLanguage();
  const failure = useFailure();
  const changed = useSearchesChanged();
  const removed = useSearchRemoved();
  const [editing, setEditing] = useState(false);
  const { id, name, query, digest, newCount } = search;
  const failed = (thrown: unknown) => showToast(failure(thrown));
  const resume = useMutation({
    mutationFn: () => changeSearch({ id, digest }),
    onSuccess: () => changed().then(() => showToast(common.saved)),
    onError: failed,
  });
  const remove = () => {
    onGone();
    deleteSearchLater(id, () => removeSearch(id).then(() => removed(id), failed));
    const bringBack = () => {
      if (!undoSearchDeletion(id)) showToast(texts.tooLate(name));
    };
    showToast(texts.removed(name), { label: common.undo, run: bringBack });
  };
  const day = formatDay(search.newSince, language);
  return (
    <li className="grid gap-3 rounded-card border border-line bg-paper p-4">
      <AppLink
        to={`${PATHS.profiles}${query && `?${query}`}`}
        className="flex items-center justify-between gap-4 text-ink no-underline"
      >
        <span className="min-w-0">
          <span data-own-words className="block font-display text-xl wrap-anywhere">
            {name}
          </span>
          {newCount !== null && (
            <span className={`block text-small ${newCount > 0 ? 'font-semibold text-accent' : 'text-muted'}`}>
              {newCount > 0 ? texts.fresh(newCount, day) : texts.noneNew(day)}
            </span>
          )}
        </span>
        <Icon name="right" className="size-5 shrink-0 text-muted" />
      </AppLink>
      {search.gone.length > 0 && <p className="text-small text-muted">{texts.gone}</p>}
      {search.pausedAt && (
        <div className="flex flex-wrap items-center justify-between gap-2 text-small">
          <p className="text-muted">{texts.paused}</p>
          <Button look="secondary" busy={resume.isPending} onClick={() => resume.mutate()}>
            {texts.resume}
          </Button>
        </div>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line pt-2">
        <p className="flex items-center gap-2 text-small text-muted">
          <Icon name="mail" className="size-5" />
          {texts.digest[digest]}
        </p>
        <div className="-mx-3 flex flex-wrap">
          <Button look="quiet" aria-label={texts.renameOf(name)} onClick={() => setEditing(true)}>
            <Icon name="pencil" />
            {texts.rename}
          </Button>
          <Button look="quiet" aria-label={texts.removeOf(name)} onClick={remove}>
            <Icon name="trash" />
            {texts.remove}
          </Button>
        </div>
      </div>
      <Dialog open={editing} onClose={() => setEditing(false)} title={name}>
        <SearchForm
          search={search}
          onSave={(wish) => changeSearch({ id, ...wish })}
          onSaved={() => {
            setEditing(false);
            void changed();
            showToast(common.saved);
          }}
        />
      </Dialog>
    </li>
  );
}
