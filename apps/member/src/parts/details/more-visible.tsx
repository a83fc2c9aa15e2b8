import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isApiError } from '@kalyanam/web/api-error';
import type { MyDetailsAnswer } from '@kalyanam/shared/contracts/details';
import { MORE_VISIBLE, type MoreVisible } from '@kalyanam/shared/topics/profile/details';
import { ROUTES } from '@kalyanam/shared/base/routes';
import { api } from '../../session/session';
import { Icon } from '../../ui/icon';
import { useFailure } from '../../ui/texts/sentences';
import { showToast } from '../../ui/toast';
import { useDetailTexts } from './details.en';
import { myDetails } from './details.queries';
import { useCommonTexts } from '../../ui/texts/common.en';

const CHOICE =
  'flex min-h-14 gap-3 rounded-control border border-edge bg-paper px-4 py-3 transition-colors duration-150 ' +
  'has-checked:border-kumkum has-checked:bg-tint-2 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 ' +
  'has-focus-visible:outline-turmeric-ink';

interface MoreVisibleChoiceProps {
  chosen: MoreVisible;
  /** Version of the details that it is saved with. */
  version: number;
}

/** Who reads the more private half of the details. Saves on its own; a change made elsewhere does not block it. */
export function MoreVisibleChoice({ chosen, version }: MoreVisibleChoiceProps) {
  const texts = useDetailTexts();
  const common = useCommonTexts();
  const failure = useFailure();
  const client = useQueryClient();
  const send = (moreVisible: MoreVisible, of: number) =>
    api.patch<MyDetailsAnswer>(ROUTES.myDetails, { moreVisible, version: of });
  const { mutate, isPending, isSuccess, variables } = useMutation({
    mutationFn: async (wanted: MoreVisible) => {
      try {
        return await send(wanted, client.getQueryData(myDetails.queryKey)?.version ?? version);
      } catch (thrown) {
        if (!isApiError(thrown) || thrown.code !== 'changed-meanwhile') throw thrown;
        return send(wanted, (await client.fetchQuery({ ...myDetails, staleTime: 0 })).version);
      }
    },
    onSuccess: ({ details }) => client.setQueryData(myDetails.queryKey, details),
    onError: (thrown) => showToast(failure(thrown)),
    scope: { id: 'more-visible' },
  });
  const shown = isPending ? variables : chosen;
  return (
    <fieldset>
      <legend className="font-display text-xl font-semibold">{texts.moreVisibleTitle}</legend>
      <p className="mt-1 text-muted">{texts.moreVisibleLead}</p>
      <div className="mt-3 grid gap-2 sm:grid-cols-2">
        {MORE_VISIBLE.map((value) => (
          <label key={value} className={CHOICE}>
            <input
              type="radio"
              name="more-visible"
              value={value}
              checked={shown === value}
              onChange={() => mutate(value)}
              className="mt-1 size-5 shrink-0 accent-kumkum"
            />
            <span>
              <span className="block font-semibold">{texts.moreVisible[value]}</span>
              <span className="block text-small text-muted">{texts.moreVisibleMeans[value]}</span>
            </span>
          </label>
        ))}
      </div>
      <p role="status" className="mt-2 -mb-3 flex min-h-6 items-center gap-1.5 text-small text-leaf">
        {isSuccess && !isPending && (
          <>
            <Icon name="check" className="size-4" /> {common.saved}
          </>
        )}
      </p>
    </fieldset>
  );
}
