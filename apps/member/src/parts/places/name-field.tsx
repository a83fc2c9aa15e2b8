import { useState, type ComponentProps } from 'react';
import { SuggestField } from '../../ui/form/suggest-field';
import { byShownName, nameMatches } from './name-search';

type NameFieldProps = Omit<ComponentProps<typeof SuggestField>, 'suggestions' | 'matches'> & {
  /** In English. */
  names: readonly string[];
  /** What the language shown calls one of them. */
  nameOf: (name: string) => string;
};

/** A name, suggested in the language shown; a name that is not listed is taken as it is written. Its value is English. */
export function NameField({ names, nameOf, value, onChange, onBlur, ...field }: NameFieldProps) {
  /** The text is never rewritten while someone types. */
  const [typed, setTyped] = useState<string | null>(null);
  const byName = byShownName(names, nameOf);
  return (
    <SuggestField
      {...field}
      suggestions={names.map(nameOf).sort((one, other) => one.localeCompare(other))}
      matches={(name, wanted) => nameMatches([name, byName(name)], wanted)}
      value={typed ?? nameOf(value)}
      onChange={(text) => {
        setTyped(text);
        onChange(byName(text));
      }}
      onBlur={() => {
        setTyped(null);
        onBlur?.();
      }}
    />
  );
}
