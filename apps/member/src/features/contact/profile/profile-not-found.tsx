import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { MESSAGES } from '@kalyanam/shared/base/messages';
import { refetchKnown } from '../../../parts/relations/known-profiles';
import { useSessionUser } from '../../../session/session';
import { isOffered } from '../../../shell/pages';
import { PATHS } from '../../../shell/paths';
import { ButtonLink } from '../../../ui/button';
import { Muggu } from '../../../ui/muggu';
import { useSentence } from '../../../ui/texts/sentences';
import { useProfileTexts } from './profile.en';
import { useAppTexts } from '../../../shell/app.en';

/** A list that led here is out of date: it is fetched again. */
export function ProfileNotFound() {
  const client = useQueryClient();
  const heading = useRef<HTMLHeadingElement>(null);
  // In place of a long page that may have been read to its end.
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    refetchKnown(client);
  }, [client]);
  const texts = useProfileTexts();
  const app = useAppTexts();
  const say = useSentence();
  const user = useSessionUser();
  return (
    <div className="mx-auto flex max-w-md flex-col items-center gap-4 py-8 text-center">
      <Muggu className="w-52" />
      <h1 ref={heading} tabIndex={-1} className="text-3xl focus:outline-none">
        {say(MESSAGES.profileNotFound)}
      </h1>
      <p className="text-muted">{texts.notFoundText}</p>
      {isOffered(user, 'profiles') && <ButtonLink to={PATHS.profiles}>{app.browse}</ButtonLink>}
    </div>
  );
}
