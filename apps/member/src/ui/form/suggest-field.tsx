import { Autocomplete } from '@base-ui/react/autocomplete';
import { Icon } from '../icon';
import { useCommonTexts } from '../texts/common.en';
import { Field, type FieldProps } from './field';

interface SuggestFieldProps extends FieldProps {
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  suggestions: readonly string[];
  /** Whether a suggestion fits what was typed, where that is more than a part of it. */
  matches?: (suggestion: string, typed: string) => boolean;
  /** A text that is not on the list is not accepted: the hint says so. */
  listedOnly?: boolean;
  autoComplete?: string;
  disabled?: boolean;
  ref?: (element: HTMLInputElement | null) => void;
}

const ITEM = 'flex min-h-12 cursor-pointer items-center px-4 data-highlighted:bg-well';

/** A searchable list that also takes what is not on it. */
export function SuggestField(props: SuggestFieldProps) {
  const { label, hint, error, optional, value, onChange, onBlur, suggestions, matches, listedOnly, ref, ...input } =
    props;
  const common = useCommonTexts();
  return (
    <Field label={label} hint={hint} error={error} optional={optional ?? false}>
      {(control) => (
        <Autocomplete.Root
          items={suggestions}
          filter={matches}
          value={value}
          onValueChange={onChange}
          openOnInputClick
          limit={60}
        >
          <Autocomplete.Input
            aria-label={label}
            {...input}
            {...control}
            ref={ref}
            onBlur={onBlur}
            className="control"
          />
          <Autocomplete.Portal>
            <Autocomplete.Positioner sideOffset={4} className="z-50 outline-none">
              <Autocomplete.Popup className="max-h-72 w-(--anchor-width) overflow-y-auto rounded-control border border-edge bg-paper text-ink shadow-lg">
                <Autocomplete.Empty>
                  {value && (
                    <p className="flex items-start gap-2 px-4 py-3 text-small text-ink">
                      {!listedOnly && <Icon name="check" className="mt-0.5 size-4 text-leaf" />}
                      {listedOnly ? hint : common.noSuggestion(value)}
                    </p>
                  )}
                </Autocomplete.Empty>
                <Autocomplete.List>
                  {(item: string) => (
                    <Autocomplete.Item key={item} value={item} className={ITEM}>
                      {item}
                    </Autocomplete.Item>
                  )}
                </Autocomplete.List>
              </Autocomplete.Popup>
            </Autocomplete.Positioner>
          </Autocomplete.Portal>
        </Autocomplete.Root>
      )}
    </Field>
  );
}
