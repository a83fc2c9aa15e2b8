import { useLanguage } from '@kalyanam/web/i18n/language';
import type { CheckLine } from '@kalyanam/shared/contracts/fact-checks';
import { useRef, useState } from 'react';
import { checkSentence } from '../../../parts/checks/check-sentence';
import { useCheckWords } from '../../../parts/checks/check-words.en';
import { Button } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { Section } from '../../../ui/section';

/** As many as a phone shows before the others are asked for. */
const FIRST = 3;

/** C7: the checked facts, with how and when, and the unchecked ones. */
export function WhatChecked({ checks }: { checks: readonly CheckLine[] }) {
  const words = useCheckWords();
  const language = useLanguage();
  const list = useRef<HTMLUListElement>(null);
  const [all, setAll] = useState(false);
  // The button goes away, and the focus with it.
  const unfold = () => {
    setAll(true);
    list.current?.focus();
  };
  return (
    <Section title={words.heading} icon="shield">
      <ul ref={list} tabIndex={-1} className="grid gap-1.5 focus:outline-none">
        {checks.map((line, place) => {
          const checked = line.state === 'checked';
          return (
            <li
              key={line.fact}
              className={`flex items-start gap-2.5 ${checked ? '' : 'text-muted'} ${!all && place >= FIRST ? 'max-sm:hidden print:flex' : ''}`}
            >
              <Icon
                name={checked ? 'check' : line.state === 'lapsed' ? 'clock' : 'message'}
                className={`mt-1 size-4 ${checked ? 'text-leaf' : 'text-muted'}`}
              />
              <span className="wrap-anywhere">{checkSentence(line, words, language)}</span>
            </li>
          );
        })}
      </ul>
      {!all && checks.length > FIRST && (
        <Button look="quiet" className="-ml-3 sm:hidden print:hidden" onClick={unfold}>
          {words.all}
        </Button>
      )}
      <p className="mt-3 text-small text-muted">{words.foot}</p>
    </Section>
  );
}
