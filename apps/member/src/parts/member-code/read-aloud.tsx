import { useEffect } from 'react';
import { useLanguage } from '@kalyanam/web/i18n/language';
import { sayMemberCode } from '@kalyanam/shared/topics/account/member-code';
import { Button } from '../../ui/button';
import { useCommonTexts } from '../../ui/texts/common.en';
import { hush, say, useVoice } from '../speech/voices';

/** Reads a number digit by digit; absent where the device has no voice for the language. Nothing is stored or sent by us. */
export function ReadAloud({ code }: { code: string }) {
  const texts = useCommonTexts();
  const language = useLanguage();
  const voice = useVoice();
  useEffect(() => hush, []);
  if (!voice) return null;
  return (
    <Button look="quiet" onClick={() => say([{ text: sayMemberCode(code, language), voice }])}>
      {texts.listen}
    </Button>
  );
}
