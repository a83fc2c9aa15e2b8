import type { ComponentProps } from 'react';
import { MEMBER_CODE_TYPED } from '@kalyanam/shared/topics/account/member-code';
import { TextField } from '../../ui/form/text-field';
import { useMemberCodeTexts } from './member-code.en';

type MemberCodeFieldProps = Omit<ComponentProps<typeof TextField>, 'label' | 'hint'>;

/** The profile ID of another, as it is typed: `parseMemberCode` reads it. */
export function MemberCodeField(props: MemberCodeFieldProps) {
  const texts = useMemberCodeTexts();
  return (
    <TextField
      label={texts.number}
      hint={texts.findHint}
      maxLength={MEMBER_CODE_TYPED}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      {...props}
    />
  );
}
