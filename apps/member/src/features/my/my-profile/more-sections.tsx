import { useQuery } from '@tanstack/react-query';
import type { MyDetails } from '@kalyanam/shared/contracts/details';
import { DETAIL_CARDS } from '@kalyanam/shared/topics/profile/details';
import type { DetailCard } from '@kalyanam/shared/topics/profile/field-spec';
import { detailRows, asOthersRead, useDetailFacts } from '../../../parts/details/detail-rows';
import { myDetails } from '../../../parts/details/details.queries';
import { useSessionUser } from '../../../session/session';
import { isOffered } from '../../../shell/pages';
import { topicPath } from '../../../parts/account/completeness-places';
import { ButtonLink } from '../../../ui/button';
import { Facts } from '../../../ui/facts';
import { Icon } from '../../../ui/icon';
import { LoadError } from '../../../ui/load-error';
import { Section } from '../../../ui/section';
import { Skeleton, SkeletonBlock } from '../../../ui/skeleton';
import { useMyProfileTexts } from './my-profile.en';

/** The details beyond the registration, each part with a link to its card. */
export function MoreSections() {
  const { data, error, refetch } = useQuery(myDetails);
  if (data) return <Told details={data} />;
  if (error) return <LoadError error={error} onRetry={() => void refetch()} />;
  return (
    <Skeleton>
      <SkeletonBlock className="h-72 w-full" />
    </Skeleton>
  );
}

function Told({ details }: { details: MyDetails }) {
  const texts = useMyProfileTexts();
  const told = useDetailFacts(asOthersRead(details));
  const user = useSessionUser();
  const rows = {
    family: told.family,
    roots: told.roots,
    study: [...told.study, ...told.work, ...told.plans],
    living: told.living,
  } satisfies Record<DetailCard, unknown>;
  return DETAIL_CARDS.map((card) => {
    const title = told.titles[card];
    const empty = rows[card].length === 0;
    return (
      <Section
        key={card}
        title={title}
        aside={
          isOffered(user, 'moreDetails') && (
            <ButtonLink
              look="quiet"
              to={topicPath(card)}
              aria-label={`${empty ? texts.tell : texts.edit}: ${title}`}
              className="-my-2 -mr-3"
            >
              <Icon name={empty ? 'plus' : 'pencil'} />
              {empty ? texts.tell : texts.edit}
            </ButtonLink>
          )
        }
      >
        {empty ? <p className="text-muted">{texts.notTold[card]}</p> : <Facts rows={detailRows(rows[card])} />}
      </Section>
    );
  });
}
