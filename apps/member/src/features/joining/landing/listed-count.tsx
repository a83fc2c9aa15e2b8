import { useEffect, useState } from 'react';
import type { PublicFiguresAnswer } from '@kalyanam/shared/contracts/public-figures';
import { FIRST_ROUTES } from '@kalyanam/shared/base/first-routes';
import { api } from '../../../session/session';
import { whenIdle } from '../../../ui/when-idle';
import { useLandingTexts } from './landing.en';

/**
 * How many are listed, where that is a number to show: fetched once the page has rendered, in a place that is kept for
 * it.
 */
export function ListedCount() {
  const texts = useLandingTexts();
  const [listed, setListed] = useState<number | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const callOff = whenIdle(() => {
      api.get<PublicFiguresAnswer>(FIRST_ROUTES.numbers, { anonymous: true, signal }).then(
        (numbers) => signal.aborted || setListed(numbers.listed),
        () => null,
      );
    });
    return () => {
      callOff();
      leaving.abort();
    };
  }, []);
  return (
    <p className="min-h-7 font-semibold text-leaf">{listed !== null && texts.listed(listed.toLocaleString('en-IN'))}</p>
  );
}
