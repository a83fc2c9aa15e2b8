import { useQuery } from '@tanstack/react-query';
import { AsksNote } from '../../../parts/family-desk/asks';
import { ToMyProfile } from '../../../parts/account/to-my-profile';
import { Loaded } from '../../../ui/loaded';
import { RowsSkeleton } from '../../../ui/skeleton';
import { LineageParts } from './lineage-parts';
import { useLineageTexts } from './lineage.en';
import { myLineage } from './lineage.queries';

/** R46: what the family states about its gothras, and which lines it avoids. */
export default function LineagePage() {
  const texts = useLineageTexts();
  const query = useQuery(myLineage);
  return (
    <div className="page grid max-w-3xl gap-8 py-6 sm:py-10">
      <title>{texts.title}</title>
      <div>
        <ToMyProfile />
        <h1 className="text-3xl sm:text-4xl">{texts.heading}</h1>
        <p className="mt-2 mb-4 max-w-prose text-muted">{texts.lead}</p>
        <AsksNote act="edit" />
      </div>
      <Loaded query={query} skeleton={<RowsSkeleton />}>
        {(data) => <LineageParts lineage={data} />}
      </Loaded>
    </div>
  );
}
