import { useRef } from 'react';
import type { ProfileCard } from '@kalyanam/shared/contracts/profile';
import { MarkButton } from './mark-button';
import { useRelationTexts } from './relations.en';
import { ShortlistMark } from './shortlist-mark';
import { useDismissal } from './use-dismissal';

/** On the corner of a card in a list: keep it in mind, or leave it out. */
export const CardMarks = (card: Pick<ProfileCard, 'id' | 'name' | 'shortlisted'>) => (
  <>
    <ShortlistMark {...card} />
    <DismissMark {...card} />
  </>
);

/** R47: needs no question, since the message that follows takes it back. */
function DismissMark({ id, name }: Pick<ProfileCard, 'id' | 'name'>) {
  const { notForUsName } = useRelationTexts();
  const { dismiss, busy } = useDismissal(id, name);
  const button = useRef<HTMLButtonElement>(null);
  const press = () => {
    const card = button.current?.closest('li');
    const next = card?.nextElementSibling ?? card?.previousElementSibling ?? document.querySelector('main');
    dismiss(() => {
      // The card goes away, and the focus with it.
      if (button.current === document.activeElement) next?.querySelector<HTMLElement>('h1, a')?.focus();
    });
  };
  return <MarkButton ref={button} icon="close" label={notForUsName(name)} busy={busy} onPress={press} />;
}
