import { useMutation } from '@tanstack/react-query';
import type { BiodataShare } from '@kalyanam/shared/contracts/biodata';
import { formatDay } from '@kalyanam/web/i18n/format';
import { useLanguage } from '@kalyanam/web/i18n/language';
import { PATHS } from '../../../shell/paths';
import { Button, ButtonLink } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { useFailure } from '../../../ui/texts/sentences';
import { showToast } from '../../../ui/toast';
import { Suggested } from '../../../parts/family-desk/or-suggest';
import { changeBiodata, useBiodataChanged } from './biodata.queries';
import { useBiodataTexts } from './biodata.en';
import { insideOf } from './inside-of';
import { WhatsApp } from './whatsapp';
import { useWithdrawal } from './use-withdrawal';

const RENEWED_DAYS = 30;

/** One link: who it is for, its contents, how often it was opened, and until when it works. */
export function LinkRow({ share }: { share: BiodataShare }) {
  const texts = useBiodataTexts();
  const language = useLanguage();
  const failure = useFailure();
  const changed = useBiodataChanged();
  const withdraw = useMutation({ mutationFn: useWithdrawal() });
  const renew = useMutation({
    mutationFn: () => changeBiodata(share.id, { version: share.version, days: RENEWED_DAYS }),
    onSuccess: ({ share: renewed }) => {
      void changed();
      showToast(texts.renewed(formatDay(renewed.expiresAt, language)));
    },
    onError: (thrown) => thrown instanceof Suggested || showToast(failure(thrown)),
  });
  const { state, forWhom, views, lastViewedAt } = share;
  // Closed by a hold, not by a press: it opens again on its own.
  const isClosed = state === 'withdrawn' && share.withdrawnAt === null;
  const isOpen = state === 'valid' || state === 'not-looking';
  return (
    <li className="grid gap-2 rounded-card border border-line bg-paper p-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 data-own-words className="text-xl wrap-anywhere">
          {forWhom}
        </h2>
        <p className={`text-small font-semibold ${state === 'valid' ? 'text-leaf' : 'text-muted'}`}>
          {`${isClosed ? texts.closed : texts.state[state]}${state === 'valid' ? `, ${texts.until(formatDay(share.expiresAt, language))}` : ''}`}
        </p>
      </div>
      <p className="text-small text-muted">{`${texts.inside} ${insideOf(share, texts)}`}</p>
      <p className="flex items-center gap-2 text-small text-muted">
        <Icon name="eye" className="size-5 shrink-0" />
        {[texts.opened(views), lastViewedAt && texts.lastOpened(formatDay(lastViewedAt, language))]
          .filter(Boolean)
          .join(', ')}
      </p>
      {state !== 'withdrawn' && (
        <div className="-mx-3 flex flex-wrap border-t border-line pt-1">
          <ButtonLink look="quiet" to={PATHS.biodataLink(share.id)} aria-label={texts.open(forWhom)}>
            <Icon name="right" />
            {texts.show}
          </ButtonLink>
          {state === 'valid' && share.path && <WhatsApp path={share.path} look="quiet" of={forWhom} />}
          {state === 'expired' && (
            <Button
              look="quiet"
              busy={renew.isPending}
              aria-label={texts.renewOf(forWhom)}
              onClick={() => renew.mutate()}
            >
              <Icon name="clock" />
              {texts.renew}
            </Button>
          )}
          {isOpen && (
            <Button
              look="quiet"
              busy={withdraw.isPending}
              aria-label={texts.withdrawOf(forWhom)}
              onClick={() => withdraw.mutate(share)}
            >
              <Icon name="close" />
              {texts.withdraw}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}
