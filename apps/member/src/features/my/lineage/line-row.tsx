import { useRef, useState } from 'react';
import { useLanguage } from '@kalyanam/web/i18n/language';
import type { LineageView } from '@kalyanam/shared/contracts/gothras';
import type { LineageLine } from '@kalyanam/shared/base/vocabulary/gothras';
import { Button } from '../../../ui/button';
import { LineForm } from './line-form';
import { useLineageTexts } from './lineage.en';

interface LineRowProps {
  line: LineageLine;
  stated: LineageView | undefined;
  /** Not before the consent. */
  closed?: boolean;
}

/** One line as it is stated; it opens in place to be changed. */
export function LineRow({ line, stated, closed = false }: LineRowProps) {
  const texts = useLineageTexts();
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    requestAnimationFrame(() => opener.current?.focus());
  };
  const act = stated ? texts.change : texts.state;
  return (
    <div className="p-4 sm:p-5">
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <h3 className="font-sans text-base font-normal text-muted">{texts.lines[line]}</h3>
          <Stated line={line} stated={stated} />
        </div>
        {!open && (
          <Button
            ref={opener}
            look="quiet"
            className="-my-1 -mr-2 shrink-0"
            aria-label={`${act}: ${texts.lines[line]}`}
            disabled={closed}
            onClick={() => setOpen(true)}
          >
            {act}
          </Button>
        )}
      </div>
      {open && <LineForm line={line} stated={stated} onClose={close} />}
    </div>
  );
}

function Stated({ line, stated }: Omit<LineRowProps, 'closed'>) {
  const texts = useLineageTexts();
  const language = useLanguage();
  if (!stated) return <p className="text-muted">{texts.notStated}</p>;
  const { state, gothra, typed } = stated;
  if (state === 'unknown' || state === 'not-followed')
    return <p className="text-lg">{line === 'own' ? texts.unknownOwn : texts.none[state]}</p>;
  const [name, other] = !gothra ? [typed] : language === 'te' ? [gothra.te, gothra.en] : [gothra.en, gothra.te];
  return (
    <>
      <p className="text-lg font-semibold wrap-anywhere">
        {name}
        {other && (
          <span lang={language === 'te' ? 'en' : 'te'} className="font-normal text-muted">
            {` · ${other}`}
          </span>
        )}
      </p>
      {!gothra && <p className="text-small text-muted">{texts.notInList}</p>}
    </>
  );
}
