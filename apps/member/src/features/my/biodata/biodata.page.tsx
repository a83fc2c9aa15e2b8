import { useMutation, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { AsksNote } from '../../../parts/family-desk/asks';
import { ToMyProfile } from '../../../parts/account/to-my-profile';
import { useSessionUser } from '../../../session/session';
import { lazyPart } from '../../../shell/lazy-part';
import { NEW_BIODATA_PATH, PATHS } from '../../../shell/paths';
import { Button, ButtonLink } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { ListPage, pageOf, useHeadingOfPage } from '../../../ui/list-page';
import { Loaded } from '../../../ui/loaded';
import { Notice } from '../../../ui/notice';
import { Pagination } from '../../../ui/pagination';
import { RowsSkeleton } from '../../../ui/skeleton';
import { useFailure } from '../../../ui/texts/sentences';
import { showToast } from '../../../ui/toast';
import { biodataLinks, useBiodataChanged, withdrawAllBiodata } from './biodata.queries';
import { useBiodataTexts } from './biodata.en';
import { LinkRow } from './link-row';

const NewBiodata = lazyPart(async () => (await import('./new-biodata')).NewBiodata);

/** C13: the links to one's biodata that were given out. */
export default function BiodataPage() {
  const acting = useSessionUser()?.acting;
  const [params] = useSearchParams();
  const reads = !acting || acting.acts.includes('biodata');
  // A family member who may not give out links reads none either, and asks for a new one where the seat allows that.
  if (!reads) return acting.role === 'manager' ? <NewBiodata back={null} waiting={<Waiting />} /> : <Closed />;
  return params.has('new') ? <NewBiodata back="links" waiting={<Waiting />} /> : <Links withdrawsAll={!acting} />;
}

/** Named while its part is fetched, as the page is once it is there. */
function Waiting() {
  const texts = useBiodataTexts();
  return (
    <div className="page max-w-6xl py-6 sm:py-10">
      <title>{texts.newTitle}</title>
      <h1 className="mb-6 text-3xl sm:text-4xl">{texts.newHeading}</h1>
      <RowsSkeleton />
    </div>
  );
}

function Closed() {
  const texts = useBiodataTexts();
  return (
    <div className="page max-w-3xl py-6 sm:py-10">
      <title>{texts.title}</title>
      <ToMyProfile />
      <h1 className="mb-4 text-3xl sm:text-4xl">{texts.heading}</h1>
      <AsksNote act="biodata" />
    </div>
  );
}

function Links({ withdrawsAll }: { withdrawsAll: boolean }) {
  const texts = useBiodataTexts();
  const [params] = useSearchParams();
  const page = pageOf(params);
  const { data, error, refetch, isPlaceholderData } = useQuery(biodataLinks(page));
  const heading = useHeadingOfPage(page);
  // The first link is made without a list to look at before it.
  if (data?.total === 0) return <NewBiodata back="profile" waiting={<Waiting />} />;
  return (
    <ListPage
      narrow
      title={texts.title}
      back={<ToMyProfile />}
      heading={texts.heading}
      lead={texts.lead}
      headingRef={heading}
    >
      {data && !data.mayShare && <Notice>{texts.afterVerification}</Notice>}
      <Loaded query={{ data, error, refetch }} skeleton={<RowsSkeleton />}>
        {(data) => (
          <>
            <div className="flex flex-wrap gap-3">
              <ButtonLink to={NEW_BIODATA_PATH}>
                <Icon name="plus" />
                {texts.make}
              </ButtonLink>
              {withdrawsAll && data.open > 1 && <WithdrawAll />}
            </div>
            <ul aria-busy={isPlaceholderData} className="grid gap-4 aria-busy:opacity-60">
              {data.shares.map((share) => (
                <LinkRow key={share.id} share={share} />
              ))}
            </ul>
            <Pagination
              page={data.page}
              last={data.totalPages}
              hrefOf={(other) => (other === 1 ? PATHS.biodata : `${PATHS.biodata}?page=${other}`)}
            />
          </>
        )}
      </Loaded>
    </ListPage>
  );
}

function WithdrawAll() {
  const texts = useBiodataTexts();
  const failure = useFailure();
  const changed = useBiodataChanged();
  const withdraw = useMutation({
    mutationFn: withdrawAllBiodata,
    onSuccess: ({ withdrawn }) => {
      void changed();
      showToast(texts.withdrawnAll(withdrawn));
    },
    onError: (thrown) => showToast(failure(thrown)),
  });
  return (
    <Button look="danger" busy={withdraw.isPending} onClick={() => withdraw.mutate()}>
      {texts.withdrawAll}
    </Button>
  );
}
