import type { ComponentProps } from 'react';
import { TextField } from './text-field';

/** An address as it is typed: the phone corrects nothing. */
export function EmailField(props: ComponentProps<typeof TextField>) {
  return <TextField type="email" inputMode="email" autoCapitalize="none" spellCheck={false} {...props} />;
}
