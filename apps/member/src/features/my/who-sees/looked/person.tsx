import { useState } from 'react';
import type { LedgerPerson } from '@kalyanam/shared/contracts/ledger';
import { PATHS } from '../../../../shell/paths';
import { lazyPart } from '../../../../shell/lazy-part';
import { AppLink } from '../../../../ui/app-link';
import { Button, ButtonLink } from '../../../../ui/button';
import { Icon } from '../../../../ui/icon';
import { useLedgerTexts } from './ledger.en';
import { Looks } from './looks';
import { useDenial } from './use-denial';
import { useBlock } from '../../../../parts/relations/use-block';
import type { DeskRelation } from '@kalyanam/shared/topics/family/desk';
import { useDeskVoteTexts } from '../../../../parts/family-desk/desk-votes.en';
import { useRelationTexts } from '../../../../parts/relations/relations.en';

const ReportDialog = lazyPart(async () => (await import('../../../../parts/relations/report-dialog')).ReportDialog);

interface PersonProps {
  person: LedgerPerson;
  /** A blocked member has no name here any more: the focus goes on. */
  onGone: () => void;
}

/** One family that has looked: at which part, when, and the acts on it. */
export function Person({
  person: { viewer, atLook, left, agreed, denied, hands, looks, earlierDays },
  onGone,
}: PersonProps) {
  const texts = useLedgerTexts();
  const relations = useRelationTexts();
  return (
    <li className="grid gap-3 rounded-card border border-line bg-paper p-4">
      <h2 className="text-xl wrap-anywhere">
        {viewer ? (
          <AppLink translate="no" to={PATHS.profile(viewer.id)}>
            {viewer.name}
          </AppLink>
        ) : (
          <span translate={atLook ? 'no' : undefined} className="text-muted">
            {atLook?.name ?? (left ? texts.left : relations.hiddenMember)}
          </span>
        )}
      </h2>
      {atLook && (
        <p className="text-small text-muted">
          {`${texts.atLook(atLook.code)} ${left ? texts.left : relations.hiddenMember}`}
        </p>
      )}
      {agreed && <p className="text-small text-leaf">{texts.agreed}</p>}
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
      {atLook && !left && <HiddenActs {...atLook} denied={denied} />}
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
  const relations = useRelationTexts();
  const denial = useDenial(id, name);
  const { block, isPending } = useBlock({ id, name, onBlocked: onGone });
  return (
    <div className="-mx-3 flex flex-wrap gap-x-1">
      <DenialButton name={name} denied={denied} denial={denial} />
      <Button look="quiet" busy={isPending} aria-label={texts.blockWho(name)} onClick={block}>
        {relations.block}
      </Button>
      <ButtonLink look="quiet" to={PATHS.profile(id)} state={{ report: '' }} aria-label={texts.reportWho(name)}>
        {texts.report}
      </ButtonLink>
    </div>
  );
}

/** A viewer whose profile is hidden now is named by the profile ID that the look has kept. */
function HiddenActs({ code, name, denied }: { code: string; name: string; denied: boolean }) {
  const texts = useLedgerTexts();
  const denial = useDenial(code, name);
  const [open, setOpen] = useState<boolean | null>(null);
  return (
    <div className="-mx-3 flex flex-wrap gap-x-1">
      <DenialButton name={name} denied={denied} denial={denial} />
      <Button look="quiet" aria-label={texts.reportWho(name)} onClick={() => setOpen(true)}>
        {texts.report}
      </Button>
      {open !== null && <ReportDialog id={code} reason="" open={open} onClose={() => setOpen(false)} />}
    </div>
  );
}

interface DenialProps extends Pick<ActsProps, 'name' | 'denied'> {
  denial: ReturnType<typeof useDenial>;
}

function DenialButton({ name, denied, denial }: DenialProps) {
  const texts = useLedgerTexts();
  return (
    <Button
      look="quiet"
      busy={denial.isPending}
      aria-label={denied ? texts.showTo(name) : texts.hideFrom(name)}
      onClick={() => denial.mutate(!denied)}
    >
      {denied ? texts.show : texts.hide}
    </Button>
  );
}

/** C14: which hands of another family opened a number. */
function HandsLine({ hands }: { hands: readonly DeskRelation[] }) {
  const texts = useDeskVoteTexts();
  return <p className="text-small text-muted">{texts.numberBy(hands.map((one) => texts.relations[one]).join(', '))}</p>;
}
