import type { LedgerPerson } from '@kalyanam/shared/contracts/ledger';
import { PATHS } from '../../shell/paths';
import { lazyPart } from '../../shell/lazy-part';
import { AppLink } from '../../ui/app-link';
import { Button, ButtonLink } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { useLedgerTexts } from './ledger.en';
import { Looks } from './looks';
import { useLedgerActs } from './use-ledger-acts';

const HandsLine = lazyPart(async () => (await import('../../domain/desk/hands-line')).HandsLine);

interface PersonProps {
  person: LedgerPerson;
  /** Who was blocked has no name here any more: the focus goes on. */
  onGone: () => void;
}

/** One family that has looked: what, when, and what can be done about it. */
export function Person({ person: { viewer, left, denied, hands, looks, earlierDays }, onGone }: PersonProps) {
  const texts = useLedgerTexts();
  return (
    <li className="grid gap-3 rounded-card border border-line bg-paper p-4">
      <h2 className="text-xl wrap-anywhere">
        {viewer ? (
          <AppLink to={PATHS.profile(viewer.id)}>{viewer.name}</AppLink>
        ) : (
          <span className="text-muted">{left ? texts.left : texts.hiddenMember}</span>
        )}
      </h2>
      {denied && (
        <p className="flex items-center gap-2 text-small text-muted">
          <Icon name="lock" className="size-4 shrink-0" />
          {texts.denied}
        </p>
      )}
      {hands.length > 0 && <HandsLine hands={hands} />}
      {looks.length > 0 && <Looks looks={looks} />}
      {earlierDays > 0 && <p className="text-small text-muted">{texts.earlier(earlierDays)}</p>}
      {viewer && <PersonActs {...viewer} denied={denied} onGone={onGone} />}
    </li>
  );
}

interface ActsProps {
  id: string;
  name: string;
  denied: boolean;
  onGone: () => void;
}

function PersonActs({ id, name, denied, onGone }: ActsProps) {
  const texts = useLedgerTexts();
  const { denial, block } = useLedgerActs(id, name, onGone);
  return (
    <div className="-mx-3 flex flex-wrap gap-x-1">
      <Button
        look="quiet"
        busy={denial.isPending}
        aria-label={denied ? texts.showTo(name) : texts.hideFrom(name)}
        onClick={() => denial.mutate(!denied)}
      >
        {denied ? texts.show : texts.hide}
      </Button>
      <Button look="quiet" busy={block.isPending} aria-label={texts.blockWho(name)} onClick={() => block.mutate(true)}>
        {texts.block}
      </Button>
      <ButtonLink look="quiet" to={PATHS.profile(id)} state={{ report: '' }} aria-label={texts.reportWho(name)}>
        {texts.report}
      </ButtonLink>
    </div>
  );
}
