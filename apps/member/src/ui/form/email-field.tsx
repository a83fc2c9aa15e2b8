import type { ComponentProps } from 'react';
import { TextField } from './text-field';

/** An address as it is typed: nothing of it is put right by the phone. */
export function EmailField(props: ComponentProps<typeof TextField>) {
  return <TextField type="email" inputMode="email" autoCapitalize="none" spellCheck={false} {...props} />;
}
