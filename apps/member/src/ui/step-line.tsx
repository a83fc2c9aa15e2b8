import { Icon } from './icon';
import { useCommonTexts } from './texts/common.en';

export interface Step {
  readonly title: string;
  readonly state: 'done' | 'now' | 'later';
}

const NUMBER = 'grid size-8 shrink-0 place-items-center rounded-full border-2 font-semibold';
const LOOKS: Record<Step['state'], string> = {
  done: 'border-leaf bg-leaf-ground text-leaf',
  now: 'border-kumkum bg-kumkum text-on-kumkum',
  later: 'border-line bg-paper text-muted',
};

/** Steps on one line, where they fit: the done ones, the current one, and the coming ones. */
export function StepLine({ steps, label }: { steps: readonly Step[]; label: string }) {
  const { stepDone } = useCommonTexts();
  return (
    <ol aria-label={label} className="flex flex-wrap items-center gap-x-3 gap-y-2">
      {steps.map(({ title, state }, index) => (
        <li
          key={title}
          aria-current={state === 'now' ? 'step' : undefined}
          className="flex items-center gap-2 not-last:grow not-last:after:h-px not-last:after:min-w-4 not-last:after:grow not-last:after:bg-line"
        >
          <span className={`${NUMBER} ${LOOKS[state]}`}>
            {state === 'done' ? <Icon name="check" className="size-4" /> : index + 1}
          </span>
          <span className={state === 'now' ? 'font-semibold' : 'text-muted'}>
            {title}
            {state === 'done' && <span className="sr-only"> {stepDone}</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}
