import { useAppTexts } from '../shell/app.en';

/** The name of the site, as it is written in the language shown. */
export function Wordmark({ className }: { className: string }) {
  const { siteName } = useAppTexts();
  return (
    <span translate="no" className={`font-display font-semibold text-accent ${className}`}>
      {siteName}
      <span className="text-turmeric">.</span>
    </span>
  );
}
