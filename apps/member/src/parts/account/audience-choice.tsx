import { useMutation } from '@tanstack/react-query';
import { Icon } from '../../ui/icon';
import { useCommonTexts } from '../../ui/texts/common.en';
import { useLoadFailure } from '../../ui/texts/sentences';
import { useAccountTexts } from './account.en';

interface AudienceChoiceProps<Value extends string> {
  /** The name of the radio buttons. */
  name: string;
  title: string;
  /** The sheet around it has the same title. */
  titleUnseen?: boolean | undefined;
  lead?: string | undefined;
  options: readonly { readonly value: Value; readonly label: string; readonly means: string }[];
  /** Null as long as the member has made no choice of their own. */
  chosen: Value | null;
  save: (value: Value) => Promise<unknown>;
  onSaved?: (() => void) | undefined;
}

const CHOICE =
  'flex min-h-14 gap-3 rounded-control border border-edge bg-paper px-4 py-3 transition-colors duration-150 ' +
  'has-checked:border-kumkum has-checked:bg-tint-2 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 ' +
  'has-focus-visible:outline-turmeric-ink';

/** Who may see one thing. Saves on its own; shows the choice immediately, and falls back with the reason when refused. */
export function AudienceChoice<Value extends string>(props: AudienceChoiceProps<Value>) {
  const { name, title, titleUnseen, lead, options, chosen, save, onSaved } = props;
  const common = useCommonTexts();
  const { notSaved } = useAccountTexts();
  const failure = useLoadFailure();
  const { mutate, isPending, isSuccess, error, variables } = useMutation({
    mutationFn: save,
    onSuccess: () => onSaved?.(),
    // The last wish is the one that stays.
    scope: { id: name },
  });
  const shown = isPending ? variables : (chosen ?? (isSuccess ? variables : null));
  return (
    <fieldset>
      <legend className={titleUnseen ? 'sr-only' : 'font-display text-xl font-semibold'}>{title}</legend>
      {lead && <p className="mt-1 text-muted">{lead}</p>}
      <div className="mt-3 grid gap-2">
        {options.map(({ value, label, means }) => (
          <label key={value} className={CHOICE}>
            <input
              type="radio"
              name={name}
              value={value}
              checked={shown === value}
              onChange={() => mutate(value)}
              className="mt-1 size-5 shrink-0 accent-kumkum"
            />
            <span>
              <span className="block font-semibold">{label}</span>
              <span className="block text-small text-muted">{means}</span>
            </span>
          </label>
        ))}
      </div>
      <p role="status" className="mt-2 flex min-h-6 items-start gap-1.5 text-small">
        {isSuccess && !isPending && (
          <span className="flex items-center gap-1.5 text-leaf">
            <Icon name="check" className="size-4" /> {common.saved}
          </span>
        )}
        {error && !isPending && <span className="text-danger">{`${notSaved} ${failure(error)}`.trim()}</span>}
      </p>
    </fieldset>
  );
}
