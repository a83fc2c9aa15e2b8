import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { OwnCodeAnswer, OwnOpenAnswer } from '@kalyanam/shared/contracts/taking-over';
import { readablePhone } from '@kalyanam/shared/base/phone';
import { ROUTES } from '@kalyanam/shared/base/routes';
import { CODE_RULES } from '@kalyanam/shared/topics/account/account.rules';
import { isRefused } from '@kalyanam/web/api-error';
import { rulesResolver } from '@kalyanam/web/form/rules-resolver';
import { NumberForm } from '../../../parts/phone/number-form';
import { api } from '../../../session/session';
import { Button } from '../../../ui/button';
import { FailureNotice } from '../../../ui/form/failure-notice';
import { FormCode } from '../../../ui/form/form-code';
import { useCandidateTexts } from './candidate.en';
import { dropNumber, keepNumber, keptNumber, type Asked } from './kept-number';
import { useCommonTexts } from '../../../ui/texts/common.en';

const codeResolver = rulesResolver<{ code: string }>(CODE_RULES);

/** The number to which the consent was given, and the code that comes there. */
export function VerifyNumber({ onOpened }: { onOpened: (opened: OwnOpenAnswer) => void }) {
  const texts = useCandidateTexts();
  const common = useCommonTexts();
  const [asked, setAsked] = useState(keptNumber);
  const ask = (phone: string) => api.post<OwnCodeAnswer>(ROUTES.candidateOwn, { phone }, { anonymous: true });
  const sentTo = (phone: string, { attempt }: OwnCodeAnswer) => {
    keepNumber({ phone, attempt });
    setAsked({ phone, attempt });
  };
  const other = () => {
    dropNumber();
    setAsked(null);
  };
  return asked === null ? (
    <NumberForm
      label={texts.phone}
      hint={texts.phoneHint}
      send={texts.send}
      sending={common.sending}
      ask={ask}
      onSent={sentTo}
      className="mt-6"
    />
  ) : (
    <GiveCode asked={asked} onOpened={onOpened} onOther={other} />
  );
}

interface GiveCodeProps {
  asked: Asked;
  onOpened: (opened: OwnOpenAnswer) => void;
  onOther: () => void;
}

function GiveCode({ asked, onOpened, onOther }: GiveCodeProps) {
  const texts = useCandidateTexts();
  const [failed, setFailed] = useState<unknown>(null);
  const form = useForm<{ code: string }>({ resolver: codeResolver, defaultValues: { code: '' } });
  const submit = form.handleSubmit(async ({ code }) => {
    setFailed(null);
    try {
      const opened = await api.post<OwnOpenAnswer>(ROUTES.openCandidateOwn, { ...asked, code }, { anonymous: true });
      // A code opens once.
      dropNumber();
      onOpened(opened);
    } catch (thrown) {
      setFailed(thrown);
    }
  });
  const { isSubmitting } = form.formState;
  const isWrong = isRefused(failed, 'invalid-otp');
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="fields mt-6">
      <p className="wrap-anywhere" role="status">
        {texts.sent(readablePhone(asked.phone))}
      </p>
      <FailureNotice failed={failed}>{isWrong ? texts.codeAgain : null}</FailureNotice>
      <FormCode control={form.control} label={texts.code} autoFocus />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isSubmitting} className="sm:min-w-48">
          {isSubmitting ? texts.checking : texts.goOn}
        </Button>
        <Button type="button" look="quiet" onClick={onOther}>
          {texts.otherNumber}
        </Button>
      </div>
    </form>
  );
}
