import { MESSAGES } from '@kalyanam/shared/base/messages';
import { holdsPart, PASSWORD_PARTS } from '@kalyanam/shared/topics/account/password-parts';
import { Icon } from '../icon';
import { useCommonTexts } from '../texts/common.en';
import { useSentence } from '../texts/sentences';
import { usePasswordTexts } from '../texts/password.en';
import { PasswordField, type PasswordFieldProps } from './password-field';

type NewPasswordFieldProps = Omit<PasswordFieldProps, 'hint' | 'beneath' | 'autoComplete'> & {
  /** Its current value. */
  typed: string;
};

/** A password to choose: each of its conditions is ticked off as it is met. */
export function NewPasswordField({ typed, ...field }: NewPasswordFieldProps) {
  const { allowed } = usePasswordTexts();
  const say = useSentence();
  return (
    <PasswordField
      {...field}
      autoComplete="new-password"
      hint={
        <>
          <span className="sr-only">{`${say(MESSAGES.password)}. `}</span>
          {allowed}
        </>
      }
      beneath={<Conditions typed={typed} />}
    />
  );
}

function Conditions({ typed }: { typed: string }) {
  const texts = usePasswordTexts();
  const missing = PASSWORD_PARTS.filter((part) => !holdsPart(part, typed));
  return (
    <>
      <ul className="mt-2 grid grid-cols-2 gap-x-4 gap-y-1 text-small sm:flex sm:flex-wrap">
        {PASSWORD_PARTS.map((part) => (
          <Condition key={part} met={!missing.includes(part)} words={texts.parts[part]} />
        ))}
      </ul>
      <p role="status" className="sr-only">
        {typed && texts.missing(missing.map((part) => texts.parts[part]))}
      </p>
    </>
  );
}

function Condition({ met, words }: { met: boolean; words: string }) {
  const { stepDone } = useCommonTexts();
  return (
    <li className={`flex items-center gap-1.5 ${met ? 'text-leaf' : 'text-muted'}`}>
      <span className="grid size-4 shrink-0 place-items-center">
        {met ? (
          <Icon name="check" className="size-4" />
        ) : (
          <span className="size-2.5 rounded-full border-2 border-edge" />
        )}
      </span>
      {words}
      {met && <span className="sr-only"> {stepDone}</span>}
    </li>
  );
}
