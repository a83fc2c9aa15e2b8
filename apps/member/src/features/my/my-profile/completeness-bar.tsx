import { useCompletenessTexts } from './completeness.en';

/** How complete the profile is, in numbers and at a glance. */
export function CompletenessBar({ percent }: { percent: number }) {
  const texts = useCompletenessTexts();
  return (
    <div className="flex items-center gap-3">
      <progress
        aria-label={texts.title}
        value={percent}
        max={100}
        className="block h-2 w-full overflow-hidden rounded-full accent-turmeric [&::-moz-progress-bar]:bg-turmeric [&::-webkit-progress-bar]:bg-well [&::-webkit-progress-value]:bg-turmeric"
      />
      <p className="font-semibold tabular-nums">{texts.percent(percent)}</p>
    </div>
  );
}
