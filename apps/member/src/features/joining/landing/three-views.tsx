import type { ReactNode } from 'react';
import { Icon } from '../../../ui/icon';
import { Monogram } from '../../../ui/monogram';
import { useMoreTexts } from './landing-more.en';
import { Figure } from './sample-card';

/** The best argument of the product: one card, and how much of it each kind of viewer sees. */
export function ThreeViews() {
  const texts = useMoreTexts();
  return (
    <ul
      aria-label={texts.viewsLabel}
      className="mt-5 divide-y divide-line rounded-card border border-line bg-paper md:grid md:grid-cols-3 md:divide-x md:divide-y-0"
    >
      <View title={texts.visitor} who={texts.visitorWho} open={0} look="text-muted">
        <div className="grid size-full place-items-center bg-well">
          <Icon name="lock" className="size-6 text-muted" />
        </div>
      </View>
      <View title={texts.semi} who={texts.semiWho} open={1} look="text-amber">
        <Monogram name={texts.sampleOwner} district="nalgonda" />
      </View>
      <View title={texts.verified} who={texts.verifiedWho} open={4} look="text-leaf">
        <Figure />
      </View>
    </ul>
  );
}

interface ViewProps {
  title: string;
  who: string;
  /** How many of the parts, in their order, are open. */
  open: number;
  look: string;
  children: ReactNode;
}

function View({ title, who, open, look, children }: ViewProps) {
  const texts = useMoreTexts();
  const parts = texts.parts().slice(0, open);
  return (
    <li className="flex gap-4 p-4">
      <div className="h-20 w-16 shrink-0 overflow-hidden rounded-control border border-line">{children}</div>
      <div className="min-w-0">
        <h3 className="font-sans text-base font-semibold">{title}</h3>
        <p className={`text-small ${look}`}>{who}</p>
        <p className="mt-1 flex gap-2">
          <Icon name={open ? 'check' : 'lock'} className={`mt-1 size-4 ${open ? 'text-leaf' : 'text-muted'}`} />
          {open ? parts.join(', ') : texts.nothing}
        </p>
      </div>
    </li>
  );
}
