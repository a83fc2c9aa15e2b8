import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { useRelationTexts } from './relations.en';
import { useShortlist } from './use-shortlist';

/** Kept in mind by this member only; the other side never learns of it. */
export function ShortlistButton({ id, shortlisted }: { id: string; shortlisted: boolean }) {
  const texts = useRelationTexts();
  const { shown, set, busy } = useShortlist(id, shortlisted);
  return (
    <Button look="secondary" busy={busy} onClick={() => set(!shown)}>
      <Icon name="bookmark" className={`size-5 ${shown ? 'fill-current' : ''}`} />
      {shown ? texts.onShortlist : texts.shortlist}
    </Button>
  );
}
