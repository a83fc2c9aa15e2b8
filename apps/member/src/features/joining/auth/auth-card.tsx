import type { ReactNode } from 'react';
import { Icon } from '../../../ui/icon';
import { Muggu } from '../../../ui/muggu';
import { useAuthTexts } from './auth.en';

/** The frame of the pages around signing in: on a desk beside what members rely on, on a phone above it. */
export const AuthCard = ({ heading, lead, children }: { heading: string; lead?: string; children: ReactNode }) => (
  <div className="page mx-auto! max-w-xl pt-5 pb-8 sm:py-12 lg:max-w-4xl lg:py-20">
    <div className="sm:overflow-hidden sm:rounded-2xl sm:border sm:border-line sm:bg-paper lg:grid lg:grid-cols-[2fr_3fr]">
      <div className="sm:p-10">
        <h1 className="text-3xl sm:text-4xl">{heading}</h1>
        {lead && <p className="mt-2 text-muted">{lead}</p>}
        {children}
      </div>
      <Trust />
    </div>
  </div>
);

function Trust() {
  const { trust } = useAuthTexts();
  return (
    <div className="max-lg:mt-6 max-lg:sm:border-t max-lg:sm:border-line max-lg:sm:px-10 max-lg:sm:py-5 lg:order-first lg:flex lg:flex-col lg:justify-between lg:border-r lg:border-line lg:bg-tint-1">
      <Muggu className="max-lg:hidden" />
      <p className="flex items-start gap-3 text-small text-muted lg:grid lg:gap-5 lg:px-9 lg:py-12 lg:font-display lg:text-2xl lg:leading-snug lg:text-ink">
        <Icon name="shield" className="mt-px size-5 text-leaf lg:size-10" />
        {trust}
      </p>
      <Muggu className="max-lg:hidden" />
    </div>
  );
}
