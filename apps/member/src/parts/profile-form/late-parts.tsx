/** Searchable lists need code that the first step can do without: until it is there, one types into a plain line. */
import { useState, type ChangeEvent, type ComponentProps, type FocusEvent } from 'react';
import { lazyPart } from '../../shell/lazy-part';
import type { FieldProps } from '../../ui/form/field';
import { TextField } from '../../ui/form/text-field';

export const SubcastePart = lazyPart(async () => (await import('./subcaste-field')).SubcasteField);
export const CityPart = lazyPart(async () => (await import('../places/town-field')).TownField);

export const GothraPart = lazyPart(async () => (await import('../gothras/gothra-field')).GothraField);

interface PlainTextProps extends FieldProps {
  value: string;
  onChange: (value: string) => void;
  onBlur: () => void;
  /** Whether the focus is here. */
  onTyping: (typing: boolean) => void;
}

const PlainText = ({ label, hint, error, optional, value, onChange, onBlur, onTyping }: PlainTextProps) => (
  <TextField
    label={label}
    hint={hint}
    error={error}
    optional={optional ?? false}
    value={value}
    onFocus={() => onTyping(true)}
    onChange={({ target }: ChangeEvent<HTMLInputElement>) => {
      // The focus may have come before the page's code.
      onTyping(true);
      onChange(target.value);
    }}
    onBlur={({ target }: FocusEvent) => {
      // A user who only looks at another window comes back to this line.
      onTyping(document.activeElement === target);
      onBlur();
    }}
  />
);

type Late<Props> = Props & Pick<PlainTextProps, 'onBlur'>;

/** The list waits until the line is left: it would take away the focus, and the text being composed. */
export function SubcasteLine(props: Late<ComponentProps<typeof SubcastePart>>) {
  const [typing, setTyping] = useState(false);
  return <SubcastePart {...props} hold={typing} waiting={<PlainText {...props} onTyping={setTyping} />} />;
}

export function GothraLine(props: Late<ComponentProps<typeof GothraPart>>) {
  const [typing, setTyping] = useState(false);
  return <GothraPart {...props} hold={typing} waiting={<PlainText {...props} onTyping={setTyping} />} />;
}

export function CityLine(props: Late<ComponentProps<typeof CityPart>>) {
  const [typing, setTyping] = useState(false);
  return <CityPart {...props} hold={typing} waiting={<PlainText {...props} onTyping={setTyping} />} />;
}
