import { formatDay } from '@kalyanam/web/i18n/format';
import { useLanguage } from '@kalyanam/web/i18n/language';
import type { GothraGate as Gate } from '@kalyanam/shared/contracts/gothras';
import type { ProfileView } from '@kalyanam/shared/contracts/profile';
import { Facts } from '../../../ui/facts';
import { useGothraGateTexts } from './gothra-gate.en';
import { useBothVerified } from './match-facts';

/** R46: one line below the caste; it says whether, and never which gothra. */
export function GothraGate({ gate, profile }: { gate: Gate; profile: ProfileView }) {
  const texts = useGothraGateTexts();
  const language = useLanguage();
  const allLines = useBothVerified(profile);
  const { verdict, line, changedAt, sameSurname } = gate;
  const said = verdict === null ? texts.tomorrow : texts.verdicts[verdict];
  const why = changedAt
    ? texts.changed(formatDay(changedAt, language))
    : line && line !== 'own'
      ? texts.because[line]
      : !allLines && verdict !== null
        ? texts.ownOnly
        : null;
  return (
    <div className="mt-2.5">
      <Facts
        rows={[
          [
            texts.label,
            <>
              <span className={verdict === 'same' ? 'font-semibold' : ''}>{said}</span>
              {why && <span className="block text-small text-muted">{why}</span>}
              {sameSurname && line !== 'surname' && (
                <span className="block text-small text-muted">{texts.sameSurname}</span>
              )}
            </>,
          ],
        ]}
      />
    </div>
  );
}
