import { type ApiError, isApiError, isLost } from '@kalyanam/web/api-error';
import { useTranslation } from '@kalyanam/web/i18n/texts';
import { messageKey, MESSAGES } from '@kalyanam/shared/base/messages';
import { useCommonTexts } from './common.en';

interface Sentences {
  readonly messages: Readonly<Record<string, string>>;
  readonly errors: Readonly<Record<string, string>>;
  /** Translations by the sentence itself. */
  readonly details: Readonly<Record<string, string>>;
}

const useTranslated = () => useTranslation<Sentences>('sentences');

/** A shared sentence in the language shown; an unknown one stays as it is. */
export function useSentence() {
  const translated = useTranslated();
  return (sentence: string): string => {
    const key = translated && messageKey(sentence);
    return (key && translated.messages[key]) ?? translated?.details[sentence] ?? sentence;
  };
}

/** The failed act, in the specified words, and then the server's reason where it gives one. */
export function useFailedAct() {
  const say = useSentence();
  const failure = useFailure();
  return (thrown: unknown, act: string): string => {
    const [what, why] = [say(act), failure(thrown, act)];
    return what === why ? what : `${what}: ${why}`;
  };
}

/** The server itself had no more to say than that something failed. */
const isEmpty = ({ code, message }: ApiError): boolean => code === 'unexpected' || message === MESSAGES.anErrorOccurred;

/** Why something did not load: no answer came, or what the server said; empty where it said nothing. */
export function useLoadFailure() {
  const { offline } = useCommonTexts();
  const failure = useFailure();
  return (thrown: unknown): string => (isLost(thrown) ? offline : failure(thrown, ''));
}

/**
 * What to tell a person about a failure; `fallback` is the specified sentence of the act that failed. Without one, the
 * general sentence says nothing of a lost connection: that follows it.
 */
export function useFailure() {
  const translated = useTranslated();
  const say = useSentence();
  const { offline, waitFor } = useCommonTexts();
  const told = (thrown: unknown, fallback?: string): string => {
    if (isLost(thrown) && fallback === undefined) return `${say(MESSAGES.anErrorOccurred)}: ${offline}`;
    if (!isApiError(thrown) || thrown.status === 0 || isEmpty(thrown)) return say(fallback ?? MESSAGES.anErrorOccurred);
    const said = say(thrown.message);
    return said === thrown.message ? (translated?.errors[thrown.code] ?? said) : said;
  };
  return (thrown: unknown, fallback?: string): string => {
    const wait = isApiError(thrown) && thrown.status === 429 ? thrown.retryAfter : null;
    // Some of the specified sentences end without a full stop.
    return wait ? `${told(thrown, fallback).replace(/[^.]$/, '$&.')} ${waitFor(wait)}` : told(thrown, fallback);
  };
}
