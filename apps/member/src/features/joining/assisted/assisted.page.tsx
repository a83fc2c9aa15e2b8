import { useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import type { AssistedStanding } from '@kalyanam/shared/contracts/assisted';
import type { MessageAnswer } from '@kalyanam/shared/contracts/auth';
import { ROUTES } from '@kalyanam/shared/base/routes';
import { isRefused } from '@kalyanam/web/api-error';
import { formatDay } from '@kalyanam/web/i18n/format';
import { useLanguage } from '@kalyanam/web/i18n/language';
import { api } from '../../../session/session';
import { PATHS } from '../../../shell/paths';
import { ButtonLink } from '../../../ui/button';
import { EraseSection } from '../../../parts/account/erase-section';
import { LoadError } from '../../../ui/load-error';
import { Notice } from '../../../ui/notice';
import { RowsSkeleton } from '../../../ui/skeleton';
import { useStepHeading } from '../../../ui/use-step-heading';
import { KeepProfile } from './keep-profile';
import { useAssistedTexts } from './assisted.en';

const isOver = (thrown: unknown): boolean => isRefused(thrown, 'assisted-link-over');

/**
 * C14: the mail about a profile entered by the team leads here. Only a press changes something: scanners open every
 * link.
 */
export default function AssistedPage() {
  const texts = useAssistedTexts();
  const language = useLanguage();
  const { token = '' } = useParams();
  const [standing, setStanding] = useState<AssistedStanding | null>(null);
  const [failed, setFailed] = useState<unknown>(null);
  const [end, setEnd] = useState<'kept' | 'struck' | null>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let gone = false;
    api.get<AssistedStanding>(ROUTES.assisted(token), { anonymous: true }).then(
      (found) => gone || setStanding(found),
      (thrown: unknown) => gone || setFailed(thrown),
    );
    return () => void (gone = true);
  }, [token, tries]);
  const heading = useStepHeading(end);
  const over = isOver(failed) || standing?.kept;
  const strikable = standing && new Date(standing.strikeUntil) > new Date();
  return (
    <div className="page mx-auto! grid max-w-xl gap-5 py-8 sm:py-12">
      <title>{texts.title}</title>
      <h1 {...heading} className="text-3xl outline-none sm:text-4xl">
        {texts.heading}
      </h1>
      {end ? (
        <div className="grid gap-4" role="status">
          <Notice look="leaf" title={end === 'kept' ? texts.keptHeading : texts.struckHeading}>
            {end === 'kept' ? texts.keptText : texts.struckText}
          </Notice>
          <ButtonLink to={end === 'kept' ? PATHS.login : PATHS.home} className="sm:justify-self-start">
            {end === 'kept' ? texts.login : texts.toStart}
          </ButtonLink>
        </div>
      ) : over ? (
        <>
          <Notice alert>{texts.over}</Notice>
          <ButtonLink to={PATHS.login} className="sm:justify-self-start">
            {texts.login}
          </ButtonLink>
        </>
      ) : failed !== null ? (
        <LoadError
          error={failed}
          title={texts.heading}
          onRetry={() => {
            setFailed(null);
            setTries(tries + 1);
          }}
        />
      ) : standing ? (
        <>
          <p className="wrap-anywhere">{texts.lead(standing.name, formatDay(standing.enteredAt, language))}</p>
          <KeepProfile token={token} onDone={() => setEnd('kept')} />
          {strikable ? (
            <EraseSection
              heading={texts.strikeHeading}
              text={texts.strikeText(formatDay(standing.strikeUntil, language))}
              act={texts.strike}
              question={texts.strikeQuestion}
              erase={() => api.post<MessageAnswer>(ROUTES.strikeAssisted(token), undefined, { anonymous: true })}
              onDone={() => setEnd('struck')}
            />
          ) : (
            <p className="text-muted">{texts.strikeOver}</p>
          )}
        </>
      ) : (
        <RowsSkeleton />
      )}
    </div>
  );
}
