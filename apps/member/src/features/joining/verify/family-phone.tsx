import { useState } from 'react';
import type { CodesAnswer } from '@kalyanam/shared/contracts/auth';
import { MESSAGES } from '@kalyanam/shared/base/messages';
import { readablePhone } from '@kalyanam/shared/base/phone';
import { FAMILY_PHONE_RULES } from '@kalyanam/shared/topics/account/settings.rules';
import { TextField } from '../../../ui/form/text-field';
import { Notice } from '../../../ui/notice';
import { AskNumber, OtherNumber } from './ask-number';
import { CodeForm } from './code-form';
import { SendCode } from './send-code';
import { askFamilyPhone, confirmFamilyPhone } from './verify.queries';
import { useVerifyTexts } from './verify.en';

interface FamilyPhoneProps {
  /** The account's own number, which no SMS reaches. */
  own: string;
  waiting: CodesAnswer['familyPhone'];
}

/** R52: the number in India that families ring, and that a code verifies in place of the own one. */
export function FamilyPhone({ own, waiting }: FamilyPhoneProps) {
  const texts = useVerifyTexts();
  const [asked, setAsked] = useState(waiting);
  return (
    <>
      <Notice title={texts.familyTitle(readablePhone(own))}>{texts.familyText}</Notice>
      {asked ? (
        <Confirm asked={asked} onOther={() => setAsked(null)} />
      ) : (
        <Ask onAsked={(phone, resendAfter) => setAsked({ phone, resendAfter })} />
      )}
    </>
  );
}

function Ask({ onAsked }: { onAsked: (phone: string, resendAfter: number) => void }) {
  const texts = useVerifyTexts();
  return (
    <AskNumber
      refusalOf={(phone) => FAMILY_PHONE_RULES.phone(phone, {})}
      ask={askFamilyPhone}
      onAsked={onAsked}
      field={({ onChange, ...field }) => (
        <TextField
          label={texts.familyLabel}
          hint={texts.familyHint}
          type="tel"
          inputMode="tel"
          autoComplete="off"
          onChange={({ target }) => onChange(target.value)}
          {...field}
        />
      )}
    />
  );
}

function Confirm({ asked, onOther }: { asked: NonNullable<CodesAnswer['familyPhone']>; onOther: () => void }) {
  const texts = useVerifyTexts();
  const [sendings, setSendings] = useState(0);
  return (
    <>
      <p className="wrap-anywhere">{texts.phoneLead(asked.phone)}</p>
      <CodeForm
        key={sendings}
        verify={confirmFamilyPhone}
        fallback={MESSAGES.verificationFailed}
        onRefused={() => undefined}
      />
      <SendCode
        send={() => askFamilyPhone(asked.phone)}
        failed={MESSAGES.smsSendFailed}
        where={asked.phone}
        wait={asked.resendAfter}
        look="again"
        onSent={() => setSendings(sendings + 1)}
        onRefused={undefined}
      />
      <OtherNumber onPress={onOther}>{texts.familyOther}</OtherNumber>
    </>
  );
}
