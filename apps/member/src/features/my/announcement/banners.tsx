import { api, useSessionUser } from '../../../session/session';
import { PATHS } from '../../../shell/paths';
import { useNavigation } from '../../../ui/navigation';
import { LookingBanner } from './looking-banner';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CurrentAnnouncementAnswer } from '@kalyanam/shared/contracts/announcements';
import { ROUTES } from '@kalyanam/shared/base/routes';
import { AppLink } from '../../../ui/app-link';
import { buttonClass } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { useAppTexts } from '../../../shell/app.en';
import { Fragment } from 'react';

/** One at a time: a question to the member comes before news. My Profile asks it itself. */
export function Banners() {
  const { pathname } = useNavigation();
  if (!useSessionUser()?.asked) return <AnnouncementBanner />;
  return pathname === PATHS.myProfile ? null : <LookingBanner />;
}

const currentAnnouncement = queryOptions({
  queryKey: [ROUTES.currentAnnouncement],
  queryFn: async ({ signal }) =>
    (await api.get<CurrentAnnouncementAnswer>(ROUTES.currentAnnouncement, { signal })).announcement,
  staleTime: 300_000,
});

/** One at a time, over the page so that nothing below it jumps; put away for all devices. */
function AnnouncementBanner() {
  const texts = useAppTexts().announcement;
  const client = useQueryClient();
  const { data } = useQuery(currentAnnouncement);
  const { mutate } = useMutation({
    mutationFn: (id: string) => api.post(ROUTES.dismissAnnouncement(id)),
    // Removed immediately; where the server was not reached, it comes back with the next visit.
    onMutate: () => client.setQueryData(currentAnnouncement.queryKey, null),
  });
  if (!data) return null;
  const { id, title, text, page } = data;
  const dismiss = () => {
    mutate(id);
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  return (
    <section
      aria-label={texts.region}
      className="fixed inset-x-3 bottom-[calc(4.75rem+env(safe-area-inset-bottom))] z-30 rounded-control border border-line bg-paper p-4 shadow-lg print:hidden lg:right-6 lg:bottom-6 lg:left-auto lg:w-96"
    >
      <div className="flex items-start gap-2">
        <h2 className="grow font-semibold">{title}</h2>
        <button
          type="button"
          aria-label={texts.close}
          className="-mt-2 -mr-2 grid size-12 shrink-0 place-items-center rounded-control hover:bg-well"
          onClick={dismiss}
        >
          <Icon name="close" className="size-5" />
        </button>
      </div>
      <p className="max-h-40 overflow-y-auto break-words whitespace-pre-line" tabIndex={0}>
        <LinkedText text={text} />
      </p>
      {page && (
        <AppLink to={page} className={`${buttonClass('secondary')} mt-3`} onClick={() => mutate(id)}>
          {texts.open}
        </AppLink>
      )}
    </section>
  );
}

const ADDRESS = /(https:\/\/[^\s<>"']+[^\s<>"'.,;:!?)])/;

/** Plain text, in which only complete https addresses are links. */
const LinkedText = ({ text }: { text: string }) =>
  text.split(ADDRESS).map((part, index) =>
    index % 2 === 1 ? (
      <a key={index} href={part} target="_blank" rel="noopener noreferrer">
        {part}
      </a>
    ) : (
      <Fragment key={index}>{part}</Fragment>
    ),
  );
