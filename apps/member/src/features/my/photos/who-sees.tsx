import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AccountAnswer } from '@kalyanam/shared/contracts/account';
import { PHOTOS, type PhotoVisibility } from '@kalyanam/shared/base/domain/photos';
import { ROUTES } from '@kalyanam/shared/base/routes';
import { myProfile, ownAccount } from '../../../parts/account/my-profile.queries';
import { api } from '../../../session/session';
import { LoadError } from '../../../ui/load-error';
import { Section } from '../../../ui/section';
import { RowsSkeleton } from '../../../ui/skeleton';
import { useFailure } from '../../../ui/texts/sentences';
import { showToast } from '../../../ui/toast';
import { usePhotoWords } from './photo-words';
import { usePhotosTexts } from './photos.en';
import { useCommonTexts } from '../../../ui/texts/common.en';

const CHOICE =
  'flex min-h-14 gap-3 rounded-control border border-edge bg-paper px-4 py-3 transition-colors duration-150 ' +
  'has-checked:border-kumkum has-checked:bg-tint-2 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 ' +
  'has-focus-visible:outline-turmeric-ink';

/** Saves on its own; shows the choice immediately, falls back when it is refused. */
export function WhoSees() {
  const texts = usePhotosTexts();
  const common = useCommonTexts();
  const words = usePhotoWords();
  const failure = useFailure();
  const client = useQueryClient();
  const { data, error, refetch } = useQuery(ownAccount);
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (photoVisibility: PhotoVisibility) =>
      api.put<AccountAnswer>(ROUTES.photoVisibility, { photoVisibility }),
    onSuccess: ({ account }) => {
      client.setQueryData(ownAccount.queryKey, account);
      // The visibility for others has changed.
      void client.invalidateQueries({ queryKey: [...myProfile.queryKey, 'preview'] });
      showToast(common.saved);
    },
    onError: (thrown) => showToast(failure(thrown)),
    // The last wish is the one that stays.
    scope: { id: 'photo-visibility' },
  });
  const shown = isPending ? variables : data?.photoVisibility;
  return (
    <Section title={texts.whoSees} icon="eye">
      {!data && (error ? <LoadError error={error} onRetry={() => void refetch()} /> : <RowsSkeleton />)}
      {data && (
        <fieldset>
          <legend className="text-muted">{texts.whoSeesLead}</legend>
          <div className="mt-3 grid gap-2 sm:grid-cols-3">
            {PHOTOS.visibility.map((value) => (
              <label key={value} className={CHOICE}>
                <input
                  type="radio"
                  name="who-sees-photos"
                  value={value}
                  checked={shown === value}
                  onChange={() => mutate(value)}
                  className="mt-1 size-5 shrink-0 accent-kumkum"
                />
                <span>
                  <span className="block font-semibold">{words.visibility[value]}</span>
                  <span className="block text-small text-muted">{texts.levelMeans[value]}</span>
                </span>
              </label>
            ))}
          </div>
        </fieldset>
      )}
    </Section>
  );
}
