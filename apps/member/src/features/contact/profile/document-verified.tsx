import { Icon } from '../../../ui/icon';
import { useProfileTexts } from './profile.en';

/** The strongest reason to trust a profile: one line, which opens to list the checks. */
export function DocumentVerified() {
  const texts = useProfileTexts();
  return (
    <>
      <details className="group mt-1 print:hidden">
        <summary className="flex min-h-12 w-fit cursor-pointer list-none items-center gap-2 font-semibold text-leaf [&::-webkit-details-marker]:hidden">
          <Icon name="shield" className="size-6" />
          {texts.documentVerified}
          <Icon name="down" className="size-4 transition-transform duration-150 group-open:rotate-180" />
        </summary>
        <p className="max-w-prose rounded-control bg-leaf-ground px-4 py-3">{texts.documentVerifiedText}</p>
      </details>
      {/* Paper can't be opened. */}
      <p className="hidden print:block">{`${texts.documentVerified}: ${texts.documentVerifiedText}`}</p>
    </>
  );
}
