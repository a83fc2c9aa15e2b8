import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Through } from '@kalyanam/shared/topics/marriage/marriages';
import { MESSAGES } from '@kalyanam/shared/base/messages';
import { isApiError } from '@kalyanam/web/api-error';
import { PATHS } from '../../shell/paths';
import { dropDraft, useKeptDraft } from '../../session/kept-drafts';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { ChoiceGroup } from '../../ui/form/choice-group';
import { TextField } from '../../ui/form/text-field';
import { useNavigation } from '../../ui/navigation';
import { Notice } from '../../ui/notice';
import { useFailure } from '../../ui/texts/sentences';
import { acceptedInterests, useSayMarried } from './marriage.queries';
import { useMarriageTexts } from './marriage.en';
import { StoryWords } from './story-words';
import { useCommonTexts } from '../../ui/texts/common.en';

const BY_NUMBER = 'number';
const NOBODY = 'nobody';
const DRAFT = 'marriage';
const NOTHING_SAID = { through: 'us' as Through, whom: NOBODY, typed: '', words: '' };

/** C16: three short steps, and the thank-you page. */
export function MarriageDialog({ onClose }: { onClose: () => void }) {
  const texts = useMarriageTexts();
  const common = useCommonTexts();
  const failure = useFailure();
  const { open } = useNavigation();
  const [step, setStep] = useState(1);
  const [missing, setMissing] = useState(false);
  const number = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useKeptDraft(DRAFT, NOTHING_SAID);
  const { through, whom, typed, words } = said;
  const { data } = useQuery(acceptedInterests);
  const { mutate, isPending, error } = useSayMarried();
  const families = data?.profiles ?? [];
  const family = families.find(({ memberCode }) => memberCode === whom);
  const code = family?.memberCode ?? (whom === BY_NUMBER ? typed.trim() : '');
  const refused = isApiError(error) ? error.fields?.['code'] : undefined;
  /** A member who wanted to give a number has not said 'nobody'. */
  const next = () => {
    const needsNumber = step === 2 && whom === BY_NUMBER && code === '';
    setMissing(needsNumber);
    if (needsNumber) number.current?.focus();
    else setStep(step + 1);
  };
  const say = () =>
    mutate(
      { through, ...(code && { code, ...(words.trim() && { text: words }) }) },
      {
        onSuccess: () => {
          dropDraft(DRAFT);
          onClose();
          void open(PATHS.marriage);
        },
        onError: (thrown) => {
          if (isApiError(thrown) && thrown.fields?.['code']) setStep(2);
        },
      },
    );
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.heading}
      foot={
        <>
          {step > 1 && (
            <Button look="secondary" onClick={() => setStep(step - 1)}>
              {texts.back}
            </Button>
          )}
          {step < 3 ? (
            <Button onClick={next}>{common.next}</Button>
          ) : (
            <Button busy={isPending} onClick={say}>
              {texts.close}
            </Button>
          )}
        </>
      }
    >
      <p className="mb-4 text-small text-muted">{texts.step(step)}</p>
      {step === 1 && (
        <ChoiceGroup
          label={texts.through}
          name="through"
          value={through}
          options={[
            { value: 'us', label: texts.throughUs },
            { value: 'elsewhere', label: texts.elsewhere },
          ]}
          onChange={({ target }) => setSaid({ ...said, through: target.value as Through })}
        />
      )}
      {step === 2 && (
        <>
          <ChoiceGroup
            label={texts.withWhom}
            hint={texts.withLead}
            name="whom"
            value={whom}
            options={[
              ...families.map(({ memberCode, name }) => ({ value: memberCode, label: name })),
              { value: BY_NUMBER, label: texts.byNumber },
              { value: NOBODY, label: texts.nobody },
            ]}
            onChange={({ target }) => setSaid({ ...said, whom: target.value })}
          />
          {whom === BY_NUMBER && (
            <TextField
              label={texts.number}
              autoComplete="off"
              autoCapitalize="characters"
              value={typed}
              ref={number}
              error={missing ? MESSAGES.required : refused}
              onChange={({ target }) => {
                setSaid({ ...said, typed: target.value });
                setMissing(false);
              }}
            />
          )}
        </>
      )}
      {step === 3 && (
        <>
          <h3 className="text-xl">{texts.tell}</h3>
          <p className="mt-2 mb-4 text-muted">{code ? texts.tellLead : texts.tellTogether}</p>
          {code && <StoryWords optional value={words} onWrite={(next) => setSaid({ ...said, words: next })} />}
          <h3 className="mt-6 text-xl">{texts.what}</h3>
          <ul className="mt-2 grid list-disc gap-2 ps-6">
            {Object.values(texts.happens).map((line) => (
              <li key={line}>{line}</li>
            ))}
            {code && <li>{family ? texts.asked(family.name) : texts.askedByNumber}</li>}
          </ul>
        </>
      )}
      {error && !refused && (
        <div className="mt-4">
          <Notice look="danger" alert>
            {failure(error)}
          </Notice>
        </div>
      )}
    </Dialog>
  );
}
