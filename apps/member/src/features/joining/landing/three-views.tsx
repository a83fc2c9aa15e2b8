import type { ReactNode } from 'react';
import { Icon } from '../../../ui/icon';
import { Monogram } from '../../../ui/monogram';
import { useMoreTexts } from './landing-more.en';
import { Portrait } from './sample-card';

/** The best argument of the product: one card, and how much of it each kind of viewer sees. */
export function ThreeViews() {
  const texts = useMoreTexts();
  return (
    <ul aria-label={texts.viewsLabel} className="mt-8 grid gap-4 md:grid-cols-3 md:gap-6">
      <View title={texts.visitor} who={texts.visitorWho} open={0} look="text-muted">
        <div className="grid size-full place-items-center bg-well">
          <Icon name="lock" className="size-8 text-muted" />
        </div>
      </View>
      <View title={texts.semi} who={texts.semiWho} open={1} look="text-amber">
        <Monogram name={texts.sampleOwner} district="nalgonda" />
      </View>
      <View title={texts.verified} who={texts.verifiedWho} open={4} look="text-leaf">
        <Portrait />
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
  return (
    <li className="grid grid-cols-[7.5rem_1fr] overflow-hidden rounded-card border border-line bg-paper max-[22rem]:grid-cols-[6rem_1fr]">
      <div className="min-h-full">{children}</div>
      <div className="p-4">
        <h4 className="font-sans text-base font-semibold">{title}</h4>
        <p className={`text-small ${look}`}>{who}</p>
        <ul className="mt-3 grid gap-1.5">
          {texts.parts().map((part, index) => {
            const opens = index < open;
            return (
              <li key={part} className={`flex gap-2 text-small ${opens ? 'text-ink' : 'text-muted'}`}>
                <Icon
                  name={opens ? 'check' : 'lock'}
                  className={`mt-0.5 size-4 ${opens ? 'text-leaf' : 'text-muted'}`}
                />
                <span>
                  {part}
                  <span className="sr-only">{`: ${opens ? texts.open : texts.closed}`}</span>
                </span>
              </li>
            );
          })}
        </ul>
      </div>
    </li>
  );
}
