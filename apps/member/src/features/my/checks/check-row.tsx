import { formatDay, formatMoment } from '@kalyanam/web/i18n/format';
import { useLanguage } from '@kalyanam/web/i18n/language';
import type { MyCheck } from '@kalyanam/shared/contracts/fact-checks';
import type { IdentityKind } from '@kalyanam/shared/base/vocabulary/documents';
import { reasonInFull } from '@kalyanam/shared/base/vocabulary/reason';
import { useRef, useState } from 'react';
import { checkSentence, ofDay } from '../../../parts/checks/check-sentence';
import { useCheckWords } from '../../../parts/checks/check-words.en';
import { Button } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { CodeWay } from './code-way';
import { useChecksTexts } from './checks.en';
import { FileWay } from './file-way';
import { useCommonTexts } from '../../../ui/texts/common.en';

interface CheckRowProps {
  check: MyCheck;
  documents: readonly IdentityKind[];
}

/** One line as families read it, the result of the last attempt, and the way to have it checked. */
export function CheckRow({ check, documents }: CheckRowProps) {
  const texts = useChecksTexts();
  const common = useCommonTexts();
  const words = useCheckWords();
  const language = useLanguage();
  const line = useRef<HTMLParagraphElement>(null);
  const [open, setOpen] = useState(false);
  const { fact, state, by, until, waiting, failed, refusal } = check;
  const checked = state === 'checked';
  const act = checked || state === 'lapsed' ? texts.renew : texts.ask;
  const done = () => {
    setOpen(false);
    // The form goes away, and the focus with it.
    line.current?.focus();
  };
  return (
    <li className="grid gap-2 px-4 py-3">
      <p ref={line} tabIndex={-1} className="flex min-w-0 items-start gap-2.5 focus:outline-none">
        <Icon
          name={checked ? 'check' : state === 'lapsed' ? 'clock' : 'message'}
          className={`mt-1 size-4 ${checked ? 'text-leaf' : 'text-muted'}`}
        />
        <span className="wrap-anywhere">
          {checkSentence(check, words, language)}
          {until && (
            <span className="block text-small text-muted">{texts.until(formatDay(ofDay(until), language))}</span>
          )}
        </span>
      </p>
      {waiting && <p className="pl-6.5 text-small text-muted">{texts.waiting(formatMoment(waiting.due, language))}</p>}
      {failed && <p className="pl-6.5 text-small">{refusal ? reasonInFull(texts.refusals[refusal]) : texts.failed}</p>}
      {by.length > 0 && (
        <Button
          look="quiet"
          className="-my-1 ml-3.25 justify-self-start"
          aria-expanded={open}
          aria-label={texts.askAbout(open ? common.close : act, words.facts[fact])}
          onClick={() => setOpen(!open)}
        >
          {open ? common.close : act}
        </Button>
      )}
      {open && (
        <div className="mt-1 grid gap-5 rounded-card bg-well p-4">
          {by.includes('code') && (
            <div className="grid gap-3">
              {by.includes('file') && <h2 className="font-semibold">{texts.byCode}</h2>}
              <CodeWay fact={fact} onDone={done} />
            </div>
          )}
          {by.includes('file') && (
            <div className="grid gap-3">
              {by.includes('code') && <h2 className="font-semibold">{texts.byLetter}</h2>}
              <FileWay check={check} documents={documents} onDone={done} />
            </div>
          )}
        </div>
      )}
    </li>
  );
}
