import { isApiError } from '@kalyanam/web/api-error';
import { useLanguage } from '@kalyanam/web/i18n/language';
import { messageKey, MESSAGES } from '@kalyanam/shared/messages';
import { useCommonTexts } from './common';
import { teErrors, teMessages } from './sentences.te';

/** A shared sentence in the language shown; an unknown one stays as it is. */
export function useSentence() {
  const language = useLanguage();
  return (sentence: string): string => {
    const key = language === 'te' ? messageKey(sentence) : null;
    return key && key in teMessages ? teMessages[key as keyof typeof teMessages] : sentence;
  };
}

/** What was not done, in the specified words, and then the server's reason where it gives one. */
export function useFailedAct() {
  const say = useSentence();
  const failure = useFailure();
  return (thrown: unknown, act: string): string => {
    const [what, why] = [say(act), failure(thrown, act)];
    return what === why ? what : `${what}: ${why}`;
  };
}

/** What to tell a person about a failure; `fallback` is the specified sentence of the act that failed. */
export function useFailure() {
  const language = useLanguage();
  const say = useSentence();
  const { waitFor } = useCommonTexts();
  const told = (thrown: unknown, fallback: string = MESSAGES.anErrorOccurred): string => {
    if (!isApiError(thrown) || thrown.status === 0 || thrown.code === 'unexpected') return say(fallback);
    const said = say(thrown.message);
    return language === 'te' && said === thrown.message ? (teErrors[thrown.code] ?? said) : said;
  };
  return (thrown: unknown, fallback?: string): string => {
    const wait = isApiError(thrown) && thrown.status === 429 ? thrown.retryAfter : null;
    return wait ? `${told(thrown, fallback)} ${waitFor(wait)}` : told(thrown, fallback);
  };
}
