import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { MarriedRequest } from '@kalyanam/shared/contracts/marriages';
import { parseMemberCode } from '@kalyanam/shared/topics/account/member-code';
import { MESSAGES } from '@kalyanam/shared/base/messages';
import { isApiError } from '@kalyanam/web/api-error';
import { PATHS } from '../../shell/paths';
import { dropDraft, useKeptDraft } from '../../session/kept-drafts';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { ChoiceGroup } from '../../ui/form/choice-group';
import { FailureNotice } from '../../ui/form/failure-notice';
import { Icon } from '../../ui/icon';
import { useNavigation } from '../../ui/navigation';
import { MemberCodeField } from '../member-code/member-code-field';
import { acceptedInterests, useSayMarried } from './marriage.queries';
import { useMarriageTexts } from './marriage.en';
import { StoryWords } from './story-words';

const BY_NUMBER = 'number';
const ELSEWHERE = 'elsewhere';
const NOT_SAID = 'not-said';
const DRAFT = 'marriage';
/** A member who wanted to give an ID has not said "rather not". */
const slipIn = (code: string): string | undefined =>
  code === '' ? MESSAGES.required : parseMemberCode(code) === null ? MESSAGES.memberCodeAgain : undefined;

const NOTHING_SAID = { choice: '', typed: '', words: '' };

/** C16: told in one press; the other family, and words for others, only if they wish. */
export function MarriageDialog({ onClose }: { onClose: () => void }) {
  const texts = useMarriageTexts();
  const { open } = useNavigation();
  const [slip, setSlip] = useState<string>();
  const number = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useKeptDraft(DRAFT, NOTHING_SAID);
  const { choice, typed, words } = said;
  const { data } = useQuery(acceptedInterests);
  const { mutate, isPending, error } = useSayMarried();
  const families = data?.profiles ?? [];
  const family = families.find(({ memberCode }) => memberCode === choice);
  const code = family?.memberCode ?? (choice === BY_NUMBER ? typed.trim() : '');
  const refused = isApiError(error) ? error.fields?.['code'] : undefined;
  const request = (): MarriedRequest =>
    code
      ? { through: 'us', code, ...(words.trim() && { text: words }) }
      : choice === ELSEWHERE
        ? { through: 'elsewhere' }
        : { married: true };
  const say = () => {
    const wrong = choice === BY_NUMBER ? slipIn(code) : undefined;
    setSlip(wrong);
    if (wrong) return number.current?.focus();
    mutate(request(), {
      onSuccess: () => {
        dropDraft(DRAFT);
        onClose();
        void open(PATHS.marriage);
      },
      onError: (thrown) => {
        if (isApiError(thrown) && thrown.fields?.['code']) number.current?.focus();
      },
    });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.heading}
      foot={
        <Button busy={isPending} onClick={say} className="max-sm:w-full">
          {texts.close}
        </Button>
      }
    >
      <div className="fields">
        <p className="text-muted">{texts.lead}</p>
        <ChoiceGroup
          label={texts.otherFamily}
          optional
          hint={texts.withLead}
          name="choice"
          value={choice}
          options={[
            ...families.map(({ memberCode, name }) => ({ value: memberCode, label: name })),
            { value: BY_NUMBER, label: texts.byNumber },
            { value: ELSEWHERE, label: texts.elsewhere },
            { value: NOT_SAID, label: texts.notSaid },
          ]}
          onChange={({ target }) => setSaid({ ...said, choice: target.value })}
        />
        {choice === BY_NUMBER && (
          <MemberCodeField
            value={typed}
            ref={number}
            error={slip ?? refused}
            onChange={({ target }) => {
              setSaid({ ...said, typed: target.value });
              setSlip(undefined);
            }}
          />
        )}
        <ul className="grid list-disc gap-1 ps-6 text-small text-muted">
          {Object.values(texts.happens).map((line) => (
            <li key={line}>{line}</li>
          ))}
          {code && <li>{family ? texts.asked(family.name) : texts.askedByNumber}</li>}
        </ul>
        {code && (
          <details className="group" open={words !== ''}>
            <summary className="flex min-h-12 cursor-pointer list-none items-center gap-2 font-semibold text-accent [&::-webkit-details-marker]:hidden">
              {texts.tell}
              <Icon name="down" className="size-4 transition-transform group-open:rotate-180" />
            </summary>
            <p className="mb-4 text-muted">{texts.tellLead}</p>
            <StoryWords optional value={words} onWrite={(next) => setSaid({ ...said, words: next })} />
          </details>
        )}
        {!(refused && choice === BY_NUMBER) && <FailureNotice failed={error} />}
      </div>
    </Dialog>
  );
}
