import type { LineageAnswer } from '@kalyanam/shared/contracts/gothras';
import { WOMENS_LINES } from '@kalyanam/shared/base/vocabulary/gothras';
import { useSessionUser } from '../../../session/session';
import { Notice } from '../../../ui/notice';
import { Section } from '../../../ui/section';
import { useNames } from '../../../ui/texts/names';
import { FamilyConsent } from './family-consent';
import { GothraRule } from './gothra-rule';
import { LineRow } from './line-row';
import { useLineageTexts } from './lineage.en';

const ROWS = 'grid divide-y divide-line rounded-card border border-line bg-paper';

/** The inputs alone, for their page or a card. */
export function LineageParts({ lineage }: { lineage: LineageAnswer }) {
  const texts = useLineageTexts();
  const { gothra } = useNames();
  // Consents and the rule are the candidate's alone (C14).
  const acting = useSessionUser()?.acting;
  const { lines, waiting, consent } = lineage;
  const stated = (line: string) => lines.find((one) => one.line === line);
  return (
    <>
      <Section title={texts.ownSection}>
        <div className={ROWS}>
          <LineRow line="own" stated={stated('own')} />
        </div>
        {waiting && (
          <div className="mt-3">
            <Notice>{texts.waiting(gothra(waiting))}</Notice>
          </div>
        )}
      </Section>
      <Section title={texts.womensSection}>
        <p className="mb-4 max-w-prose text-muted">{texts.womensLead}</p>
        {!consent && !acting && <FamilyConsent />}
        <div className={ROWS}>
          {WOMENS_LINES.map((line) => (
            <LineRow key={line} line={line} stated={stated(line)} closed={!consent} />
          ))}
        </div>
        {consent && <p className="mt-2 text-small text-muted">{texts.consentGiven}</p>}
      </Section>
      {!acting && (
        <Section title={texts.ruleSection}>
          <GothraRule lineage={lineage} />
        </Section>
      )}
    </>
  );
}
