import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';

interface Tab {
  name: string;
  content: ReactNode;
}

/** One of a few contents at a time; arrows go from tab to tab. */
export function TwoTabs({ tabs }: { tabs: readonly Tab[] }) {
  const id = useId();
  const [shown, setShown] = useState(0);
  const buttons = useRef<(HTMLButtonElement | null)[]>([]);
  const turn = ({ key }: KeyboardEvent) => {
    const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
    if (step === 0) return;
    const next = (shown + step + tabs.length) % tabs.length;
    setShown(next);
    buttons.current[next]?.focus();
  };
  return (
    <div>
      <div role="tablist" className="flex flex-wrap gap-x-6 border-b border-line" onKeyDown={turn}>
        {tabs.map(({ name }, index) => (
          <button
            key={name}
            ref={(button) => void (buttons.current[index] = button)}
            id={`${id}-tab-${index}`}
            type="button"
            role="tab"
            aria-selected={index === shown}
            aria-controls={`${id}-panel`}
            tabIndex={index === shown ? 0 : -1}
            className="min-h-12 border-b-3 border-transparent text-muted aria-selected:border-kumkum aria-selected:font-semibold aria-selected:text-ink"
            onClick={() => setShown(index)}
          >
            {name}
          </button>
        ))}
      </div>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-tab-${shown}`} className="pt-4">
        {tabs[shown]?.content}
      </div>
    </div>
  );
}
