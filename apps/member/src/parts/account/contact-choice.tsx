import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { AccountAnswer } from '@kalyanam/shared/contracts/account';
import { ROUTES } from '@kalyanam/shared/base/routes';
import { CONTACT_VISIBILITIES, type ContactVisibility } from '@kalyanam/shared/base/vocabulary/status';
import { api } from '../../session/session';
import { Icon } from '../../ui/icon';
import { useFailure } from '../../ui/texts/sentences';
import { useVocabulary } from '../../ui/texts/vocabulary';
import { showToast } from '../../ui/toast';
import { useAccountTexts } from './account.en';
import { myProfile, ownAccount } from './my-profile.queries';
import { useCommonTexts } from '../../ui/texts/common.en';

interface ContactChoiceProps {
  /** Null as long as the member has made no choice of their own. */
  chosen: ContactVisibility | null;
  onSaved?: () => void;
}

const CHOICE =
  'flex min-h-14 gap-3 rounded-control border border-edge bg-paper px-4 py-3 transition-colors duration-150 ' +
  'has-checked:border-kumkum has-checked:bg-tint-2 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 ' +
  'has-focus-visible:outline-turmeric-ink';

/**
 * R27: who may see the own phone and email. Saves on its own; shows the choice immediately, falls back when it is
 * refused.
 */
export function ContactChoice({ chosen, onSaved }: ContactChoiceProps) {
  const texts = useAccountTexts().contactChoice;
  const common = useCommonTexts();
  const { label } = useVocabulary();
  const failure = useFailure();
  const client = useQueryClient();
  const { mutate, isPending, isSuccess, variables } = useMutation({
    mutationFn: (contactVisibility: ContactVisibility) =>
      api.put<AccountAnswer>(ROUTES.contactVisibility, { contactVisibility }),
    onSuccess: ({ account }) => {
      client.setQueryData(ownAccount.queryKey, account);
      const { contactVisibility } = account;
      client.setQueryData(myProfile.queryKey, (known) => known && { ...known, contactVisibility });
      onSaved?.();
    },
    onError: (thrown) => showToast(failure(thrown)),
    // The last wish is the one that stays.
    scope: { id: 'contact-visibility' },
  });
  const shown = isPending || isSuccess ? variables : chosen;
  return (
    <fieldset>
      <legend className="font-display text-xl font-semibold">{texts.title}</legend>
      <p className="mt-1 text-muted">{texts.lead}</p>
      <div className="mt-3 grid gap-2 sm:grid-cols-2">
        {CONTACT_VISIBILITIES.map(({ value }) => (
          <label key={value} className={CHOICE}>
            <input
              type="radio"
              name="who-may-see"
              value={value}
              checked={shown === value}
              onChange={() => mutate(value)}
              className="mt-1 size-5 shrink-0 accent-kumkum"
            />
            <span>
              <span className="block font-semibold">{label('contactVisibility', value)}</span>
              <span className="block text-small text-muted">{texts.means[value]}</span>
            </span>
          </label>
        ))}
      </div>
      <p role="status" className="mt-2 -mb-3 flex min-h-6 items-center gap-1.5 text-small text-leaf">
        {isSuccess && (
          <>
            <Icon name="check" className="size-4" /> {common.saved}
          </>
        )}
      </p>
    </fieldset>
  );
}
