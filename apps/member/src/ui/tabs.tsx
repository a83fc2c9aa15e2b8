import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';

export interface Tab<Name extends string> {
  name: Name;
  label: string;
  /** Null until it is needed. */
  content: ReactNode;
  /** A hand or the focus comes near. */
  onNear?: () => void;
}

interface TabsProps<Name extends string> {
  label: string;
  tabs: readonly Tab<Name>[];
  shown: Name;
  onShow: (name: Name) => void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** One of a few contents at a time; arrows go from tab to tab. On paper all of them, one below the other. */
export function Tabs<Name extends string>({ label, tabs, shown, onShow }: TabsProps<Name>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  // The tab with the focus counts: the one shown may be a press behind.
  const turn = ({ key, target }: KeyboardEvent) => {
    const step = STEPS[key];
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])];
    const from = buttons.findIndex((button) => button === target);
    if (step === undefined || from === -1) return;
    const place = (from + step + tabs.length) % tabs.length;
    const next = tabs[place];
    if (!next) return;
    onShow(next.name);
    buttons[place]?.focus();
  };
  return (
    <div>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        onKeyDown={turn}
        className="flex flex-wrap gap-x-6 border-b border-line max-[24rem]:justify-between max-[24rem]:gap-x-2.5 max-[24rem]:text-small print:hidden"
      >
        {tabs.map(({ name, label: title, onNear }) => (
          <button
            key={name}
            id={`${id}-tab-${name}`}
            type="button"
            role="tab"
            aria-selected={name === shown}
            aria-controls={`${id}-${name}`}
            tabIndex={name === shown ? 0 : -1}
            onPointerEnter={onNear}
            onFocus={onNear}
            onClick={() => onShow(name)}
            className="min-h-12 min-w-12 border-b-3 border-transparent font-semibold text-muted aria-selected:border-kumkum aria-selected:text-accent"
          >
            {title}
          </button>
        ))}
      </div>
      {tabs.map(({ name, content }) => (
        <div
          key={name}
          id={`${id}-${name}`}
          role="tabpanel"
          aria-labelledby={`${id}-tab-${name}`}
          className={`pt-5 ${name === shown ? '' : 'hidden print:block'}`}
        >
          {content}
        </div>
      ))}
    </div>
  );
}
