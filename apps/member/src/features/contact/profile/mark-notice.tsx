import { Dialog } from '@base-ui/react/dialog';
import { useEffect, useState } from 'react';
import { useSessionUser } from '../../../session/session';
import { rememberToldOfMark, wasToldOfMark } from './mark-told';
import { useProfileTexts } from './profile.en';

/** Shown the first time that someone enlarges a photo, until it is closed. */
export function MarkNotice() {
  const texts = useProfileTexts();
  const id = useSessionUser()?.id ?? '';
  const [told] = useState(() => wasToldOfMark(id));
  useEffect(() => {
    rememberToldOfMark(id);
  }, [id]);
  if (told) return null;
  return (
    <Dialog.Description className="pointer-events-none absolute inset-x-0 top-[max(4.5rem,env(safe-area-inset-top))] mx-auto w-fit max-w-[calc(100%-1rem)] rounded-full bg-[#000000b3] px-4 py-2 text-center">
      {texts.numberInPicture}
    </Dialog.Description>
  );
}
