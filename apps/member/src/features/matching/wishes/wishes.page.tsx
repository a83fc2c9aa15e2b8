import { useQuery } from '@tanstack/react-query';
import { myProfile } from '../../../parts/account/my-profile.queries';
import { isNew, myWishes } from './use-wishes';
import { AsksNote } from '../../../parts/family-desk/asks';
import { ToMyProfile } from '../../../parts/account/to-my-profile';
import { Loaded } from '../../../ui/loaded';
import { RowsSkeleton } from '../../../ui/skeleton';
import { WishesForm } from './wishes-form';
import { useWishesSettled } from './unsaved';
import { useWishesTexts } from './wishes.en';

/** R47: the wishes for a match, and how much each one matters. */
export default function WishesPage() {
  const texts = useWishesTexts();
  // A change saved in another tab is met when this one saves.
  const settled = useWishesSettled();
  const { data, error, refetch } = useQuery({ ...myWishes, refetchOnWindowFocus: false });
  // Without it the page begins with nothing filled in.
  const profile = useQuery({ ...myProfile, enabled: data !== undefined && isNew(data) });
  return (
    <div className="page max-w-2xl py-6 sm:py-10">
      <title>{texts.title}</title>
      <ToMyProfile />
      <h1 className="text-4xl">{texts.heading}</h1>
      <p className="mt-2 mb-6 text-muted">{texts.lead}</p>
      <AsksNote act="edit" />
      <Loaded
        query={{ data: settled && !profile.isLoading ? data : undefined, error, refetch }}
        failed={texts.failed}
        skeleton={<RowsSkeleton />}
      >
        {(wishes) => <WishesForm wishes={wishes} profile={profile.data ?? null} />}
      </Loaded>
    </div>
  );
}
